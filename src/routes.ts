import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Each has a page of its own and one that sells its leads. */
const trades = ["hvac", "pest-control", "handyman", "plumbing", "electrician", "lawn-care"];

/** The address book: every URL of the product and the file that answers it. */
export default [
  layout("pages/site/site-frame.tsx", [
    index("pages/marketing/home.tsx"),
    route("success", "pages/get-started/success.tsx"),
    ...trades.flatMap((trade) => [
      route(trade, "pages/marketing/trade-page.tsx", { id: `trade-${trade}` }),
      route(`services/${trade}-leads`, "pages/marketing/trade-landing-page.tsx", {
        id: `leads-${trade}`,
      }),
    ]),
    route("services", "pages/marketing/services.tsx"),
    route("lead-estimator", "pages/marketing/lead-estimator.tsx"),
    route("pricing", "pages/marketing/pricing.tsx"),
    route("revenue-share", "pages/revenue-share/revenue-share.tsx"),
    route("about", "pages/marketing/about.tsx"),
    route("faq", "pages/marketing/faq.tsx"),
    route("contractor-crm", "pages/marketing/contractor-crm.tsx"),
    route("features/auto-follow-up", "pages/marketing/auto-follow-up.tsx"),
    route("auto-follow-up", "pages/marketing/auto-follow-up.tsx", { id: "auto-follow-up-short" }),
    route("need-a-website", "pages/marketing/need-a-website.tsx"),
    route("locations", "pages/locations/locations.tsx"),
    route("locations/claim", "pages/locations/claim.tsx"),
    route("locations/claimed", "pages/locations/claimed.tsx"),
    route("privacy", "pages/marketing/privacy.tsx"),
    route("terms", "pages/marketing/terms.tsx"),
    route("thank-you", "pages/marketing/thank-you.tsx"),
    route("confirm-email/:token", "pages/get-started/confirm-email.tsx"),
    route("get-started/resume/:token", "pages/get-started/resume.tsx"),
    route("get-started/invited/:token", "pages/get-started/invited.tsx"),
    route("design", "pages/system/design.tsx"),
    route("*", "pages/system/unknown-path.tsx"),
  ]),

  route("sitemap-dev", "pages/marketing/sitemap-dev.ts"),

  layout("pages/get-started/wizard-frame.tsx", [
    route("get-started", "pages/get-started/wizard.tsx"),
  ]),

  route("locations/results", "pages/locations/results.tsx"),
  route("locations/:service/:city/:state", "pages/locations/location-redirect.ts"),
  layout("pages/business/business-frame.tsx", [
    route(":service/:cityState", "pages/business/business-page.tsx"),
    route(":service/:cityState/requested", "pages/business/requested.tsx"),
  ]),

  route("embed.js", "pages/embed/place-form-script.ts"),
  route("embed/frame.js", "pages/embed/fit-frame-script.ts"),
  layout("pages/embed/embed-frame.tsx", [
    route("embed/:service/:cityState", "pages/embed/embedded-form.tsx"),
    route("embed/:service/:cityState/requested", "pages/embed/embedded-thanks.tsx"),
  ]),

  ...prefix("admin", [
    index("pages/admin/admin-index.ts"),
    route("login", "pages/admin/door/login.tsx"),
    route("login/code", "pages/admin/door/login-code.tsx"),
    route("forgot-password", "pages/admin/door/forgot-password.tsx"),
    route("reset-password/:token", "pages/admin/door/reset-password.tsx"),
    route("invitation/:token", "pages/admin/door/invitation.tsx"),
    route("setup/:token", "pages/admin/door/setup.tsx"),
    route("sign-out", "pages/admin/door/sign-out.ts"),
    layout("pages/admin/admin-frame.tsx", [
      route("account", "pages/admin/account/account.tsx"),
      route("account/codes", "pages/admin/account/account-codes.tsx"),
      route("staff", "pages/admin/staff/staff.tsx"),
      route("dashboard", "pages/admin/dashboard.tsx"),
      route("events", "pages/admin/events.ts"),
      route("contractors", "pages/admin/contractors.tsx"),
      route("contractors/:id", "pages/admin/contractor.tsx"),
      route("leads", "pages/admin/leads/leads.tsx"),
      route("leads.csv", "pages/admin/leads/leads-csv.ts"),
      route("leads/:id", "pages/admin/leads/lead.tsx"),
      route("leads/:id/data.json", "pages/admin/leads/lead-data.ts"),
      route("leads/:id/consents/:consentId", "pages/admin/leads/consent-certificate.tsx"),
      route("estimates", "pages/admin/estimates/estimates.tsx"),
      route("estimates.csv", "pages/admin/estimates/estimates-csv.ts"),
      route("messages", "pages/admin/messages/messages.tsx"),
      route("messages.csv", "pages/admin/messages/messages-csv.ts"),
      route("messages/dead-letters", "pages/admin/messages/dead-letters.tsx"),
      route("messages/:id", "pages/admin/messages/message.tsx"),
      route("messages/:id/preview", "pages/admin/messages/message-preview.ts"),
      route("revenue-share", "pages/admin/revenue-share/revenue-share.tsx"),
      route("revenue-share/applications.csv", "pages/admin/revenue-share/applications-csv.ts"),
      route("revenue-share/participants.csv", "pages/admin/revenue-share/participants-csv.ts"),
      route("*", "pages/admin/unknown.ts"),
    ]),
  ]),

  ...prefix("api", [
    route("form_submissions", "pages/api/form-submissions.ts", { id: "api-submissions" }),
    route("form_submissions/:id", "pages/api/form-submissions.ts", { id: "api-submission" }),
    route("seo_pages", "pages/api/seo-pages.ts"),
    route("leads", "pages/api/leads.ts"),
    route("lead_results", "pages/api/lead-results.ts"),
    route("cities", "pages/api/cities.ts"),
    route("storage/form-logos", "pages/api/form-logos.ts"),
    route("admin_roles", "pages/api/admin-roles.ts"),
    route("contractor_accounts", "pages/api/contractor-accounts.ts"),
    route("revenue_share_applications", "pages/api/revenue-share-applications.ts"),
    route("auth/*", "pages/api/auth.ts"),
    route("openapi.json", "pages/api/openapi.ts"),
    route("docs", "pages/api/docs.tsx"),
    route("*", "pages/api/unknown.ts"),
  ]),

  route("files/*", "pages/system/files.ts"),
  route("social/trades/:image", "pages/social/trade-image.tsx"),
  route("social/business/:service/:image", "pages/social/business-image.tsx"),
  route("social/:image", "pages/social/page-image.tsx"),
  route("sitemap.xml", "pages/system/sitemap.ts"),
  route("sitemaps/pages.xml", "pages/system/sitemap-pages.ts"),
  route("sitemaps/:part", "pages/system/sitemap-businesses.ts"),
  route("robots.txt", "pages/system/robots.ts"),
  route("site.webmanifest", "pages/system/manifest.ts"),
  route("speculationrules.json", "pages/system/speculation-rules.ts"),
] satisfies RouteConfig;
