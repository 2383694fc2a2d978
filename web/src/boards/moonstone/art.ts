// Pictures of characters: their own where one fits, otherwise one of their people or their trade.

import airship from "icon:zeppelin";
import balloon from "icon:air-balloon";
import barbute from "icon:barbute";
import bee from "icon:bee";
import beer from "icon:beer-stein";
import boar from "icon:boar";
import bomb from "icon:unlit-bomb";
import book from "icon:book-cover";
import bowman from "icon:bowman";
import captain from "icon:pirate-captain";
import crossbow from "icon:crossbow";
import crown from "icon:crown";
import dagger from "icon:cloak-dagger";
import deer from "icon:deer-head";
import doctor from "icon:doctor-face";
import dwarf from "icon:dwarf-face";
import dwarfHelmet from "icon:dwarf-helmet";
import elf from "icon:woman-elf-face";
import fairy from "icon:fairy";
import fairyWings from "icon:fairy-wings";
import fancyHat from "icon:robin-hood-hat";
import fire from "icon:dragon-breath";
import gas from "icon:poison-gas";
import giant from "icon:giant";
import gnome from "icon:bad-gnome";
import goat from "icon:goat";
import goblin from "icon:goblin-head";
import hood from "icon:hood";
import jackalope from "icon:rabbit-head";
import ladle from "icon:cooking-pot";
import longship from "icon:drakkar";
import monk from "icon:monk-face";
import mushroom from "icon:mushroom-gills";
import musket from "icon:musket";
import ogre from "icon:ogre";
import person from "icon:person";
import pirateHat from "icon:pirate-hat";
import pirateSkull from "icon:pirate-skull";
import plague from "icon:plague-doctor-profile";
import pointyHat from "icon:pointy-hat";
import queen from "icon:queen-crown";
import ram from "icon:ram-profile";
import rat from "icon:rat";
import rock from "icon:rock-golem";
import skull from "icon:half-dead";
import squire from "icon:light-helm";
import topHat from "icon:top-hat";
import troll from "icon:troll";
import viking from "icon:viking-head";
import vikingHelmet from "icon:viking-helmet";
import visor from "icon:visored-helm";
import wand from "icon:fairy-wand";
import warlock from "icon:warlock-hood";
import wasp from "icon:wasp-sting";
import wings from "icon:butterfly";
import wolf from "icon:wolf-head";

import type { Faction, PrintedCharacter } from "../../wire/moonstone";
import { darker, pickBy, type Face, type Hat } from "../inches/portrait";

const CHARACTERS: Record<string, string> = {
  "fraya": wand, "teetoe": fairyWings, "silvertongue": hood, "the-fencer": elf, "wasp": wasp, "diana-queen-of-the-fae": queen, "belladonna": wings, "foxglove": warlock, "vespa": bee,
  "gotchgut": ogre, "brunhilde": vikingHelmet, "dim-dimmer": giant, "boulder": rock, "hoff": ram, "jayda": deer, "mr-toodles": goat, "jackalope": jackalope,
  "mama-gimble": ladle, "quarrel": crossbow, "young-jack": crown, "gradock": dwarfHelmet, "joanna-nordic-princess": viking, "muridae": rat,
  "loci-nordic-shipwright": longship, "doug-the-flatulent": gas, "vicious-syd": dagger, "boom-boom-mc-boom": bomb, "the-goblin-king": crown,
  "the-mortician": skull, "herbert-growbottom": mushroom, "el-capitano": captain, "swiggarty-swooty": pirateSkull, "goblin-airship": balloon,
  "eric-the-squire": squire, "quack": doctor, "agatha-tavernfrau": beer, "tabby-the-librarian": book, "gertrude-the-faerie-hunter": bowman,
  "sir-hogswash": boar, "sir-guillemot-poppycock": visor, "old-calders": barbute, "baron-von-fancyhat": fancyHat, "flintlock": musket, "flintlock-1": musket, "billy": goat, "billy-1": goat,
  "firespitter": fire, "beaky-bobby": plague, "shabbaroon": warlock,
};

/** The first that fits: what a character is before what it does, but a goblin pirate is known by the hat. */
const KEYWORDS: [string, string][] = [
  ["machine", airship], ["pirate", pirateHat], ["giant", ogre], ["troll", troll], ["faun", ram], ["faerie", fairy], ["norse", vikingHelmet],
  ["wizard", pointyHat], ["cleric", monk], ["noble", topHat], ["rogue", hood], ["goblin", goblin], ["militia", gnome], ["gnome", dwarf],
  ["mercenary", barbute], ["soldier", visor], ["animal", wolf],
];

