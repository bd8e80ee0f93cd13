import * as z from "zod/mini";
import { writtenChannels } from "~/domains/messaging/index.ts";
import { optionalLine, requiredText } from "~/platform/validation/fields.ts";

/**
 * Maximum characters of a text; with the business's name and opt-out line it stays below carrier
 * limits.
 */
const maxTextLength = 1_000;
const maxEmailLength = 10_000;
const tooLong = `A text can have up to ${maxTextLength.toLocaleString("en-US")} characters. Shorten it, or send an email.`;

/** A manually written message to a homeowner. */
export const manualMessageSchema = z
  .object({
    channel: z.enum(writtenChannels, "Choose text or email"),
    subject: optionalLine(200),
    words: requiredText("Enter a message", maxEmailLength),
  })
  .check(
    z.refine(({ channel, words }) => channel !== "sms" || words.length <= maxTextLength, {
      path: ["words"],
      message: tooLong,
    }),
    z.refine(({ channel, subject }) => channel !== "email" || subject, {
      path: ["subject"],
      message: "Enter a subject for the email",
    }),
  );

export type ManualMessageRequest = z.output<typeof manualMessageSchema>;
