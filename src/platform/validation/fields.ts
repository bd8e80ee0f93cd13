import * as z from "zod/mini";
import { lettersProblem, readEmail } from "./email.ts";
import { phoneProblems, readPhone } from "./phone.ts";

// The small edition of the library, because these checks also run in the browser.

// The library would otherwise compile its checks with `new Function`, which the pages' security
// policy blocks.
z.config({ jitless: true });

/** Removes invalid characters from user input: control characters, broken surrogates. */
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

/** Cleans input, then validates it. */
export function preprocess<T extends z.core.$ZodType>(
  clean: (value: unknown) => unknown,
  schema: T,
) {
  return z.pipe(z.transform(clean), schema);
}

const atMost = (max: number) => z.maxLength(max, `Use ${max} characters or fewer`);

/** A required line of text. */
export function requiredLine(message: string, max = 200) {
  return preprocess(
    (value) => oneLine(value) ?? "",
    z.string(message).check(z.minLength(1, message), atMost(max)),
  );
}

/** A required text of one or more lines. */
export function requiredText(message: string, max = 2000) {
  return preprocess(
    (value) => cleanText(value) ?? "",
    z.string(message).check(z.minLength(1, message), atMost(max)),
  );
}

/** Empty optional values are saved as null. */
function optional<T extends z.core.$ZodType>(schema: T, clean = oneLine) {
  return preprocess((value) => {
    const text = clean(value);
    return text === undefined || text === "" ? null : text;
  }, z.nullable(schema));
}

export function optionalLine(max = 200) {
  return optional(z.string().check(atMost(max)));
}

export function optionalText(max = 2000) {
  return optional(z.string().check(atMost(max)), cleanText);
}

/**
 * One plain email address: no display name, no list, no line break. The part before the @ is
 * unchanged; the domain is returned in lowercase ASCII.
 */
export function requiredEmail(missing: string, wrong: string) {
  const given = z.string(missing).check(z.minLength(1, missing), z.maxLength(254, wrong));
  return preprocess((value) => oneLine(value) ?? "", z.pipe(given, emailAddress(wrong)));
}

export function optionalEmail(wrong: string) {
  return optional(z.pipe(z.string().check(z.maxLength(254, wrong)), emailAddress(wrong)));
}

function emailAddress(wrong: string) {
  return z.transform((typed: string, context) => {
    const parsed = readEmail(typed);
    if (parsed.ok) return parsed.address;
    const message = parsed.problem === "letters" ? lettersProblem : wrong;
    context.issues.push({ code: "custom", message, input: typed });
    return z.NEVER;
  });
}

/** A web address; `https://` is added if the scheme is missing. Only http and https are accepted. */
export function optionalWebAddress(message: string) {
  const withScheme = (value: unknown) => {
    const text = oneLine(value);
    if (typeof text !== "string" || text === "") return text;
    return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  };
  return optional(z.string().check(atMost(500), z.refine(isWebAddress, message)), withScheme);
}

/** Whether a text is an absolute http(s) URL with a dotted host and no password. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.hostname.includes(".") && url.username === "";
}

/** "yes" and "no" from forms, true and false from API clients. */
export const yesNo = preprocess(
  (value) => {
    if (value === "yes" || value === "true" || value === "on") return true;
    if (value === "no" || value === "false") return false;
    return value === "" || value === undefined ? null : value;
  },
  z.nullable(z.boolean("Choose yes or no")),
);

/** A checked box. Forms omit an unchecked one. */
export const checkbox = preprocess(
  (value) => value === true || value === "true" || value === "on" || value === "yes",
  z.boolean(),
);

/** One of these values, or nothing. */
export function optionalChoice<const T extends readonly [string, ...string[]]>(choices: T) {
  return optional(z.enum(choices, "Choose one of the options"));
}

/** A list from a form: one value, several, or none. */
export function asList(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return [];
  return Array.isArray(value) ? value : [value];
}

/**
 * A rule across fields, reported at one of them. It runs together with the fields' own rules, so an
 * invalid field may be missing from the values.
 */
export function crossFieldRule<T extends object>(
  holds: (answers: Partial<T>) => boolean,
  field: string & keyof T,
  message: string,
) {
  return z.refine<T>((answers) => holds(answers), {
    path: [field],
    message,
    when: ({ value }) => typeof value === "object" && value !== null,
  });
}

const abroad =
  "Enter a US or Canadian number, like (512) 555-0123, or leave this blank and enter an email address";

const isRead = z.superRefine((typed: string | null, context) => {
  const parsed = readPhone(typed);
  if (typed === null || parsed.ok) return;
  context.addIssue({ code: "custom", message: phoneProblems[parsed.problem], input: typed });
});

/** A required phone number of any country, stored as typed. */
export const requiredPhone = (missing: string) => requiredLine(missing, 40).check(isRead);

/** The same, but optional. */
export const optionalPhone = optionalLine(40).check(isRead);

/** An optional number of the United States or Canada, returned in E.164. */
export const optionalUsPhone = z.pipe(
  optionalLine(40),
  z.transform((typed: string | null, context) => {
    if (typed === null) return null;
    const parsed = readPhone(typed);
    if (parsed.ok && parsed.number.startsWith("+1")) return parsed.number;
    const message = parsed.ok ? abroad : phoneProblems[parsed.problem];
    context.issues.push({ code: "custom", message, input: typed });
    return null;
  }),
);

/** Digits to dial after a number, as `withExtension` extracts them. */
export const phoneExtension = z.optional(
  optionalLine(7).check(
    z.refine(
      (digits) => digits === null || /^\d+$/.test(digits),
      "Enter the digits of the extension",
    ),
  ),
);

/**
 * The same checks for input whose `phone` may end in an extension: "(512) 555-0123 ext. 4" becomes
 * the number and `phone_extension` 4.
 */
export function withExtension<S extends z.core.$ZodType>(schema: S) {
  return z.pipe(z.transform(splitExtension), schema as S & z.core.$ZodType<unknown, unknown>);
}

/** The extension to store next to a valid number; null without a number. */
export const extensionOf = (typed: {
  phone: string | null;
  phone_extension?: string | null | undefined;
}): string | null => (typed.phone ? (typed.phone_extension ?? null) : null);

function splitExtension(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("phone" in input)) return input;
  const parsed = typeof input.phone === "string" ? readPhone(input.phone) : null;
  if (!parsed?.ok || parsed.extension === null) return input;
  return { ...input, phone_extension: parsed.extension };
}
