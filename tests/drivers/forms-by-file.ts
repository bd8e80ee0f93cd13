import type { Page } from "playwright-core";
import type { FoundForm } from "../setup/every-form.ts";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator } from "../setup/site.ts";
import { agree, fillApplication, sampleApplicant } from "./drive-application.ts";
import { chooseArea, openGenerator } from "./drive-estimator.ts";
import { fillStep } from "./drive-wizard.ts";
import { sampleContractor } from "./sample-contractor.ts";
import { waitForScript } from "./wait-for-script.ts";

type FormOfFile = { of: "visitors" | "staff"; form: RegExp } | { not: string };

const visitors = (form: RegExp): FormOfFile => ({ of: "visitors", form });
const staff = (form: RegExp): FormOfFile => ({ of: "staff", form });
const noScript: FormOfFile = { not: "its page runs no script: the browser keeps what was typed" };
const rare: FormOfFile = { not: "it is there only after other failures, and sent like all others" };

const admin = "src/web/admin";
const crm = "src/web/crm";
/** tests/http/crm.test.ts and schedule.test.ts send them without script. */
const inCrm: FormOfFile = { not: "it takes a session of the CRM, and is sent like all others" };

/** Every file with a form that posts, and how a test finds the form in the running product. */
export const formsByFile: Record<string, FormOfFile> = {
  "src/domains/signup/results-generator/generator-contact.tsx": visitors(
    /^\/lead-estimator city email/,
  ),
  "src/domains/leads/capture/lead-form.tsx": visitors(/^\/embed\/:service\/:cityState .*need/),
  "src/web/customer/business/book/booking-form.tsx": noScript,
  "src/web/signup/draft-tools.tsx": visitors(/^\/get-started intent=email-link/),
  "src/web/signup/wizard-form.tsx": visitors(/^\/get-started .*intent=next/),
  "src/web/signup/confirm-email.tsx": noScript,
  "src/web/signup/invited.tsx": noScript,
  "src/web/signup/resume.tsx": noScript,
  "src/web/customer/preferences/preferences.tsx": noScript,
  "src/web/site/locations/claim-form.tsx": visitors(/^\/locations\/claim business_name/),
  "src/web/site/revenue-share/application-form.tsx": visitors(/^\/revenue-share agreed_to_terms/),
  "src/web/site/revenue-share/confirm-application.tsx": noScript,
  "src/web/shared/account/auth-page.tsx": { not: "pages put their fields into it" },
  [`${crm}/account/account.tsx`]: inCrm,
  [`${crm}/auth/invitation.tsx`]: noScript,
  [`${crm}/auth/sign-in-code.tsx`]: { not: "it is there only for a browser that asked for a code" },
  [`${crm}/auth/sign-in-link.tsx`]: noScript,
  [`${crm}/auth/sign-in.tsx`]: visitors(/^\/crm\/sign-in email/),
  "src/web/shared/forms/confirm-action.tsx": inCrm,
  "src/web/shared/follow-up/opt-outs.tsx": {
    not: "it is there only where a message may ask to stop; tests/integration/incoming-messages.test.ts",
  },
  [`${admin}/follow-ups/to-check/to-check.tsx`]: {
    not: "it is there only where a message may ask to stop; tests/integration/incoming-messages.test.ts",
  },
  [`${admin}/lists/list-table.tsx`]: staff(/intent=publish-selected/),
  [`${crm}/frame/search-page.tsx`]: inCrm,
  [`${crm}/switch/switch-file.tsx`]: inCrm,
  [`${crm}/switch/switch-import.tsx`]: inCrm,
  [`${crm}/switch/switch.tsx`]: inCrm,
  [`${crm}/jobs/checklists.tsx`]: inCrm,
  [`${crm}/jobs/job-parts.tsx`]: inCrm,
  [`${crm}/jobs/job-photos.tsx`]: inCrm,
  [`${crm}/jobs/job-tasks.tsx`]: inCrm,
  [`${crm}/jobs/jobs.tsx`]: inCrm,
  [`${crm}/conversions/ad-connection.tsx`]: inCrm,
  [`${crm}/lead-sources/google-connect.tsx`]: inCrm,
  [`${crm}/lead-sources/google-feedback.tsx`]: inCrm,
  [`${crm}/lead-sources/junk-check.tsx`]: inCrm,
  [`${crm}/lead-sources/lead-source.tsx`]: inCrm,
  [`${crm}/lead-sources/lead-sources.tsx`]: inCrm,
  [`${crm}/lead-sources/source-lead.tsx`]: inCrm,
  [`${crm}/lead-sources/meta-connect.tsx`]: inCrm,
  [`${crm}/lead-sources/source-email.tsx`]: inCrm,
  [`${crm}/lead-sources/source-fields.tsx`]: inCrm,
  [`${crm}/lead-sources/source-settings.tsx`]: inCrm,
  [`${crm}/leads/edit-lead.tsx`]: inCrm,
  [`${crm}/links/customer-link.tsx`]: inCrm,
  [`${crm}/schedule/visit-buttons.tsx`]: inCrm,
  [`${crm}/settings/appointment-types.tsx`]: inCrm,
  [`${crm}/texting/sending-domain.tsx`]: inCrm,
  [`${crm}/texting/texting-costs.tsx`]: inCrm,
  [`${crm}/settings/hours.tsx`]: inCrm,
  [`${crm}/settings/time-off.tsx`]: inCrm,
  [`${crm}/schedule/edit-visit.tsx`]: inCrm,
  "src/web/signup/success.tsx": noScript,
  "src/web/site/marketing/pay-per-lead/pay-per-lead.tsx": noScript,
  [`${crm}/frame/crm-shell.tsx`]: inCrm,
  [`${crm}/frame/crm-error.tsx`]: inCrm,
  [`${crm}/notifications/notifications.tsx`]: inCrm,
  [`${crm}/notifications/channel-cards.tsx`]: inCrm,
  [`${crm}/estimates/new-document-form.tsx`]: inCrm,
  [`${crm}/estimates/document-list.tsx`]: inCrm,
  [`${crm}/estimates/editor-form.tsx`]: inCrm,
  [`${crm}/estimates/estimate-approval.tsx`]: inCrm,
  [`${crm}/invoices/entry-forms.tsx`]: inCrm,
  [`${crm}/invoices/invoice-editor.tsx`]: inCrm,
  [`${crm}/invoices/invoice-table.tsx`]: inCrm,
  [`${crm}/invoices/invoice.tsx`]: inCrm,
  [`${crm}/invoices/invoice-settings.tsx`]: inCrm,
  "src/web/customer/invoice/invoice.tsx": noScript,
  [`${crm}/estimates/prices.tsx`]: inCrm,
  [`${crm}/page/page-address.tsx`]: inCrm,
  [`${crm}/page/domain-card.tsx`]: inCrm,
  [`${crm}/schedule/order.tsx`]: inCrm,
  [`${crm}/schedule/crews.tsx`]: inCrm,
  [`${crm}/schedule/collect.tsx`]: inCrm,
  [`${crm}/schedule/new-visit.tsx`]: inCrm,
  [`${crm}/schedule/offer.tsx`]: inCrm,
  [`${crm}/schedule/visit.tsx`]: inCrm,
  [`${crm}/schedule/move-notice.tsx`]: { not: "it is there only for a minute after a move" },
  [`${crm}/schedule/quick-moves.tsx`]: inCrm,
  [`${crm}/schedule/calendar.tsx`]: inCrm,
  [`${crm}/schedule/collision.tsx`]: inCrm,
  [`${crm}/schedule/repeat-visit.tsx`]: inCrm,
  [`${crm}/schedule/visit-facts.tsx`]: inCrm,
  "src/web/customer/booking/booking.tsx": noScript,
  "src/web/customer/estimate/response-forms.tsx": noScript,
  [`${crm}/settings/keys.tsx`]: inCrm,
  [`${crm}/settings/plan-card.tsx`]: inCrm,
  [`${crm}/settings/plan.tsx`]: inCrm,
  [`${crm}/settings/texting-form.tsx`]: inCrm,
  [`${crm}/settings/texting.tsx`]: inCrm,
  [`${crm}/settings/call-settings-form.tsx`]: inCrm,
  [`${crm}/settings/calls.tsx`]: inCrm,
  [`${crm}/settings/missed-call-text.tsx`]: inCrm,
  [`${crm}/voicemail/recording-form.tsx`]: inCrm,
  [`${crm}/voicemail/voicemail.tsx`]: inCrm,
  "src/web/customer/portal/portal.tsx": noScript,
  "src/web/customer/review/review.tsx": noScript,
  [`${crm}/reviews/settings.tsx`]: inCrm,
  [`${crm}/revenue-share/share-leads.tsx`]: {
    not: "it is there only for who takes part; tests/http/own-share.test.ts",
  },
  [`${crm}/revenue-share/own-statement.tsx`]: {
    not: "it is there only for who takes part; tests/http/own-share.test.ts",
  },
  "src/web/shared/revenue-share/statement.tsx": {
    not: "it is there only for who takes part; tests/http/own-share.test.ts",
  },
  [`${crm}/analytics/spend.tsx`]: inCrm,
  [`${crm}/analytics/import-spend.tsx`]: inCrm,
  [`${crm}/settings/webhook-form.tsx`]: inCrm,
  [`${crm}/settings/export.tsx`]: inCrm,
  [`${crm}/settings/webhook.tsx`]: inCrm,
  [`${crm}/team/team.tsx`]: inCrm,
  [`${crm}/team/team-members.tsx`]: inCrm,
  [`${admin}/health/health.tsx`]: { not: "it is there only after a restore" },
  [`${admin}/health/sample-data.tsx`]: {
    not: "it is there only with sample data; tests/http/sample-data.both-databases.test.ts",
  },
  [`${admin}/auth/forgot-password.tsx`]: visitors(/^\/admin\/forgot-password email/),
  [`${admin}/auth/login.tsx`]: visitors(/^\/admin\/login email/),
  [`${admin}/auth/login-code.tsx`]: visitors(/^\/admin\/login\/code code/),
  [`${admin}/auth/new-account-form.tsx`]: noScript,
  [`${admin}/auth/reset-password.tsx`]: noScript,
  [`${admin}/frame/staff-refused.tsx`]: {
    not: "the button of admin-frame.tsx, for whom no page is open",
  },
  [`${admin}/account/account.tsx`]: staff(/^\/admin\/account .*intent=change-password/),
  "src/web/shared/account/sessions.tsx": staff(/^\/admin\/account .*intent=end-sessions/),
  "src/web/shared/account/passkeys.tsx": staff(/^\/admin\/account\/passkeys intent=begin/),
  [`${admin}/account/account-codes.tsx`]: staff(/^\/admin\/account\/codes .*intent=begin/),
  [`${admin}/frame/admin-frame.tsx`]: staff(/^\/admin\/sign-out$/),
  [`${admin}/affiliates/affiliate-form.tsx`]: staff(/^\/admin\/affiliates email/),
  [`${admin}/confirm/confirm-first.tsx`]: { not: "it takes the place of the form that it stops" },
  [`${admin}/confirm/confirm.tsx`]: staff(/^\/admin\/confirm own_password/),
  [`${admin}/contractors/contractor-embed.tsx`]: staff(/intent=allow-hosts/),
  [`${admin}/contractors/contractor-facts.tsx`]: staff(/intent=suspend\b/),
  [`${admin}/contractors/contractor.tsx`]: {
    not: "it is there only for a business that was brought in from elsewhere",
  },
  [`${admin}/contractors/contractor-account.tsx`]: staff(/intent=invite-owner/),
  [`${admin}/contractors/contractor-customer.tsx`]: {
    not: "nothing links to it below /admin; tests/http/staff-view.test.ts sends it",
  },
  [`${admin}/contractors/contractor-activity.tsx`]: staff(/intent=add-note/),
  [`${admin}/contractors/contractor-onboarding.tsx`]: staff(/intent=send-resume-link/),
  [`${admin}/contractors/contractor-pages.tsx`]: staff(/^\/admin\/contractors\/:id intent=pause/),
  [`${admin}/estimates/estimates.tsx`]: staff(/^\/admin\/estimates id/),
  [`${admin}/follow-ups/opt-outs/opt-outs.tsx`]: staff(/^\/admin\/follow-ups\/opt-outs address/),
  [`${admin}/follow-ups/unmatched/unmatched.tsx`]: {
    not: "it exists only after an unmatched person wrote",
  },
  [`${admin}/keyboard/keyboard-tools.tsx`]: staff(/^\/admin\/keyboard shortcuts/),
  [`${admin}/leads/lead-enquiries.tsx`]: staff(/^\/admin\/leads\/:id enquiry_id/),
  [`${admin}/leads/lead-facts.tsx`]: staff(/^\/admin\/leads\/:id .*status=contacted/),
  [`${admin}/leads/lead-follow-up.tsx`]: staff(/^\/admin\/leads\/:id .*intent=pause/),
  [`${admin}/leads/leads.tsx`]: {
    not: "it shows only after a review of leads in quarantine",
  },
  [`${admin}/leads/lead-conversation.tsx`]: staff(/^\/admin\/leads\/:id .*intent=write-message/),
  [`${admin}/messages/dead-letters.tsx`]: rare,
  [`${admin}/messages/message.tsx`]: rare,
  [`${admin}/pages/page-import.tsx`]: staff(/^\/admin\/pages\/imports\/:id intent=cancel/),
  [`${admin}/pages/pages.tsx`]: staff(/^\/admin\/pages intent=pause/),
  [`${admin}/phone/phone-screen.tsx`]: staff(/^\/admin\/phone.* act=/),
  [`${admin}/privacy/person-data.tsx`]: staff(/^\/admin\/contractors\/:id confirm intent=delete/),
  [`${admin}/revenue-share/application-card.tsx`]: staff(/decision=approved/),
  [`${admin}/revenue-share/participant-leads.tsx`]: staff(/intent=deal/),
  [`${admin}/revenue-share/new-application.tsx`]: staff(/^\/admin\/revenue-share\/new agreed/),
  [`${admin}/revenue-share/participant-ledger.tsx`]: staff(/intent=reverse/),
  [`${admin}/revenue-share/participant-settings.tsx`]: staff(/intent=settings/),
  "src/web/shared/lead-pictures/lead-pictures.tsx": inCrm,
  "src/web/shared/page-editor/page-form.tsx": {
    not: "it has as many fields as a page has parts; tests/http/crm-page.test.ts and staff-page-editor.test.ts",
  },
  "src/web/shared/forms/restore-version.tsx": { not: "it is there only after a second version" },
  "src/web/shared/forms/csv-upload.tsx": staff(/^\/admin\/pages\/import file/),
  "src/web/shared/follow-up/sequence-form.tsx": staff(/intent=preview/),
  [`${admin}/texting/texting.tsx`]: staff(/intent=limits/),
  [`${admin}/texting/number-cards.tsx`]: staff(/intent=assign/),
  [`${admin}/texting/try-again.tsx`]: staff(/intent=try-again/),
  [`${admin}/texting/provider-registration.tsx`]: {
    not: "it is there only for a business that submitted a registration",
  },
  [`${admin}/texting/registration-form.tsx`]: staff(/intent=registration/),
  [`${admin}/staff/staff.tsx`]: staff(/intent=invite/),
  [`${admin}/staff/staff-table.tsx`]: staff(/intent=change-role/),
  [`${crm}/leads/move-lead.tsx`]: inCrm,
  [`${crm}/leads/lead-status.tsx`]: inCrm,
  [`${crm}/leads/lead-conversation.tsx`]: inCrm,
  [`${crm}/frame/call-link.tsx`]: inCrm,
  [`${crm}/conversations/call-customer.tsx`]: inCrm,
  [`${crm}/conversations/conversation.tsx`]: inCrm,
  [`${crm}/conversations/reply-box.tsx`]: inCrm,
  [`${crm}/conversations/scheduled-messages.tsx`]: inCrm,
  [`${crm}/conversations/snippets.tsx`]: inCrm,
  [`${crm}/files/attached-files.tsx`]: inCrm,
  [`${crm}/customers/customer-details.tsx`]: inCrm,
  [`${crm}/customers/customer-timeline.tsx`]: inCrm,
  [`${crm}/customers/customers.tsx`]: inCrm,
  [`${crm}/customers/edit-customer.tsx`]: inCrm,
  [`${crm}/customers/merge-customer.tsx`]: inCrm,
  [`${crm}/customers/new-customer.tsx`]: inCrm,
  [`${crm}/customers/property.tsx`]: inCrm,
  [`${crm}/customers/text-consent.tsx`]: inCrm,
  [`${crm}/leads/lead-tasks.tsx`]: inCrm,
  [`${crm}/leads/lead-filters.tsx`]: inCrm,
  [`${crm}/leads/lead-problems.tsx`]: inCrm,
  [`${admin}/leads/reports/lead-reports.tsx`]: {
    not: "it is there only once a business reported a lead; tests/http/crm-lead-reports.test.ts",
  },
  [`${crm}/leads/new-lead.tsx`]: inCrm,
  [`${crm}/leads/lead-import.tsx`]: inCrm,
  [`${crm}/customers/import-mapping.tsx`]: inCrm,
  [`${crm}/customers/customer-import.tsx`]: inCrm,
  [`${crm}/today/today.tsx`]: inCrm,
};

