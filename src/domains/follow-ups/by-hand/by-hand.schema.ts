import * as z from "zod/mini";
import { messageChannels } from "~/domains/messaging/messages/messages.ts";
import { optionalLine, requiredText } from "~/platform/validation/fields.ts";

/** Characters of a text; with the business's name and how to stop it stays below what carriers take. */
const longestText = 1_000;
const longestMail = 10_000;
const tooLong = `A text can have up to ${longestText.toLocaleString("en-US")} characters. Shorten it, or send an email.`;

/** What somebody writes to a homeowner by hand. */
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
