import * as z from "zod/mini";
import { optionalLine, requiredLine } from "./fields.ts";
import { phoneProblems, readPhone } from "./phone.ts";

const abroad =
  "Enter a US or Canadian number, like (512) 555-0123, or leave this blank and enter an email address";

const isRead = z.superRefine((typed: string | null, context) => {
  const read = readPhone(typed);
  if (typed === null || read.ok) return;
  context.addIssue({ code: "custom", message: phoneProblems[read.problem], input: typed });
});

/** A required phone number of any country, stored as typed (`phone.valid`). */
export const requiredPhone = (missing: string) => requiredLine(missing, 40).check(isRead);

/** The same, but optional. */
export const optionalPhone = optionalLine(40).check(isRead);

/** An optional number of the United States or Canada, returned in E.164 (`phone.valid`). */
export const optionalUsPhone = z.pipe(
  optionalLine(40),
  z.transform((typed: string | null, context) => {
    if (typed === null) return null;
    const read = readPhone(typed);
    if (read.ok && read.number.startsWith("+1")) return read.number;
    const message = read.ok ? abroad : phoneProblems[read.problem];
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
  const read = typeof input.phone === "string" ? readPhone(input.phone) : null;
  if (!read?.ok || read.extension === null) return input;
  return { ...input, phone_extension: read.extension };
}
