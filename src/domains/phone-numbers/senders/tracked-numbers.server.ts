import { and, eq, isNull, sql } from "drizzle-orm";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory } from "~/domains/shared/index.ts";
import { dropPagesOf, seoPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { lockNumberAssignment, lockSender, type SenderRow } from "./change-sender.server.ts";
import { findOwnedNumbers } from "./find-numbers.server.ts";
import { purchaseNumber } from "./sender-numbers.server.ts";
import { trackedNumbersChanged } from "./senders.events.ts";
import { canChangeSenders } from "./senders.policy.ts";
import type { BoughtTrackedRequest, TrackedRequest } from "./senders.schema.ts";
import { callSettings, senders, trackedNumbers } from "./senders.tables.server.ts";

/** Assigns a manually bought number to a business, for one of its pages, one source, or both; audited. */
export async function assignTrackedNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  { tracked_number: phone, page_id: pageId, source }: TrackedRequest,
): Promise<Result<object, Refused<"not_found"> | Invalid>> {
  authorize(canChangeSenders(actor));
  const tracked = { contractorId, phone, pageId, source };
  return inTransaction(platform, (work) =>
    recordTrackedNumber(work, actor, tracked, "tracked_number"),
  );
}

/** Removes a tracked number from a business; calls to it no longer connect. Audited. */
export async function removeTrackedNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  numberId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeSenders(actor));
  return inTransaction(platform, async (work) => {
    const [deleted] = await work.tx
      .delete(trackedNumbers)
      .where(and(eq(trackedNumbers.id, numberId), eq(trackedNumbers.contractorId, contractorId)))
      .returning();
    // A double click removes it once.
    if (deleted) {
      const { source, pageId } = deleted;
      await auditTrackedNumber(work, actor, contractorId, "sender.untrack_number", {
        source,
        page: pageId,
      });
    }
    return { ok: true };
  });
}

/** Buys a tracked number for one of a business's pages, one source, or both, and assigns it; audited. */
export async function buyTrackedNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  { area_code: areaCode, page_id: pageId, source }: BoughtTrackedRequest,
): Promise<Result<{ number: string }, Refused<"not_found" | "unsupported"> | Invalid>> {
  authorize(canChangeSenders(actor));
  const meaning = { contractorId, pageId, source };
  return purchaseNumber(platform, contractorId, {
    areaCode,
    forbidden: (work, sender) => validateTrackedNumber(work, sender, meaning, "area_code"),
    give: ({ number: phone }) =>
      inTransaction(platform, async (work): ReturnType<typeof recordTrackedNumber> => {
        const tracked = { ...meaning, phone };
        // A double click bought the same number.
        if (await isGiven(work, tracked)) return { ok: true };
        return recordTrackedNumber(work, actor, tracked, "area_code");
      }),
  });
}

async function isGiven({ tx }: UnitOfWork, { phone, ...meaning }: Meaning & { phone: string }) {
  const [trackedNumber] = await tx
    .select()
    .from(trackedNumbers)
    .where(
      and(eq(trackedNumbers.phone, phone), eq(trackedNumbers.contractorId, meaning.contractorId)),
    );
  return trackedNumber?.pageId === meaning.pageId && trackedNumber.source === meaning.source;
}

/** Maximum tracked numbers per business, since each costs rent. */
export const maxTracked = 20;

/** The page and source a tracked number is for; null means every page or any caller. */
type Meaning = { contractorId: string; pageId: string | null; source: string | null };

/** The form field that holds the number. */
type NumberField = "tracked_number" | "area_code";

/**
 * Why the business can't get another tracked number for this page and source, checked while its account is
 * locked; null if it can.
 */
async function validateTrackedNumber(
  { tx }: UnitOfWork,
  sender: SenderRow | null,
  { contractorId, pageId, source }: Meaning,
  field: NumberField,
): Promise<Invalid | null> {
  if (!sender?.phone) return invalid({ [field]: "Give the business a number of its own first" });
  const ofBusiness = eq(trackedNumbers.contractorId, contractorId);
  if ((await tx.$count(trackedNumbers, ofBusiness)) >= maxTracked) {
    return invalid({ [field]: `A business can have up to ${maxTracked} of these numbers` });
  }
  const own = pageId && and(eq(seoPages.id, pageId), eq(seoPages.contractorId, contractorId));
  if (own && (await tx.$count(seoPages, own)) === 0) {
    return invalid({ page_id: "Choose one of its pages" });
  }
  const isSameSource = and(
    ofBusiness,
    pageId ? eq(trackedNumbers.pageId, pageId) : isNull(trackedNumbers.pageId),
    eq(sql`lower(coalesce(${trackedNumbers.source}, ''))`, sql`lower(${source ?? ""})`),
  );
  if ((await tx.$count(trackedNumbers, isSameSource)) === 0) return null;
  return invalid({ source: "It has a number for that page and source already" });
}

/** Assigns a tracked number to a business; audited. */
async function recordTrackedNumber(
  work: UnitOfWork,
  signatory: Signatory,
  { phone, ...meaning }: Meaning & { phone: string },
  field: NumberField,
): Promise<Result<object, Refused<"not_found"> | Invalid>> {
  const { tx, now, record } = work;
  const { contractorId, pageId, source } = meaning;
  const sender = await lockSender(work, contractorId);
  if (!sender) return { ok: false, code: "not_found" };
  await lockNumberAssignment(tx);
  const refused = await validateTrackedNumber(work, sender.sender, meaning, field);
  if (refused) return refused;
  if ((await findOwnedNumbers(tx, [phone])).has(phone)) {
    return invalid({ [field]: "A business has this number already" });
  }
  await tx.insert(trackedNumbers).values({ ...meaning, phone, createdAt: now });
  if (sender.sender?.buyingPhone === phone) {
    await tx
      .update(senders)
      .set({ buyingPhone: null, updatedAt: now })
      .where(eq(senders.contractorId, contractorId));
  }
  await auditTrackedNumber(work, signatory, contractorId, "sender.track_number", {
    source,
    page: pageId,
  });
  record(trackedNumbersChanged, { contractorId });
  return { ok: true };
}

/** Audits a change of a business's tracked numbers and refreshes its pages, which now show another number. */
async function auditTrackedNumber(
  work: UnitOfWork,
  signatory: Signatory,
  contractorId: string,
  action: string,
  after: object,
): Promise<void> {
  const entry = { action, entity: "contractor", entityId: contractorId, before: {}, after };
  await recordChange(work, signatory, entry);
  await dropPagesOf(work, contractorId);
}

/** Saves whether and how a business's calls are forwarded. Pages show tracked numbers only if they are. */
export async function saveCallForwarding(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  contractorId: string,
  forwarding: Pick<typeof callSettings.$inferSelect, "enabled" | "ringSeconds" | "textsMissed">,
): Promise<void> {
  const row = { ...forwarding, updatedAt: now };
  await tx
    .insert(callSettings)
    .values({ ...row, contractorId, createdAt: now })
    .onConflictDoUpdate({ target: callSettings.contractorId, set: row });
}
