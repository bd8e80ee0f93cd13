import { invoicesDemo } from "~/domains/billing/invoices/invoices.demo.server.ts";
import { jobEstimatesDemo } from "~/domains/billing/job-estimates/job-estimates.demo.server.ts";
import { followUpsDemo, pastFollowUpsDemo } from "~/domains/follow-ups/follow-ups.demo.server.ts";
import { conversionsDemo } from "~/domains/growth/conversions/conversions.demo.server.ts";
import { affiliatesDemo, leadReportsDemo, spendDemo } from "~/domains/growth/growth.demo.server.ts";
import { revenueShareDemo } from "~/domains/growth/revenue-share/revenue-share.demo.server.ts";
import { applicationsScale } from "~/domains/growth/revenue-share/synthetic-applications.demo.server.ts";
import { reviewsDemo } from "~/domains/growth/reviews/reviews.demo.server.ts";
import { accountsDemo, apiKeysDemo, membersDemo } from "~/domains/identity/identity.demo.server.ts";
import { callsDemo, inboxDemo, unmatchedMessagesDemo } from "~/domains/inbox/inbox.demo.server.ts";
import { leadSourcesDemo } from "~/domains/lead-sources/lead-sources.demo.server.ts";
import {
  leadPicturesDemo,
  leadTasksDemo,
  leadViewsDemo,
} from "~/domains/leads/lead-work.demo.server.ts";
import { leadsDemo, newRequestDemo, pastLeadsDemo } from "~/domains/leads/leads.demo.server.ts";
import { webhooksDemo } from "~/domains/office/webhooks/webhooks.demo.server.ts";
import { exportsDemo } from "~/domains/operations/operations.demo.server.ts";
import {
  registrationsDemo,
  sendersDemo,
  trackedNumbersDemo,
} from "~/domains/phone-numbers/phone-numbers.demo.server.ts";
import { plansDemo } from "~/domains/publishing/publishing.demo.server.ts";
import { scheduleDemo } from "~/domains/schedule/schedule.demo.server.ts";
import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import type { DemoScale } from "~/domains/shared/synthetic.demo.server.ts";
import { draftsDemo, estimatesDemo, signUpsDemo } from "~/domains/signup/signup.demo.server.ts";
import {
  contractorsScale,
  estimatesScale,
} from "~/domains/signup/synthetic-sign-ups.demo.server.ts";
import {
  addressesDemo,
  pageContentsDemo,
  pagesDemo,
} from "~/domains/storefront/storefront.demo.server.ts";
import { pagesScale } from "~/domains/storefront/synthetic-pages.demo.server.ts";

/**
 * All demo rows, in the order of the layers, since rows refer to those of lower layers. A comment
 * gives the reason for any other order.
 */
export const demoParts: readonly DemoPart[] = [
  accountsDemo,
  membersDemo,
  apiKeysDemo,
  pagesDemo,
  pageContentsDemo,
  addressesDemo,
  sendersDemo,
  registrationsDemo,
  trackedNumbersDemo,
  plansDemo,
  signUpsDemo,
  draftsDemo,
  estimatesDemo,
  leadsDemo,
  pastLeadsDemo,
  followUpsDemo,
  pastFollowUpsDemo,
  // After the follow-ups, which add leads: tasks are about the latest ones.
  newRequestDemo,
  leadTasksDemo,
  leadPicturesDemo,
  leadViewsDemo,
  // After the follow-ups: an opt-out is locked before a crew (docs/locks.md).
  scheduleDemo,
  leadSourcesDemo,
  inboxDemo,
  unmatchedMessagesDemo,
  callsDemo,
  jobEstimatesDemo,
  invoicesDemo,
  revenueShareDemo,
  affiliatesDemo,
  spendDemo,
  conversionsDemo,
  // After the invoices, which are for other jobs.
  reviewsDemo,
  leadReportsDemo,
  webhooksDemo,
  exportsDemo,
];

/** Fills a table for scale tests, by the name of its option of `npm run demo`. */
export const demoScales: Readonly<Record<string, DemoScale>> = {
  pages: pagesScale,
  contractors: contractorsScale,
  estimates: estimatesScale,
  applications: applicationsScale,
};
