import { z } from "zod";

// The library would otherwise compile its checks with `new Function`, which the pages' security
// policy refuses.
z.config({ jitless: true });

/** What a person typed, without what no field can mean: control characters, broken surrogates. */
export function cleanText(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return (
    value
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "")
      .trim()
  );
}

const oneLine = (value: unknown) => {
  const text = cleanText(value);
  return typeof text === "string" ? text.replace(/\s+/g, " ") : text;
};

const tooLong = (max: number) => `Use at most ${max} characters`;

/** A line of text that must be given. */
export function requiredLine(message: string, max = 200) {
  return z.preprocess(
    (value) => oneLine(value) ?? "",
    z.string({ error: message }).min(1, message).max(max, tooLong(max)),
  );
}

/** A text of one or more lines that must be given. */
export function requiredText(message: string, max = 2000) {
  return z.preprocess(
    (value) => cleanText(value) ?? "",
    z.string({ error: message }).min(1, message).max(max, tooLong(max)),
  );
}

/** Empty optional values are saved as null (specification §5). */
export function optional<T extends z.ZodType>(schema: T, clean = oneLine) {
  return z.preprocess((value) => {
    const text = clean(value);
    return text === undefined || text === "" ? null : text;
  }, schema.nullable());
}

export function optionalLine(max = 200) {
  return optional(z.string().max(max, tooLong(max)));
}

export function optionalText(max = 2000) {
  return optional(z.string().max(max, tooLong(max)), cleanText);
}

/** One plain address: no display name, no list, no line break. Kept as typed but for outer blanks. */
export function requiredEmail(missing: string, wrong: string) {
  return z.preprocess(
    (value) => oneLine(value) ?? "",
    z.string({ error: missing }).min(1, missing).max(254, wrong).pipe(z.email(wrong)),
  );
}

export function optionalEmail(wrong: string) {
  return optional(z.string().max(254, wrong).pipe(z.email(wrong)));
}

/** A web address; one typed without its scheme gets `https://`. Only http and https are accepted. */
export function optionalWebAddress(message: string) {
  return z.preprocess((value) => {
    const text = oneLine(value);
    if (text === undefined || text === null || text === "") return null;
    if (typeof text !== "string") return text;
    return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  }, z.string().max(500, tooLong(500)).refine(isWebAddress, message).nullable());
}

/** Whether a text is an absolute http(s) address with a dotted host and no password in it. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.hostname.includes(".") && url.username === "";
}

/** "yes" and "no" as forms send them, true and false as programs do. */
export const yesNo = z.preprocess((value) => {
  if (value === "yes" || value === "true" || value === "on") return true;
  if (value === "no" || value === "false") return false;
  return value === "" || value === undefined ? null : value;
}, z.boolean({ error: "Choose yes or no" }).nullable());

/** A box that was ticked. Forms leave an empty box out. */
export const ticked = z.preprocess(
  (value) => value === true || value === "true" || value === "on" || value === "yes",
  z.boolean(),
);

/** One of these words, or nothing. */
export function optionalChoice<const T extends readonly [string, ...string[]]>(choices: T) {
  return optional(z.enum(choices, { error: "Choose one of the options" }));
}

/** A list as a form sends it: one value alone, several, or none. */
export function asList(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return [];
  return Array.isArray(value) ? value : [value];
}
