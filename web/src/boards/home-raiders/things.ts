// What things of a home look like. Those of the areas that come with the game are known by name; others by what can be done with them.

import book from "icon:white-book";
import bookPile from "icon:book-pile";
import books from "icon:open-book";
import bread from "icon:bread";
import butter from "icon:butter";
import car from "icon:city-car";
import castle from "icon:castle";
import clock from "icon:alarm-clock";
import comb from "icon:comb";
import comic from "icon:newspaper";
import cotton from "icon:cotton-flower";
import crate from "icon:wooden-crate";
import cube from "icon:cube";
import cubes from "icon:cubes";
import cutlery from "icon:fork-knife-spoon";
import egg from "icon:big-egg";
import elephant from "icon:elephant";
import glass from "icon:water-flask";
import globe from "icon:globe";
import jam from "icon:honey-jar";
import keyboard from "icon:keyboard";
import lamp from "icon:desk-lamp";
import marbles from "icon:marbles";
import milk from "icon:milk-carton";
import monitor from "icon:tv";
import mug from "icon:coffee-mug";
import notes from "icon:notebook";
import paint from "icon:paint-brush";
import pens from "icon:pencil-ruler";
import perfume from "icon:delicate-perfume";
import phone from "icon:smartphone";
import portrait from "icon:portrait";
import rails from "icon:rail-road";
import salt from "icon:salt-shaker";
import shampoo from "icon:liquid-soap";
import sink from "icon:sink";
import soap from "icon:soap";
import stapler from "icon:stapler";
import teddy from "icon:bear-face";
import toothbrush from "icon:toothbrush";
import towel from "icon:towel";
import train from "icon:steam-locomotive";

import type { ObjectFacts } from "../../wire/home-raiders";
import type { Floor, Material } from "../inches/scene";

interface Thing {
  material: Material;
  icon?: string;
}

/** By their English names. */
const THINGS: Record<string, Thing> = {
  "Wash basin": { material: "ceramic", icon: sink }, "Shampoo": { material: "plastic", icon: shampoo }, "Soap": { material: "ceramic", icon: soap },
  "Sponge": { material: "food" }, "Tooth mug": { material: "glass", icon: mug }, "Toothpaste": { material: "plastic", icon: toothbrush },
  "Towel": { material: "fabric", icon: towel }, "Perfume": { material: "glass", icon: perfume }, "Box of cotton pads": { material: "paper", icon: cotton },
  "Comb": { material: "plastic", icon: comb }, "Toy castle": { material: "paper", icon: castle }, "Building bricks": { material: "plastic", icon: cubes },
  "Wooden cube": { material: "timber", icon: cube }, "Large wooden cube": { material: "timber", icon: cube }, "Toy train": { material: "metal", icon: train },
  "Ball": { material: "plastic" }, "Teddy bear": { material: "fabric", icon: teddy }, "Picture book": { material: "paper", icon: books },
  "Rails": { material: "timber", icon: rails }, "Toy car": { material: "plastic", icon: car }, "Crumpled blanket": { material: "fabric" },
  "Paint box": { material: "metal", icon: paint }, "Glass of water": { material: "glass", icon: glass }, "Keyboard": { material: "metal", icon: keyboard },
  "Mouse": { material: "metal" }, "Monitor": { material: "metal", icon: monitor }, "Mug": { material: "ceramic", icon: mug }, "Phone": { material: "glass", icon: phone },
  "Thick book": { material: "plastic", icon: book }, "Stapler": { material: "metal", icon: stapler }, "Heap of pens": { material: "plastic", icon: pens },
  "Lamp base": { material: "metal", icon: lamp }, "Pad of notes": { material: "paper", icon: notes }, "Sticky tape": { material: "glass" },
  "Cutting board": { material: "timber" }, "Milk carton": { material: "paper", icon: milk }, "Loaf of bread": { material: "food", icon: bread },
  "Plate": { material: "ceramic" }, "Heap of crumbs": { material: "food" }, "Jam": { material: "plastic", icon: jam }, "Butter dish": { material: "ceramic", icon: butter },
  "Cutlery": { material: "metal", icon: cutlery }, "Salt shaker": { material: "glass", icon: salt }, "Egg cup": { material: "ceramic", icon: egg },
  "Pile of books": { material: "paper", icon: bookPile }, "Wooden box": { material: "timber", icon: crate }, "China elephant": { material: "ceramic", icon: elephant },
  "Marbles": { material: "glass", icon: marbles }, "Picture frame": { material: "timber", icon: portrait }, "Alarm clock": { material: "metal", icon: clock },
  "Lace cloth": { material: "fabric" }, "Comic": { material: "paper", icon: comic }, "Globe": { material: "ceramic", icon: globe },
};

export function lookOf({ name, uneven, movable }: ObjectFacts): Thing {
  return THINGS[name.en] ?? { material: uneven ? "fabric" : movable ? "paper" : "timber" };
}

/** By the key of the area; a table from own content is of wood. */
export const FLOORS: Record<string, Floor> = { "bathroom": "tiles", "childrens-room": "carpet", "kitchen-table": "tablecloth" };
