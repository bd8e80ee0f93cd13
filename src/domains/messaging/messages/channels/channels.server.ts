import { and, gt, inArray, sql } from "drizzle-orm";
import {
  bounceAddress,
  replyAddress,
} from "~/domains/messaging/messages/inbound/token-addresses.server.ts";
import { photoUrlsOf } from "~/domains/messaging/messages/message-photos.server.ts";
import {
  automatedKinds,
  emailsPerDay,
  isKeywordReply,
  textsPerDay,
} from "~/domains/messaging/messages/messages.ts";
import {
  isCounted,
  type MessageRow,
  mailboxOf,
  messages,
} from "~/domains/messaging/messaging.tables.server.ts";
import { findOptOuts } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { findSendingAddress } from "~/domains/messaging/sending-domains/sending-address.server.ts";
import { redactLinks } from "~/domains/shared/index.ts";
import type { AnyEmail, GrantsAccess } from "~/platform/mail/email.ts";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { segmentsOf } from "~/platform/sms/segments.ts";
import { bareAddress } from "~/platform/validation/email.ts";
import { canReceiveTexts } from "~/platform/validation/text-number.server.ts";
import type { OutgoingChannel, Reasons } from "./outgoing-channel.ts";

/** Sends emails of the kinds in src/app/jobs.server.ts through the configured mail server. */
export const emailChannel: OutgoingChannel = {
  findDeclined: (platform, messages) =>
    reasonsOf(messages, async (message) => {
      const email = platform.emails.get(message.kind);
      return (await email?.declined?.(platform, email.params.parse(message.params))) ?? null;
    }),

  describeWithholdReason: (platform, messages) =>
    reasonsOf(messages, (message) => describeWithholdReason(platform, message)),

  async compose(platform, message) {
    const email = platform.emails.get(message.kind);
    if (!email) throw new Error(`Unknown email kind: ${message.kind}`);
    const params = email.params.parse(message.params);
    const composed = await email.compose(platform, params, message);
    const replyTo = message.conversationId && replyAddress(platform, message.conversationId);
    const rendered = await renderEmail(replyTo ? { ...composed, replyTo } : composed);
    const { mailer, settings } = platform;
    if (!mailer) return { ...rendered, send: null };
    const stored = withoutKeys(rendered, email.grantsAccess);
    const { senderName } = composed;
    const own = senderName ? await findSendingAddress(platform, message) : null;
    const send = () =>
      mailer.send({
        ...rendered,
        attachments: composed.attachments ?? [],
        messageId: `<${message.id}@${settings.siteUrl.hostname}>`,
        from: senderOf(own?.address ?? settings.mailFrom, senderName),
        to: message.toAddress,
        // Bounces come to us: a business's own mailbox couldn't tell what they're about.
        returnPath:
          bounceAddress(platform, message.id, own?.returnDomain) ??
          (own ? bareAddress(settings.mailFrom) : null),
        dkim: own?.dkim ?? null,
        oneClickUrl: composed.oneClickUrl ?? null,
        automatic: !composed.writtenByPerson,
      });
    return { ...stored, send };
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
  return `"${name.replaceAll(/["\\\r\n]/g, "")}" <${bareAddress(mailFrom)}>`;
}

type Bodies = { html: string | null; text: string | null };

/**
 * The message as saved after sending: without the link and the code if it grants access to staff or a member
 * (docs/decisions/022-bearer-links.md).
 */
export function withoutKeys<T extends Bodies>(message: T, grants: GrantsAccess | undefined): T {
  if (grants !== "staff" && grants !== "member") return message;
  const redacted = { ...message, html: redactLinks(message.html), text: redactLinks(message.text) };
  if (grants === "staff") return redacted;
  return { ...redacted, html: hideCode(redacted.html), text: hideCode(redacted.text) };
}

/** Removes six digits in two groups, the format of sign-in codes. */
function hideCode(body: string | null): string | null {
  return body?.replace(/(?<!\d)\d{3} \d{3}(?!\d)/g, "[code]") ?? null;
}

const day = 24 * 60 * 60 * 1000;

/** Sends texts through the configured provider. Their content is written when they're queued. */
export const smsChannel: OutgoingChannel = {
  async findDeclined(platform, texts) {
    const ofBusiness = texts.flatMap(({ id, kind, contractorId, toAddress: address }) =>
      contractorId && !isKeywordReply(kind)
        ? [{ id, contractorId, channel: "sms" as const, address }]
        : [],
    );
    const outSince = await findOptOuts(platform.database.query, platform, ofBusiness);
    const declined = ofBusiness.filter((recipient) => outSince(recipient));
    return new Map(declined.map(({ id }) => [id, "The person opted out of this business's texts"]));
  },

  async describeWithholdReason({ database, settings }, texts) {
    const automated = texts.filter(({ kind }) => automatedKinds.includes(kind));
    if (automated.length === 0) return new Map();
    const limit = Math.ceil(textsPerDay * settings.rateLimitFactor);
    const automatedRows = automated.map(({ id, toAddress, createdAt }) => ({
      id,
      address: toAddress,
      at: createdAt,
      since: new Date(createdAt.getTime() - day),
    }));
    const { rows } = await database.query.execute<{ id: string }>(sql`
      select given.id from jsonb_to_recordset(${JSON.stringify(automatedRows)}::jsonb) as given(id uuid, address text, at timestamptz, since timestamptz)
      cross join lateral (
        select from ${messages}
        where lower(${messages.toAddress}) = given.address and ${messages.channel} = 'sms'
          and ${messages.direction} = 'outbound' and ${inArray(messages.kind, [...automatedKinds])}
          and ${messages.createdAt} > given.since and (${messages.createdAt}, ${messages.id}) < (given.at, given.id)
          and ${messages.state} <> 'withheld'
        limit ${limit}) as earlier
      group by given.id having count(*) >= ${limit}`);
    const reason = `This number got ${limit} automated texts from several businesses within 24 hours`;
    return new Map(rows.map(({ id }) => [id, reason]));
  },

  async compose(platform, { id, toAddress: to, fromAddress: from, text, segments, hasMedia }) {
    const { sms } = platform;
    if (!sms) return { send: null };
    const mediaUrls = hasMedia ? await photoUrlsOf(platform, id) : [];
    return {
      ...(text !== null && segments === null ? { segments: segmentsOf(text).segments } : {}),
      send: async () => {
        if (text === null) return refused("Its text is no longer stored");
        // Whether the business may text the Caribbean was checked by its gate.
        if (!canReceiveTexts(to, { caribbean: true }))
          return refused("This number can’t receive texts");
        if (hasMedia && mediaUrls.length === 0) return refused("Its photos are no longer stored");
        return sms.send({ to, from, body: text, reference: id, mediaUrls });
      },
    };
  },
};

const refused = (reason: string) => ({ outcome: "permanent", reason }) as const;

/**
 * Why a message waits for a staff release, as text for staff, or null: it looks like spam bait, or its
 * mailbox reached its daily limit (`mail.limit-per-mailbox`). The sender of the form isn't notified.
 */
async function describeWithholdReason(
  platform: Platform,
  message: MessageRow,
): Promise<string | null> {
  const email = platform.emails.get(message.kind);
  if (!email) return null;
  const suspicion = await email.suspicion?.(platform, email.params.parse(message.params));
  if (suspicion) return suspicion;
  const limit = limitOf(platform, email, message);
  if (limit === null || (await countEarlier(platform, email, message, limit)) < limit) return null;
  return `This mailbox got ${limit} emails within 24 hours`;
}

function limitOf(
  { settings }: Platform,
  { addressFrom }: AnyEmail,
  { toAddress }: MessageRow,
): number | null {
  // Staff get lead notifications with the same message kind as contractors.
  const toStaff = addressFrom === "account" && toAddress === settings.contactEmail;
  if (addressFrom === "settings" || toStaff) return null;
  return Math.ceil(emailsPerDay[addressFrom] * settings.rateLimitFactor);
}

/**
 * Emails to the same mailbox in the 24 hours before this one was queued, up to `limit`. Includes queued ones,
 * so concurrent workers send the earliest first.
 */
async function countEarlier(
  platform: Platform,
  email: AnyEmail,
  { id, toAddress, createdAt }: MessageRow,
  limit: number,
): Promise<number> {
  const kinds = [...platform.emails.values()]
    .filter(({ kind, addressFrom }) =>
      email.addressFrom === "form" ? addressFrom === "form" : kind === email.kind,
    )
    .map(({ kind }) => kind);
  const earlier = await platform.database.query
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        sql`${mailboxOf(messages.toAddress)} = ${mailboxOf(toAddress)}`,
        gt(messages.createdAt, new Date(createdAt.getTime() - day)),
        sql`(${messages.createdAt}, ${messages.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
        isCounted(messages),
        inArray(messages.kind, kinds),
      ),
    )
    .limit(limit);
  return earlier.length;
}
