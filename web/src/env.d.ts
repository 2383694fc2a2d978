/** The path of an icon in a square of 512, see plugins/icons.ts. */
declare module "icon:*" {
  const path: string;
  export default path;
}

/** Messages of a game in every language, see plugins/texts.ts. */
declare module "texts:*" {
  const messages: Record<string, import("./wire/server").Words>;
  export default messages;
}

/** The games that the page can play by itself, see plugins/engines.ts. */
declare module "virtual:playable" {
  export const playable: Pick<import("./wire/schema").GameInfo, "id" | "rules" | "content">[];
}

/** What they are. */
declare module "virtual:games" {
  export const games: import("./wire/schema").GameInfo[];
}

/** The engines of the games: `crates/site/src/port.rs` says what they can do. */
declare module "virtual:engines" {
  interface House {
    has(id: string): boolean;
    open(kept: string): void;
    forget(id: string): Uint32Array;
    ask(request: string): string;
    enter(visit: number, id: string, hello: string, lang: string): void;
    leave(visit: number): void;
    say(visit: number, line: string): void;
    answer(id: string, rows: number, index: number): void;
    letTimePass(): void;
    takeNews(): string;
  }
  interface Desk {
    think(thought: string): string;
    ask(request: string, tell: (part: string) => void): string;
    digest(transcript: string): string;
  }
  interface Module {
    default(from: { module_or_path: Response | ArrayBuffer }): Promise<unknown>;
    House: new () => House;
    Desk: new () => Desk;
  }
  export const engines: Record<string, { load: () => Promise<Module>; wasm: string }>;
}
