import type { RouteConfig } from "@react-router/dev/routes";
import type { ProgramAccess, RouteAccess } from "~/features/access/route-access.ts";
import { adminRoutes } from "./admin-routes.ts";
import { crmRoutes } from "./crm-routes.ts";
import { routeHelpers } from "./platform/http/routes/declare-routes.ts";
import { bodyWithFile } from "./platform/http/routes/route-facts.ts";

const { area, index, layout, prefix, route } = routeHelpers<RouteAccess>();

/** Each has a page of its own and one that sells its leads. */
const trades = ["hvac", "pest-control", "handyman", "plumbing", "electrician", "lawn-care"];

const open = { for: "everyone" } as const;
const programs = (read: ProgramAccess["read"], write: ProgramAccess["write"]): ProgramAccess => ({
  for: "programs",
  read,
  write,
});
const readByStaff = programs("staff", "everyone");
const onlyReadByStaff = programs("staff", "nobody");
const staffWork = programs("staff", "reviewers");
const signedIn = programs("signed_in", "nobody");
/** Programs of a business by its keys, whatever cookie they carry. */
const byKey = programs("keys", "keys");

/**
 * The address book: every URL of the product, the file that answers it, and its facts: who may open it,
 * uploads and the size of a body, caching (`routes.table`, `routes.static-first`, `requests.route-facts`).
 * Links are checked against it (`routes.links-lead-somewhere`). The framework reads this file without `~`: import
 * values by relative paths.
 */
