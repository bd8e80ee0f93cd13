const link =
  /h(?:tt|xx)ps?:|:\/\/|\bwww\.|[\p{L}\d]\.(?:com|net|org|info|biz|io|co|us|me|ru|cn|app|dev|xyz|top|site|shop|store|club|link|live|online|website|click|icu|vip|ly|gl)(?![\p{L}\d])/iu;
const emailAddress = /[^\s@]@[\p{L}\d-]{1,63}\./u;
/** Ten digits or more, with what people write between them. */
const phoneNumber = /\d(?:[\s().+-]{0,3}\d){9}/;

/** One spelling of what looks the same: full-width letters, letters that nobody sees. */
const plain = (text: string) =>
  text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** How many words of a text are web addresses, written in full or as people say them ("evil.com"). */
export function countLinks(text: string): number {
  const words = plain(text).split(/\s+/);
  return words.filter((word) => link.test(word) && !emailAddress.test(word)).length;
}

/**
 * Whether a name holds a way to reach somebody: a web address, an e-mail address or a phone number.
 * A name that does is bait for whoever reads it.
 */
export function hasContactDetails(name: string): boolean {
  const text = plain(name);
  return [link, emailAddress, phoneNumber].some((pattern) => pattern.test(text));
}
