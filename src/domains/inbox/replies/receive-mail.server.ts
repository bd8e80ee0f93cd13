import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { canReceiveReplies } from "~/domains/inbox/inbox.policy.ts";
import { findRecipientsOf } from "~/domains/intake/index.server.ts";
import {
  type InboundMailRow,
  inboundMails,
  type MailOutcome,
  type MessageRow,
  messages,
  prepareFiles,
  recordBounce,
  recordMailOutcome,
  replyAddress,
  type StoredAttachment,
  storeInbound,
  suppressAddress,
} from "~/domains/messaging/index.server.ts";
import {
  autoReplyKind,
  isStopIntent,
  originalMessageId,
  type ReadMail,
  reactionKind,
  readMail,
  replyKind,
  stopCoversTexts,
} from "~/domains/messaging/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { parseMail } from "~/platform/inbound-mail/parse-mail.server.ts";
import type { ParsedMail } from "~/platform/inbound-mail/parsed-mail.ts";
import { scrub } from "~/platform/log/describe-error.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { cutText } from "~/platform/validation/typed-text.ts";
import {
  handleReply,
  optOutByMail,
  readSent,
  recordPossibleOptOut,
} from "./handle-reply.server.ts";

/**
 * Processes one incoming email once: a reply is saved in its conversation and ends the follow-up
 * (`follow-ups.ends`); a permanent bounce or complaint suppresses the address (`mail.suppressed`);
 * a report about us alerts staff; an automatic reply changes nothing; unmatched mail waits for
 * staff.
 */
export async function receiveMail(
  platform: Platform,
  actor: Actor,
  { inboundMailId }: { inboundMailId: string },
): Promise<void> {
  authorize(canReceiveReplies(actor));
  const { query } = platform.database;
  const [waiting] = await query
    .select()
    .from(inboundMails)
    .where(and(eq(inboundMails.id, inboundMailId), eq(inboundMails.outcome, "waiting")));
  if (!waiting?.raw) return;
  const parsed = await parseMail(waiting.raw).catch(() => null);
  const read = parsed && readMail(parsed, waiting.sender, await readBefore(query, waiting, parsed));
  const files = read?.kind === "reply" ? await prepareFiles(read.files) : [];
  await inTransaction(platform, async (work) => {
    const [mail] = await work.tx
      .select()
      .from(inboundMails)
      .where(eq(inboundMails.id, inboundMailId))
      .for(...lockRows(inboundMails));
    if (mail?.outcome !== "waiting") return;
    if (!parsed || !read)
      return recordMailOutcome(work, mail, { outcome: "unreadable", raw: mail.raw });
    const outcome = await apply(work, platform, mail, parsed, read, files);
    if (outcome) return recordMailOutcome(work, mail, outcome);
    await recordMailOutcome(work, mail, {
      outcome: "unmatched",
      fromAddress: parsed.from && printable(parsed.from),
      subject: printable(parsed.subject),
      text: printable(parsed.text),
    });
  });
}

/**
 * Earlier messages to this sender: used to detect quotes and pick the right one of several
 * recipients.
 */
async function readBefore(database: Reader, mail: InboundMailRow, parsed: ParsedMail) {
  const reported = await findReportedMessage(database, mail, parsed);
  const last = await findLatestMessage(database, mail);
  const sent = await readSent(database, last?.conversationId ?? null, "email");
  return { sent, to: reported?.toAddress ?? null };
}

/** @returns the outcome of the email, or null if it matches nothing we know */
async function apply(
  work: UnitOfWork,
  platform: Platform,
  mail: InboundMailRow,
  parsed: ParsedMail,
  read: ReadMail,
  files: StoredAttachment[],
): Promise<MailOutcome | null> {
  if (read.kind === "automatic") return { outcome: "automatic" };
  if (read.kind === "reply") return storeReply(work, platform, mail, parsed, read, files);
  const reported =
    (await findReportedMessage(work.tx, mail, parsed)) ??
    (read.kind === "bounce"
      ? await findLatestEmailTo(work.tx, mail, parsed, read.recipient)
      : null);
  if (!reported) return null;
  if (read.kind === "complaint") {
    await suppressAddress(work, platform, "email", reported.toAddress, "complained");
    return { outcome: "complaint" };
  }
  const { meaning, detail } = read;
  if (meaning === "address") {
    await suppressAddress(work, platform, "email", reported.toAddress, "bounced");
  }
  await recordBounce(work, reported, read);
  return { outcome: "bounce", meaning, detail: printable(scrub(detail)).slice(0, 300) };
}

const kinds = { reaction: reactionKind, away: autoReplyKind } as const;

