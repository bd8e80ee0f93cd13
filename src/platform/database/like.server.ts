/** Patterns for LIKE in which everything that was typed means itself. */
export const containing = (text: string) => `%${literally(text)}%`;
export const beginningWith = (text: string) => `${literally(text)}%`;
export const endingWith = (text: string) => `%${literally(text)}`;

function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
