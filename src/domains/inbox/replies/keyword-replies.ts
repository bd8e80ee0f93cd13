import { withPlainPunctuation } from "~/domains/follow-ups/index.ts";
import { replyText } from "~/domains/inbox/inbox.text.en.ts";
import type { KeywordReply } from "~/domains/messaging/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

type Business = { name: string; contact: { how: "call" | "email"; at: string } };

const texts: Record<KeywordReply, (business: Business) => string> = {
  "stop-confirmation": ({ name }) => replyText.stopped(name),
  "help-answer": ({ name, contact }) => replyText.help(name, contact),
  "start-confirmation": ({ name, contact }) => replyText.started(name, contact.at),
};

/** A business's reply to STOP, HELP, or START: its name and what was requested, no marketing. */
export function composeKeywordReply(
  kind: KeywordReply,
  business: { name: string; phone: string | null; contactEmail: string },
): string {
  const phone = formatPhone(business.phone);
  const contact = phone
    ? ({ how: "call", at: phone } as const)
    : ({ how: "email", at: business.contactEmail } as const);
  return withPlainPunctuation(texts[kind]({ name: business.name, contact }));
}
