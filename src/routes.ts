import type { RouteConfig } from "@react-router/dev/routes";
import type { ProgramAccess, RouteAccess } from "~/domains/shared/index.ts";
import { adminRoutes } from "./app/admin-routes.ts";
import { crmRoutes } from "./app/crm-routes.ts";
import { routeHelpers } from "./platform/http/routes/declare-routes.ts";
import { bodyWithFile, bodyWithPhotos } from "./platform/http/routes/route-facts.ts";

const { area, index, layout, prefix, route } = routeHelpers<RouteAccess>();

/** Each trade has its own page and one that sells its leads. */
const trades = ["hvac", "pest-control", "handyman", "plumbing", "electrician", "lawn-care"];

const open = { for: "everyone" } as const;
const programs = (read: ProgramAccess["read"], write: ProgramAccess["write"]): ProgramAccess => ({
  for: "programs",
  read,
  write,
});
const readByStaff = programs("staff", "everyone");
const onlyReadByStaff = programs("staff", "no_one");
const staffWork = programs("staff", "reviewers");
const signedIn = programs("signed_in", "no_one");
/** API clients of a business, authorized by key; cookies are ignored. */
const byKey = programs("keys", "keys");

/**
 * All routes of the product: each URL with its file and its facts: access, upload and body size
 * limits, caching. Links are checked against them. The framework reads this file without `~`: import
 * values by relative paths.
 */
