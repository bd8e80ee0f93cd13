import { count, eq } from "drizzle-orm";
import { leadPictures, leads } from "~/domains/leads/leads.tables.server.ts";
import { type Actor, authorize, isMember } from "~/domains/shared/access/actor.ts";
import type { PhotoProblem } from "~/domains/shared/photos/photos.ts";
import { preparePhoto } from "~/domains/shared/photos/prepare-photo.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { isAccessibleLead } from "./accessible-lead.server.ts";
import { leadPicturesChanged } from "./lead-pictures.events.ts";
import { canAddLeadPictures } from "./lead-pictures.policy.ts";
import { longestShows, maxPictures } from "./lead-pictures.ts";

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
type Noted = Result<{ added: string | null }, Refusals>;

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
  const { key, width, height, store } = prepared.photo;
  const words = shows.trim().slice(0, longestShows) || null;
  const noted = await inTransactionOnce<Noted>(
    platform,
    {
      scope: "lead-picture",
      key: requestKey,
      body: { leadId, words, size: file.size },
      repeat: async () => ({ ok: true, added: null }),
    },
    async (work, remember) => {
      const { tx, now } = work;
      const [lead] = await tx
        .select({ id: leads.id, contractorId: leads.contractorId })
        .from(leads)
        .where(isAccessibleLead(tx, actor, leadId))
        .for(...lockRows(leads));
      if (!lead) return { ok: false, code: "not_found" };
      const [kept] = await tx
        .select({ pictures: count() })
        .from(leadPictures)
        .where(eq(leadPictures.leadId, leadId));
      if ((kept?.pictures ?? 0) >= maxPictures) return { ok: false, code: "not_possible" };
      const id = newId(now.getTime());
      const addedBy = isMember(actor) ? actor.name : "Hearthline";
      await tx
        .insert(leadPictures)
        .values({ id, leadId, key, width, height, shows: words, addedBy, createdAt: now });
      work.record(leadPicturesChanged, { leadId, contractorId: lead.contractorId });
      remember(id);
      return { ok: true, added: id };
    },
  );
  if (!noted.ok) return noted;
  if (!noted.added || (await store())) return { ok: true };
  await platform.database.query.delete(leadPictures).where(eq(leadPictures.id, noted.added));
  return { ok: false, code: "not_stored" };
}
