// Pictures of troops, armies and traits. A tile is a scene: land in the colours of its army, a figure, and what it carries.

import archer from "icon:archer";
import ballista from "icon:ballista";
import barbarian from "icon:barbarian";
import bowArrow from "icon:bow-arrow";
import bowman from "icon:bowman";
import catapult from "icon:catapult";
import cavalry from "icon:cavalry";
import centurion from "icon:centurion-helmet";
import chariot from "icon:chariot";
import crown from "icon:queen-crown";
import druid from "icon:wizard-face";
import eagle from "icon:eagle-head";
import eagleEmblem from "icon:eagle-emblem";
import elephant from "icon:elephant";
import elf from "icon:woman-elf-face";
import elfHelmet from "icon:elf-helmet";
import flag from "icon:vertical-banner";
import gaul from "icon:gauls-helm";
import goblin from "icon:goblin-head";
import helmet from "icon:crested-helmet";
import imp from "icon:goblin";
import javelin from "icon:thrown-spear";
import knight from "icon:mounted-knight";
import knightBanner from "icon:knight-banner";
import laurels from "icon:laurels";
import ogre from "icon:ogre";
import orc from "icon:orc-head";
import romanShield from "icon:roman-shield";
import shield from "icon:round-shield";
import sling from "icon:sling";
import spartan from "icon:spartan-helmet";
import spears from "icon:spears";
import staff from "icon:wizard-staff";
import stars from "icon:sun-priest";
import sun from "icon:heraldic-sun";
import sword from "icon:broadsword";
import swordman from "icon:swordman";
import swords from "icon:crossed-swords";
import axe from "icon:battle-axe";
import tree from "icon:tree-face";
import triquetra from "icon:triquetra";
import troll from "icon:troll";
import tusks from "icon:tusks-flag";
import wolf from "icon:wolf-head";
import leaf from "icon:oak-leaf";
import leaves from "icon:three-leaves";
import starPolar from "icon:polar-star";

import aim from "icon:archery-target";
import anger from "icon:enrage";
import arc from "icon:target-arrows";
import blood from "icon:blood";
import bolt from "icon:lightning-helix";
import boots from "icon:winged-leg";
import cheer from "icon:trumpet-flag";
import charge from "icon:ram-profile";
import commands from "icon:stars-stack";
import control from "icon:puppet";
import dagger from "icon:sacrificial-dagger";
import drumming from "icon:drum";
import eye from "icon:spyglass";
import heal from "icon:caduceus";
import heartPlus from "icon:heart-plus";
import quick from "icon:sprint";
import reflex from "icon:lightning-arc";
import scatter from "icon:broken-shield";
import skirmish from "icon:daggers";
import slow from "icon:snail";
import trample from "icon:trample";
import wing from "icon:feathered-wing";
import wound from "icon:ragged-wound";
import hands from "icon:shaking-hands";

import type { Trait } from "../../wire/pocket-battles";

export interface Army {
  emblem: string;
  /** The rim of its tiles and its shield. */
  color: string;
  dark: string;
  /** Sky from top to bottom, the far and the near land, and the sun or moon. */
  sky: [string, string];
  land: [string, string];
  light: string;
  /** Figures, from top to bottom, and what they carry. */
  figure: [string, string];
  gear: string;
}

const ARMIES: Record<string, Army> = {
  celts: { emblem: triquetra, color: "#2f7d55", dark: "#123626", sky: ["#8fb7b0", "#e6e2bd"], land: ["#6f9a5c", "#3f6b3c"], light: "#fff6d0", figure: ["#3d5f7a", "#1b2b3a"], gear: "#f0a63c" },
  elves: { emblem: leaf, color: "#3a9a8b", dark: "#0f3b3a", sky: ["#5f8fb5", "#cfe8d8"], land: ["#5ba084", "#2c6a5c"], light: "#f3fbff", figure: ["#f4efdc", "#a9b9a8"], gear: "#1f5f52" },
  macedonians: { emblem: starPolar, color: "#5b4fb0", dark: "#231d55", sky: ["#86a5dd", "#f3d9a6"], land: ["#c4a15f", "#8d6c38"], light: "#ffe9a8", figure: ["#5b4697", "#2a2050"], gear: "#d9a02b" },
  orcs: { emblem: tusks, color: "#a8541f", dark: "#44200b", sky: ["#5a3b46", "#d98a4a"], land: ["#7a5a34", "#463219"], light: "#ffd27a", figure: ["#7fa03f", "#2f4a1c"], gear: "#c9c1ad" },
  persians: { emblem: sun, color: "#b8862b", dark: "#4c3408", sky: ["#e0a95c", "#fbe7b5"], land: ["#d8b16a", "#a87a3b"], light: "#fff7d8", figure: ["#93365c", "#471732"], gear: "#1f7f8d" },
  romans: { emblem: eagleEmblem, color: "#b3261e", dark: "#4e0d09", sky: ["#7f9fc4", "#f1e2c4"], land: ["#a3a06a", "#6c6b3c"], light: "#fff3cd", figure: ["#c23a2c", "#5c130d"], gear: "#e4b94c" },
};
const NO_ARMY: Army = { emblem: shield, color: "#6b6f76", dark: "#25282c", sky: ["#93a1ad", "#e3dccb"], land: ["#8f8f6f", "#5c5d45"], light: "#fff6dd", figure: ["#5a4a3a", "#261c12"], gear: "#c9a24a" };

