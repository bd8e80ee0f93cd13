import { eq, isNotNull } from "drizzle-orm";
import { type Actor, authorize, type Signatory } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canPublishPages } from "./business-pages.policy.ts";
import { seoPages, territoryWaits } from "./business-pages.tables.server.ts";
import { type PublishOutcome, pausePage, publishPage } from "./publish-page.server.ts";

/** Publish: makes a page live, or puts it on the waiting list of a taken territory. */
export function publishAsStaff(
  platform: Platform,
  actor: Actor,
  pageId: string,
): Promise<PublishOutcome> {
  authorize(canPublishPages(actor));
  return changeStatus(platform, actor, pageId, "page.publish", (work) => publishPage(work, pageId));
}

/** Pause: takes a live page off the site. */
export function pauseAsStaff(
  platform: Platform,
  actor: Actor,
  pageId: string,
): Promise<"paused" | "not_live"> {
  authorize(canPublishPages(actor));
  return changeStatus(platform, actor, pageId, "page.pause", async (work) =>
    (await pausePage(work, pageId)) ? "paused" : "not_live",
  );
}

async function changeStatus<Outcome>(
  platform: Platform,
  actor: Signatory,
  pageId: string,
  action: string,
  change: (work: UnitOfWork) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(platform, async (work) => {
    const before = await readStatus(work, pageId);
    const outcome = await change(work);
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
    return outcome;
  });
}

async function readStatus({ tx }: UnitOfWork, pageId: string) {
  const [page] = await tx
    .select({ status: seoPages.status, waiting: isNotNull(territoryWaits.pageId) })
    .from(seoPages)
    .leftJoin(territoryWaits, eq(territoryWaits.pageId, seoPages.id))
    .where(eq(seoPages.id, pageId))
    .for("update", { of: seoPages });
  return page ?? null;
}
