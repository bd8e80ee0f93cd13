import { redactLinks } from "~/domains/shared/access/bearer-links.ts";
import type { GrantsAccess } from "~/platform/mail/email.ts";
import { renderEmail } from "~/platform/mail/render-email.server.ts";
import { describeWithholdReason } from "../delivery/withhold-message.server.ts";
import { bounceAddress, replyAddress } from "../inbound/token-addresses.server.ts";
import type { MessageRow } from "../messages.tables.server.ts";
import type { OutgoingChannel, Reasons } from "./outgoing-channel.ts";

/** Sends emails of the kinds in src/app/jobs.server.ts through the configured mail server. */
export const emailChannel: OutgoingChannel = {
  whyDeclined: (platform, messages) =>
    reasonsOf(messages, async (message) => {
      const email = platform.emails.get(message.kind);
      return (await email?.declined?.(platform, email.params.parse(message.params))) ?? null;
    }),

  describeWithholdReason: (platform, messages) =>
    reasonsOf(messages, (message) => describeWithholdReason(platform, message)),

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

/** The configured sender with another display name (`mail.honest`). */
function senderOf(mailFrom: string, name: string | undefined): string {
  if (!name) return mailFrom;
  const address = /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return `"${name.replaceAll(/["\\\r\n]/g, "")}" <${address}>`;
}

type Bodies = { html: string | null; text: string | null };

/**
 * The message as saved after sending: without the link and the code if it grants access to staff or a member
 * (docs/decisions/022-bearer-links.md).
 */
export function withoutKeys<T extends Bodies>(message: T, grants: GrantsAccess | undefined): T {
  if (grants !== "staff" && grants !== "member") return message;
  const bare = { ...message, html: redactLinks(message.html), text: redactLinks(message.text) };
  if (grants === "staff") return bare;
  return { ...bare, html: hideCode(bare.html), text: hideCode(bare.text) };
}

/** Removes six digits in two groups, the format of sign-in codes. */
function hideCode(body: string | null): string | null {
  return body?.replace(/(?<!\d)\d{3} \d{3}(?!\d)/g, "[code]") ?? null;
}
