import { eq } from "drizzle-orm";
import { z } from "zod";
import { customers, portalLink } from "~/domains/customers/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { businessVia } from "~/domains/messaging/index.ts";
import { readEmailBusiness } from "~/domains/publishing/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { countLinks } from "~/platform/validation/typed-text.ts";
import { portalText } from "./portal.text.en.ts";

async function findMailed(query: Reader, customerId: string) {
  const [customer] = await query
    .select({
      contractorId: contractorAccounts.id,
      businessName: contractorAccounts.businessName,
      businessEmail: contractorAccounts.email,
    })
    .from(customers)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, customers.contractorId))
    .where(eq(customers.id, customerId));
  return customer ?? null;
}

/** Emails a customer the link to their page, at their own request. */
export const portalLinkMail = defineEmail({
  kind: "portal-link",
  addressFrom: "form",
  params: z.object({ customerId: z.uuid() }),
  async suspicion(platform, { customerId }) {
    const recipient = await findMailed(platform.database.query, customerId);
    return recipient && countLinks(recipient.businessName) > 0
      ? "The business name contains a web address"
      : null;
  },
  async compose(platform, { customerId }) {
    const { settings, database } = platform;
    const recipient = await findMailed(database.query, customerId);
    if (!recipient) throw new Error("The customer this email is about no longer exists");
    const { contractorId, businessName, businessEmail } = recipient;
    const { PortalLinkMail } = await import("./portal.email.tsx");
    return {
      subject: portalText.heading(businessName),
      replyTo: businessEmail,
      senderName: businessVia(businessName, settings.siteName),
      body: PortalLinkMail({
        businessName,
        link: await portalLink(platform, database.query, customerId),
        business: await readEmailBusiness(platform, contractorId),
        sender: settings,
      }),
    };
  },
});
