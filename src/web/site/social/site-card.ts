/** The site's own colors, as its dark bands have them. */
export const siteColors = { background: "#0f2341", text: "#fbf8f2" };

/** The name in `{name}.png`; nothing for other files. */
export function imageName(file: string): string {
  return /^(.+)\.png$/.exec(file)?.[1] ?? "";
}
