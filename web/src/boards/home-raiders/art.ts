// Pictures of characters: their own where one fits, otherwise one of what they are and carry.

import archer from "icon:archer";
import bard from "icon:lyre";
import boss from "icon:cog";
import bow from "icon:bowman";
import brush from "icon:dust-cloud";
import cannon from "icon:cannon";
import cap from "icon:throwing-ball";
import captain from "icon:captain-hat-profile";
import catalogue from "icon:archive-register";
import centaur from "icon:centaur";
import clock from "icon:pocket-watch";
import collector from "icon:swap-bag";
import dancer from "icon:butterfly-flower";
import director from "icon:top-hat";
import dragon from "icon:spiked-dragon-head";
import dreamer from "icon:night-sleep";
import envoy from "icon:envelope";
import fencer from "icon:fencer";
import forge from "icon:blacksmith";
import giant from "icon:giant";
import goblin from "icon:goblin";
import guards from "icon:halberd";
import helm from "icon:visored-helm";
import inspector from "icon:sherlock-holmes";
import key from "icon:key";
import knight from "icon:black-knight-helm";
import lightning from "icon:lightning-trio";
import marksman from "icon:crosshair";
import musket from "icon:musket";
import oak from "icon:oak";
import pilot from "icon:plane-pilot";
import queen from "icon:queen-crown";
import quill from "icon:quill-ink";
import saboteur from "icon:spanner";
import sapper from "icon:spade";
import shield from "icon:round-shield";
import snatcher from "icon:grab";
import socks from "icon:socks";
import soot from "icon:winchester-rifle";
import spark from "icon:lightning-spanner";
import surveyor from "icon:compass";
import sword from "icon:crossed-swords";
import tinker from "icon:gears";
import wisp from "icon:fluffy-flame";

import type { CardFacts } from "../../wire/home-raiders";
import { darker, pickBy, type Ears, type Face, type Hat } from "../inches/portrait";

const CARDS: Record<string, string> = {
  "elf-archers": archer, "centaurs": centaur, "moss-dancers": dancer, "moss-queen": queen, "oak-warden": oak, "dragon-rider": dragon, "will-o-wisp": wisp,
  "bard-broom": bard, "rag-fellows": goblin, "lightning-rods": lightning, "tinkerers": tinker, "boss-sprocket": boss, "forewoman-fizz": spark,
  "scrap-cannon": cannon, "saboteur-grit": saboteur, "crash-pilot": pilot, "dust-guard": shield, "soot-gunners": soot, "lint-rollers": brush,
  "director-grime": director, "forewoman-cinder": forge, "inspector-grey": inspector, "markswoman-fluff": marksman, "envoy-flake": envoy,
  "guardsmen": guards, "musketeers": musket, "sappers": sapper, "captain-shefin": captain, "lieutenant-quill": quill, "surveyor-plumb": surveyor,
  "giant-tamer": giant, "clockmaker": clock, "needle-fencers": fencer, "cap-throwers": cap, "sock-gang": socks, "great-collector": collector,
  "cataloguer": catalogue, "snatcher": snatcher, "dreamer": dreamer, "key-knight": key,
};

interface People {
  skins: readonly string[];
  hair: readonly (string | null)[];
  cloths: readonly (readonly [string, string])[];
  hats: readonly Hat[];
  ears: Ears;
  hasWings?: boolean;
  isWild?: boolean;
}

/** What the factions look like. */
const PEOPLES: Record<string, People> = {
  "fae-folk": { skins: ["#e8f0d0", "#f4dcc4", "#cfe6c0"], hair: ["#3f7a35", "#c98a3a", "#8a4b22", "#d9e6a0"], cloths: [["#3f7d41", "#f2e08a"], ["#6f8f2c", "#f4c8de"], ["#2f6f5c", "#e8f0b0"]], hats: ["wreath", "none", "hood"], ears: "pointed", hasWings: true },
  "gremlins": { skins: ["#8fae5a", "#7fa06a", "#a3a24a"], hair: [null], cloths: [["#c9792c", "#ffe08a"], ["#8a5a2b", "#7fd0e0"], ["#b04a2a", "#e8d8a0"]], hats: ["goggles", "none", "scarf"], ears: "large", isWild: true },
  "lords-of-dust": { skins: ["#c4bdb4", "#aaa5a8", "#d4ccc0"], hair: ["#5a565c", "#8c8790", "#3a363c"], cloths: [["#5a5566", "#c9b8d8"], ["#4a4a52", "#e0a85a"], ["#6e6470", "#dcd4c4"]], hats: ["top-hat", "hood", "kettle"], ears: "round" },
  "new-lilliput": { skins: ["#f0c8a0", "#d9a578", "#a8734c"], hair: ["#4a2c1a", "#c98a3a", "#e8e0d0", "#2b2430"], cloths: [["#b3342f", "#f4e4b0"], ["#2f4f9a", "#f2d38a"], ["#8a2433", "#ffffff"]], hats: ["tricorn", "feather", "kettle"], ears: "round" },
  "scroungers": { skins: ["#e2b48c", "#c48a5e", "#f0cfae"], hair: ["#6a3a1c", "#d8a040", "#2b2430", "#a8321f"], cloths: [["#2c8080", "#f0b45a"], ["#7a5a8c", "#f4e08a"], ["#a05a3c", "#a8d8c8"]], hats: ["cap", "scarf", "none"], ears: "round" },
};

const OWN_HATS: Record<string, Hat> = {
  "moss-queen": "crown", "captain-shefin": "feather", "director-grime": "top-hat", "boss-sprocket": "crown", "key-knight": "helm", "crash-pilot": "goggles", "elf-archers": "hood", "guardsmen": "helm",
  "musketeers": "tricorn", "sappers": "kettle", "clockmaker": "goggles", "dust-guard": "helm", "soot-gunners": "hood", "needle-fencers": "feather", "cap-throwers": "cap", "sock-gang": "scarf",
  "inspector-grey": "cap", "rag-fellows": "scarf", "lightning-rods": "goggles", "great-collector": "pointed", "forewoman-cinder": "goggles", "moss-dancers": "wreath",
};

/** Those who are no little people. */
const CREATURES = new Set(["centaurs", "oak-warden", "dragon-rider", "will-o-wisp", "scrap-cannon", "lint-rollers", "giant-tamer"]);

/** All of one unit are alike; those from own content are drawn as their faction is, or as gnomes of nowhere. */
export function faceOf(card: string, facts: CardFacts, faction: string): Face {
  const people = PEOPLES[faction] ?? (PEOPLES.scroungers as People);
  const [cloth, trim] = pickBy(card, people.cloths);
  if (CREATURES.has(card)) return { icon: iconOf(card, facts), body: trim, shade: darker(cloth) };
  return {
    key: card, cloth, trim, skin: pickBy(card, people.skins, 3), hair: pickBy(card, people.hair, 5), hat: OWN_HATS[card] ?? pickBy(card, people.hats, 7),
    isLong: card.length % 3 === 0, ears: people.ears, hasBeard: facts.kind === "leader" && people.isWild !== true && card.length % 2 === 0,
    hasWings: people.hasWings === true && facts.kind !== "unit", isWild: people.isWild === true,
  };
}

/** What somebody carries or is known for. */
export function iconOf(card: string, { kind, range }: CardFacts): string {
  const own = CARDS[card];
  if (own) return own;
  if (kind === "leader") return knight;
  if (range > 0) return bow;
  return kind === "hero" ? helm : sword;
}