export function armyOf(key: string): Army {
  return ARMIES[key] ?? NO_ARMY;
}

/** The figure and what it carries, for the first pattern that fits the key of a troop. */
const PICTURES: [RegExp, string, string?][] = [
  [/scythed-chariot/, chariot, axe],
  [/chariot/, chariot, javelin],
  [/warrior-queen/, elf, crown],
  [/queen/, elfHelmet, crown],
  [/alexandros/, spartan, crown],
  [/imperator|darius/, laurels, crown],
  [/warlord|warchief/, orc, crown],
  [/shaman/, goblin, staff],
  [/magess/, elf, staff],
  [/druid/, druid, staff],
  [/aquilifer/, eagle, flag],
  [/imaginifer/, centurion, flag],
  [/standard|banner|signifer/, knightBanner, flag],
  [/catapult|onager/, catapult],
  [/boulder/, ogre, sling],
  [/ballista|scorpio/, ballista, bowArrow],
  [/elephant/, elephant, spears],
  [/eagle/, eagle, leaves],
  [/wood-pack|wolf|wolves|dogs/, wolf, leaves],
  [/treeman/, tree, leaves],
  [/pathfinder|ranger|scout/, elfHelmet, leaves],
  [/mounted-archers/, cavalry, bowArrow],
  [/noble-cavalry|cataphract|hetairoi|mounted-guard/, knight, shield],
  [/horse|cavalry|mounted|rider|prodromoi|equites/, cavalry, javelin],
  [/sling/, barbarian, sling],
  [/cretan|elite-archers/, archer, laurels],
  [/archer|bow/, bowman, bowArrow],
  [/javelin|peltast|velites|agrian|takabara/, swordman, javelin],
  [/argyr/, spartan, shield],
  [/hypasp/, helmet, shield],
  [/agema/, spartan, sword],
  [/pez|phalanx|hoplite|pike|triarii|sparabara/, helmet, spears],
  [/spearmen/, elfHelmet, spears],
  [/immortals/, stars, spears],
  [/baivarapatis|kardaka/, stars, shield],
  [/troll/, troll, axe],
  [/bugbear/, ogre, axe],
  [/half-orcs|hobgoblin/, orc, sword],
  [/orc/, orc, axe],
  [/gnoll/, wolf, axe],
  [/kobold/, imp, spears],
  [/goblin/, goblin, sword],
  [/fanatic/, imp, axe],
  [/elven|does|elite/, elf, swords],
  [/praetor|guard/, centurion, romanShield],
  [/legion/, centurion, sword],
  [/centurion|tribune|captain|chiliarch/, helmet, sword],
  [/auxil|levies/, swordman, shield],
  [/champion/, knight, sword],
  [/hero/, gaul, sword],
  [/noblemen/, gaul, shield],
  [/warband/, gaul, axe],
  [/gaesatae|berserk|raiders/, barbarian, axe],
];

export function pictureOf(key: string): { figure: string; gear: string | undefined } {
  const [, figure = swordman, gear] = PICTURES.find(([pattern]) => pattern.test(key)) ?? [];
  return { figure, gear };
}

const TRAITS: Record<string, string> = {
  control, heal, excite: cheer, galvanize: drumming, "double-order": commands, auxiliary: hands, "blood-lust": blood, fast: quick, slow,
  flying: wing, scout: eye, impetus: charge, overwhelming: trample, "long-range": aim, "wide-arc": arc, reactive: reflex, regenerate: heartPlus,
  skirmish, disband: scatter, "first-strike": bolt, fury: anger, leader: crown, prestige: laurels, sacrifice: dagger, tough: boots,
  engagement: swords, shooting: bowArrow, wounds: wound,
};

/** The picture of a trait, and the number that it adds. */
export function pictureOfTrait(trait: Trait): { path: string; amount: number | undefined } {
  const [key = "", amount] = typeof trait === "string" ? [trait] : Object.entries(trait)[0] ?? [];
  return { path: TRAITS[key] ?? starPolar, amount: amount as number | undefined };
}
