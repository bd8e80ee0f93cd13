import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import {
  deleteUnstoredPicture,
  insertLeadPicture,
  leadPictures,
  leads,
} from "~/domains/leads/index.server.ts";
import { sentPhotoLabels } from "~/domains/leads/index.ts";
import { leadPicturesChanged } from "~/domains/schedule/schedule.events.ts";
import { canSendPhotos } from "~/domains/schedule/schedule.policy.ts";
import { maxPictures } from "~/domains/schedule/schedule.ts";
import { preparePhoto } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, smallKey } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

/** Maximum requests whose photos are added at the same time. */
const maxConcurrent = 20;
let concurrent = 0;
/** Decodes one photo at a time, since decoding takes a lot of memory. */
let decoding: Promise<unknown> = Promise.resolve();

type SentPhotos = { leadId: string; files: readonly File[]; ipAddress: string };

/**
 * Adds the photos of a homeowner's request. A photo that is sent again isn't added again. Never
 * throws, because the request is already saved.
 * @returns how many couldn't be added (`leads.photos`)
 */
export async function addSentPhotos(
  platform: Platform,
  actor: Actor,
  sent: SentPhotos,
): Promise<number> {
  authorize(canSendPhotos(actor));
  const { files } = sent;
  if (files.length === 0 || concurrent >= maxConcurrent) return files.length;
  concurrent += 1;
  let count = 0;
  try {
    const owner = await findOwner(platform, sent);
    for (const file of owner ? files : []) {
      try {
        if (await addOne(platform, { ...sent, owner }, file)) count += 1;
      } catch (error) {
        platform.log.error("photo of a request failed", { error });
      }
    }
  } catch (error) {
    platform.log.error("photos of a request failed", { error });
  } finally {
    concurrent -= 1;
  }
  return files.length - count;
}

/** The business whose limit the photos count against; empty if the lead was deleted. */
async function findOwner({ database }: Platform, { leadId }: SentPhotos): Promise<string> {
  const [lead] = await database.query
    .select({ contractorId: leads.contractorId, pageId: leads.pageId })
    .from(leads)
    .where(eq(leads.id, leadId));
  return lead ? (lead.contractorId ?? lead.pageId ?? leadId) : "";
}

async function addOne(
  platform: Platform,
  { leadId, ipAddress, owner }: SentPhotos & { owner: string },
  file: File,
): Promise<boolean> {
  const { limits } = platform;
  if ((await limits.use("request_photo", ipAddress)).waitSeconds > 0) return false;
  if ((await limits.use("request_photo_of_business", owner)).waitSeconds > 0) return false;
  const id = await photoId(leadId, file);
  const isKnown = eq(leadPictures.id, id);
  const [existing] = await platform.database.query.select().from(leadPictures).where(isKnown);
  if (existing && (await platform.files.has(smallKey(existing.key)))) return true;
  const decoded = decoding.then(() => preparePhoto(platform, "lead-pictures", file));
  // A failed photo must not fail the next ones.
  decoding = decoded.catch(() => {});
  const prepared = await decoded;
  if (!prepared.ok) return false;
  const { store, restore, ...photo } = prepared.photo;
  if (existing) return restore(existing.key);
  const outcome = await inTransaction(platform, async (work) => {
    const [locked] = await work.tx
      .select({ contractorId: leads.contractorId })
      .from(leads)
      .where(eq(leads.id, leadId))
      .for(...lockRows(leads));
    if (!locked) return "refused" as const;
    const ofLead = eq(leadPictures.leadId, leadId);
    if ((await work.tx.$count(leadPictures, ofLead)) >= maxPictures) return "refused" as const;
    const row = { id, leadId, ...photo, addedBy: sentPhotoLabels.request, createdAt: work.now };
    if (!(await insertLeadPicture(work, row))) return "known" as const;
    work.record(leadPicturesChanged, { leadId, contractorId: locked.contractorId });
    return "new" as const;
  });
  if (outcome !== "new") return outcome === "known";
  if ((await store()) || (await store())) return true;
  await deleteUnstoredPicture(platform, id);
  return false;
}

/**
 * An id derived from the lead and the photo's content, so the same photo always has the same id: a
 * custom UUID (version 8).
 */
async function photoId(leadId: string, file: File): Promise<string> {
  const content = Buffer.from(await file.arrayBuffer());
  const hash = createHash("sha256").update(leadId).update(content).digest("hex");
  const [a, b, c, d, e] = [0, 8, 13, 17, 20].map((at, index) =>
    hash.slice(at, at + ([8, 4, 3, 3, 12][index] ?? 0)),
  );
  return `${a}-${b}-8${c}-a${d}-${e}`;
}
