// Portraits of the people of the tables: a bust in layers, put together from what somebody is, wears and carries. All
// shapes lie in a circle of fifty around the middle, with y pointing down.

import { scatter } from "./terrain";

export interface Layer {
  d: string;
  fill: string;
  /** For fine lines instead of areas. */
  stroke?: number;
  /** In another scale than the rest: icons of the set. */
  transform?: string;
}

export type Hat = "none" | "top-hat" | "pointed" | "hood" | "helm" | "horned" | "crown" | "tricorn" | "feather" | "kettle" | "goggles" | "wreath" | "cap" | "scarf";
export type Ears = "round" | "pointed" | "large" | "horns";

export interface Person {
  /** Decides on what is left open, always in the same way. */
  key: string;
  skin: string;
  hair: string | null;
  isLong: boolean;
  ears: Ears;
  hat: Hat;
  hasBeard: boolean;
  hasWings: boolean;
  /** Large noses and yellow eyes. */
  isWild: boolean;
  cloth: string;
  trim: string;
}

/** Somebody who is no person: an animal, a machine, a will-o'-the-wisp. */
export interface Creature {
  icon: string;
  body: string;
  shade: string;
}

export type Face = Person | Creature;

const INK = "#21160f";
const STEEL = "#aab4bf";

const SHOULDERS = "M-41 27Q-34 15 0 14Q34 15 41 27A49 49 0 0 1-41 27Z";
const COLLAR = "M-15 15L0 37L15 15L9 11H-9Z";
const HEAD = "M-19-5C-19-22-11-29 0-29S19-22 19-5S10 19 0 19S-19 12-19-5Z";
const CHEEK = "M2-29C12-28 19-21 19-5S11 18 2 19C10 8 10-16 2-29Z";

const HATS: Record<Hat, (colour: string, trim: string) => Layer[]> = {
  "none": () => [],
  "top-hat": (colour, trim) => [{ d: "M-17-47H17L15-19H-15Z", fill: colour }, { d: "M-16-27H16V-20H-16Z", fill: trim }, { d: "M-30-21Q0-12 30-21Q28-15 0-14Q-28-15-30-21Z", fill: colour }],
  "pointed": (colour, trim) => [{ d: "M-19-19L6-49L19-19Z", fill: colour }, { d: "M-32-17Q0-29 32-17Q0-9-32-17Z", fill: colour }, { d: "M-18-22Q0-27 18-22L17-18Q0-22-17-18Z", fill: trim }],
  "hood": (colour, trim) => [{ d: "M-27 18Q-35-42 0-43Q35-42 27 18L17 14Q23-27 0-28Q-23-27-17 14Z", fill: colour }, { d: "M-17 14Q-23-27 0-28Q23-27 17 14L20 15Q28-31 0-32Q-28-31-20 15Z", fill: trim }],
  "helm": (_, trim) => [{ d: "M-21-4Q-24-36 0-36Q24-36 21-4L13-9H-13Z", fill: STEEL }, { d: "M2-36Q24-36 21-4L13-9Q16-24 2-36Z", fill: "#7f8a96" }, { d: "M-3-9H3V6L0 9L-3 6Z", fill: "#8e99a5" }, { d: "M0-36Q-4-50 16-47Q8-42 4-35Z", fill: trim }],
  "horned": () => [{ d: "M-18-20Q-40-20-37-42Q-28-33-15-31Z", fill: "#efe3c4" }, { d: "M18-20Q40-20 37-42Q28-33 15-31Z", fill: "#d5c59b" }, { d: "M-21-8Q-23-36 0-36Q23-36 21-8Q0-18-21-8Z", fill: STEEL }, { d: "M-3-36H3V-14H-3Z", fill: "#c99b3c" }],
  "crown": () => [{ d: "M-18-21L-22-43L-9-32L0-46L9-32L22-43L18-21Q0-15-18-21Z", fill: "#f3c64b" }, { d: "M-3-28L0-32L3-28L0-24Z", fill: "#c2373f" }],
  "tricorn": (colour, trim) => [{ d: "M-37-17Q-30-40-12-36Q0-46 12-36Q30-40 37-17Q0-31-37-17Z", fill: colour }, { d: "M-37-17Q0-31 37-17L35-14Q0-26-35-14Z", fill: trim }],
  "feather": (colour, trim) => [{ d: "M-31-17Q-22-34-4-36Q18-38 27-22Q0-27-31-17Z", fill: colour }, { d: "M14-32Q32-50 42-30Q32-29 18-25Z", fill: trim }],
  "kettle": () => [{ d: "M-17-21Q-16-39 0-39Q16-39 17-21Z", fill: STEEL }, { d: "M-31-18Q0-32 31-18Q0-10-31-18Z", fill: "#8e99a5" }],
  "goggles": (colour, trim) => [{ d: "M-20-13Q-21-35 0-35Q21-35 20-13Q0-22-20-13Z", fill: colour }, { d: "M-20-19H20V-15H-20Z", fill: INK }, { d: "M-15-17A7 7 0 1 1-1-17A7 7 0 1 1-15-17M1-17A7 7 0 1 1 15-17A7 7 0 1 1 1-17", fill: trim }, { d: "M-12-17A4 4 0 1 1-4-17A4 4 0 1 1-12-17M4-17A4 4 0 1 1 12-17A4 4 0 1 1 4-17", fill: "#c8f0ff" }],
  "wreath": (_, trim) => [{ d: "M-24-18Q-14-34-8-22Q-6-36 2-24Q10-36 12-22Q20-32 24-17Q0-27-24-18Z", fill: "#4f9a4a" }, { d: "M-14-24A4 4 0 1 1-6-24A4 4 0 1 1-14-24M6-25A4 4 0 1 1 14-25A4 4 0 1 1 6-25", fill: trim }],
  "cap": (colour, trim) => [{ d: "M-21-15Q-22-38 2-38Q23-36 21-16Q0-25-21-15Z", fill: colour }, { d: "M-21-15Q0-25 21-16L33-13Q6-19-21-11Z", fill: trim }],
  "scarf": (colour, trim) => [{ d: "M-21-11Q-23-36 0-36Q23-36 21-11Q0-22-21-11Z", fill: colour }, { d: "M18-18L34-8L28 4L17-9Z", fill: trim }, { d: "M-14-27A2 2 0 1 1-10-27A2 2 0 1 1-14-27M-2-30A2 2 0 1 1 2-30A2 2 0 1 1-2-30M9-27A2 2 0 1 1 13-27A2 2 0 1 1 9-27", fill: trim }],
};

