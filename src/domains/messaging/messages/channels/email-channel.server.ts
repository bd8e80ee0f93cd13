import { renderEmail } from "~/platform/mail/render-email.server.ts";
import { whyWithheld } from "../delivery/withhold-message.server.ts";
import { bounceAddress, replyAddress } from "../inbound/token-addresses.server.ts";
import type { MessageRow } from "../messages.tables.server.ts";
import { withoutKeys } from "../without-links.ts";
import type { OutgoingChannel, Reasons } from "./outgoing-channel.ts";

/** E-mails of the kinds in src/app/jobs.server.ts, through the mail server of the settings (`mail.return-path`). */
export const emailChannel: OutgoingChannel = {
  whyDeclined: (platform, messages) =>
    reasonsOf(messages, async (message) => {
      const email = platform.emails.get(message.kind);
      return (await email?.declined?.(platform, email.params.parse(message.params))) ?? null;
    }),

  whyWithheld: (platform, messages) =>
    reasonsOf(messages, (message) => whyWithheld(platform, message)),

  async compose(platform, message) {
    const email = platform.emails.get(message.kind);
    if (!email) throw new Error(`There is no email of kind ${message.kind}`);
    const params = email.params.parse(message.params);
    const composed = await email.compose(platform, params, message);
    const replyTo = message.conversationId && replyAddress(platform, message.conversationId);
    const rendered = await renderEmail(replyTo ? { ...composed, replyTo } : composed);
    const { mailer, settings } = platform;
    if (!mailer) return { ...rendered, send: null };
    const kept = withoutKeys(rendered, email.grantsAccess);
    const send = () =>
      mailer.send({
        ...rendered,
        attachments: composed.attachments ?? [],
        messageId: `<${message.id}@${settings.siteUrl.hostname}>`,
        from: senderOf(settings.mailFrom, composed.senderName),
        to: message.toAddress,
        returnPath: bounceAddress(platform, message.id),
        oneClickUrl: composed.oneClickUrl ?? null,
        automatic: !composed.writtenByPerson,
      });
    return { ...kept, send };
  },
};

async function reasonsOf(
  messages: readonly MessageRow[],
  why: (message: MessageRow) => Promise<string | null>,
): Promise<Reasons> {
  const reasons = new Map<string, string>();
  for (const message of messages) {
    const reason = await why(message);
    if (reason) reasons.set(message.id, reason);
  }
  return reasons;
}

/** The sender of the settings, under another name (`mail.honest`). */
function senderOf(mailFrom: string, name: string | undefined): string {
  if (!name) return mailFrom;
  const address = /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return `"${name.replaceAll(/["\\\r\n]/g, "")}" <${address}>`;
}
