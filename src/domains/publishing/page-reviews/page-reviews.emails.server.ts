import { eq } from "drizzle-orm";
import { z } from "zod";
import { crmLink } from "~/domains/identity/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { cityAndState, serviceTitle } from "~/domains/storefront/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { readHolds } from "./page-holds.server.ts";
import { holdLabels } from "./page-reviews.ts";

const aboutPage = z.object({ pageId: z.uuid() });

/** Notifies a business that its page was taken offline for review. */
export const pageHeldEmail = defineEmail({
  kind: "page-held",
  addressFrom: "account",
  params: aboutPage,
  async compose({ database: { query }, settings }, { pageId }) {
    const { territory } = await readPage(query, pageId);
    const { PageHeldEmail, pageHeldHeading } = await import("./page-held.email.tsx");
    return {
      subject: pageHeldHeading(territory),
      replyTo: settings.contactEmail,
      body: PageHeldEmail({
        territory,
        link: crmLink({ settings }, "/crm/page"),
        sender: settings,
      }),
    };
  },
});

/** Notifies staff that a page needs review. */
export const pageHeldAlert = defineEmail({
  kind: "page-held-alert",
  addressFrom: "settings",
  params: aboutPage,
  async compose({ database: { query }, settings }, { pageId }) {
    const { businessName, territory } = await readPage(query, pageId);
    const holds = await readHolds(query, [pageId]);
    const { PageHeldAlert } = await import("./page-held.email.tsx");
    return {
      subject: `Review needed: ${businessName}`,
      body: PageHeldAlert({
        business: businessName,
        territory,
        reasons: (holds.get(pageId) ?? []).map((reason) => holdLabels[reason]),
        link: new URL("/admin/pages?status=held", settings.siteUrl).href,
        sender: settings,
      }),
    };
  },
});

async function readPage(query: Reader, id: string) {
  const [page] = await query.select().from(seoPages).where(eq(seoPages.id, id));
  if (!page) throw new Error("The page this email is about no longer exists");
  return { ...page, territory: `${serviceTitle(page.service)} in ${cityAndState(page)}` };
}
