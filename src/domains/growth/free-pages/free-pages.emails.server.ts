import { and, count, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { crmLink } from "~/domains/identity/index.ts";
import { longDay } from "~/domains/shared/index.ts";
import { inTerritory, seoPages, territoryWaits } from "~/domains/storefront/index.server.ts";
import { cityAndState, serviceTitle } from "~/domains/storefront/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";

/**
 * Emails owners that a page without a plan is live for a limited time, ends soon, or has ended
 * (`plans.free-pages`).
 */
export const freePageMail = defineEmail({
  kind: "free-page",
  addressFrom: "account",
  params: z.object({
    pageId: z.uuid(),
    news: z.enum(["started", "ending", "ended"]),
    lastDay: z.string(),
  }),
  async compose({ database: { query }, settings }, { pageId, news, lastDay }) {
    const row = await readPage(query, pageId);
    const page = `${serviceTitle(row.service)} page for ${cityAndState(row)}`;
    const { FreePageMail, freePageHeading } = await import("./free-page.email.tsx");
    return {
      subject: freePageHeading(news, page),
      replyTo: settings.contactEmail,
      body: FreePageMail({
        news,
        page,
        lastDay: longDay(lastDay),
        link: crmLink({ settings }, "/crm/settings/plan"),
        sender: settings,
      }),
    };
  },
});

/** Emails staff that a free page ended and its area is open. */
export const freePageEndedAlert = defineEmail({
  kind: "free-page-ended",
  addressFrom: "settings",
  params: z.object({ pageId: z.uuid() }),
  async compose({ database: { query }, settings }, { pageId }) {
    const page = await readPage(query, pageId);
    const territory = `${serviceTitle(page.service)} territory in ${cityAndState(page)}`;
    const [waiting] = await query
      .select({ n: count() })
      .from(territoryWaits)
      .innerJoin(seoPages, eq(seoPages.id, territoryWaits.pageId))
      .where(and(inTerritory(page), ne(seoPages.status, "live")));
    const { FreePageEndedAlert } = await import("./free-page.email.tsx");
    return {
      subject: `The ${territory} opened`,
      body: FreePageEndedAlert({
        business: page.businessName,
        territory,
        waiting: waiting?.n ? `${waiting.n} waiting` : "no one waiting",
        link: new URL(`/admin/contractors/${page.contractorId}`, settings.siteUrl).href,
        sender: settings,
      }),
    };
  },
});

async function readPage(query: Reader, id: string) {
  const [page] = await query.select().from(seoPages).where(eq(seoPages.id, id));
  if (!page) throw new Error("The page this email is about no longer exists");
  return page;
}
