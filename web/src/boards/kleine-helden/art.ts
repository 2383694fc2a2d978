// Pictures of heroes, cards and figures.

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
import creature from "icon:bear-head";
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

import attackFigure from "icon:crossed-swords";
import magicFigure from "icon:fairy-wand";
import parryFigure from "icon:gladius";
import resistanceFigure from "icon:eye-shield";
import armourFigure from "icon:checked-shield";
import damageFigure from "icon:shattered-heart";

import type { Figures, Kind } from "../../wire/kleine-helden";

const HEROES: Record<string, string> = {
  "black-knight": blackKnight, barbarian, werewolf, ratman, assassin, troll, "dragon-slayer": dragonSlayer, "shadow-warrior": shadow,
  "dark-elf": darkElf, vampiress: vampire, shaman, lich, necromancer, "voodoo-priestess": voodoo, "witchs-apprentice": witch, "mind-thief": mindThief,
};

const KINDS: Record<Kind, string> = {
  weapon, shield, armour, artefact, "attack-spell": attackSpell, "defence-spell": defenceSpell, "general-spell": generalSpell, summons,
  potion, demon, manoeuvre, event, spontaneous, npc,
};

export const FIGURES: Record<keyof Figures, string> = {
  attack: attackFigure, parry: parryFigure, magic: magicFigure, resistance: resistanceFigure, armour: armourFigure, damage: damageFigure,
};

export const CREATURE = creature;
export const MONSTER = monster;

/** Heroes from own content get the picture of a fighter. */
export function pictureOfHero(key: string): string {
  return HEROES[key] ?? barbarian;
}

export function pictureOfKind(kind: Kind): string {
  return KINDS[kind];
}
