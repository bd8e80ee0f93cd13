import { and, count, eq, inArray, isNotNull, like, ne, notExists, or } from "drizzle-orm";
import {
  deleteLeadPicture,
  deleteUnstoredPicture,
  insertLeadPicture,
  leadPictures,
  leads,
} from "~/domains/leads/index.server.ts";
import { sentPhotoLabels } from "~/domains/leads/index.ts";
import { messageAttachments, messages } from "~/domains/messaging/index.server.ts";
import { leadPicturesChanged } from "~/domains/schedule/schedule.events.ts";
import { canAddLeadPictures, canDeleteLeadPictures } from "~/domains/schedule/schedule.policy.ts";
import { maxPictures, maxShows } from "~/domains/schedule/schedule.ts";
import { preparePhoto, removePhoto } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  isMember,
  type PhotoProblem,
  smallKey,
} from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import {
  accessiblePictures,
  isAccessibleLead,
  receivedCopyId,
  receivedFilesOfLead,
  savedCopiesOf,
} from "./read-lead-pictures.server.ts";

export type NewLeadPicture = {
  leadId: string;
  file: File;
  /** Alt text. */
  shows: string;
  /** The submitted form's key: submitting twice adds one picture (`requests.key-counts-once`). */
  requestKey: string | null;
};

type Refusals = Refused<"not_found" | "not_possible" | PhotoProblem> | TooMany | KeyReused;
export type LeadPictureAdded = Result<object, Refusals>;
/** The id of a new picture; null for a repeated request. Its key is null if it was deleted. */
type PictureRecorded = Result<{ added: string | null; key: string | null }, Refusals>;

/** Adds a picture to a lead the actor can access, visible only to its business and staff. */
export async function addLeadPicture(
  platform: Platform,
  actor: Actor,
  { leadId, file, shows, requestKey }: NewLeadPicture,
): Promise<LeadPictureAdded> {
  authorize(canAddLeadPictures(actor));
  const { waitSeconds } = await platform.limits.use(
    "lead_picture",
    isMember(actor) ? actor.contractorId : leadId,
  );
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const prepared = await preparePhoto(platform, "lead-pictures", file);
  if (!prepared.ok) return prepared;
  const { key, width, height, store, restore } = prepared.photo;
  const caption = shows.trim().slice(0, maxShows) || null;
  const recorded = await inTransactionOnce<PictureRecorded>(
    platform,
    {
      scope: "lead-picture",
      key: requestKey,
      body: { leadId, words: caption, size: file.size },
      repeat: async ({ tx }, id) => {
        const [row] = await tx.select().from(leadPictures).where(eq(leadPictures.id, id));
        return { ok: true, added: null, key: row?.key ?? null };
      },
    },
    async (work, remember) => {
      const { tx, now } = work;
      const [lead] = await tx
        .select({ id: leads.id, contractorId: leads.contractorId })
        .from(leads)
        .where(isAccessibleLead(tx, actor, leadId))
        .for(...lockRows(leads));
      if (!lead) return { ok: false, code: "not_found" };
      const [counted] = await tx
        .select({ pictures: count() })
        .from(leadPictures)
        .where(eq(leadPictures.leadId, leadId));
      if ((counted?.pictures ?? 0) >= maxPictures) return { ok: false, code: "not_possible" };
      const id = newId(now.getTime());
      const addedBy = isMember(actor) ? actor.name : "Hearthline";
      const photo = { key, width, height, shows: caption };
      await insertLeadPicture(work, { id, leadId, ...photo, addedBy, createdAt: now });
      work.record(leadPicturesChanged, { leadId, contractorId: lead.contractorId });
      remember(id);
      return { ok: true, added: id, key };
    },
  );
  if (!recorded.ok) return recorded;
  const { added, key: rowKey } = recorded;
  const isStored = added ? await store() : rowKey === null || (await restore(rowKey));
  if (isStored) return { ok: true };
  if (added) await deleteUnstoredPicture(platform, added);
  return { ok: false, code: "not_stored" };
}

export type LeadPictureRemoved = Result<object, Refused<"not_found" | "not_possible">>;

/**
 * Deletes a lead's picture and its files, if the actor can access the lead. Rejected if a sent
 * estimate shows it.
 */
