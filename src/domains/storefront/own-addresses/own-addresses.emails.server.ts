import { eq } from "drizzle-orm";
import { z } from "zod";
import { crmLink } from "~/domains/identity/index.ts";
import { ownAddresses } from "~/domains/storefront/storefront.tables.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { formsOf } from "./domain-standing.ts";
import { ownDomainChanges } from "./own-addresses.ts";

/** Notifies owners of a change to their domain. */
export const ownDomainMail = defineEmail({
  kind: "own-domain",
  addressFrom: "account",
  params: z.object({ addressId: z.uuid(), what: z.enum(ownDomainChanges) }),
  async compose({ database: { query }, settings }, { addressId, what }) {
    const [address] = await query.select().from(ownAddresses).where(eq(ownAddresses.id, addressId));
    if (!address) throw new Error("The domain this email is about no longer exists");
    const { OwnDomainMail, domainSubjects } = await import("./own-domain.email.tsx");
    const host = formsOf(address).home;
    return {
      subject: domainSubjects[what](host),
      body: OwnDomainMail({
        host,
        what,
        sender: settings,
        link: crmLink({ settings }, `/crm/page/${address.pageId}/address`),
      }),
    };
  },
});
