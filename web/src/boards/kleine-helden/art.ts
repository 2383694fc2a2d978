// Pictures of heroes, cards and figures: paper cut-outs in loud colours.

import assassin from "icon:ninja-head";
import barbarian from "icon:barbarian";
import blackKnight from "icon:visored-helm";
import darkElf from "icon:elf-helmet";
import dragonSlayer from "icon:viking-helmet";
import lich from "icon:skull-staff";
import mindThief from "icon:cowled";
import necromancer from "icon:half-dead";
import ratman from "icon:rat";
import shadow from "icon:hood";
import shaman from "icon:wizard-staff";
import troll from "icon:troll";
import vampire from "icon:vampire-dracula";
import voodoo from "icon:voodoo-doll";
import werewolf from "icon:werewolf";
import witch from "icon:fairy-wand";

import armour from "icon:breastplate";
import artefact from "icon:necklace";
import attackSpell from "icon:fire-ray";
import defenceSpell from "icon:magic-shield";
import demon from "icon:daemon-skull";
import event from "icon:scroll-unfurled";
import generalSpell from "icon:magic-swirl";
import manoeuvre from "icon:sword-clash";
import monster from "icon:spiked-dragon-head";
import npc from "icon:person";
import potion from "icon:magic-potion";
import shield from "icon:round-shield";
import spontaneous from "icon:trumpet-flag";
import summons from "icon:star-swirl";
import weapon from "icon:broadsword";

import axe from "icon:battle-axe";
import bat from "icon:bat";
import blossoms from "icon:thorny-vine";
import boots from "icon:boots";
import bow from "icon:bow-arrow";
import bones from "icon:skull-crossed-bones";
import book from "icon:spell-book";
import cape from "icon:cape";
import club from "icon:spiked-bat";
import coins from "icon:two-coins";
import crossbow from "icon:crossbow";
import dagger from "icon:stiletto";
import daggers from "icon:daggers";
import die from "icon:dice-six-faces-six";
import dodge from "icon:dodging";
import fireball from "icon:fireball";
import flask from "icon:round-bottom-flask";
import fork from "icon:pitchfork";
import ghost from "icon:ghost";
import gloves from "icon:gloves";
import golem from "icon:rock-golem";
import halberd from "icon:halberd";
import helmet from "icon:helmet";
import ice from "icon:ice-bolt";
import imp from "icon:imp";
import jester from "icon:jester-hat";
import key from "icon:key";
import legs from "icon:leg-armor";
import lightning from "icon:lightning-storm";
import mail from "icon:mail-shirt";
import mirror from "icon:mirror-mirror";
import moon from "icon:moon";
import pigeon from "icon:dove";
import rabbit from "icon:rabbit";
import rock from "icon:stone-pile";
import run from "icon:run";
import shoulders from "icon:shoulder-armor";
import skeleton from "icon:skeleton";
import slam from "icon:fist";
import sling from "icon:sling";
import spikes from "icon:spiked-shield";
import star from "icon:flail";
import tower from "icon:attached-shield";
import treeman from "icon:tree-face";
import whip from "icon:whip";
import wolf from "icon:wolf-head";
import zombie from "icon:shambling-zombie";

import attackFigure from "icon:crossed-swords";
import magicFigure from "icon:fairy-wand";
import parryFigure from "icon:gladius";
import resistanceFigure from "icon:eye-shield";
import armourFigure from "icon:checked-shield";
import damageFigure from "icon:shattered-heart";

import type { Figures, Kind, PrintedCard } from "../../wire/kleine-helden";

const HEROES: Record<string, string> = {
  "black-knight": blackKnight, barbarian, werewolf, ratman, assassin, troll, "dragon-slayer": dragonSlayer, "shadow-warrior": shadow,
  "dark-elf": darkElf, vampiress: vampire, shaman, lich, necromancer, "voodoo-priestess": voodoo, "witchs-apprentice": witch, "mind-thief": mindThief,
};

const KINDS: Record<Kind, string> = {
  weapon, shield, armour, artefact, "attack-spell": attackSpell, "defence-spell": defenceSpell, "general-spell": generalSpell, summons,
  potion, demon, manoeuvre, event, spontaneous, npc,
};

