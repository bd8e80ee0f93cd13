/** The lines of a data file (imported with `?raw`), without comments that start with "#". */
export function dataLines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}
