/**
 * The typed text of one field; undefined if the form or JSON wasn't sent or lacks that text.
 * Separate from the validation, so pages needn't load it.
 */
export function typedText(
  values: Readonly<Record<string, unknown>> | undefined,
  name: string,
): string | undefined {
  const value = values?.[name];
  return typeof value === "string" ? value : undefined;
}

/**
 * The start of a text with at most `longest` characters, without splitting a character at the end:
 * the database rejects half a character in JSON.
 */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
}

const link =
  /h(?:tt|xx)ps?:|:\/\/|\bwww\.|[\p{L}\d]\.(?:com|net|org|info|biz|io|co|us|me|ru|cn|app|dev|xyz|top|site|shop|store|club|link|live|online|website|click|icu|vip|ly|gl)(?![\p{L}\d])/iu;
const emailAddress = /[^\s@]@[\p{L}\d-]{1,63}\./u;
/** Ten digits or more, with common separators. */
const phoneNumber = /\d(?:[\s().+-]{0,3}\d){9}/;

/** Normalizes lookalikes: full-width letters and invisible characters. */
const plain = (text: string) =>
  text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** The number of web addresses in a text, written in full or as spoken ("evil.com"). */
export function countLinks(text: string): number {
  const words = plain(text).split(/\s+/);
  return words.filter((word) => link.test(word) && !emailAddress.test(word)).length;
}

/**
 * Whether a name contains contact details: a web address, an email address or a phone number. Such
 * a name is likely spam.
 */
export function hasContactDetails(name: string): boolean {
  const text = plain(name);
  return [link, emailAddress, phoneNumber].some((pattern) => pattern.test(text));
}
