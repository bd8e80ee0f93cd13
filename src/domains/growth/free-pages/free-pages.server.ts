import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { freePages } from "~/domains/growth/growth.tables.server.ts";
import { revenueShareParticipants } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { contractorAccounts, readOwners } from "~/domains/identity/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import {
  businessPlans,
  hasPlan,
  notifyWaitingBusinesses,
} from "~/domains/publishing/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  dayOf,
  isSystem,
  type LocalDay,
  type SystemActor,
} from "~/domains/shared/index.ts";
import { holdPages, lockPages, pausePage, seoPages } from "~/domains/storefront/index.server.ts";
import { canReadOwnPages } from "~/domains/storefront/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { forEachDue, streamRows } from "~/platform/database/stream-rows.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { freePageEndedAlert, freePageMail } from "./free-pages.emails.server.ts";
import { endAfterNotice, endOfFreePeriod, nextDue, noticeDays } from "./free-pages.ts";

/** The last free day of each free page of the actor's business. */
export async function listFreePages(
  platform: Platform,
  actor: Actor,
): Promise<Map<string, LocalDay>> {
  authorize(canReadOwnPages(actor));
  if (!platform.billing) return new Map();
  const rows = await platform.database.query
    .select({ pageId: freePages.pageId, freeUntil: freePages.freeUntil })
    .from(freePages)
    .innerJoin(seoPages, eq(seoPages.id, freePages.pageId))
    .where(eq(seoPages.contractorId, actor.contractorId));
  return new Map(
    rows.map(({ pageId, freeUntil }) => [pageId, dayOf(freeUntil, platform.settings.timeZone)]),
  );
}

type Page = typeof seoPages.$inferSelect;

/**
 * Starts the free period of a page that went live without a plan, if plans are billed by card
 * (`plans.free-pages`). Pages without an account and pages of revenue-share participants have none.
 */
export async function startFreePeriod(
  work: UnitOfWork,
  { payload: { pageId } }: RecordedEvent<{ pageId: string }>,
  platform: Platform,
): Promise<void> {
  if (!platform.billing) return;
  const [page] = await work.tx
    .select()
    .from(seoPages)
    .where(eq(seoPages.id, pageId))
    .for(...lockRows(seoPages));
  if (page) await begin(work, platform, page);
}

/**
 * Processes pages without a plan: starts missing free periods, such as for pages from before this
 * rule; emails due notices; and takes pages offline after their free period (`plans.free-pages`).
 */
export async function processFreePages(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  if (!platform.billing) return;
  for await (const { id } of streamRows((after, limit) =>
    selectPagesWithoutPeriod(platform, after, limit),
  )) {
    await inTransaction(platform, (work) =>
      startFreePeriod(work, publishedEvent(id, work.now), platform),
    );
  }
  await forEachDue(
    platform,
    { id: freePages.pageId, contractorId: freePages.pageId, dueAt: freePages.dueAt },
    ({ id }) => checkAt(platform, actor, id),
    "free page check failed",
  );
}

const publishedEvent = (pageId: string, createdAt: Date) => ({ payload: { pageId }, createdAt });

/** Live pages of businesses without a plan or revenue share that have no free period yet. */
function selectPagesWithoutPeriod({ database }: Platform, after: string | null, limit: number) {
  return database.query
    .select({ id: seoPages.id })
    .from(seoPages)
    .leftJoin(freePages, eq(freePages.pageId, seoPages.id))
    .leftJoin(
      businessPlans,
      and(eq(businessPlans.contractorId, seoPages.contractorId), isNull(businessPlans.endedAt)),
    )
    .leftJoin(
      revenueShareParticipants,
      and(
        eq(revenueShareParticipants.contractorId, seoPages.contractorId),
        eq(revenueShareParticipants.status, "active"),
      ),
    )
    .where(
      and(
        eq(seoPages.status, "live"),
        isNotNull(seoPages.contractorId),
        isNull(freePages.pageId),
        isNull(businessPlans.contractorId),
        isNull(revenueShareParticipants.id),
        after ? gt(seoPages.id, after) : undefined,
      ),
    )
    .orderBy(asc(seoPages.id))
    .limit(limit);
}