async function storeReply(
  work: UnitOfWork,
  platform: Platform,
  mail: InboundMailRow,
  parsed: ParsedMail,
  { read }: Extract<ReadMail, { kind: "reply" }>,
  files: StoredAttachment[],
): Promise<MailOutcome | null> {
  const last = await findLatestMessage(work.tx, mail);
  if (!last?.contractorId || !last.conversationId) return null;
  const { contractorId, conversationId, subjectId } = last;
  const { intent, ready, reaction } = read;
  const kind = intent === "reaction" || intent === "away" ? kinds[intent] : replyKind;
  const from = normalizeEmail(printable(parsed.from ?? mail.sender));
  const on = reaction && (await findRepliedToMessage(work.tx, conversationId, parsed));
  const messageId = await storeInbound(
    work,
    {
      ...{ kind, channel: "email" },
      cause: `inbound:email:${mail.id}`,
      params: {
        ...{ intent, ready, quoted: read.quoted && printable(read.quoted) },
        ...(reaction ? { reaction: { emoji: reaction.emoji, removed: reaction.removed, on } } : {}),
      },
      contractorId,
      conversationId,
      subjectId,
      toAddress: replyAddress(platform, conversationId) ?? platform.settings.contactEmail,
      fromAddress: from,
      subject: printable(parsed.subject),
      text: printable(read.text),
    },
    files,
  );
  if (kind === reactionKind) return { outcome: "reaction" };
  if (kind === autoReplyKind) return { outcome: "automatic" };
  if (!messageId) return { outcome: "reply" };
  const reply = { messageId, contractorId, conversationId };
  if (isStopIntent(intent)) {
    const recipients = await findRecipientsOf(work.tx, conversationId);
    const mailText = `${printable(parsed.subject)}\n${read.text}`;
    const isRecipient = ({ channel }: { channel: string }) =>
      channel === "email" || stopCoversTexts(mailText);
    const mailRecipients = (recipients?.recipients ?? []).filter(isRecipient);
    const sender = { channel: "email", address: from } as const;
    await optOutByMail(work, platform, reply, [sender, ...mailRecipients]);
  } else if (intent === "unclear-stop") await recordPossibleOptOut(work, reply);
  else await handleReply(work, reply, { isReady: ready !== null });
  return { outcome: "reply" };
}

/** The message that a conversation, or a reply to a return path, continues from. */
async function findLatestMessage(tx: Reader, { tokenKind, tokenId }: InboundMailRow) {
  const [last] = await tx
    .select()
    .from(messages)
    .where(
      tokenKind === "reply"
        ? eq(messages.conversationId, tokenId)
        : and(eq(messages.id, tokenId), isNotNull(messages.conversationId)),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return last;
}

/** The message of a return path; a report to a reply address identifies it by Message-ID. */
async function findReportedMessage(
  tx: Reader,
  { tokenKind, tokenId }: InboundMailRow,
  parsed: ParsedMail,
): Promise<MessageRow | null> {
  const originalId = idOf(originalMessageId(parsed));
  const id = tokenKind === "bounce" ? tokenId : originalId;
  if (!id) return null;
  const [message] = await tx.select().from(messages).where(eq(messages.id, id));
  if (message?.direction !== "outbound" || message.channel !== "email") return null;
  return tokenKind === "bounce" || message.conversationId === tokenId ? message : null;
}

/** For a report without a Message-ID: the conversation's latest email to the address it names. */
async function findLatestEmailTo(
  tx: Reader,
  { tokenKind, tokenId }: InboundMailRow,
  parsed: ParsedMail,
  address: string | null,
): Promise<MessageRow | null> {
  if (tokenKind !== "reply" || !address || originalMessageId(parsed)) return null;
  const [message] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, tokenId),
        eq(messages.direction, "outbound"),
        eq(messages.channel, "email"),
        sql`lower(${messages.toAddress}) = ${address.toLowerCase()}`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return message ?? null;
}

/**
 * The email of ours that this one replies to, by its headers; null if it belongs to another
 * conversation.
 */
async function findRepliedToMessage(
  tx: Reader,
  conversationId: string,
  { headers }: ParsedMail,
): Promise<string | null> {
  const references = `${headers.get("in-reply-to") ?? ""} ${headers.get("references") ?? ""}`;
  const ids = [...references.matchAll(/<([\w-]{36})@/g)].flatMap(([, id]) => idOf(id) ?? []);
  if (ids.length === 0) return null;
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.id, ids), eq(messages.conversationId, conversationId)));
  return ids.find((id) => rows.some((row) => row.id === id)) ?? null;
}

const idOf = (messageId: string | null | undefined) =>
  z.uuid().safeParse(messageId?.split("@", 1)[0]).data;

const maxCharacters = 50_000;

/** Text that the database accepts: no zero bytes or lone surrogates, and limited in length. */
function printable(text: string): string {
  return cutText(text.replaceAll("\u0000", ""), maxCharacters).toWellFormed();
}
