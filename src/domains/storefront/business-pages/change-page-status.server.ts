import { eq, isNotNull } from "drizzle-orm";
import { type Actor, authorize, type Signatory } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canPublishPages } from "./business-pages.policy.ts";
import { seoPages, territoryWaits } from "./business-pages.tables.server.ts";
import { lockPages, pausePage, publishPage } from "./publish-page.server.ts";

/** The page's new status: `waiting` for its territory, or `unchanged` if it wasn't live. */
export type PageChange = Result<
  { outcome: "live" | "waiting" | "paused" | "unchanged" },
  Refused<"not_found" | "not_allowed">
>;

/** Publishes a page, or puts it on the waiting list if its territory is taken. */
export function publishAsStaff(
  platform: Platform,
  actor: Actor,
  pageId: string,
): Promise<PageChange> {
  authorize(canPublishPages(actor));
  return changeStatus(platform, actor, pageId, "page.publish", async (work) => {
    const outcome = await publishPage(work, pageId);
    if (outcome === "not_found") return { ok: false, code: outcome };
    return outcome === "suspended" ? { ok: false, code: "not_allowed" } : { ok: true, outcome };
  });
}

/** Pauses a live page. */
export function pauseAsStaff(
  platform: Platform,
  actor: Actor,
  pageId: string,
): Promise<PageChange> {
  authorize(canPublishPages(actor));
  return changeStatus(platform, actor, pageId, "page.pause", async (work) => {
    const paused = await pausePage(work, pageId);
    return { ok: true, outcome: paused ? "paused" : "unchanged" };
  });
}

async function changeStatus(
  platform: Platform,
  actor: Signatory,
  pageId: string,
  action: string,
  change: (work: UnitOfWork) => Promise<PageChange>,
): Promise<PageChange> {
  return inTransaction(platform, async (work) => {
    await lockPages(work, [pageId]);
    const before = await readStatus(work, pageId);
    const changed = await change(work);
    const after = await readStatus(work, pageId);
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await recordChange(work, actor, {
        action,
        entity: "seo_page",
        entityId: pageId,
        before,
        after,
      });
    }
    return changed;
  });
}

async function readStatus({ tx }: UnitOfWork, pageId: string) {
  const [page] = await tx
    .select({ status: seoPages.status, waiting: isNotNull(territoryWaits.pageId) })
    .from(seoPages)
    .leftJoin(territoryWaits, eq(territoryWaits.pageId, seoPages.id))
    .where(eq(seoPages.id, pageId));
  return page ?? null;
}
