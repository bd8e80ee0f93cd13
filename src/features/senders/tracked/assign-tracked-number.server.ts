import { and, eq } from "drizzle-orm";
import { type Actor, authorize, type Signatory } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { pageTag } from "~/features/business-pages/business-pages.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { holdNumbers, lockSender } from "../change-sender.server.ts";
import { trackedNumbersChanged } from "../senders.events.ts";
import { canChangeSenders } from "../senders.policy.ts";
import type { TrackedRequest } from "../senders.schema.ts";
import { trackedNumbers } from "../senders.tables.server.ts";
import { findOwnedNumbers } from "./find-number-owner.server.ts";

/** So many a business has at the most: each is rented. */
export const mostTracked = 20;

/** Gives a business a further number, for one of its pages, one source, or both (`senders.tracked`); audited. */
export async function assignTrackedNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  { tracked_number: phone, page_id: pageId, source }: TrackedRequest,
): Promise<Result<object, Refused<"not_found"> | Invalid>> {
  authorize(canChangeSenders(actor));
  try {
    return await inTransaction(platform, async (work) => {
      const { tx, now, record } = work;
      const found = await lockSender(work, contractorId);
      if (!found) return { ok: false, code: "not_found" };
      const refuse = (tracked_number: string) => invalid({ tracked_number });
      if (!found.sender?.phone) return refuse("Give the business a number of its own first");
      await holdNumbers(tx);
      const taken = await findOwnedNumbers(tx, [phone]);
      if (taken.has(phone)) return refuse("A business has this number already");
      const ofBusiness = eq(trackedNumbers.contractorId, contractorId);
      if ((await tx.$count(trackedNumbers, ofBusiness)) >= mostTracked) {
        return refuse(`A business has ${mostTracked} such numbers at most`);
      }
      if (pageId && !(await isPageOf(work, contractorId, pageId))) {
        return invalid({ page_id: "Choose one of its pages" });
      }
      await tx.insert(trackedNumbers).values({
        ...{ contractorId, phone, pageId, source, createdAt: now },
      });
      await note(work, actor, contractorId, "sender.track_number", { source, page: pageId });
      record(trackedNumbersChanged, { contractorId });
      return { ok: true };
    });
  } catch (error) {
    if (violationOf(error)?.violation !== "duplicate key") throw error;
    return invalid({ source: "It has a number for that page and source already" });
  }
}

/** Takes a further number away from a business; whoever calls it then reaches nobody. Audited. */
export async function removeTrackedNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  numberId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeSenders(actor));
  return inTransaction(platform, async (work) => {
    const [gone] = await work.tx
      .delete(trackedNumbers)
      .where(and(eq(trackedNumbers.id, numberId), eq(trackedNumbers.contractorId, contractorId)))
      .returning();
    // Pressed twice it is gone once.
    if (gone) {
      const { source, pageId } = gone;
      await note(work, actor, contractorId, "sender.untrack_number", { source, page: pageId });
    }
    return { ok: true };
  });
}

async function isPageOf({ tx }: UnitOfWork, contractorId: string, pageId: string) {
  const own = and(eq(seoPages.id, pageId), eq(seoPages.contractorId, contractorId));
  return (await tx.$count(seoPages, own)) > 0;
}

async function note(
  work: UnitOfWork,
  by: Signatory,
  contractorId: string,
  action: string,
  after: object,
): Promise<void> {
  const entry = { action, entity: "contractor", entityId: contractorId, before: {}, after };
  await recordChange(work, by, entry);
  await dropPagesOf(work, contractorId);
}

/** The pages of a business show another number from now on. */
export async function dropPagesOf(
  { tx, dropPages }: Pick<UnitOfWork, "tx" | "dropPages">,
  contractorId: string,
): Promise<void> {
  const pages = await tx
    .select({ service: seoPages.service, citySlug: seoPages.citySlug, state: seoPages.state })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  if (pages.length > 0) await dropPages(...pages.map(pageTag));
}
