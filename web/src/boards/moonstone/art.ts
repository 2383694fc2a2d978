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

import type { PrintedCharacter } from "../../wire/moonstone";

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

export function pictureOf({ key, keywords }: PrintedCharacter): string {
  const own = CHARACTERS[key] ?? KEYWORDS.find(([keyword]) => keywords.includes(keyword))?.[1];
  return own ?? person;
}

