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

const CARDS: Record<string, string> = {
  "elf-archers": archer, "centaurs": centaur, "moss-dancers": dancer, "moss-queen": queen, "oak-warden": oak, "dragon-rider": dragon, "will-o-wisp": wisp,
  "bard-broom": bard, "rag-fellows": goblin, "lightning-rods": lightning, "tinkerers": tinker, "boss-sprocket": boss, "forewoman-fizz": spark,
  "scrap-cannon": cannon, "saboteur-grit": saboteur, "crash-pilot": pilot, "dust-guard": shield, "soot-gunners": soot, "lint-rollers": brush,
  "director-grime": director, "forewoman-cinder": forge, "inspector-grey": inspector, "markswoman-fluff": marksman, "envoy-flake": envoy,
  "guardsmen": guards, "musketeers": musket, "sappers": sapper, "captain-shefin": captain, "lieutenant-quill": quill, "surveyor-plumb": surveyor,
  "giant-tamer": giant, "clockmaker": clock, "needle-fencers": fencer, "cap-throwers": cap, "sock-gang": socks, "great-collector": collector,
  "cataloguer": catalogue, "snatcher": snatcher, "dreamer": dreamer, "key-knight": key,
};

/** Those from own content are drawn by what they are, and whether they shoot. */
export function pictureOf(card: string, { kind, range }: CardFacts): string {
  const own = CARDS[card];
  if (own) return own;
  if (kind === "leader") return knight;
  if (range > 0) return bow;
  return kind === "hero" ? helm : sword;
}
