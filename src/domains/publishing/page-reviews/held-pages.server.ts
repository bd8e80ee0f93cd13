import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { hasPlan } from "~/domains/publishing/plans/find-plan.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, isSystem, system } from "~/domains/shared/index.ts";
import {
  fillNameKeys,
  lockPages,
  markHoldsNotified,
  pageHolds,
  publishPage,
  removeHolds,
  seoPages,
} from "~/domains/storefront/index.server.ts";
import { isPlanHold } from "~/domains/storefront/index.ts";
import { lockAvailableRows } from "~/platform/database/lock-rows.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { pageHeldAlert, pageHeldEmail } from "./page-reviews.emails.server.ts";

/** Batch size; the rest is handled in the next run. */
const batchSize = 200;

/**
 * Emails the business and staff, once each, about pages that were held automatically, such as by an upgrade
 * (`territories.one-town`).
 */
export async function notifyOfHeldPages(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  await fillNameKeys(platform, actor);
  await inTransaction(platform, async (work) => {
    const { tx } = work;
    const rows = await tx
      .select({
        pageId: pageHolds.pageId,
        reason: pageHolds.reason,
        contractorId: seoPages.contractorId,
        email: contractorAccounts.email,
        verifiedAt: contractorAccounts.emailVerifiedAt,
      })
      .from(pageHolds)
      .innerJoin(seoPages, eq(seoPages.id, pageHolds.pageId))
      .leftJoin(contractorAccounts, eq(contractorAccounts.id, seoPages.contractorId))
      .where(isNull(pageHolds.notifiedAt))
      .orderBy(pageHolds.createdAt, pageHolds.pageId)
      .limit(batchSize)
      .for(...lockAvailableRows(pageHolds));
    for (const { pageId, reason, contractorId, email, verifiedAt } of rows) {
      const subject = { subjectId: pageId, contractorId, params: { pageId } };
      await queueEmail(work, pageHeldAlert, {
        ...subject,
        to: platform.settings.contactEmail,
        cause: `page-held:${pageId}:${reason}:staff`,
      });
      if (email && verifiedAt) {
        await queueEmail(work, pageHeldEmail, {
          ...subject,
          to: email,
          cause: `page-held:${pageId}:${reason}`,
        });
      }
      await markHoldsNotified(work, pageId);
    }
  });
}

/**
 * Publishes pages that waited for a plan once their business has one (`onboarding.drafts-pages`): pages
 * beyond the limit without a plan, and pages whose free period ended. Pages that staff must review keep
 * waiting.
 */
export async function releaseForPlan(
  work: UnitOfWork,
  { payload: { contractorId } }: RecordedEvent<{ contractorId: string }>,
): Promise<void> {
  const { tx } = work;
  if (!(await hasPlan(tx, contractorId))) return;
  const rows = await tx
    .select({ id: seoPages.id, reason: pageHolds.reason })
    .from(pageHolds)
    .innerJoin(seoPages, eq(seoPages.id, pageHolds.pageId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, seoPages.contractorId))
    .where(
      and(eq(seoPages.contractorId, contractorId), isNotNull(contractorAccounts.emailVerifiedAt)),
    )
    .orderBy(seoPages.service, seoPages.id);
  await lockPages(
    work,
    rows.map(({ id }) => id),
  );
  for (const [id, holds] of Map.groupBy(rows, (hold) => hold.id)) {
    const reasons = holds.map(({ reason }) => reason);
    const ended = reasons.filter(isPlanHold);
    if (ended.length === 0) continue;
    await removeHolds(work, id, ended);
    if (ended.length < reasons.length) continue;
    const outcome = await publishPage(work, id);
    await recordChange(work, system("release-for-plan"), {
      action: "page.publish",
      entity: "seo_page",
      entityId: id,
      before: { held: reasons },
      after: { status: outcome },
    });
  }
}
