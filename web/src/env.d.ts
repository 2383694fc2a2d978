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
