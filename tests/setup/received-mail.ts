export interface ReceivedMail {
  /** The envelope: the real sender and recipient. */
  from: string;
  to: string[];
  /** Header values by lowercase name, decoded; repeated headers in order. */
  headers: Map<string, string[]>;
  subject: string;
  text: string;
  html: string;
  /** Exactly as received. */
  raw: string;
}

/** Parses a message as a mail program would: folded headers, encoded words, nested parts, both encodings. */
export function parseMail(raw: string, envelope: { from: string; to: string[] }): ReceivedMail {
  const { headers, text, html } = parsePart(raw);
  const subject = headers.get("subject")?.[0] ?? "";
  return { ...envelope, headers, subject, text, html, raw };
}

function parsePart(raw: string): Pick<ReceivedMail, "headers" | "text" | "html"> {
  const gap = raw.indexOf("\r\n\r\n");
  const headers = parseHeaders(gap < 0 ? raw : raw.slice(0, gap));
  const body = gap < 0 ? "" : raw.slice(gap + 4);
  const type = headers.get("content-type")?.[0] ?? "text/plain";
  const boundary = parameter(type, "boundary");
  if (boundary) {
    const parts = splitParts(body, boundary).map(parsePart);
    const joined = (key: "text" | "html") => parts.map((part) => part[key]).join("");
    return { headers, text: joined("text"), html: joined("html") };
  }
  const encoding = headers.get("content-transfer-encoding")?.[0]?.toLowerCase() ?? "7bit";
  const content = decodeBody(body, encoding, parameter(type, "charset") ?? "utf-8");
  return {
    headers,
    text: type.startsWith("text/plain") ? content : "",
    html: type.startsWith("text/html") ? content : "",
  };
}

function parseHeaders(block: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of block.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = decodeWords(line.slice(colon + 1).trim());
    headers.set(name, [...(headers.get(name) ?? []), value]);
  }
  return headers;
}

/** `=?utf-8?Q?caf=C3=A9?=`; spaces between two encoded words are ignored. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/(=\?[^?]+\?[QB]\?[^?]*\?=)\s+(?==\?)/gi, "$1")
    .replaceAll(/=\?([^?*]+)[^?]*\?([QB])\?([^?]*)\?=/gi, (_, charset, kind, content) =>
      kind.toUpperCase() === "B"
        ? decodeBody(content, "base64", charset)
        : decodeBody(content.replaceAll("_", " "), "quoted-printable", charset),
    );
}

function parameter(value: string, name: string): string | undefined {
  const match = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]*))`, "i").exec(value);
  return match?.[1] ?? match?.[2];
}

function splitParts(body: string, boundary: string): string[] {
  const pieces = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1);
  return pieces
    .filter((piece) => !piece.startsWith("--"))
    .map((piece) => piece.slice(piece.indexOf("\r\n") + 2));
}

function decodeBody(body: string, encoding: string, charset: string): string {
  return new TextDecoder(charset).decode(bytesOf(body, encoding));
}

/** `body` has one character per byte received. */
function bytesOf(body: string, encoding: string): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1");
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}
