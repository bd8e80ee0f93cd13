import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { formatArrival } from "~/domains/schedule/visits/visit-clock.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { visitOffers } from "./visit-offers.tables.server.ts";
import { customerChoseText } from "./visit-offers.text.en.ts";

/** Notifies the business that its customer picked, moved, or canceled a visit. */
export const customerChose = defineEmail({
  kind: "visit-chosen",
  addressFrom: "account",
  params: z.object({
    /** Only in emails queued before visits had their own links. */
    offerId: z.uuid().optional(),
    visitId: z.uuid().optional(),
    choice: z.enum(["booked", "moved", "canceled"]),
    startsAt: z.iso.datetime(),
  }),
  async compose({ database: { query }, settings }, { offerId, visitId, choice, startsAt }) {
    const ofOffer = query
      .select({ id: visitOffers.visitId })
      .from(visitOffers)
      .where(eq(visitOffers.id, offerId ?? sql`null`));
    const [found] = await query
      .select({ visit: visits, job: workOrders })
      .from(visits)
      .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
      .where(visitId ? eq(visits.id, visitId) : inArray(visits.id, ofOffer));
    if (!found) throw new Error("The appointment this email is about no longer exists");
    const { visit, job } = found;
    const zone = await findBusinessZone(query, visit.contractorId, settings.timeZone);
    const arrival = formatArrival({ ...visit, startsAt: new Date(startsAt) }, zone);
    const { CustomerChose } = await import("./customer-chose.email.tsx");
    return {
      subject: customerChoseText.subjects[choice](job.customerName, arrival),
      replyTo: job.email,
      body: CustomerChose({
        customer: job,
        choice,
        arrival,
        what: job.what,
        address: job.address,
        sender: settings,
        link: new URL(`/crm/schedule/visits/${visit.id}`, settings.siteUrl).href,
      }),
    };
  },
});
