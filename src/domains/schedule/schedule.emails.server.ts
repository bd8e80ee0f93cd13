import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { findEmailBlock, portalLinkFor } from "~/domains/customers/index.server.ts";
import { preferenceLinks } from "~/domains/messaging/index.server.ts";
import { businessVia } from "~/domains/messaging/index.ts";
import { readEmailBusiness } from "~/domains/publishing/index.server.ts";
import { formatArrival } from "~/domains/schedule/visits/visit-clock.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { writeCalendar } from "~/platform/calendar/calendar.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { countLinks } from "~/platform/validation/typed-text.ts";
import { visitOffers, visits, workOrders } from "./schedule.tables.server.ts";
import { loadVisitNotice } from "./visit-notices/load-visit-notice.server.ts";
import { visitNoticeText } from "./visit-notices/visit-notices.text.en.ts";
import { isNoticeCurrent } from "./visit-notices/visit-notices.ts";
import { customerChoseText } from "./visit-offers/visit-offers.text.en.ts";

const notices = ["booked", "moved", "canceled", "restored", "reminder"] as const;

/** Notifies a customer about their visit, with a calendar file. */
export const visitNotice = defineEmail({
  kind: "visit-notice",
  addressFrom: "form",
  params: z.object({ visitId: z.uuid(), notice: z.enum(notices) }),
  async declined(platform, { visitId, notice }) {
    const { query } = platform.database;
    const visitNotice = await loadVisitNotice(platform, query, visitId);
    if (visitNotice && !isNoticeCurrent(notice, visitNotice.visit, platform.clock.now())) {
      return "The appointment changed or began before this email was sent";
    }
    return visitNotice && findEmailBlock(query, platform, visitNotice.job, "needed");
  },
  async suspicion(platform, { visitId }) {
    const notice = await loadVisitNotice(platform, platform.database.query, visitId);
    if (!notice) return null;
    const { businessName, job } = notice;
    return countLinks([businessName, job.what, job.address].join(" ")) > 0
      ? "The business's appointment text contains a web address"
      : null;
  },
  async compose(platform, { visitId, notice }, { conversationId }) {
    const { settings, database } = platform;
    const visitNotice = await loadVisitNotice(platform, database.query, visitId);
    if (!visitNotice) throw new Error("The appointment this email is about no longer exists");
    const { visit, job, businessName, businessEmail, arrival, phone, link, also } = visitNotice;
    const { VisitNoticeMail } = await import("./visit-notices/visit-notice.email.tsx");
    const links = conversationId
      ? await preferenceLinks(platform, database.query, conversationId)
      : null;
    const file = writeCalendar(businessName, [
      {
        uid: `visit-${visit.id}@${settings.siteUrl.hostname}`,
        version: visit.version,
        startsAt: visit.startsAt,
        endsAt: visit.endsAt,
        changedAt: visit.updatedAt,
        title: visitNoticeText.calendarTitle(businessName, job.what),
        description: visitNoticeText.calendarNote(phone),
        location: job.address,
        canceled: visit.state === "canceled",
      },
    ]);
    return {
      subject: visitNoticeText.subject(visitNoticeText.headings[notice], arrival),
      replyTo: businessEmail,
      senderName: businessVia(businessName, settings.siteName),
      attachments: [
        { filename: "visit.ics", contentType: "text/calendar; charset=utf-8", content: file },
      ],
      body: VisitNoticeMail({
        notice,
        businessName,
        arrival,
        phone,
        link,
        also: notice === "reminder" ? null : also,
        what: job.what,
        address: job.address,
        sender: settings,
        preferencesUrl: links?.page ?? null,
        business: await readEmailBusiness(platform, visit.contractorId),
        portalUrl: await portalLinkFor(platform, database.query, job),
      }),
    };
  },
});

/** Notifies the business that its customer picked, moved, or canceled a visit. */
export const customerChangedVisit = defineEmail({
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
    const [row] = await query
      .select({ visit: visits, job: workOrders })
      .from(visits)
      .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
      .where(visitId ? eq(visits.id, visitId) : inArray(visits.id, ofOffer));
    if (!row) throw new Error("The appointment this email is about no longer exists");
    const { visit, job } = row;
    const zone = await findBusinessZone(query, visit.contractorId, settings.timeZone);
    const arrival = formatArrival({ ...visit, startsAt: new Date(startsAt) }, zone);
    const { CustomerChose } = await import("./visit-offers/customer-chose.email.tsx");
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