export default [
  ...area({ audience: "visitors", access: open }, [
    layout("web/shared/frame/site-frame.tsx", [
      index("web/site/marketing/home/home.tsx", { cached: true }),
      route("success", "web/signup/success.tsx"),
      ...trades.flatMap((trade) => [
        route(trade, "web/site/marketing/trades/trade-page.tsx", {
          id: `trade-${trade}`,
          cached: true,
        }),
        route(
          `services/${trade}-leads`,
          "web/site/marketing/trade-landing/trade-landing-page.tsx",
          {
            id: `leads-${trade}`,
            cached: true,
          },
        ),
      ]),
      route("services", "web/site/marketing/services/services.tsx", { cached: true }),
      route("lead-estimator", "web/site/marketing/estimator/lead-estimator.tsx", { cached: true }),
      route("pricing", "web/site/marketing/pricing/pricing.tsx", { cached: true }),
      route("revenue-share", "web/site/revenue-share/revenue-share.tsx"),
      route("revenue-share/confirm/:token", "web/site/revenue-share/confirm-application.tsx"),
      route("pay-per-lead", "web/site/marketing/pay-per-lead/pay-per-lead.tsx"),
      route("pay-per-lead/sent", "web/site/marketing/pay-per-lead/pay-per-lead-sent.tsx", {
        cached: true,
      }),
      route("about", "web/site/marketing/about/about.tsx", { cached: true }),
      route("faq", "web/site/marketing/faq/faq.tsx", { cached: true }),
      route("contractor-crm", "web/site/marketing/crm/contractor-crm.tsx", { cached: true }),
      route("features/auto-follow-up", "web/site/marketing/follow-up/auto-follow-up.tsx", {
        cached: true,
      }),
      route("auto-follow-up", "web/site/marketing/follow-up/auto-follow-up.tsx", {
        id: "auto-follow-up-short",
        cached: true,
      }),
      route("need-a-website", "web/site/marketing/need-a-website/need-a-website.tsx", {
        cached: true,
      }),
      route("locations", "web/site/locations/locations.tsx", { cached: true }),
      route("locations/claim", "web/site/locations/claim.tsx"),
      route("locations/claimed", "web/site/locations/claimed.tsx", { cached: true }),
      route("privacy", "web/site/marketing/legal/privacy.tsx", { cached: true }),
      route("terms", "web/site/marketing/legal/terms.tsx", { cached: true }),
      route("thank-you", "web/site/marketing/thank-you/thank-you.tsx", { cached: true }),
      route("confirm-email/:token", "web/signup/confirm-email.tsx"),
      route("get-started/resume/:token", "web/signup/resume.tsx"),
      route("get-started/invited/:token", "web/signup/invited.tsx"),
      route("design", "web/site/system/design.tsx"),
      route("*", "web/site/system/unknown-path.tsx"),
    ]),

    layout("web/shared/frame/customer-frame.tsx", [
      route("b/:token", "web/customer/booking/booking.tsx"),
      route("e/:token", "web/customer/estimate/estimate.tsx"),
      route("i/:token", "web/customer/invoice/invoice.tsx"),
      route("my/:token", "web/customer/portal/portal.tsx"),
      route("v/:token", "web/customer/visit/visit.tsx"),
      route("r/:token", "web/customer/review/review.tsx"),
      route("preferences/:token", "web/customer/preferences/preferences.tsx"),
      route(":service/:cityState/requested", "web/customer/business/requested.tsx", {
        cached: true,
      }),
    ]),

    route("b/:token/visit.ics", "web/customer/booking/calendar-file.ts"),
    route("e/:token/estimate.pdf", "web/customer/estimate/estimate-pdf.tsx"),
    route("e/:token/photos/:photo", "web/customer/estimate/estimate-photo.ts"),
    route("e/:token/viewed", "web/customer/estimate/estimate-viewed.ts"),
    route("i/:token/invoice.pdf", "web/customer/invoice/invoice-pdf.tsx"),
    route("i/:token/viewed", "web/customer/invoice/invoice-viewed.ts"),
    route("calendar/:token/visits.ics", "web/customer/booking/member-feed.ts"),
    route("preferences/:token/one-click", "web/customer/preferences/one-click.ts"),
    route("my/:token/photos/:photo", "web/customer/portal/portal-photo.ts"),
    route("my/:token/files/:file", "web/customer/portal/portal-file.ts"),
    route("sitemap-dev", "web/site/system/sitemap-dev.ts"),

    layout("web/signup/wizard-frame.tsx", [
      route("get-started", "web/signup/wizard.tsx", { body: bodyWithFile }),
    ]),
    route("get-started/outlook", "web/signup/outlook.ts"),

    route("success/preview/:service", "web/signup/page-preview.tsx"),

    route("locations/results", "web/site/locations/results.tsx"),
    route("locations/:service/:city/:state", "web/site/locations/location-redirect.ts"),
    layout("web/customer/business/business-frame.tsx", [
      route(":service/:cityState", "web/customer/business/business-page.tsx", {
        cached: true,
        body: bodyWithPhotos,
      }),
      route(":service/:cityState/book", "web/customer/business/book/book.tsx"),
    ]),

    // On a business's own domain or subdomain: the site doesn't link here, and pages for a single
    // customer are not served here.
    layout("web/customer/business/own-address/own-frame.tsx", [
      route("own-address", "web/customer/business/own-address/own-page.tsx", {
        cached: true,
        body: bodyWithPhotos,
        atOwnHost: "/",
      }),
      route("own-address/requested", "web/customer/business/own-address/own-requested.tsx", {
        cached: true,
        atOwnHost: "/requested",
      }),
      route("own-address/*", "web/customer/business/own-address/unknown-own-path.tsx", {
        atOwnHost: "*",
      }),
    ]),
    route("own-address/robots.txt", "web/customer/business/own-address/own-robots.ts", {
      atOwnHost: "/robots.txt",
    }),
    route("own-address/sitemap.xml", "web/customer/business/own-address/own-sitemap.ts", {
      atOwnHost: "/sitemap.xml",
    }),

    route("text-us/:service/:cityState", "web/customer/embed/text-us-script.ts", {
      cached: true,
    }),
    route("embed.js", "web/customer/embed/place-form-script.ts", { cached: true }),
    route("embed/frame.js", "web/customer/embed/fit-frame-script.ts", { cached: true }),
    layout("web/customer/embed/embed-frame.tsx", [
      route("embed/:service/:cityState", "web/customer/embed/embedded-form.tsx", {
        cached: true,
        body: bodyWithPhotos,
      }),
      route("embed/:service/:cityState/text", "web/customer/embed/text-form.tsx", { cached: true }),
      route("embed/:service/:cityState/requested", "web/customer/embed/embedded-requested.tsx", {
        cached: true,
      }),
    ]),
    route("browser-errors", "web/site/system/browser-errors.ts", { body: { bytes: 32 * 1024 } }),
    route("files/*", "web/site/system/files.ts", { atOwnHost: "/files/*" }),
    route("social/trades/:image", "web/site/social/trade-image.tsx"),
    route("social/business/:service/:image", "web/site/social/business-image.tsx"),
    route("social/:image", "web/site/social/page-image.tsx"),
    route("sitemap.xml", "web/site/system/sitemap.ts"),
    route("sitemaps/pages.xml", "web/site/system/sitemap-pages.ts"),
    route("sitemaps/:part", "web/site/system/sitemap-businesses.ts"),
    route(".well-known/security.txt", "web/site/system/security-txt.ts"),
    route("robots.txt", "web/site/system/robots.ts"),
    route("crm-worker.js", "web/crm/offline/worker-script.ts"),
    route("crm.webmanifest", "web/crm/offline/crm-manifest.ts"),
    route("site.webmanifest", "web/site/system/manifest.ts"),
    route("speculationrules.json", "web/site/system/speculation-rules.ts"),
  ]),
  ...adminRoutes,
  ...crmRoutes,
  ...area(
    { audience: "programs", access: open },
    prefix("api", [
      route("form_submissions", "web/api/form-submissions.ts", {
        id: "api-submissions",
        access: readByStaff,
      }),
      route("form_submissions/:id", "web/api/form-submissions.ts", {
        id: "api-submission",
        access: readByStaff,
      }),
      route("seo_pages", "web/api/seo-pages.ts"),
      route("leads", "web/api/leads.ts"),
      route("lead_results", "web/api/lead-results.ts", { access: readByStaff }),
      route("cities", "web/api/cities.ts"),
      route("storage/form-logos", "web/api/form-logos.ts", { body: bodyWithFile }),
      route("admin_roles", "web/api/admin-roles.ts", { access: signedIn }),
      route("contractor_accounts", "web/api/contractor-accounts.ts", { access: onlyReadByStaff }),
      route("affiliate_program_members", "web/api/affiliate-program-members.ts", {
        access: onlyReadByStaff,
      }),
      route("revenue_share_applications", "web/api/revenue-share-applications.ts", {
        access: readByStaff,
      }),
      route("revenue_share_applications/:id", "web/api/revenue-share-application.ts", {
        access: staffWork,
      }),
      route("revenue_share_participants", "web/api/revenue-share-participants.ts", {
        access: staffWork,
      }),
      route("revenue_share_leads", "web/api/revenue-share-leads.ts", { access: onlyReadByStaff }),
      route("v1/pages", "web/api/v1/pages.ts", { access: byKey }),
      route("v1/leads", "web/api/v1/leads.ts", { access: byKey }),
      route("v1/leads/:id", "web/api/v1/lead.ts", { access: byKey }),
      route("v1/conversations", "web/api/v1/conversations.ts", { access: byKey }),
      route("v1/conversations/:id", "web/api/v1/conversation.ts", { access: byKey }),
      route("v1/conversations/:id/messages", "web/api/v1/conversation-messages.ts", {
        access: byKey,
      }),
      route("v1/customers", "web/api/v1/customers.ts", { access: byKey }),
      route("v1/customers/:id", "web/api/v1/customer.ts", { access: byKey }),
      route("v1/customers/:id/consents", "web/api/v1/customer-consents.ts", { access: byKey }),
      route("v1/customers/:id/opt-outs", "web/api/v1/customer-opt-outs.ts", { access: byKey }),
      route("v1/customers/:id/properties", "web/api/v1/customer-properties.ts", { access: byKey }),
      route("v1/properties", "web/api/v1/properties.ts", { access: byKey }),
      route("v1/properties/:id", "web/api/v1/property.ts", { access: byKey }),
      route("v1/visits", "web/api/v1/visits.ts", { access: byKey }),
      route("v1/visits/:id", "web/api/v1/visit.ts", { access: byKey }),
      route("v1/estimates", "web/api/v1/estimates.ts", { access: byKey }),
      route("v1/estimates/:id", "web/api/v1/estimate.ts", { access: byKey }),
      route("v1/invoices", "web/api/v1/invoices.ts", { access: byKey }),
      route("v1/invoices/:id", "web/api/v1/invoice.ts", { access: byKey }),
      route("v1/crews", "web/api/v1/crews.ts", { access: byKey }),
      route("v1/jobs", "web/api/v1/jobs.ts", { access: byKey }),
      route("v1/jobs/:id", "web/api/v1/job.ts", { access: byKey }),
      route("v1/jobs/:id/done", "web/api/v1/job-action.ts", {
        id: "api-job-done",
        access: byKey,
      }),
      route("v1/jobs/:id/cancel", "web/api/v1/job-action.ts", {
        id: "api-job-cancel",
        access: byKey,
      }),
      route("v1/jobs/:id/reopen", "web/api/v1/job-action.ts", {
        id: "api-job-reopen",
        access: byKey,
      }),
      route("v1/visits/:id/move", "web/api/v1/visit-action.ts", {
        id: "api-visit-move",
        access: byKey,
      }),
      route("v1/visits/:id/cancel", "web/api/v1/visit-action.ts", {
        id: "api-visit-cancel",
        access: byKey,
      }),
      route("v1/visits/:id/done", "web/api/v1/visit-action.ts", {
        id: "api-visit-done",
        access: byKey,
      }),
      route("v1/visits/:id/reopen", "web/api/v1/visit-action.ts", {
        id: "api-visit-reopen",
        access: byKey,
      }),
      route("v1/visits/:id/restore", "web/api/v1/visit-action.ts", {
        id: "api-visit-restore",
        access: byKey,
      }),
      route("v1/estimates/:id/send", "web/api/v1/estimate-action.ts", {
        id: "api-estimate-send",
        access: byKey,
      }),
      route("v1/estimates/:id/void", "web/api/v1/estimate-action.ts", {
        id: "api-estimate-void",
        access: byKey,
      }),
      route("v1/invoices/:id/finalize", "web/api/v1/invoice-action.ts", {
        id: "api-invoice-finalize",
        access: byKey,
      }),
      route("v1/invoices/:id/send", "web/api/v1/invoice-action.ts", {
        id: "api-invoice-send",
        access: byKey,
      }),
      route("v1/invoices/:id/payments", "web/api/v1/invoice-action.ts", {
        id: "api-invoice-payments",
        access: byKey,
      }),
      route("v1/invoices/:id/credits", "web/api/v1/invoice-action.ts", {
        id: "api-invoice-credits",
        access: byKey,
      }),
      route("v1/invoices/:id/void", "web/api/v1/invoice-action.ts", {
        id: "api-invoice-void",
        access: byKey,
      }),
      route("v1/hooks", "web/api/v1/hooks.ts", { access: byKey }),
      route("v1/hooks/:id", "web/api/v1/hook.ts", { access: byKey }),
      route("v1/hook-samples", "web/api/v1/hook-samples.ts", { access: byKey }),
      route("auth/*", "web/api/auth.ts"),
      route("openapi.json", "web/api/openapi.ts"),
      route("docs", "web/api/docs.tsx", { cached: true }),
      route("*", "web/api/unknown.ts"),
    ]),
  ),
  // Authorized by the provider's signature.
  ...area(
    { audience: "providers", access: open },
    prefix("webhooks", [
      route("sms", "web/webhooks/sms.ts"),
      route("sms/status", "web/webhooks/sms-status.ts"),
      route("sms/registration", "web/webhooks/sms-registration.ts"),
      route("calls", "web/webhooks/calls.ts"),
      route("calls/:step", "web/webhooks/call-step.ts"),
      route("voicemail/:step", "web/webhooks/voicemail-step.ts"),
      route("outgoing-calls/:step", "web/webhooks/outgoing-call-step.ts"),
      // The provider fetches audio without a signature; the address can't be guessed.
      route("voicemail/recordings/:key", "web/webhooks/voicemail-recording.ts"),
      route("stripe", "web/webhooks/stripe.ts"),
      // Up to 1,000 changes come in one webhook.
      route("meta", "web/webhooks/meta.ts", { body: { bytes: 1024 * 1024, fields: 0, files: 0 } }),
      // Authorized by the photo's secret address.
      route("media/:token", "web/webhooks/message-photo.ts"),
      // Authorized by the source's secret address.
      route("leads/:token", "web/webhooks/lead-source.ts", {
        takesForms: true,
        body: { bytes: 6 * 1024 * 1024, files: 5 },
      }),
    ]),
  ),
] satisfies RouteConfig;