export default [
  ...area({ audience: "visitors", access: open }, [
    layout("pages/site/frame/site-frame.tsx", [
      index("pages/marketing/home/home.tsx", { cached: true }),
      route("success", "pages/get-started/success.tsx"),
      ...trades.flatMap((trade) => [
        route(trade, "pages/marketing/trades/trade-page.tsx", {
          id: `trade-${trade}`,
          cached: true,
        }),
        route(`services/${trade}-leads`, "pages/marketing/trade-landing/trade-landing-page.tsx", {
          id: `leads-${trade}`,
          cached: true,
        }),
      ]),
      route("services", "pages/marketing/services/services.tsx", { cached: true }),
      route("lead-estimator", "pages/marketing/estimator/lead-estimator.tsx", { cached: true }),
      route("pricing", "pages/marketing/pricing/pricing.tsx", { cached: true }),
      route("revenue-share", "pages/revenue-share/revenue-share.tsx"),
      route("revenue-share/confirm/:token", "pages/revenue-share/confirm-application.tsx"),
      route("pay-per-lead", "pages/marketing/pay-per-lead/pay-per-lead.tsx"),
      route("pay-per-lead/sent", "pages/marketing/pay-per-lead/pay-per-lead-sent.tsx", {
        cached: true,
      }),
      route("about", "pages/marketing/about/about.tsx", { cached: true }),
      route("faq", "pages/marketing/faq/faq.tsx", { cached: true }),
      route("contractor-crm", "pages/marketing/crm/contractor-crm.tsx", { cached: true }),
      route("features/auto-follow-up", "pages/marketing/follow-up/auto-follow-up.tsx", {
        cached: true,
      }),
      route("auto-follow-up", "pages/marketing/follow-up/auto-follow-up.tsx", {
        id: "auto-follow-up-short",
        cached: true,
      }),
      route("need-a-website", "pages/marketing/need-a-website/need-a-website.tsx", {
        cached: true,
      }),
      route("locations", "pages/locations/locations.tsx", { cached: true }),
      route("locations/claim", "pages/locations/claim.tsx"),
      route("locations/claimed", "pages/locations/claimed.tsx", { cached: true }),
      route("privacy", "pages/marketing/legal/privacy.tsx", { cached: true }),
      route("terms", "pages/marketing/legal/terms.tsx", { cached: true }),
      route("thank-you", "pages/marketing/thank-you/thank-you.tsx", { cached: true }),
      route("confirm-email/:token", "pages/get-started/confirm-email.tsx"),
      route("get-started/resume/:token", "pages/get-started/resume.tsx"),
      route("get-started/invited/:token", "pages/get-started/invited.tsx"),
      route("design", "pages/system/design.tsx"),
      route("*", "pages/system/unknown-path.tsx"),
    ]),

    layout("pages/site/frame/customer-frame.tsx", [
      route("b/:token", "pages/booking/booking.tsx"),
      route("e/:token", "pages/estimate/estimate.tsx"),
      route("i/:token", "pages/invoice/invoice.tsx"),
      route("r/:token", "pages/review/review.tsx"),
      route("preferences/:token", "pages/preferences/preferences.tsx"),
      route(":service/:cityState/requested", "pages/business/requested.tsx", { cached: true }),
    ]),

    route("b/:token/visit.ics", "pages/booking/calendar-file.ts"),
    route("e/:token/estimate.pdf", "pages/estimate/estimate-pdf.tsx"),
    route("e/:token/photos/:photo", "pages/estimate/estimate-photo.ts"),
    route("i/:token/invoice.pdf", "pages/invoice/invoice-pdf.tsx"),
    route("calendar/:token/visits.ics", "pages/booking/member-feed.ts"),
    route("preferences/:token/one-click", "pages/preferences/one-click.ts"),
    route("sitemap-dev", "pages/system/sitemap-dev.ts"),

    layout("pages/get-started/wizard-frame.tsx", [
      route("get-started", "pages/get-started/wizard.tsx", { body: bodyWithFile }),
    ]),
    route("get-started/outlook", "pages/get-started/outlook.ts"),

    route("success/preview/:service", "pages/get-started/page-preview.tsx"),

    route("locations/results", "pages/locations/results.tsx"),
    route("locations/:service/:city/:state", "pages/locations/location-redirect.ts"),
    layout("pages/business/business-frame.tsx", [
      route(":service/:cityState", "pages/business/business-page.tsx", { cached: true }),
    ]),

    // At a business's own address (`own-address.what-is-there`): no way leads here from the site, and what is one
    // customer's isn't there (`own-address.links-of-customers`).
    layout("pages/business/own-address/own-frame.tsx", [
      route("own-address", "pages/business/own-address/own-page.tsx", {
        cached: true,
        atOwnHost: "/",
      }),
      route("own-address/requested", "pages/business/own-address/own-requested.tsx", {
        cached: true,
        atOwnHost: "/requested",
      }),
      route("own-address/*", "pages/business/own-address/unknown-own-path.tsx", { atOwnHost: "*" }),
    ]),
    route("own-address/robots.txt", "pages/business/own-address/own-robots.ts", {
      atOwnHost: "/robots.txt",
    }),
    route("own-address/sitemap.xml", "pages/business/own-address/own-sitemap.ts", {
      atOwnHost: "/sitemap.xml",
    }),

    route("embed.js", "pages/embed/place-form-script.ts", { cached: true }),
    route("embed/frame.js", "pages/embed/fit-frame-script.ts", { cached: true }),
    layout("pages/embed/embed-frame.tsx", [
      route("embed/:service/:cityState", "pages/embed/embedded-form.tsx", { cached: true }),
      route("embed/:service/:cityState/requested", "pages/embed/embedded-requested.tsx", {
        cached: true,
      }),
    ]),
    route("browser-errors", "pages/system/browser-errors.ts", { body: { bytes: 32 * 1024 } }),
    route("files/*", "pages/system/files.ts", { atOwnHost: "/files/*" }),
    route("social/trades/:image", "pages/social/trade-image.tsx"),
    route("social/business/:service/:image", "pages/social/business-image.tsx"),
    route("social/:image", "pages/social/page-image.tsx"),
    route("sitemap.xml", "pages/system/sitemap.ts"),
    route("sitemaps/pages.xml", "pages/system/sitemap-pages.ts"),
    route("sitemaps/:part", "pages/system/sitemap-businesses.ts"),
    route(".well-known/security.txt", "pages/system/security-txt.ts"),
    route("robots.txt", "pages/system/robots.ts"),
    route("crm-worker.js", "pages/crm/offline/worker-script.ts"),
    route("crm.webmanifest", "pages/crm/offline/crm-manifest.ts"),
    route("site.webmanifest", "pages/system/manifest.ts"),
    route("speculationrules.json", "pages/system/speculation-rules.ts"),
  ]),
  ...adminRoutes,
  ...crmRoutes,
  ...area(
    { audience: "programs", access: open },
    prefix("api", [
      route("form_submissions", "pages/api/form-submissions.ts", {
        id: "api-submissions",
        access: readByStaff,
      }),
      route("form_submissions/:id", "pages/api/form-submissions.ts", {
        id: "api-submission",
        access: readByStaff,
      }),
      route("seo_pages", "pages/api/seo-pages.ts"),
      route("leads", "pages/api/leads.ts"),
      route("lead_results", "pages/api/lead-results.ts", { access: readByStaff }),
      route("cities", "pages/api/cities.ts"),
      route("storage/form-logos", "pages/api/form-logos.ts", { body: bodyWithFile }),
      route("admin_roles", "pages/api/admin-roles.ts", { access: signedIn }),
      route("contractor_accounts", "pages/api/contractor-accounts.ts", { access: onlyReadByStaff }),
      route("affiliate_program_members", "pages/api/affiliate-program-members.ts", {
        access: onlyReadByStaff,
      }),
      route("revenue_share_applications", "pages/api/revenue-share-applications.ts", {
        access: readByStaff,
      }),
      route("revenue_share_applications/:id", "pages/api/revenue-share-application.ts", {
        access: staffWork,
      }),
      route("revenue_share_participants", "pages/api/revenue-share-participants.ts", {
        access: staffWork,
      }),
      route("revenue_share_leads", "pages/api/revenue-share-leads.ts", { access: onlyReadByStaff }),
      route("v1/pages", "pages/api/v1/pages.ts", { access: byKey }),
      route("v1/leads", "pages/api/v1/leads.ts", { access: byKey }),
      route("v1/leads/:id", "pages/api/v1/lead.ts", { access: byKey }),
      route("v1/conversations", "pages/api/v1/conversations.ts", { access: byKey }),
      route("v1/conversations/:id", "pages/api/v1/conversation.ts", { access: byKey }),
      route("v1/conversations/:id/messages", "pages/api/v1/conversation-messages.ts", {
        access: byKey,
      }),
      route("v1/visits", "pages/api/v1/visits.ts", { access: byKey }),
      route("v1/visits/:id", "pages/api/v1/visit.ts", { access: byKey }),
      route("v1/estimates", "pages/api/v1/estimates.ts", { access: byKey }),
      route("v1/estimates/:id", "pages/api/v1/estimate.ts", { access: byKey }),
      route("v1/invoices", "pages/api/v1/invoices.ts", { access: byKey }),
      route("v1/invoices/:id", "pages/api/v1/invoice.ts", { access: byKey }),
      route("auth/*", "pages/api/auth.ts"),
      route("openapi.json", "pages/api/openapi.ts"),
      route("docs", "pages/api/docs.tsx", { cached: true }),
      route("*", "pages/api/unknown.ts"),
    ]),
  ),
  // The signature of the provider decides.
  ...area(
    { audience: "providers", access: open },
    prefix("webhooks", [
      route("sms", "pages/webhooks/sms.ts"),
      route("sms/status", "pages/webhooks/sms-status.ts"),
      route("calls", "pages/webhooks/calls.ts"),
      route("calls/:step", "pages/webhooks/call-step.ts"),
      route("stripe", "pages/webhooks/stripe.ts"),
    ]),
  ),
] satisfies RouteConfig;
