import type { MemberAccess, MemberPermission, RouteAccess } from "~/domains/shared/index.ts";
import { routeHelpers } from "../platform/http/routes/declare-routes.ts";
import { bodyWithFile, bodyWithPhotos } from "../platform/http/routes/route-facts.ts";

const { area, index, layout, prefix, route } = routeHelpers<RouteAccess>();

const members = (permission: MemberPermission): MemberAccess => ({ for: "members", permission });
const visits = members("do_visits");
const business = members("run_business");
const owners = members("own_business");
const ownAccount = members("keep_own_account");
const search: MemberAccess = { ...business, searches: true };

// In a form, a character takes at most nine bytes. tests/http/forms-at-maximum.test.ts fills the
// forms.
/** An estimate or an invoice with the maximum number of lines, each with the longest texts. */
const linesBody = { bytes: 480 * 1024, fields: 720 };
/** A list of 100,000 customers. */
const customerFile = 30 * 1024 * 1024;
const customerFileBody = { bytes: customerFile + 1024 * 1024, files: 1, fileBytes: customerFile };
/** The export of another program: several lists, or a ZIP of them. */
const switchFilesBody = {
  bytes: 2 * customerFile + 1024 * 1024,
  files: 20,
  fileBytes: customerFile,
};
/** A follow-up with the maximum number of steps, each with the longest text. */
export const sequenceBody = { bytes: 1_200 * 1024 };

