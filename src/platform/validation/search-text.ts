/** What somebody searches for, without what no row can hold, cut to so many characters. */
export function searchText(text: string, longest: number): string {
  return text.replaceAll("\u0000", "").toWellFormed().trim().slice(0, longest);
}
