import { eq, isNull } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import { pageHolds, seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { foldPageNames } from "./fold-names.server.ts";
import { pageHeldAlert, pageHeldMail } from "./page-reviews.emails.server.ts";

/** Some at a time; the rest waits for the next look. */
const most = 200;

/**
 * Emails the business and staff about pages that were held without either being there, as by an upgrade
 * (`territories.one-town`), each once.
 */
export async function lookAtHeldPages(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  await foldPageNames(platform, actor);
  await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const held = await tx
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
      .limit(most)
      .for("update", { of: pageHolds, skipLocked: true });
    for (const { pageId, reason, contractorId, email, verifiedAt } of held) {
      const about = { subjectId: pageId, contractorId, params: { pageId } };
      await queueEmail(work, pageHeldAlert, {
        ...about,
        to: platform.settings.contactEmail,
        cause: `page-held:${pageId}:${reason}:staff`,
      });
      if (email && verifiedAt) {
        await queueEmail(work, pageHeldMail, {
          ...about,
          to: email,
          cause: `page-held:${pageId}:${reason}`,
        });
      }
      await tx.update(pageHolds).set({ notifiedAt: now }).where(eq(pageHolds.pageId, pageId));
    }
  });
}
