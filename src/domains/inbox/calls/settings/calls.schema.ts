import * as z from "zod/mini";
import { maxMissedCallText, ringSecondsOptions } from "~/domains/inbox/calls/calls.ts";
import { checkbox, preprocess, requiredLine, requiredText } from "~/platform/validation/fields.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { phoneProblems, readPhone } from "~/platform/validation/phone.ts";
import { canRing } from "../can-ring.server.ts";
import { checkMissedCallText } from "../missed-call-text.ts";

/** A phone number to ring, normalized to E.164. */
const phone = z.pipe(
  requiredLine(phoneProblems.none, 40),
  z.transform((text: string, context) => {
    const parsed = readPhone(text);
    if (parsed.ok && !parsed.extension && canRing(parsed.number)) return parsed.number;
    const message = !parsed.ok
      ? phoneProblems[parsed.problem]
      : parsed.extension
        ? "Enter a number without an extension"
        : phoneProblems.none;
    context.issues.push({ code: "custom", message, input: text });
    return z.NEVER;
  }),
);

const versionNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.transform((text: string) => Number(text)),
);

const times = ringSecondsOptions.map(String) as [string, ...string[]];

export const callSettingsSchema = z.object({
  enabled: checkbox,
  ring_seconds: z.enum(times, "Choose how long each phone rings"),
  texts_missed: checkbox,
});

export const callPhoneSchema = z.object({
  name: requiredLine("Enter whose phone this is", 60),
  phone,
});

/** A missed-call text, and the version that its editor showed. */
export const missedCallTextSchema = z.object({
  missed_text: z.pipe(
    requiredText("Enter the text that missed callers get", maxMissedCallText),
    z.transform((text: string, context) => {
      const message = checkMissedCallText(text);
      if (message === null) return text;
      context.issues.push({ code: "custom", message, input: text });
      return z.NEVER;
    }),
  ),
  version: versionNumber,
});

/** Any number from any country, including one blocked earlier that now counts as invalid. */
export const blockSchema = z.object({
  phone: preprocess(
    (value) => {
      const typed = typeof value === "string" ? value.trim() : "";
      return normalizePhone(typed) ?? (/^\+\d{7,15}$/.test(typed) ? typed : "");
    },
    z.string().check(z.minLength(1, "Enter the full number, with area code")),
  ),
});
