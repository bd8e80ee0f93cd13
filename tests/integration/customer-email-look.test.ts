import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { invoiceMail, receiptMail } from "~/domains/billing/invoices/invoices.emails.server.ts";
import { invoiceEntries } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { jobEstimateMail } from "~/domains/billing/job-estimates/job-estimates.emails.server.ts";
import { followUpMail, manualMessageEmail } from "~/domains/follow-ups/follow-ups.emails.server.ts";
import { reviewRequestMail } from "~/domains/growth/reviews/reviews.emails.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { portalLinkMail } from "~/domains/office/portal/portal.emails.server.ts";
import { visitNotice } from "~/domains/schedule/schedule.emails.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { noDetails } from "~/domains/storefront/business-pages/content/page-content.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import type { ComposedEmail } from "~/platform/mail/email.ts";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit } from "./appointment-fixtures.ts";
import { addSentEstimate } from "./estimate-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";
import { reviews } from "./review-fixtures.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { businessWithReviews, done, requestsOf } = reviews(platform);
const logo = "/files/form-logos/1-0123456789abcdef.png";
const ids: Record<string, string> = {};

/** One customer with everything that a business emails about. */
beforeAll(async () => {
  const { owner, contractorId, about } = await businessWithReviews({}, { channel: "email" });
  await query()
    .update(seoPages)
    .set({ logoUrl: logo, brandColor: "#ffd400", details: { ...noDetails, license: "TX-M4471" } })
    .where(eq(seoPages.contractorId, contractorId));
  await query()
    .update(contractorAccounts)
    .set({ address: "1200 Barton Springs Rd, Austin, TX", phone: "(512) 555-0188" })
    .where(eq(contractorAccounts.id, contractorId));
  ids.contractorId = contractorId;
  ids.estimateId = (await addSentEstimate(platform(), owner, { about })).estimateId;
  ids.invoiceId = await addIssuedInvoice(platform(), owner, { about });
  const paid = {
    amount: 5_000,
    method: "cash" as const,
    note: null,
    paid_on: "2026-11-20",
    more_than_owed: false,
    send_receipt: false,
  };
  const { invoiceId } = ids;
  await recordPayment(platform(), owner, { invoiceId, request: paid, requestKey: null });
  const entries = await query()
    .select()
    .from(invoiceEntries)
    .where(eq(invoiceEntries.invoiceId, invoiceId));
  ids.entryId = entries.find(({ kind }) => kind === "payment")?.id ?? "";
  await done(owner, about);
  const [request] = await requestsOf(contractorId);
  ids.requestId = request?.id ?? "";
  ids.visitId = await addVisit(platform(), owner, about);
  const [visit] = await query()
    .select({ job: workOrders })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(eq(visits.id, ids.visitId));
  ids.customerId = visit?.job.customerId ?? "";
  const [conversation] = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId));
  ids.conversationId = conversation?.id ?? "";
});

const id = (name: string) => ids[name] ?? "";
const context = () => ({ conversationId: id("conversationId") });
const message = { subject: "Your request", words: "We can come Monday.", businessName: "Pipes" };

test.each<[string, () => Promise<ComposedEmail>]>([
  [
    "an estimate",
    () => jobEstimateMail.compose(platform(), { estimateId: id("estimateId") }, context()),
  ],
  ["an invoice", () => invoiceMail.compose(platform(), { invoiceId: id("invoiceId") }, context())],
  ["a receipt", () => receiptMail.compose(platform(), { entryId: id("entryId") }, context())],
  [
    "an appointment",
    () => visitNotice.compose(platform(), { visitId: id("visitId"), notice: "booked" }, context()),
  ],
  [
    "a review request",
    () =>
      reviewRequestMail.compose(
        platform(),
        { requestId: id("requestId"), reminds: false },
        context(),
      ),
  ],
  ["a message", () => manualMessageEmail.compose(platform(), message, context())],
  [
    "a follow-up",
    () => {
      const about = {
        ...message,
        purpose: "informational" as const,
        contractorId: id("contractorId"),
      };
      return followUpMail.compose(platform(), about, context());
    },
  ],
  [
    "the portal's link",
    () => portalLinkMail.compose(platform(), { customerId: id("customerId") }, context()),
  ],
])("business-pages.look: the email about %s shows all five facts", async (_about, compose) => {
  const { html, text } = await renderEmail(await compose());
  expect(html).toContain(new URL(logo, platform().settings.siteUrl).href);
  expect(html).toMatch(/background-color:\s*#ffd400/);
  expect(html).toMatch(/color:\s*#0b1a33/);
  for (const fact of ["License TX-M4471", "1200 Barton Springs Rd, Austin, TX", "(512) 555-0188"]) {
    expect(text).toContain(fact);
  }
});
