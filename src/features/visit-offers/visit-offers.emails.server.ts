import { eq } from "drizzle-orm";
import { z } from "zod";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { formatArrival } from "~/features/visits/visit-clock.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { visitOffers } from "./visit-offers.tables.server.ts";

/** Tells the business what its customer picked, moved or called off. */
export const customerChose = defineEmail({
  kind: "visit-chosen",
  addressFrom: "account",
  params: z.object({
    offerId: z.uuid(),
    choice: z.enum(["booked", "moved", "canceled"]),
    startsAt: z.iso.datetime(),
  }),
  async compose({ database: { query }, settings }, { offerId, choice, startsAt }) {
    const [found] = await query
      .select({ offer: visitOffers, lead: leads })
      .from(visitOffers)
      .innerJoin(leads, eq(leads.id, visitOffers.leadId))
      .where(eq(visitOffers.id, offerId));
    if (!found) throw new Error("The offer of this e-mail is gone");
    const { offer, lead } = found;
    const zone = await findBusinessZone(query, offer.contractorId, settings.timeZone);
    const arrival = formatArrival({ ...offer, startsAt: new Date(startsAt) }, zone);
    const { CustomerChose } = await import("./customer-chose.email.tsx");
    const path = offer.visitId ? `/crm/schedule/visits/${offer.visitId}` : "/crm/schedule";
    return {
      subject: `${lead.name} ${choice}: ${arrival}`,
      replyTo: lead.email,
      body: CustomerChose({
        lead,
        choice,
        arrival,
        what: offer.what,
        address: offer.address,
        sender: settings,
        link: new URL(path, settings.siteUrl).href,
      }),
    };
  },
});
