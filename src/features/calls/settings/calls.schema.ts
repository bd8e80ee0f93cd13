import * as z from "zod/mini";
import { after, requiredLine, ticked } from "~/platform/validation/fields.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { ringTimes } from "../calls.ts";
import { isRung } from "../rung-numbers.server.ts";

const usPhone = "Enter a US phone number, like (512) 555-0123";

/** A number of a phone that is rung; it comes out in E.164. */
const phone = z.pipe(
  requiredLine(usPhone, 40),
  z.transform((text: string, context) => {
    const number = normalizePhone(text);
    if (number && isRung(number)) return number;
    context.issues.push({ code: "custom", message: usPhone, input: text });
    return z.NEVER;
  }),
);

const times = ringTimes.map(String) as [string, ...string[]];

export const callSettingsSchema = z.object({
  enabled: ticked,
  ring_seconds: z.enum(times, "Choose how long each phone rings"),
  texts_missed: ticked,
});

export const callPhoneSchema = z.object({
  name: requiredLine("Say whose phone it is", 60),
  phone,
});

/** Anybody's number: nonsense calls come from abroad, too. */
export const blockSchema = z.object({
  phone: after(
    (value) => (typeof value === "string" ? (normalizePhone(value.trim()) ?? "") : ""),
    z.string().check(z.minLength(1, "Enter the whole number")),
  ),
});
