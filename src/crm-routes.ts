import type { MemberPermission } from "~/features/access/member-roles.ts";
import type { MemberAccess, RouteAccess } from "~/features/access/route-access.ts";
import { routeHelpers } from "./platform/http/routes/declare-routes.ts";
import { bodyWithFile } from "./platform/http/routes/route-facts.ts";

const { area, index, layout, prefix, route } = routeHelpers<RouteAccess>();

const members = (permission: MemberPermission): MemberAccess => ({ for: "members", permission });
const visits = members("do_visits");
const business = members("run_business");
const owners = members("own_business");
const ownAccount = members("keep_own_account");

// Of a form, a character takes nine bytes at most. tests/http/forms-at-maximum.test.ts fills the forms.
/** An estimate or an invoice with as many lines as there may be, each with the longest texts. */
const linesBody = { bytes: 480 * 1024, fields: 720 };
/** A follow-up with as many steps as there may be, each with the longest text. */
export const sequenceBody = { bytes: 1_200 * 1024 };

/** The addresses of a business's own people, which `routes.ts` takes into the address book. */
export const crmRoutes = area(
  { audience: "workspace" },
  prefix("crm", [
    ...area({ access: { for: "everyone" } }, [
      route("sign-in", "pages/crm/auth/sign-in.tsx"),
      route("sign-in/code", "pages/crm/auth/sign-in-code.tsx"),
      route("sign-in/passkey", "pages/crm/auth/sign-in-passkey.ts"),
      route("sign-in/:token", "pages/crm/auth/sign-in-link.tsx"),
      route("invitation/:token", "pages/crm/auth/invitation.tsx"),
      route("sign-out", "pages/crm/auth/sign-out.ts"),
      route("share", "pages/crm/share/share.ts", { takesShares: true }),
      route("stop-looking", "pages/crm/frame/stop-looking.ts"),
    ]),
    ...area({ access: business }, [
      layout("pages/crm/page/preview-frame.tsx", [
        route("page/:id/preview", "pages/crm/page/page-preview.tsx", { body: bodyWithFile }),
      ]),
      layout("pages/crm/frame/crm-frame.tsx", [
        index("pages/crm/today/today.tsx", { access: visits }),
        route("account", "pages/crm/account/account.tsx", { access: ownAccount }),
        route("leads", "pages/crm/leads/leads.tsx"),
        route("leads/new", "pages/crm/leads/new-lead.tsx"),
        route("leads/import", "pages/crm/leads/import-leads.tsx", { body: bodyWithFile }),
        route("leads/imports/:id", "pages/crm/leads/lead-import.tsx"),
        route("leads/:id", "pages/crm/leads/lead.tsx"),
        route("leads/:id/edit", "pages/crm/leads/edit-lead.tsx"),
        route("leads/:id/pictures", "pages/crm/leads/pictures.tsx", { body: bodyWithFile }),
        route("leads/:id/pictures/:picture", "pages/crm/leads/picture-file.ts"),
        route("conversations", "pages/crm/conversations/conversations.tsx", { access: visits }, [
          index("pages/crm/conversations/no-conversation.tsx"),
          route(":id", "pages/crm/conversations/conversation.tsx", {
            access: { ...visits, behind: { write: "run_business" } },
          }),
        ]),
        route("conversations/snippets", "pages/crm/conversations/snippets.tsx"),
        route("events", "pages/crm/frame/events.ts", { access: visits }),
        route("search", "pages/crm/frame/search.ts"),
        route("find", "pages/crm/frame/find.tsx"),
        route("account/passkeys", "pages/crm/account/account-passkeys.tsx", { access: ownAccount }),
        route("account/notifications", "pages/crm/notifications/notifications.tsx", {
          access: ownAccount,
        }),
        route("team", "pages/crm/team/team.tsx", { access: owners }),
        route("settings/calls", "pages/crm/settings/calls.tsx"),
        route("settings/plan", "pages/crm/settings/plan.tsx", { access: owners }),
        route("settings/keys", "pages/crm/settings/keys.tsx", { access: owners }),
        route("settings/webhooks", "pages/crm/settings/webhooks.tsx", { access: owners }),
        route("settings/webhooks/:id", "pages/crm/settings/webhook.tsx", { access: owners }),
        route("settings/export", "pages/crm/settings/export.tsx", { access: owners }),
        route("settings/export/:id", "pages/crm/settings/export-file.ts", { access: owners }),
        route("schedule", "pages/crm/schedule/schedule.tsx", { access: visits }),
        route("schedule/new", "pages/crm/schedule/new-visit.tsx"),
        route("schedule/offer/:id", "pages/crm/schedule/offer.tsx"),
        route("schedule/crews", "pages/crm/schedule/crews.tsx"),
        route("schedule/calendar", "pages/crm/schedule/calendar.tsx", { access: visits }),
        route("schedule/collisions/:id", "pages/crm/schedule/collision.tsx"),
        route("schedule/visits/:id", "pages/crm/schedule/visit.tsx", { access: visits }),
        route("schedule/visits/:id/edit", "pages/crm/schedule/edit-visit.tsx", { access: visits }),
        route("schedule/visits/:id/pictures", "pages/crm/schedule/pictures/visit-pictures.tsx", {
          body: bodyWithFile,
          access: visits,
        }),
        route(
          "schedule/visits/:id/pictures/:picture",
          "pages/crm/schedule/pictures/visit-picture.ts",
          { access: visits },
        ),
        route("estimates", "pages/crm/estimates/estimates.tsx"),
        route("estimates/estimates.csv", "pages/crm/estimates/estimates-csv.ts"),
        route("estimates/new", "pages/crm/estimates/new-estimate.tsx"),
        route("estimates/prices", "pages/crm/estimates/prices.tsx"),
        route("estimates/:id", "pages/crm/estimates/estimate.tsx", {
          body: linesBody,
          access: { ...visits, behind: { read: "run_business", write: "run_business" } },
        }),
        route("invoices", "pages/crm/invoices/invoices.tsx"),
        route("invoices/invoices.csv", "pages/crm/invoices/invoices-csv.ts"),
        route("invoices/quickbooks.csv", "pages/crm/invoices/quickbooks-csv.ts"),
        route("invoices/new", "pages/crm/invoices/new-invoice.tsx"),
        route("invoices/settings", "pages/crm/invoices/invoice-settings.tsx"),
        route("invoices/:id", "pages/crm/invoices/invoice.tsx", { body: linesBody }),
        route("analytics", "pages/crm/analytics/analytics.tsx"),
        route("analytics/figures.csv", "pages/crm/analytics/figures-csv.ts"),
        route("analytics/google.csv", "pages/crm/analytics/google-csv.ts"),
        route("analytics/spend", "pages/crm/analytics/spend.tsx"),
        route("analytics/spend.csv", "pages/crm/analytics/spend-csv.ts"),
        route("analytics/spend/import", "pages/crm/analytics/import-spend.tsx", {
          body: bodyWithFile,
        }),
        route("links/:kind/:id", "pages/crm/links/customer-link.tsx"),
        route("reviews", "pages/crm/reviews/reviews.tsx"),
        route("reviews/settings", "pages/crm/reviews/settings.tsx"),
        route("reviews/requests.csv", "pages/crm/reviews/requests-csv.ts"),
        route("revenue-share", "pages/crm/revenue-share/own-share.tsx"),
        route("revenue-share/:id/:month", "pages/crm/revenue-share/own-statement.tsx", {
          access: { ...business, behind: { write: "own_business" } },
        }),
        route("follow-up", "pages/crm/follow-up/follow-up.tsx"),
        route("follow-up/:service", "pages/crm/follow-up/own-sequence.tsx", { body: sequenceBody }),
        route("follow-up/:service/time-machine", "pages/crm/follow-up/own-time-machine.tsx"),
        route("page", "pages/crm/page/own-pages.tsx"),
        route("page/:id", "pages/crm/page/page-editor.tsx", { body: bodyWithFile }),
        route("page/:id/address", "pages/crm/page/page-address.tsx"),
        route("business", "pages/crm/frame/switch-business.ts", { access: ownAccount }),
        route("*", "pages/crm/frame/unknown.ts"),
      ]),
    ]),
  ]),
);