export async function removeLeadPicture(
  platform: Platform,
  actor: Actor,
  { leadId, pictureId }: { leadId: string; pictureId: string },
): Promise<LeadPictureRemoved> {
  authorize(canDeleteLeadPictures(actor));
  return inTransaction<LeadPictureRemoved>(platform, async (work) => {
    const { tx } = work;
    const [lead] = await tx
      .select({ contractorId: leads.contractorId })
      .from(leads)
      .where(isAccessibleLead(tx, actor, leadId));
    if (!lead) return { ok: false, code: "not_found" };
    const where = and(eq(leadPictures.id, pictureId), accessiblePictures(tx, actor, leadId));
    const key = await deleteLeadPicture(work, where);
    if (!key) {
      const isShown = (await tx.$count(leadPictures, where)) > 0;
      return { ok: false, code: isShown ? "not_possible" : "not_found" };
    }
    work.enqueue(removePhoto, { key });
    work.record(leadPicturesChanged, { leadId, contractorId: lead.contractorId });
    return { ok: true };
  });
}

type PictureSaved = Result<object, Refused<"not_possible" | PhotoProblem>>;

/**
 * Saves pictures that a person sent as pictures of their lead, each once, so they outlast the
 * message's retention period. One whose files are missing is stored again.
 * @param copyIds from `listLeadPictures`; ids the actor can't access are ignored
 */
export async function saveReceivedPictures(
  platform: Platform,
  actor: Actor,
  { leadId, copyIds }: { leadId: string; copyIds: readonly string[] },
): Promise<PictureSaved> {
  authorize(canAddLeadPictures(actor));
  const where = copyIds.length > 0 && (await receivedFilesOfLead(platform, actor, leadId));
  if (!where) return { ok: true };
  const { query } = platform.database;
  const unstored = await listUnstored(platform, actor, { leadId, copyIds });
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
        where,
        inArray(receivedCopyId(leadId), [...copyIds]),
        isNotNull(messageAttachments.content),
        like(messageAttachments.contentType, "image/%"),
        or(notExists(savedCopiesOf(query, leadId)), inArray(receivedCopyId(leadId), unstored)),
      ),
    );
  for (const { content, ...file } of files) {
    const saved = content
      ? await saveReceived(platform, actor, leadId, { ...file, content })
      : { ok: true as const };
    if (!saved.ok) return saved;
  }
  return { ok: true };
}

/** The saved copies without files, since a process may have ended between a row and its files. */
async function listUnstored(
  platform: Platform,
  actor: Actor,
  { leadId, copyIds }: { leadId: string; copyIds: readonly string[] },
): Promise<string[]> {
  const { query } = platform.database;
  const { id, key, addedBy } = leadPictures;
  const saved = await query
    .select({ id, key })
    .from(leadPictures)
    .where(
      and(
        inArray(id, [...copyIds]),
        inArray(addedBy, [sentPhotoLabels.sms, sentPhotoLabels.email]),
        accessiblePictures(query, actor, leadId),
      ),
    );
  const checked = await Promise.all(
    saved.map(async (one) => ((await platform.files.has(smallKey(one.key))) ? [] : [one.id])),
  );
  return checked.flat();
}

type Received = { copyId: string; content: Uint8Array; channel: string; createdAt: Date };

type SavedReceived =
  | { state: "new" }
  | { state: "full" }
  /** Null if the lead or its picture was deleted. */
  | { state: "there"; rowKey: string | null };

async function saveReceived(
  platform: Platform,
  actor: Actor,
  leadId: string,
  { copyId: id, content, channel, createdAt }: Received,
): Promise<PictureSaved> {
  const file = new File([new Uint8Array(content)], "received");
  const prepared = await preparePhoto(platform, "lead-pictures", file);
  if (!prepared.ok) return prepared;
  const { store, restore, ...photo } = prepared.photo;
  const addedBy = sentPhotoLabels[channel === "sms" ? "sms" : "email"];
  const outcome = await inTransaction(platform, async (work): Promise<SavedReceived> => {
    const [lead] = await work.tx
      .select({ contractorId: leads.contractorId })
      .from(leads)
      .where(isAccessibleLead(work.tx, actor, leadId))
      .for(...lockRows(leads));
    if (!lead) return { state: "there", rowKey: null };
    const otherPhotos = and(eq(leadPictures.leadId, leadId), ne(leadPictures.id, id));
    if ((await work.tx.$count(leadPictures, otherPhotos)) >= maxPictures) return { state: "full" };
    const added = await insertLeadPicture(work, { id, leadId, ...photo, addedBy, createdAt });
    if (added) {
      work.record(leadPicturesChanged, { leadId, contractorId: lead.contractorId });
      return { state: "new" };
    }
    const [row] = await work.tx.select().from(leadPictures).where(eq(leadPictures.id, id));
    return { state: "there", rowKey: row?.key ?? null };
  });
  if (outcome.state === "full") return { ok: false, code: "not_possible" };
  const isStored =
    outcome.state === "new"
      ? await store()
      : outcome.rowKey === null || (await restore(outcome.rowKey));
  if (isStored) return { ok: true };
  if (outcome.state === "new") await deleteUnstoredPicture(platform, id);
  return { ok: false, code: "not_stored" };
}
