import { and, desc, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { isStop, readReply } from "~/features/follow-ups/replies/read-reply.ts";
import { type ReadMail, readMail } from "~/features/messages/inbound/read-mail.ts";
import { originalMessageId } from "~/features/messages/inbound/read-report.ts";
import {
  type KeptFile,
  prepareFiles,
} from "~/features/messages/inbound/store-attachments.server.ts";
import { storeInbound } from "~/features/messages/inbound/store-inbound.server.ts";
import { replyAddress } from "~/features/messages/inbound/token-addresses.server.ts";
import { inboundMails } from "~/features/messages/inbound-mails.tables.server.ts";
import { type MessageRow, messages } from "~/features/messages/messages.tables.server.ts";
import { suppressAddress } from "~/features/messages/suppress-address.server.ts";
import { findRecipientsOf } from "~/features/preferences/find-recipients.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { parseMail } from "~/platform/inbound-mail/parse-mail.server.ts";
import type { ParsedMail } from "~/platform/inbound-mail/parsed-mail.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { cutText } from "~/platform/validation/cut-text.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { canReceiveReplies } from "./replies.policy.ts";
import { takeReply } from "./take-reply.server.ts";
import { takeStopByMail } from "./take-stop.server.ts";

type InboundMail = typeof inboundMails.$inferSelect;

/**
 * Reads one mail that came in and does what it says, once: an answer stands in its conversation and
 * ends the follow-up (`follow-ups.ends`); an address that is wrong for good, or whose owner complained, is
 * suppressed (`mail.suppressed`); a machine's answer changes nothing; what belongs to nothing waits
 * for staff (`inbound-mail.unmatched-is-kept`).
 */
export async function receiveMail(
  platform: Platform,
  actor: Actor,
  { inboundMailId }: { inboundMailId: string },
): Promise<void> {
  authorize(canReceiveReplies(actor));
  const [waiting] = await platform.database.query
    .select()
    .from(inboundMails)
    .where(and(eq(inboundMails.id, inboundMailId), eq(inboundMails.outcome, "waiting")));
  if (!waiting?.raw) return;
  const parsed = await parseMail(waiting.raw).catch(() => null);
  const read = parsed && readMail(parsed, waiting.sender);
  const files = read?.kind === "reply" ? await prepareFiles(read.files) : [];
  await inTransaction(platform, async (work) => {
    const [mail] = await work.tx
      .select()
      .from(inboundMails)
      .where(eq(inboundMails.id, inboundMailId))
      .for("update");
    if (mail?.outcome !== "waiting") return;
    if (!parsed || !read) return settle(work, mail, { outcome: "unreadable", raw: mail.raw });
    const isDone = await apply(work, platform, mail, parsed, read, files);
    if (isDone) return settle(work, mail, { outcome: read.kind });
    await settle(work, mail, {
      outcome: "unmatched",
      fromAddress: parsed.from && printable(parsed.from),
      subject: printable(parsed.subject),
      text: printable(parsed.text),
    });
  });
}

/** @returns whether it belongs to something that we know */
async function apply(
  work: UnitOfWork,
  platform: Platform,
  mail: InboundMail,
  parsed: ParsedMail,
  read: ReadMail,
  files: KeptFile[],
): Promise<boolean> {
  if (read.kind === "automatic") return true;
  if (read.kind === "reply") return storeReply(work, platform, mail, parsed, read, files);
  const about = await reportedMessage(work.tx, mail, parsed);
  if (!about) return false;
  if (read.kind === "complaint" || read.permanent) {
    const reason = read.kind === "complaint" ? "complained" : "bounced";
    await suppressAddress(work, platform, "email", about.toAddress, reason);
  }
  if (read.kind === "bounce") {
    const lastError = `It came back (${read.status})`;
    await work.tx
      .update(messages)
      .set({
        lastError,
        updatedAt: work.now,
        ...(read.permanent && about.state === "sent" ? { state: "failed" } : {}),
      })
      .where(eq(messages.id, about.id));
  }
  return true;
}

async function storeReply(
  work: UnitOfWork,
  platform: Platform,
  mail: InboundMail,
  parsed: ParsedMail,
  read: Extract<ReadMail, { kind: "reply" }>,
  files: KeptFile[],
): Promise<boolean> {
  const last = await lastOfConversation(work.tx, mail);
  if (!last?.contractorId || !last.conversationId) return false;
  const { contractorId, conversationId, subjectId } = last;
  const text = printable(read.text);
  const from = normalizeEmail(printable(parsed.from ?? mail.sender));
  const messageId = await storeInbound(
    work,
    {
      channel: "email",
      cause: `inbound:email:${mail.id}`,
      params: { quoted: read.quoted && printable(read.quoted) },
      contractorId,
      conversationId,
      subjectId,
      toAddress: replyAddress(platform, conversationId) ?? platform.settings.contactEmail,
      fromAddress: from,
      subject: printable(parsed.subject),
      text,
    },
    files,
  );
  if (!messageId) return true;
  const reply = { messageId, contractorId, conversationId, text };
  if (isStop(readReply(text))) {
    const written = await findRecipientsOf(work.tx, conversationId);
    const mailed = (written?.recipients ?? []).filter(({ channel }) => channel === "email");
    const addresses = [from, ...mailed.map(({ address }) => address)];
    await takeStopByMail(work, platform, reply, addresses);
  } else await takeReply(work, reply);
  return true;
}

/** The message that a conversation, or an answer to a return path, goes on from. */
async function lastOfConversation(tx: Transaction, { tokenKind, tokenId }: InboundMail) {
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

/** Of a return path the message itself; a report to an answer's address names it by its Message-ID. */
async function reportedMessage(
  tx: Transaction,
  { tokenKind, tokenId }: InboundMail,
  parsed: ParsedMail,
): Promise<MessageRow | null> {
  const named = z.uuid().safeParse(originalMessageId(parsed)?.split("@", 1)[0]).data;
  const id = tokenKind === "bounce" ? tokenId : named;
  if (!id) return null;
  const [message] = await tx.select().from(messages).where(eq(messages.id, id));
  if (message?.direction !== "outbound" || message.channel !== "email") return null;
  return tokenKind === "bounce" || message.conversationId === tokenId ? message : null;
}

async function settle(
  { tx, now }: UnitOfWork,
  { id }: InboundMail,
  change: Partial<typeof inboundMails.$inferInsert>,
): Promise<void> {
  await tx
    .update(inboundMails)
    .set({ raw: null, ...change, readAt: now })
    .where(eq(inboundMails.id, id));
}

const maxCharacters = 50_000;

/** What the database can hold of a text: no zero bytes, no half characters, and not without end. */
function printable(text: string): string {
  return cutText(text.replaceAll("\u0000", ""), maxCharacters).toWellFormed();
}