/** Cards that are more than their kind, by their keys. */
const CARDS: [RegExp, string][] = [
  [/knife|opener|back-stab|shadow-dagger|parrying/, dagger], [/throwing|quick-change/, daggers], [/axe/, axe], [/club/, club], [/grumpy-star/, star],
  [/whip/, whip], [/halberd/, halberd], [/pitchfork/, fork], [/^sling/, sling], [/bow$|blowpipe|bulls-eye|aiming/, bow], [/crossbow/, crossbow],
  [/tower-shield|bodyguard/, tower], [/spiked/, spikes], [/mirror|mistaken/, mirror], [/shoulder/, shoulders], [/mail|doublet|smith/, mail], [/helmet/, helmet],
  [/fools|jester|heckler/, jester], [/bracers|gloves|sticky|shin|mighty|noogie/, slam], [/skill/, gloves], [/trousers/, legs], [/cloak/, cape], [/boots/, boots],
  [/die$|do-over|lucky/, die], [/keys|highwaymen/, key], [/lightning|caffeine/, lightning], [/fireball/, fireball], [/icicle|freeze/, ice],
  [/rock|landslip|golem|stone-skin/, rock], [/stone-golem/, golem], [/thorn/, blossoms], [/bone|grave|poison/, bones], [/zombie/, zombie], [/rattle/, skeleton],
  [/imp$/, imp], [/wolf|dog/, wolf], [/bunny|hare/, rabbit], [/tree|woodworm/, treeman], [/polter|ghost|soul|play-dead/, ghost], [/leech|vampire|gloom/, bat],
  [/catnip|fizz|punch|tea/, flask], [/sale|market|fence|offer|taxman|loot/, coins], [/book|librarian|diction|red-tape/, book], [/moon|drowsy|sleepy|nightmare/, moon],
  [/pigeon|magpie|angel/, pigeon], [/under-the|in-passing|whirl|feint/, dodge], [/second-wind|day-off/, run],
];

export const FIGURES: Record<keyof Figures, string> = {
  attack: attackFigure, parry: parryFigure, magic: magicFigure, resistance: resistanceFigure, armour: armourFigure, damage: damageFigure,
};

export const MONSTER = monster;

/** Heroes from own content get the picture of a fighter. */
export function pictureOfHero(key: string): string {
  return HEROES[key] ?? barbarian;
}

export function pictureOfCard({ key, kind }: PrintedCard): string {
  return CARDS.find(([pattern]) => pattern.test(key))?.[1] ?? KINDS[kind];
}

/** Ground, rays on it, and the two colours of the figure. */
export interface Paper {
  ground: string;
  rays: string;
  figure: string;
  shade: string;
}

const PAPERS: Paper[] = [
  { ground: "#ffd23f", rays: "#ffe27a", figure: "#d7263d", shade: "#8f1527" },
  { ground: "#3bceac", rays: "#74dfc6", figure: "#5b2a86", shade: "#371553" },
  { ground: "#ff8a5b", rays: "#ffab86", figure: "#1b4965", shade: "#0d2b3e" },
  { ground: "#8ac6ff", rays: "#b3daff", figure: "#c1440e", shade: "#7c2a06" },
  { ground: "#d4a5ff", rays: "#e4c8ff", figure: "#146c43", shade: "#0a4027" },
  { ground: "#c5e063", rays: "#d9ec93", figure: "#7b1e7a", shade: "#4c0f4b" },
  { ground: "#ff9ebb", rays: "#ffbfd2", figure: "#1f3c88", shade: "#102251" },
];

/** The same key has the same colours everywhere. */
export function paperOf(key: string): Paper {
  const number = [...key].reduce((sum, sign) => (sum * 33 + (sign.codePointAt(0) ?? 0)) % 9973, 5381);
  return PAPERS[number % PAPERS.length] as Paper;
}

/** The groups around the table, by seat; the wild ones come last. */
export const SEATS = ["#2f80ed", "#e4572e", "#2a9d57", "#9b51e0", "#c98a00", "#5b5f66"];
