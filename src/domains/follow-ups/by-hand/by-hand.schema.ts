import * as z from "zod/mini";
import { messageChannels } from "~/domains/messaging/messages/messages.ts";
import { optionalLine, requiredText } from "~/platform/validation/fields.ts";

/**
 * Maximum characters of a text; with the business's name and opt-out line it stays below carrier
 * limits.
 */
const longestText = 1_000;
const longestMail = 10_000;
const tooLong = `A text can have up to ${longestText.toLocaleString("en-US")} characters. Shorten it, or send an email.`;

/** A manually written message to a homeowner. */
export const byHandSchema = z
  .object({
    channel: z.enum(messageChannels, "Choose text or email"),
    subject: optionalLine(200),
    words: requiredText("Enter a message", longestMail),
  })
  .check(
    z.refine(({ channel, words }) => channel !== "sms" || words.length <= longestText, {
      path: ["words"],
      message: tooLong,
    }),
    z.refine(({ channel, subject }) => channel !== "email" || subject, {
      path: ["subject"],
      message: "Enter a subject for the email",
    }),
  );

export type ByHandRequest = z.output<typeof byHandSchema>;
