/**
 * The beginning of a text, so many characters at the most, without half a character at its end: the
 * database takes none within JSON.
 */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
}
