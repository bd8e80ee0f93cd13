type Failure = {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  code?: unknown;
  constraint?: unknown;
  table?: unknown;
  cause?: unknown;
  errors?: unknown;
};

/** Maximum causes to follow; a chain may be circular. */
const maxChain = 5;

/**
 * The loggable part of a failure: its root cause. A database error's message and detail quote the
 * row, so only its code, constraint and the place in our code are included.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== "object" || error === null) return { message: scrub(String(error)) };
  const root = rootOf(error);
  const { code, constraint, table } = root;
  const fromDatabase = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
  const frames = framesOf(error);
  return {
    type: typeof root.name === "string" ? root.name : undefined,
    code: typeof code === "string" || typeof code === "number" ? code : undefined,
    constraint,
    table,
    message: fromDatabase ? undefined : messageOf(root),
    at: frames.length > 0 ? frames.slice(0, 12).map((line) => line.trim().slice(3)) : undefined,
  };
}

/** The stack frames. Text before them may quote user input, including lines that look like frames. */
function framesOf({ message, stack }: Failure): string[] {
  if (typeof stack !== "string") return [];
  const messageAt = typeof message === "string" ? stack.indexOf(message) : -1;
  const after = messageAt < 0 ? stack : stack.slice(messageAt + String(message).length);
  return after.split("\n").filter((line) => line.startsWith("    at "));
}

/** The innermost cause; of several simultaneous failures, such as a connection tried two ways, the first. */
function rootOf(failure: object): Failure {
  let at: Failure = failure;
  for (let steps = 0; steps < maxChain; steps++) {
    const [first] = Array.isArray(at.errors) ? at.errors : [];
    const next: unknown = at.cause ?? first;
    if (typeof next !== "object" || next === null) break;
    at = next;
  }
  return at;
}

/** Libraries also throw plain objects. One without a message is described by its field names. */
function messageOf(root: Failure): string {
  if (typeof root.message === "string" && root.message !== "") return scrub(root.message);
  if (root instanceof Error) return "No error message";
  return `No error message; fields: ${Object.keys(root).join(", ") || "none"}`;
}

/** Maximum characters of a text: a log entry is a line, not a document. */
const maxLength = 1000;

/**
 * Replaces anything that looks like an email address, phone number or token (rule
 * `privacy.no-leaks`). Only the first 1,000 characters are returned, so any text can be logged
 * in linear time (rule `requests.linear-time`).
 */
export function scrub(text: string): string {
  const cut = text.length > maxLength;
  const scrubbed = withoutAddresses(cut ? withoutBrokenPairs(text.slice(0, maxLength)) : text)
    .replace(/[\d\s().-]{8,}/g, scrubNumber)
    .replace(/[A-Za-z0-9_-]{40,}/g, "[token]");
  return cut ? `${scrubbed}…` : scrubbed;
}

/**
 * The text with anything that looks like an email address replaced, including in URLs
 * (`privacy.no-leaks`).
 */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s"'<>()/=?&,;:]+/g, (word) =>
    /.(@|%40)./i.test(word) ? "[address]" : word,
  );
}

const partOfAddress = /[^\s"'<>()/=?&,;:]/;
const partOfNumber = /[\d\s().+-]/;

/** Half an address or number wouldn't be recognized, so a cut removes all of it. */
function withoutBrokenPairs(text: string): string {
  let end = text.length;
  while (end > 0 && partOfAddress.test(text.charAt(end - 1))) end--;
  while (end > 0 && partOfNumber.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The span of at least eight characters from the first to the last digit that aren't part of a word. */
function scrubNumber(run: string, at: number, text: string): string {
  let start = 0;
  while (start < run.length && !beginsNumber(text, at + start)) start++;
  let end = run.length - 1;
  while (end > start && !endsNumber(text, at + end)) end--;
  return end - start < 7 ? run : `${run.slice(0, start)}[number]${run.slice(end + 1)}`;
}

const digit = /\d/;
const partOfWord = /[\w-]/;
const loopback = "127.0.0.1";

function beginsNumber(text: string, at: number): boolean {
  // The machine's own address isn't a phone number.
  const isOwn = text.startsWith(loopback, at) && !digit.test(text.charAt(at + loopback.length));
  return digit.test(text.charAt(at)) && !partOfWord.test(text.charAt(at - 1)) && !isOwn;
}

function endsNumber(text: string, at: number): boolean {
  return digit.test(text.charAt(at)) && !partOfWord.test(text.charAt(at + 1));
}
