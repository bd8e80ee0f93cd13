import { and, eq, inArray, isNotNull, like, ne, notExists } from "drizzle-orm";
import { leadPictures, leads } from "~/domains/leads/leads.tables.server.ts";
import {
  messageAttachments,
  messages,
} from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { PhotoProblem } from "~/domains/shared/photos/photos.ts";
import { preparePhoto } from "~/domains/shared/photos/prepare-photo.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { isAccessibleLead } from "./accessible-lead.server.ts";
import { leadPicturesChanged } from "./lead-pictures.events.ts";
import { canAddLeadPictures } from "./lead-pictures.policy.ts";
import { maxPictures } from "./lead-pictures.ts";
import { receivedCopyId, savedCopiesOf } from "./received-copies.server.ts";
import { receivedFilesOfLead } from "./received-files.server.ts";

type Kept = Result<object, Refused<"not_possible" | PhotoProblem>>;

/**
 * Saves pictures that a person sent as pictures of their lead, each once, so they outlast the
 * message's retention period.
 * @param copyIds from `listLeadPictures`; ids the actor can't access are ignored
 */
export async function saveReceivedPictures(
  platform: Platform,
  actor: Actor,
  { leadId, copyIds }: { leadId: string; copyIds: readonly string[] },
): Promise<Kept> {
  authorize(canAddLeadPictures(actor));
  const which = copyIds.length > 0 && (await receivedFilesOfLead(platform, actor, leadId));
  if (!which) return { ok: true };
  const { query } = platform.database;
  const files = await query
    .select({
      copyId: receivedCopyId(leadId),
      content: messageAttachments.content,
      channel: messages.channel,
      createdAt: messageAttachments.createdAt,
    })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
    .where(
      and(
        which,
        inArray(receivedCopyId(leadId), [...copyIds]),
        isNotNull(messageAttachments.content),
        like(messageAttachments.contentType, "image/%"),
        notExists(savedCopiesOf(query, leadId)),
      ),
    );
  for (const { content, ...file } of files) {
    const kept = content
      ? await keep(platform, actor, leadId, { ...file, content })
      : { ok: true as const };
    if (!kept.ok) return kept;
  }
  return { ok: true };
}

type Received = { copyId: string; content: Uint8Array; channel: string; createdAt: Date };

async function keep(
  platform: Platform,
  actor: Actor,
  leadId: string,
  { copyId: id, content, channel, createdAt }: Received,
): Promise<Kept> {
  const file = new File([new Uint8Array(content)], "received");
  const prepared = await preparePhoto(platform, "lead-pictures", file);
  if (!prepared.ok) return prepared;
  const { store, ...photo } = prepared.photo;
  const addedBy = channel === "sms" ? "Sent by text" : "Sent by email";
  const noted = await inTransaction(platform, async (work): Promise<"new" | "there" | "full"> => {
    const [lead] = await work.tx
      .select({ contractorId: leads.contractorId })
      .from(leads)
      .where(isAccessibleLead(work.tx, actor, leadId))
      .for(...lockRows(leads));
    if (!lead) return "there";
    const others = and(eq(leadPictures.leadId, leadId), ne(leadPictures.id, id));
    if ((await work.tx.$count(leadPictures, others)) >= maxPictures) return "full";
    const [added] = await work.tx
      .insert(leadPictures)
      .values({ id, leadId, ...photo, addedBy, createdAt })
      .onConflictDoNothing({ target: leadPictures.id })
      .returning({ id: leadPictures.id });
    if (added) work.record(leadPicturesChanged, { leadId, contractorId: lead.contractorId });
    return added ? "new" : "there";
  });
  if (noted === "full") return { ok: false, code: "not_possible" };
  if (noted === "there" || (await store())) return { ok: true };
  await platform.database.query.delete(leadPictures).where(eq(leadPictures.id, id));
  return { ok: false, code: "not_stored" };
}
