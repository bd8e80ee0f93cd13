/** The site's colors, as in its dark bands. */
export const siteColors = { background: "#0f2341", text: "#fbf8f2" };

/** The name in `{name}.png`; empty for other files. */
export function imageName(file: string): string {
  return /^(.+)\.png$/.exec(file)?.[1] ?? "";
}
