// A picture for every troop: the first icon whose pattern fits its key.

import barbarian from "icon:barbarian";
import bowman from "icon:bowman";
import catapult from "icon:catapult";
import chariot from "icon:chariot";
import crown from "icon:queen-crown";
import eagle from "icon:eagle-head";
import elephant from "icon:elephant";
import elf from "icon:woman-elf-face";
import flag from "icon:vertical-banner";
import goblin from "icon:goblin-head";
import helmet from "icon:crested-helmet";
import horse from "icon:horse-head";
import javelin from "icon:thrown-spear";
import orc from "icon:orc-head";
import shield from "icon:round-shield";
import sling from "icon:sling";
import spartan from "icon:spartan-helmet";
import spears from "icon:spears";
import staff from "icon:wizard-staff";
import swords from "icon:crossed-swords";
import tree from "icon:tree-face";
import troll from "icon:troll";
import wolf from "icon:wolf-head";
import leaves from "icon:three-leaves";

const PICTURES: [RegExp, string][] = [
  [/chariot/, chariot],
  [/queen|warlord|alexandros|general|king|warchief|legate|consul|darius/, crown],
  [/shaman|mage|druid|priest|augur/, staff],
  [/standard|banner|aquilifer|signifer/, flag],
  [/catapult|boulder|ballista|onager|scorpio/, catapult],
  [/elephant/, elephant],
  [/eagle/, eagle],
  [/wolf|wood-pack|wolves|dogs/, wolf],
  [/treeman/, tree],
  [/pathfinder|ranger|scout/, leaves],
  [/horse|cavalry|mounted|rider|hetairoi|prodromoi|equites|cataphract/, horse],
  [/sling/, sling],
  [/archer|bow/, bowman],
  [/javelin|peltast|velites|agrian/, javelin],
  [/spearmen|pez|phalanx|hoplite|pike|triarii|sparabara/, spears],
  [/troll|ogre/, troll],
  [/orc|bugbear/, orc],
  [/goblin|kobold|gnoll/, goblin],
  [/elven|elite|noble/, elf],
  [/argyr|hypasp|guard|agema|praetor|immortal/, spartan],
  [/captain|chiliarch|centurion|tribune|champion|hero|principes|hastati|legion/, helmet],
  [/warband|gaesatae|fanatic|berserk|raiders/, barbarian],
  [/shield/, shield],
];

export function pictureOf(key: string): string {
  return PICTURES.find(([pattern]) => pattern.test(key))?.[1] ?? swords;
}
