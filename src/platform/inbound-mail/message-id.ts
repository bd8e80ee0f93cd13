const maxHeaders = 64 * 1024;

/** The Message-ID of an unparsed email, without its angle brackets; null if it has none. */
export function messageIdOf(raw: Buffer): string | null {
  const headers = raw.toString("latin1", 0, maxHeaders).split("\r\n\r\n", 1)[0] ?? "";
  return /^message-id:\s{0,20}<([^<>\s]{1,500})>/im.exec(headers)?.[1] ?? null;
}