/** The routes of a business's own team, which `routes.ts` adds to the address book. */
export const crmRoutes = area(
  { audience: "workspace" },
  prefix("crm", [
    ...area({ access: { for: "everyone" } }, [
      route("sign-in", "web/crm/auth/sign-in.tsx"),
      route("sign-in/code", "web/crm/auth/sign-in-code.tsx"),
      route("sign-in/passkey", "web/crm/auth/sign-in-passkey.ts"),
      route("sign-in/:token", "web/crm/auth/sign-in-link.tsx"),
      route("invitation/:token", "web/crm/auth/invitation.tsx"),
      route("sign-out", "web/crm/auth/sign-out.ts"),
      route("share", "web/crm/share/share.ts", { takesShares: true }),
      route("stop-looking", "web/crm/frame/end-staff-view.ts"),
    ]),
    ...area({ access: business }, [
      layout("web/crm/page/preview-frame.tsx", [
        route("page/:id/preview", "web/crm/page/page-preview.tsx", { body: bodyWithFile }),
      ]),
      layout("web/crm/frame/crm-frame.tsx", [
        index("web/crm/today/today.tsx", { access: visits }),
        layout("web/crm/settings/settings-layout.tsx", [
          route("account", "web/crm/account/account.tsx", { access: ownAccount }),
          route("account/passkeys", "web/crm/account/account-passkeys.tsx", { access: ownAccount }),
          route("account/notifications", "web/crm/notifications/notifications.tsx", {
            access: ownAccount,
          }),
          route("account/notifications/team", "web/crm/notifications/team-notifications.tsx", {
            access: owners,
          }),
          route("team", "web/crm/team/team.tsx", { access: owners }),
          route("settings/calls", "web/crm/settings/calls.tsx"),
          route("settings/voicemail", "web/crm/voicemail/voicemail.tsx", { body: bodyWithFile }),
          route("settings/texting-costs", "web/crm/texting/texting-costs.tsx", {
            access: { ...business, behind: { write: "own_business" } },
          }),
          route("settings/hours", "web/crm/settings/hours.tsx"),
          route("settings/time-off", "web/crm/settings/time-off.tsx"),
          route("settings/appointment-types", "web/crm/settings/appointment-types.tsx"),
          route("settings/lead-sources", "web/crm/lead-sources/lead-sources.tsx"),
          route("settings/lead-sources/:id", "web/crm/lead-sources/lead-source.tsx"),
          route("settings/lead-sources/leads/:id", "web/crm/lead-sources/source-lead.tsx"),
          route("settings/lead-sources/:id/fields", "web/crm/lead-sources/source-fields.tsx"),
          route(
            "settings/lead-sources/:id/emails/:delivery",
            "web/crm/lead-sources/source-email.tsx",
          ),
          route("settings/conversions", "web/crm/conversions/conversions.tsx"),
          route("settings/texting", "web/crm/settings/texting.tsx", { access: owners }),
          route("settings/plan", "web/crm/settings/plan.tsx", { access: owners }),
          route("settings/keys", "web/crm/settings/keys.tsx", { access: owners }),
          route("settings/email", "web/crm/texting/sending-domain.tsx", { access: owners }),
          route("settings/webhooks", "web/crm/settings/webhooks.tsx", { access: owners }),
          route("settings/webhooks/:id", "web/crm/settings/webhook.tsx", { access: owners }),
          route("settings/export", "web/crm/settings/export.tsx", { access: owners }),
          route("schedule/crews", "web/crm/schedule/crews.tsx"),
          route("jobs/checklists", "web/crm/jobs/checklists.tsx"),
          route("estimates/prices", "web/crm/estimates/prices.tsx"),
          route("invoices/settings", "web/crm/invoices/invoice-settings.tsx"),
          route("reviews/settings", "web/crm/reviews/settings.tsx"),
          route("conversations/snippets", "web/crm/conversations/snippets.tsx"),
        ]),
        route("leads", "web/crm/leads/leads.tsx"),
        route("leads/new", "web/crm/leads/new-lead.tsx"),
        route("leads/import", "web/crm/leads/import-leads.tsx", { body: bodyWithFile }),
        route("leads/imports/:id", "web/crm/leads/lead-import.tsx"),
        route("leads/:id", "web/crm/leads/lead.tsx", { body: bodyWithPhotos }),
        route("leads/:id/edit", "web/crm/leads/edit-lead.tsx"),
        route("leads/:id/pictures", "web/crm/leads/pictures.tsx", { body: bodyWithFile }),
        route("leads/:id/pictures/:picture", "web/crm/leads/picture-file.ts"),
        route("customers", "web/crm/customers/customers.tsx", { access: search }),
        route("customers/suggest", "web/crm/forms/suggest-customers.ts", { access: search }),
        route("customers/import", "web/crm/customers/import-customers.tsx", {
          body: customerFileBody,
        }),
        route("customers/imports/:id", "web/crm/customers/customer-import.tsx", {
          body: { fields: 520 },
        }),
        route("customers/imports/:id/rows.csv", "web/crm/customers/customer-import-rows.ts"),
        route("customers/switch", "web/crm/switch/switch.tsx", { body: switchFilesBody }),
        route("customers/switch/:id", "web/crm/switch/switch-import.tsx"),
        route("customers/switch/:id/files/:file", "web/crm/switch/switch-file.tsx", {
          body: { fields: 520 },
        }),
        route("customers/switch/:id/files/:file/rows.csv", "web/crm/switch/switch-rows.ts"),
        route("customers/new", "web/crm/customers/new-customer.tsx"),
        route("customers/:id", "web/crm/customers/customer.tsx", { body: bodyWithFile }),
        route("customers/:id/files/:file", "web/crm/customers/customer-file.ts"),
        route("customers/:id/edit", "web/crm/customers/edit-customer.tsx"),
        route("customers/:id/merge", "web/crm/customers/merge-customer.tsx"),
        route("customers/:id/properties/:property", "web/crm/customers/property.tsx"),
        route("conversations", "web/crm/conversations/conversations.tsx", { access: visits }, [
          index("web/crm/conversations/no-conversation.tsx"),
          route(":id", "web/crm/conversations/conversation.tsx", {
            body: bodyWithPhotos,
            access: { ...visits, behind: { write: "run_business" } },
          }),
        ]),
        route("conversations/call", "web/crm/conversations/open-call.tsx"),
        route("conversations/:id/call", "web/crm/conversations/call-customer.tsx"),
        route("conversations/:id/files/:file", "web/crm/conversations/message-file.ts", {
          access: visits,
        }),
        route("messages/:id/proof.zip", "web/crm/conversations/message-proof.ts"),
        route("events", "web/crm/frame/events.ts", { access: visits }),
        route("search", "web/crm/frame/search.ts", { access: search }),
        route("find", "web/crm/frame/search-page.tsx", { access: search }),
        route("settings/voicemail/:id/audio", "web/crm/voicemail/recording-audio.ts"),
        route("settings/lead-sources/:id/google", "web/crm/lead-sources/google-sign-in.ts"),
        route("settings/google-consent", "web/crm/lead-sources/google-consent.ts"),
        route("settings/conversions/google", "web/crm/conversions/google-consent.ts"),
        route("settings/export/:id", "web/crm/settings/export-file.ts", { access: owners }),
        route("schedule", "web/crm/schedule/schedule.tsx", { access: visits }),
        route("schedule/new", "web/crm/schedule/new-visit.tsx"),
        route("schedule/offer/:id", "web/crm/schedule/offer.tsx"),
        route("schedule/order", "web/crm/schedule/order.tsx"),
        route("schedule/calendar", "web/crm/schedule/calendar.tsx", { access: visits }),
        route("schedule/collisions/:id", "web/crm/schedule/collision.tsx"),
        route("schedule/visits/:id", "web/crm/schedule/visit.tsx", {
          body: bodyWithFile,
          access: visits,
        }),
        route("schedule/visits/:id/edit", "web/crm/schedule/edit-visit.tsx", { access: visits }),
        route("schedule/visits/:id/repeat", "web/crm/schedule/repeat-visit.tsx"),
        route("schedule/visits/:id/collect", "web/crm/schedule/collect.tsx", {
          body: bodyWithFile,
          access: visits,
        }),
        route("schedule/visits/:id/pictures", "web/crm/schedule/pictures/visit-pictures.tsx", {
          body: bodyWithFile,
          access: visits,
        }),
        route(
          "schedule/visits/:id/pictures/:picture",
          "web/crm/schedule/pictures/visit-picture.ts",
          { access: visits },
        ),
        route("jobs", "web/crm/jobs/jobs.tsx"),
        route("jobs/:id", "web/crm/jobs/job.tsx", { body: bodyWithFile, access: visits }),
        route("jobs/:id/items", "web/crm/jobs/job-items.tsx", { body: linesBody }),
        route("jobs/:id/files/:file", "web/crm/jobs/job-file.ts", { access: visits }),
        route("jobs/:id/photos/:photo", "web/crm/jobs/job-photo.ts", { access: visits }),
        route("estimates", "web/crm/estimates/estimates.tsx"),
        route("estimates/estimates.csv", "web/crm/estimates/estimates-csv.ts"),
        route("estimates/new", "web/crm/estimates/new-estimate.tsx"),
        route("estimates/:id", "web/crm/estimates/estimate.tsx", {
          body: linesBody,
          access: { ...visits, behind: { read: "run_business", write: "run_business" } },
        }),
        route("invoices", "web/crm/invoices/invoices.tsx"),
        route("invoices/invoices.csv", "web/crm/invoices/invoices-csv.ts"),
        route("invoices/quickbooks.csv", "web/crm/invoices/quickbooks-csv.ts"),
        route("invoices/new", "web/crm/invoices/new-invoice.tsx"),
        route("invoices/:id", "web/crm/invoices/invoice.tsx", { body: linesBody }),
        route("analytics", "web/crm/analytics/analytics.tsx"),
        route("analytics/figures.csv", "web/crm/analytics/figures-csv.ts"),
        route("analytics/sources", "web/crm/analytics/source-worth.tsx"),
        route("analytics/sources.csv", "web/crm/analytics/source-worth-csv.ts"),
        route("analytics/google.csv", "web/crm/analytics/google-csv.ts"),
        route("analytics/spend", "web/crm/analytics/spend.tsx"),
        route("analytics/spend.csv", "web/crm/analytics/spend-csv.ts"),
        route("analytics/spend/import", "web/crm/analytics/import-spend.tsx", {
          body: bodyWithFile,
        }),
        route("links/:kind/:id", "web/crm/links/customer-link.tsx"),
        route("reviews", "web/crm/reviews/reviews.tsx"),
        route("reviews/requests.csv", "web/crm/reviews/requests-csv.ts"),
        route("revenue-share", "web/crm/revenue-share/own-share.tsx"),
        route("revenue-share/:id/:month", "web/crm/revenue-share/own-statement.tsx", {
          access: { ...business, behind: { write: "own_business" } },
        }),
        route("follow-up", "web/crm/follow-up/follow-up.tsx"),
        route("follow-up/:service", "web/crm/follow-up/own-sequence.tsx", { body: sequenceBody }),
        route("follow-up/:service/time-machine", "web/crm/follow-up/own-time-machine.tsx"),
        route("page", "web/crm/page/own-pages.tsx"),
        route("page/:id", "web/crm/page/page-editor.tsx", { body: bodyWithFile }),
        route("page/:id/website", "web/crm/page/own-website.tsx"),
        route("page/:id/address", "web/crm/page/page-address.tsx"),
        route("business", "web/crm/frame/switch-business.ts", { access: ownAccount }),
        route("*", "web/crm/frame/unknown.ts"),
      ]),
    ]),
  ]),
);
