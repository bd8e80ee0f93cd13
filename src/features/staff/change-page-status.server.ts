import { eq } from "drizzle-orm";
import { seoPages } from "~/features/directory/directory.tables.server.ts";
import {
  type PublishOutcome,
  pausePage,
  publishPage,
} from "~/features/directory/publish-page.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/transaction.server.ts";
import { recordChange } from "./audit.server.ts";
import type { StaffMember } from "./staff.ts";

/** Publish: makes a page live, or puts it on the waiting list of a taken territory. */
export function publishAsStaff(
  platform: Platform,
  member: StaffMember,
  pageId: string,
): Promise<PublishOutcome> {
  return changeStatus(platform, member, pageId, "page.publish", (work) =>
    publishPage(work, pageId),
  );
}

/** Pause: takes a live page off the site. */
export function pauseAsStaff(
  platform: Platform,
  member: StaffMember,
  pageId: string,
): Promise<"paused" | "not_live"> {
  return changeStatus(platform, member, pageId, "page.pause", async (work) =>
    (await pausePage(work, pageId)) ? "paused" : "not_live",
  );
}

async function changeStatus<Outcome extends string>(
  platform: Platform,
  member: StaffMember,
  pageId: string,
  action: string,
  change: (work: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(platform, async (work) => {
    const [before] = await work.tx
      .select({ status: seoPages.status })
      .from(seoPages)
      .where(eq(seoPages.id, pageId))
      .for("update");
    const outcome = await change(work);
    if (before && before.status !== outcome) {
      await recordChange(work, member, {
        action,
        entity: "seo_page",
        entityId: pageId,
        before,
        after: { status: outcome },
      });
    }
    return outcome;
  });
}
