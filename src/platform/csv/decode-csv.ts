/** The text of a file: spreadsheets save in UTF-8 or, older ones, in the code page of Windows. */
export function decodeCsv(bytes: Uint8Array): string {
  const withoutNul = (text: string) => text.replaceAll("\u0000", "");
  try {
    return withoutNul(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return withoutNul(new TextDecoder("windows-1252").decode(bytes));
  }
}