const EARS: Record<Ears, string> = {
  round: "M-19-8Q-25-8-23 0Q-21 5-18 2ZM19-8Q25-8 23 0Q21 5 18 2Z",
  pointed: "M-17-9L-33-19L-18 4ZM17-9L33-19L18 4Z",
  large: "M-16-10L-44-17Q-38 2-17 6ZM16-10L44-17Q38 2 17 6Z",
  horns: "M-13-24Q-34-28-31-6Q-27-16-14-18ZM13-24Q34-28 31-6Q27-16 14-18Z",
};

/** The layers of a portrait, the hindmost first. */
export function paint(face: Face): Layer[] {
  return "icon" in face ? paintCreature(face) : paintPerson(face);
}

function paintCreature({ icon, body, shade }: Creature): Layer[] {
  const at = (x: number, y: number): string => `translate(${x} ${y}) scale(.152) translate(-256 -256)`;
  return [{ d: icon, fill: shade, transform: at(2.5, 3) }, { d: icon, fill: body, transform: at(0, 0) }];
}

function paintPerson(person: Person): Layer[] {
  const { skin, hair, ears, hat, cloth, trim, isWild } = person;
  const next = scatter([...person.key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983, 7));
  const isStern = next() > 0.5;
  const smile = next() * 4 - 1;
  return [
    ...(person.hasWings ? [{ d: "M-8 8Q-48-42-47-8Q-46 16-8 16ZM8 8Q48-42 47-8Q46 16 8 16Z", fill: "#e9f6ffcc" }, { d: "M-10 10Q-36-22-40-6Q-38 10-10 14ZM10 10Q36-22 40-6Q38 10 10 14Z", fill: "#b9dcf5cc" }] : []),
    ...(hair !== null && person.isLong ? [{ d: "M-22-8Q-27-33 0-33Q27-33 22-8L27 28Q0 34-27 28Z", fill: darker(hair) }] : []),
    { d: SHOULDERS, fill: cloth }, { d: "M6 14Q34 15 41 27A49 49 0 0 1 12 48Z", fill: darker(cloth) }, { d: COLLAR, fill: trim },
    { d: EARS[ears], fill: ears === "horns" ? "#e6d5ab" : darker(skin) },
    { d: HEAD, fill: skin }, { d: CHEEK, fill: darker(skin) },
    ...(hair !== null ? [{ d: "M-21-6Q-24-33 0-33Q24-33 21-6Q18-20 6-21Q-8-22-12-15Q-17-14-21-6Z", fill: hair }] : []),
    ...(isWild ? [{ d: "M-13-6A5 5 0 1 1-3-6A5 5 0 1 1-13-6M3-6A5 5 0 1 1 13-6A5 5 0 1 1 3-6", fill: "#ffe36b" }] : [{ d: "M-11-5A4 3.400 0 1 1-3-5A4 3.400 0 1 1-11-5M3-5A4 3.400 0 1 1 11-5A4 3.400 0 1 1 3-5", fill: "#fffaf0" }]),
    { d: "M-9-5A2.200 2.200 0 1 1-4.600-5A2.200 2.200 0 1 1-9-5M4.600-5A2.200 2.200 0 1 1 9-5A2.200 2.200 0 1 1 4.600-5", fill: INK },
    { d: isStern ? "M-13-12L-4-9.500M13-12L4-9.500" : "M-12-11Q-8-13-4-11M12-11Q8-13 4-11", fill: hair === null ? darker(skin) : darker(hair), stroke: 2.4 },
    { d: isWild ? "M-2-3Q12 4 1 8Q-6 7-2-3Z" : "M-1-3Q5 3 0 4.500Q-3 4-1-3Z", fill: darker(darker(skin)) },
    { d: `M-6 11Q0 ${11 + smile} 6 11`, fill: INK, stroke: 2 },
    ...(person.hasBeard ? [{ d: "M-19-1Q-18 34 0 38Q18 34 19-1Q13 8 0 7Q-13 8-19-1Z", fill: hair ?? "#d8d3c8" }, { d: "M-5 12Q0 14 5 12", fill: INK, stroke: 1.8 }] : []),
    ...HATS[hat](cloth, trim),
  ];
}

/** Towards the shadow, in the colour itself. */
export function darker(colour: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.76));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Picks one of several by a key, always the same one. */
export function pickBy<T>(key: string, from: readonly T[], turn = 0): T {
  const next = scatter([...key].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 999_979, 11 + turn));
  next();
  return from[Math.floor(next() * from.length)] as T;
}