/** Cloth and trim of the factions. */
const FACTIONS: Record<Faction, [string, string][]> = {
  commonwealth: [["#2f5fa8", "#f2d38a"], ["#3b4f8f", "#e8e4d8"], ["#6b2f3a", "#f2d38a"]],
  dominion: [["#2e7a52", "#f0e3b0"], ["#5c7a2a", "#e9c8f0"], ["#2f6f74", "#ffe9b8"]],
  leshavult: [["#6a4a2b", "#cfe0a0"], ["#4f5d2c", "#e2c48d"], ["#7a5a3c", "#dfe8c8"]],
  shades: [["#5a3480", "#e6b94a"], ["#3c3a52", "#d86b5c"], ["#7a2f5c", "#d9cfa0"]],
};

const [HUMAN, GNOME, GOBLIN, FAERIE, STONE] = [["#f0c8a0", "#d9a578", "#a8734c", "#7a4f35"], ["#f2c4a4", "#e0a985"], ["#8fb84a", "#79a83f", "#a9b854"], ["#f6dfe4", "#dff0e6", "#e6e0fa"], ["#a3a08c", "#8d94a0"]];
const HAIR = ["#4a2c1a", "#8a4b22", "#c98a3a", "#e8d18a", "#2b2430", "#b8b0a4", "#a8321f"];

/** What somebody is known by from afar: hats of trades, beards of gnomes, wings of faeries. */
const HATS: [string, Hat][] = [
  ["pirate", "tricorn"], ["norse", "horned"], ["wizard", "pointed"], ["noble", "top-hat"], ["cleric", "hood"], ["rogue", "hood"],
  ["soldier", "helm"], ["mercenary", "feather"], ["militia", "kettle"],
];

const OWN_HATS: Record<string, Hat> = {
  "diana-queen-of-the-fae": "crown", "young-jack": "crown", "the-goblin-king": "crown", "joanna-nordic-princess": "crown", "mama-gimble": "scarf", "agatha-tavernfrau": "scarf",
  "tabby-the-librarian": "none", "the-fencer": "feather", "baron-von-fancyhat": "feather", "boom-boom-mc-boom": "goggles", "quack": "top-hat", "el-capitano": "tricorn",
  "gertrude-the-faerie-hunter": "hood", "foxglove": "wreath", "belladonna": "wreath", "eric-the-squire": "kettle",
};

export function faceOf(printed: PrintedCharacter): Face {
  const { key, keywords, factions } = printed;
  const is = (keyword: string): boolean => keywords.includes(keyword);
  const [cloth, trim] = pickBy(key, FACTIONS[factions[0] ?? "commonwealth"]);
  if (is("animal") || is("machine")) return { icon: iconOf(printed), body: is("machine") ? "#d9b26a" : pickBy(key, ["#e0b98a", "#c9cbd0", "#b58a5c", "#e8e0cc"]), shade: darker(cloth) };
  const isGoblin = is("goblin");
  const isGiant = is("giant") || is("troll");
  const skins = isGoblin ? GOBLIN : isGiant ? STONE : is("faerie") ? FAERIE : is("gnome") ? GNOME : HUMAN;
  const hat = OWN_HATS[key] ?? HATS.find(([keyword]) => is(keyword))?.[1] ?? "none";
  return {
    key, cloth, trim, hat, skin: pickBy(key, skins, 3), isWild: isGoblin || isGiant,
    hair: isGoblin || (isGiant && key.length % 2 === 0) ? null : pickBy(key, HAIR, 5), isLong: is("faerie") || LONG_HAIRED.has(key),
    ears: isGoblin ? "large" : is("faun") ? "horns" : is("faerie") || is("gnome") ? "pointed" : "round",
    hasBeard: (is("gnome") || is("norse")) && !LONG_HAIRED.has(key), hasWings: is("faerie"),
  };
}

const LONG_HAIRED = new Set(["fraya", "brunhilde", "jayda", "mama-gimble", "joanna-nordic-princess", "agatha-tavernfrau", "tabby-the-librarian", "gertrude-the-faerie-hunter", "muridae"]);

/** Of animals and machines. */
function iconOf({ key, keywords }: PrintedCharacter): string {
  const own = CHARACTERS[key] ?? KEYWORDS.find(([keyword]) => keywords.includes(keyword))?.[1];
  return own ?? person;
}
