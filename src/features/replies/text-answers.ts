import { withPlainPunctuation } from "~/features/follow-ups/sequences/segments.ts";
import type { TextAnswer } from "~/features/messages/messages.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

/** `help`: a number to call or an address to email for help. */
type Business = { name: string; help: string; ask: "call" | "email" };

const words: Record<TextAnswer, (business: Business) => string> = {
  "stop-confirmation": ({ name }) =>
    `${name}: You're unsubscribed and won't get any more texts from us. Reply START to get them again.`,
  "help-answer": ({ name, help, ask }) =>
    `${name}: For help, ${ask} ${help}. Msg & data rates may apply. Reply STOP to stop texts.`,
  "start-confirmation": ({ name, help }) =>
    `${name}: You're subscribed to our texts again. Questions: ${help}. Reply STOP to stop, HELP for help.`,
};

/** What a business answers to STOP, HELP or START: its name and what was asked for, no marketing (`sms.answers`). */
export function composeAnswer(
  answer: TextAnswer,
  business: { name: string; phone: string | null; contactEmail: string },
): string {
  const phone = formatPhone(business.phone);
  const help = phone ?? business.contactEmail;
  const ask = phone ? "call" : "email";
  return withPlainPunctuation(words[answer]({ name: business.name, help, ask }));
}