async function begin(work: UnitOfWork, { settings }: Platform, page: Page): Promise<void> {
  const { tx, now } = work;
  if (page.status !== "live" || !page.contractorId || (await hasPlanOrShare(tx, page.contractorId)))
    return;
  const freeUntil = endOfFreePeriod(now, settings.freePageDays);
  const [began] = await tx
    .insert(freePages)
    .values({
      pageId: page.id,
      freeUntil,
      dueAt: nextDue(freeUntil, 0, settings.timeZone),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ pageId: freePages.pageId });
  if (began) await emailOwners(work, page, "started", dayOf(freeUntil, settings.timeZone));
}

async function checkAt(platform: Platform, actor: SystemActor, pageId: string): Promise<void> {
  const { settings } = platform;
  await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [page] = await lockPages(work, [pageId]);
    const [free] = await tx
      .select()
      .from(freePages)
      .where(eq(freePages.pageId, pageId))
      .for(...lockRows(freePages));
    if (!page || !free || free.dueAt > now) return;
    const row = eq(freePages.pageId, pageId);
    if (
      page.status !== "live" ||
      !page.contractorId ||
      (await hasPlanOrShare(tx, page.contractorId))
    ) {
      await tx.delete(freePages).where(row);
      return;
    }
    if (free.notices < noticeDays.length) {
      const freeUntil = endAfterNotice(free.freeUntil, free.notices, now);
      const notices = free.notices + 1;
      const dueAt = nextDue(freeUntil, notices, settings.timeZone);
      await tx.update(freePages).set({ freeUntil, notices, dueAt }).where(row);
      await emailOwners(work, page, "ending", dayOf(freeUntil, settings.timeZone), notices);
      return;
    }
    await tx.delete(freePages).where(row);
    await endFreePage(work, platform, actor, page, dayOf(free.freeUntil, settings.timeZone));
  });
}

/** Takes a page offline; opens its area and emails the waitlist. */
async function endFreePage(
  work: UnitOfWork,
  { settings }: Platform,
  actor: SystemActor,
  page: Page,
  lastDay: string,
): Promise<void> {
  await pausePage(work, page.id);
  await holdPages(work, [{ pageId: page.id, reason: "free_ended" }]);
  await recordChange(work, actor, {
    action: "page.lapse",
    entity: "seo_page",
    entityId: page.id,
    before: { status: "live" },
    after: { status: "paused", freeUntil: lastDay },
  });
  await emailOwners(work, page, "ended", lastDay);
  await notifyWaitingBusinesses(work, page, lastDay);
  await queueEmail(work, freePageEndedAlert, {
    to: settings.contactEmail,
    cause: `free-page-ended:${page.id}:${lastDay}`,
    subjectId: page.id,
    contractorId: page.contractorId,
    params: { pageId: page.id },
  });
}

/** Whether a business has a plan or pays revenue share instead. */
async function hasPlanOrShare(db: Reader, contractorId: string): Promise<boolean> {
  if (await hasPlan(db, contractorId)) return true;
  const [participant] = await db
    .select({ id: revenueShareParticipants.id })
    .from(revenueShareParticipants)
    .where(
      and(
        eq(revenueShareParticipants.contractorId, contractorId),
        eq(revenueShareParticipants.status, "active"),
      ),
    )
    .limit(1);
  return participant !== undefined;
}

async function emailOwners(
  work: UnitOfWork,
  page: Page,
  news: "started" | "ending" | "ended",
  lastDay: string,
  notice = 0,
): Promise<void> {
  if (!page.contractorId) return;
  const owners = await readOwners(work, page.contractorId);
  const [account] = await work.tx
    .select({ id: contractorAccounts.id, email: contractorAccounts.email })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, page.contractorId));
  // Before the first CRM sign-in there is only the account.
  for (const { id, email } of owners.length > 0 || !account ? owners : [account]) {
    await queueEmail(work, freePageMail, {
      to: email,
      cause: `free-page:${page.id}:${news}:${notice}:${lastDay}:${id}`,
      subjectId: page.id,
      contractorId: page.contractorId,
      params: { pageId: page.id, news, lastDay },
    });
  }
}
