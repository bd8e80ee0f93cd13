import { and, eq, inArray, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { hasPlan } from "~/domains/publishing/plans/find-plan.server.ts";
import { businessPlans } from "~/domains/publishing/publishing.tables.server.ts";
import { acquireLock } from "~/domains/shared/index.server.ts";
import { businessPath, cityKey, services, type Territory } from "~/domains/shared/index.ts";
import {
  holdPages,
  isTaken,
  lockTerritories,
  publishPage,
  seoPages,
  territoryWaits,
  townOfPage,
} from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { mailboxOf } from "~/platform/validation/mailbox.server.ts";
import { findNameHolds, holdDrafts, readHolds } from "./page-holds.server.ts";
import {
  outcomeOfHolds,
  type PageForecast,
  type PageOutcome,
  pagesWithoutPlan,
} from "./page-reviews.ts";

type Page = typeof seoPages.$inferSelect;

/**
 * The outcome for each of a business's pages: the actual one for live and waiting pages, the expected one
 * for drafts if the email were confirmed now. In the order the services were chosen.
 */
export async function forecastPages(
  db: Reader,
  settings: Pick<Settings, "siteName">,
  contractorId: string,
): Promise<PageForecast[]> {
  const pages = await pagesOf(db, contractorId);
  const [first] = pages;
  if (!first) return [];
  const [holds, nameHolds, waitlists, freePagesLeft] = await Promise.all([
    readHolds(
      db,
      pages.map(({ id }) => id),
    ),
    findNameHolds(db, settings, { ...first.page, email: first.email }),
    findWaitingPageIds(
      db,
      pages.map(({ id }) => id),
    ),
    remainingFreePages(db, first.page, { contractorId, email: first.email }),
  ]);
  let remaining = freePagesLeft;
  const forecasts: PageForecast[] = [];
  for (const { id, page } of pages) {
    const reasons = [
      ...(holds.get(id) ?? []),
      ...(page.status === "draft" ? nameHolds.map(({ reason }) => reason) : []),
    ];
    const forecast = async (): Promise<PageOutcome> => {
      if (page.status === "live") return "live";
      if (waitlists.has(id)) return "waiting";
      const outcome = outcomeOfHolds(reasons);
      if (outcome) return outcome;
      if (await isTaken(db, page)) return "waiting";
      if (page.status === "draft") remaining -= 1;
      return remaining < 0 ? "needs_plan" : "live";
    };
    if (page.status === "paused" && !waitlists.has(id) && reasons.length === 0) continue;
    forecasts.push(toForecast(page, await forecast()));
  }
  return forecasts;
}

/**
 * Publishes a business's drafts after it confirmed its email (`onboarding.drafts-pages`). A page goes live
 * if its territory is open and the limit without a plan isn't reached; the others are held or wait.
 */
export async function publishConfirmedPages(
  work: UnitOfWork,
  settings: Pick<Settings, "siteName">,
  contractorId: string,
): Promise<PageForecast[]> {
  const { tx } = work;
  const drafts = (await pagesOf(tx, contractorId)).filter(({ page }) => page.status === "draft");
  const [first] = drafts;
  if (!first) return [];
  await lockMailbox(work, first.email);
  await lockTerritories(
    work,
    drafts.map(({ page }) => page),
  );
  await holdDrafts(
    work,
    contractorId,
    await findNameHolds(tx, settings, { ...first.page, email: first.email }),
  );
  const holds = await readHolds(
    tx,
    drafts.map(({ id }) => id),
  );
  let freePagesLeft = await remainingFreePages(tx, first.page, {
    contractorId,
    email: first.email,
  });
  const published: PageForecast[] = [];
  for (const { id, page } of drafts) {
    const pageOutcome = outcomeOfHolds(holds.get(id) ?? []);
    if (pageOutcome) {
      published.push(toForecast(page, pageOutcome));
      continue;
    }
    if (freePagesLeft <= 0 && !(await isTaken(tx, page))) {
      await holdPages(work, [{ pageId: id, reason: "needs_plan" }]);
      published.push(toForecast(page, "needs_plan"));
      continue;
    }
    const outcome = await publishPage(work, id);
    if (outcome === "live") freePagesLeft -= 1;
    published.push(toForecast(page, outcome === "live" ? "live" : "waiting"));
  }
  return published;
}

const toForecast = (page: Page, outcome: PageOutcome): PageForecast => ({
  service: page.service,
  city: page.city,
  state: page.state,
  path: businessPath(page),
  outcome,
});

/** A business's pages in the order they were drafted, with its email. */
async function pagesOf(db: Reader, contractorId: string) {
  const rows = await db
    .select({ page: allColumns(seoPages), email: contractorAccounts.email })
    .from(seoPages)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, seoPages.contractorId))
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(seoPages.id);
  return rows.map((row) => ({ id: row.page.id, ...row }));
}

async function findWaitingPageIds(db: Reader, pageIds: readonly string[]): Promise<Set<string>> {
  const waits = await db
    .select({ pageId: territoryWaits.pageId })
    .from(territoryWaits)
    .where(inArray(territoryWaits.pageId, [...pageIds]));
  return new Set(waits.map(({ pageId }) => pageId));
}

/** Serializes confirmations of one mailbox, so several businesses together get no more pages than one. */
async function lockMailbox({ tx }: UnitOfWork, email: string): Promise<void> {
  await acquireLock(tx, "pages-without-plan", mailboxOf(email));
}

/** How many more pages of a mailbox's businesses can go live in a town; infinite with a plan. */
export async function remainingFreePages(
  db: Reader,
  { citySlug, state }: Territory,
  { contractorId, email }: { contractorId: string | null; email: string },
): Promise<number> {
  if (contractorId && (await hasPlan(db, contractorId))) return Number.POSITIVE_INFINITY;
  const live = await db
    .select({ email: contractorAccounts.email })
    .from(seoPages)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, seoPages.contractorId))
    .leftJoin(
      businessPlans,
      and(eq(businessPlans.contractorId, contractorAccounts.id), isNull(businessPlans.endedAt)),
    )
    .where(
      and(
        // Lists all services, since the index starts with the service.
        inArray(
          seoPages.service,
          services.map(({ slug }) => slug),
        ),
        eq(townOfPage, cityKey(citySlug, state)),
        eq(seoPages.state, state),
        eq(seoPages.status, "live"),
        isNull(businessPlans.contractorId),
      ),
    );
  const mailbox = mailboxOf(email);
  return pagesWithoutPlan - live.filter((page) => mailboxOf(page.email) === mailbox).length;
}
