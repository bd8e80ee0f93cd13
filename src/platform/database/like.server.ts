/** LIKE patterns that match typed text literally. */
export const containing = (text: string) => `%${literally(text)}%`;
export const beginningWith = (text: string) => `${literally(text)}%`;
export const endingWith = (text: string) => `%${literally(text)}`;

function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
