/**
 * The start of a text with at most `longest` characters, without splitting a character at the end:
 * the database rejects half a character in JSON.
 */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
}
