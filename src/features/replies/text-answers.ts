import { withPlainPunctuation } from "~/features/follow-ups/sequences/segments.ts";
import type { TextAnswer } from "~/features/messages/messages.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

type Business = {
  name: string /** Where a person helps: a number, or an address. */;
  help: string;
};

const words: Record<TextAnswer, (business: Business) => string> = {
  "stop-confirmation": ({ name }) =>
    `${name}: You are unsubscribed and get no more texts from us. Reply START to get them again.`,
  "help-answer": ({ name, help }) =>
    `${name}: For help call ${help}. Msg & data rates may apply. Reply STOP to stop texts.`,
  "start-confirmation": ({ name, help }) =>
    `${name}: You get our texts again. Questions: ${help}. Reply STOP to stop, HELP for help.`,
};

/** What a business answers to STOP, HELP or START: its name and what was asked for, no marketing (`sms.answers`). */
export function composeAnswer(
  answer: TextAnswer,
  business: { name: string; phone: string | null; contactEmail: string },
): string {
  const help = formatPhone(business.phone) ?? business.contactEmail;
  const text = words[answer]({ name: business.name, help });
  // Mail addresses are written to, not called.
  const said = business.phone ? text : text.replace("call", "write to");
  return withPlainPunctuation(said);
}
