// What all tables in inches say.

export const TEXTS = {
  table: ["Tisch, {width} mal {height} Zoll", "Table, {width} by {height} inches"],
  inches: ["{n} Zoll", "{n} in"],
  zoom_in: ["Näher", "Zoom in"],
  zoom_out: ["Weiter weg", "Zoom out"],
  whole: ["Alles zeigen", "Show everything"],
  tape: ["Maßband", "Tape"],
  tape_help: ["Ziehe auf dem Tisch, um zu messen; von Base zu Base wird von Rand zu Rand gemessen.", "Drag on the table to measure; from base to base it is from edge to edge."],
  place_help: ["Klicke auf den Tisch: Jeder Klick setzt einen Punkt des Wegs.", "Click on the table: each click sets a point of the way."],
  spot_help: ["Klicke auf den Tisch, wohin es soll.", "Click on the table where it is to be."],
  length: ["{n} von {limit} Zoll", "{n} of {limit} in"],
  length_free: ["{n} Zoll", "{n} in"],
  too_far: ["zu weit", "too far"],
  go: ["Dorthin", "Go there"],
  undo_point: ["Punkt zurück", "Undo point"],
  possible: ["möglicher Ort", "possible place"],
  high: ["{n} Zoll hoch", "{n} in high"],
  at: ["bei {x} / {y} Zoll", "at {x} / {y} in"],
  near: ["{name} in {n} Zoll", "{name} at {n} in"],
  touching: ["Base an Base mit {name}", "base to base with {name}"],
} as const satisfies Record<string, readonly [string, string]>;