/** Creates the state in which all staff forms exist. */
export async function prepareStaffForms(page: Page, site: { url: string }): Promise<void> {
  // In another session: the page's session must not have a confirmed password.
  const cookie = await sessionCookie(site.url, administrator);
  const post = async (path: string, body: URLSearchParams | FormData) => {
    const headers = { cookie, origin: site.url };
    const response = await fetch(site.url + path, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  };
  const fields = (values: Record<string, string>) => new URLSearchParams(values);
  const invited = { intent: "invite", email: "someone@hearth.example", role: "viewer" };
  await post("/admin/staff", fields({ ...invited, own_password: administrator.password }));
  const claim = { industry: "plumbing", city: "Waco, TX", email: "claim@waco.example", phone: "" };
  await page.request.post("/api/lead_results", { data: { ...claim, business_name: "Waco Pipes" } });
  // Without the signed timestamp of a rendered form.
  const lead = { name: "Sam Stone", phone: "(210) 555-0199", need: "A pipe", zip_code: "78205" };
  await post("/plumbing/san-antonio-tx", fields({ ...lead, urgency: "this_week" }));
  const rows = "service,city,state,business_name\nPlumbing,Waco,TX,Waco Pipes\n";
  const file = new FormData();
  file.set("file", new File([rows], "pages.csv", { type: "text/csv" }));
  await post("/admin/pages/import", file);
}

async function fillShownStep(page: Page): Promise<void> {
  const step = Number(await page.locator("input[name=step]").first().inputValue());
  await fillStep(page, step as 1 | 2, sampleContractor());
}

/** Opens the page of a form, and fills it in if the form needs preparation. */
export async function openForm(page: Page, { path, signature }: FoundForm): Promise<void> {
  if (signature.startsWith("/lead-estimator")) {
    await openGenerator(page, path);
    if (await page.getByRole("button", { name: "Calculate My Results →" }).isVisible()) {
      await chooseArea(page, "Plumbing", "Austin");
    }
  } else if (signature.startsWith("/locations/claim")) {
    await page.goto("/locations?service=plumbing");
    await page.locator("#directory[data-ready]").waitFor({ state: "attached" });
    const name = signature.endsWith("state") ? "Request New Area" : "Claim Area";
    await page.getByRole("button", { name, exact: true }).first().click();
  } else if (path === "/revenue-share") {
    await page.goto(path);
    await waitForScript(page);
    await fillApplication(page, sampleApplicant());
    await agree(page);
  } else {
    await page.goto(path);
    if (!path.startsWith("/embed")) await waitForScript(page);
    if (signature.includes("intent=next")) await fillShownStep(page);
  }
}
