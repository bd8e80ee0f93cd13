/** Machine formats that must not appear in text for people. */
const forms: [what: string, pattern: RegExp][] = [
  ["a moment", /\b\d{4}-\d\d-\d\dT\d\d:\d\d/],
  ["an address of a machine", /\b(?:tel|mailto):\S/],
  ["no text", /\[object Object\]|\bundefined\b|\bNaN\b|\bInvalid Date\b/],
  ["an unfilled field", /\{[a-z_]+\}/],
];
const webAddress = /https?:\/\/\S+/g;

/** The machine formats in a text, ignoring URLs. */
export function machineFormsIn(text: string): string[] {
  const read = text.replace(webAddress, "");
  return forms.flatMap(([what, pattern]) => {
    const match = pattern.exec(read);
    return match ? [`${what}: ${read.slice(Math.max(0, match.index - 30), match.index + 50)}`] : [];
  });
}
