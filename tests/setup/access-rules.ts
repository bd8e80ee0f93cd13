/** Who may do something at an address. */
export type Who =
  | "everyone"
  /** Whoever is signed in, with a role or without. */
  | "signed_in"
  | "staff"
  /** Staff who may change something: reviewers and super admins. */
  | "reviewers"
  | "super_admins"
  /** Whoever belongs to a business, whatever the role. */
  | "members"
  /** Owners and office. */
  | "office"
  | "owners"
  /** Programs of a business by its keys, whatever cookie they carry: tests/integration/api-keys.test.ts. */
  | "keys"
  | "nobody";

/** `read` is GET and HEAD, `write` is everything else. */
export type AccessRule = {
  read: Who;
  write: Who;
  /** Whether reading takes the own password again (`staff.confirm-identity`). */
  confirm?: true;
};

const open: AccessRule = { read: "everyone", write: "everyone" };
const staff: AccessRule = { read: "staff", write: "reviewers" };
/** Files of personal data. */
const exports: AccessRule = { read: "reviewers", write: "reviewers", confirm: true };
/** What is sent there changes one's own account, or nothing at all. */
const anyStaff: AccessRule = { read: "staff", write: "staff" };
const superAdmins: AccessRule = { read: "super_admins", write: "super_admins" };

/** Of one's own in the CRM. */
const members: AccessRule = { read: "members", write: "members" };
const office: AccessRule = { read: "office", write: "office" };

const keys: AccessRule = { read: "keys", write: "keys" };

const trades = ["hvac", "pest-control", "handyman", "plumbing", "electrician", "lawn-care"];

const groups: [AccessRule, string[]][] = [
  [
    open,
    [
      "/",
      "/success",
      "/success/preview/:service",
      "/services",
      "/lead-estimator",
      "/pricing",
      "/revenue-share",
    ],
  ],
  [open, trades.flatMap((trade) => [`/${trade}`, `/services/${trade}-leads`])],
  [open, ["/pay-per-lead", "/pay-per-lead/sent"]],
  [open, ["/about", "/faq", "/contractor-crm", "/features/auto-follow-up", "/auto-follow-up"]],
  [open, ["/need-a-website", "/privacy", "/terms", "/thank-you", "/design", "/*", "/sitemap-dev"]],
  [open, ["/locations", "/locations/claim", "/locations/claimed", "/locations/results"]],
  [open, ["/locations/:service/:city/:state", "/:service/:cityState"]],
  [open, ["/:service/:cityState/requested", "/embed.js", "/embed/frame.js"]],
  [open, ["/own-address", "/own-address/requested", "/own-address/*"]],
  [open, ["/own-address/robots.txt", "/own-address/sitemap.xml"]],
  [open, ["/embed/:service/:cityState", "/embed/:service/:cityState/requested"]],
  [
    open,
    [
      "/get-started",
      "/get-started/outlook",
      "/get-started/resume/:token",
      "/get-started/invited/:token",
    ],
  ],
  [open, ["/confirm-email/:token", "/revenue-share/confirm/:token", "/files/*"]],
  [open, ["/preferences/:token", "/preferences/:token/one-click"]],
  [open, ["/e/:token", "/i/:token", "/r/:token"]],
  [open, ["/e/:token/estimate.pdf", "/e/:token/photos/:photo", "/i/:token/invoice.pdf"]],
  [open, ["/b/:token", "/b/:token/visit.ics", "/calendar/:token/visits.ics"]],
  // The provider's signature lets in, which tests/http/sms-webhooks.test.ts is about.
  [open, ["/webhooks/sms", "/webhooks/sms/status"]],
  // The same in tests/http/call-webhooks.test.ts.
  [open, ["/webhooks/calls", "/webhooks/calls/:step"]],
  // The same in tests/http/card-payments.test.ts.
  [open, ["/webhooks/stripe"]],
  [open, ["/social/:image", "/social/trades/:image", "/social/business/:service/:image"]],
  [open, ["/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/:part", "/robots.txt"]],
  [
    open,
    [
      "/crm-worker.js",
      "/crm.webmanifest",
      "/site.webmanifest",
      "/speculationrules.json",
      "/.well-known/security.txt",
    ],
  ],

  [open, ["/admin/login", "/admin/login/code", "/admin/forgot-password", "/admin/sign-out"]],
  [open, ["/admin/login/passkey", "/browser-errors"]],
  [open, ["/admin/reset-password/:token", "/admin/invitation/:token", "/admin/setup/:token"]],
  // Leads on to the dashboard, which asks who is there.
  [open, ["/admin"]],
  [anyStaff, ["/admin/account", "/admin/account/codes", "/admin/keyboard", "/admin/search"]],
  [anyStaff, ["/admin/account/passkeys"]],
  [superAdmins, ["/admin/staff", "/admin/security"]],
  [{ ...superAdmins, confirm: true }, ["/admin/security.csv"]],
  [staff, ["/admin/dashboard", "/admin/events", "/admin/audit", "/admin/*"]],
  [{ read: "reviewers", write: "reviewers" }, ["/admin/confirm", "/admin/phone"]],
  [exports, ["/admin/audit.csv", "/admin/contractors.csv", "/admin/contractors/:id/data.json"]],
  [exports, ["/admin/affiliates.csv", "/admin/leads.csv", "/admin/leads/:id/data.json"]],
  [exports, ["/admin/estimates.csv", "/admin/messages.csv", "/admin/follow-ups/senders.csv"]],
  [exports, ["/admin/revenue-share/applications.csv", "/admin/revenue-share/participants.csv"]],
  [exports, ["/admin/revenue-share/participants/:id/statement.csv"]],
  [staff, ["/admin/contractors", "/admin/contractors/:id", "/admin/contractors/:id/texting"]],
  [staff, ["/admin/follow-ups/senders", "/admin/contractors/:id/follow-up/:service"]],
  [staff, ["/admin/affiliates", "/admin/affiliates/:id"]],
  [staff, ["/admin/leads", "/admin/leads/:id", "/admin/leads/reports"]],
  [staff, ["/admin/leads/:id/pictures", "/admin/leads/:id/pictures/:picture"]],
  [staff, ["/admin/leads/:id/consents/:consentId"]],
  [staff, ["/admin/pages", "/admin/pages.csv", "/admin/pages/import"]],
  [staff, ["/admin/pages/template.csv", "/admin/pages/imports/:id"]],
  [staff, ["/admin/pages/:id", "/admin/pages/addresses"]],
  [anyStaff, ["/admin/pages/:id/preview"]],
  [staff, ["/admin/estimates", "/admin/follow-ups/time-machine"]],
  [staff, ["/admin/follow-ups", "/admin/follow-ups/held"]],
  [staff, ["/admin/follow-ups/opt-outs", "/admin/follow-ups/timings"]],
  [
    staff,
    ["/admin/follow-ups/unmatched", "/admin/follow-ups/skipped", "/admin/follow-ups/to-check"],
  ],
  [exports, ["/admin/follow-ups/opt-outs.csv"]],
  [staff, ["/admin/messages", "/admin/messages/dead-letters", "/admin/health"]],
  [staff, ["/admin/health/sample-data"]],
  [staff, ["/admin/messages/:id", "/admin/messages/:id/preview"]],
  [staff, ["/admin/revenue-share", "/admin/revenue-share/new"]],
  [staff, ["/admin/revenue-share/participants/:id"]],
  [staff, ["/admin/revenue-share/participants/:id/statement"]],

  [open, ["/crm/sign-in", "/crm/sign-in/code", "/crm/sign-in/passkey", "/crm/sign-out"]],
  [open, ["/crm/stop-looking", "/crm/share"]],
  [open, ["/crm/sign-in/:token", "/crm/invitation/:token"]],
  [members, ["/crm/account/notifications"]],
  [members, ["/crm", "/crm/account", "/crm/account/passkeys", "/crm/business"]],
  [{ read: "owners", write: "owners" }, ["/crm/team", "/crm/settings/keys", "/crm/settings/plan"]],
  [{ read: "owners", write: "owners" }, ["/crm/settings/webhooks", "/crm/settings/webhooks/:id"]],
  [{ read: "owners", write: "owners" }, ["/crm/settings/export", "/crm/settings/export/:id"]],
  [
    members,
    [
      "/crm/schedule",
      "/crm/schedule/calendar",
      "/crm/schedule/visits/:id",
      "/crm/schedule/visits/:id/edit",
      "/crm/events",
    ],
  ],
  // Which ones are a technician's: tests/integration/lead-pictures.test.ts.
  [members, ["/crm/schedule/visits/:id/pictures", "/crm/schedule/visits/:id/pictures/:picture"]],
  [
    office,
    [
      "/crm/search",
      "/crm/settings/calls",
      "/crm/schedule/new",
      "/crm/schedule/offer/:id",
      "/crm/schedule/crews",
      "/crm/schedule/collisions/:id",
      "/crm/*",
    ],
  ],
  // A technician whom prices are for reads those of their own visits: tests/integration/job-estimates.test.ts.
  [office, ["/crm/estimates/estimates.csv"]],
  [office, ["/crm/estimates", "/crm/estimates/new", "/crm/estimates/prices", "/crm/estimates/:id"]],
  [office, ["/crm/invoices", "/crm/invoices/new", "/crm/invoices/settings", "/crm/invoices/:id"]],
  [office, ["/crm/invoices/invoices.csv", "/crm/invoices/quickbooks.csv"]],
  [office, ["/crm/analytics", "/crm/analytics/spend", "/crm/analytics/spend/import"]],
  [office, ["/crm/analytics/figures.csv", "/crm/analytics/google.csv", "/crm/analytics/spend.csv"]],
  [office, ["/crm/reviews", "/crm/reviews/settings", "/crm/reviews/requests.csv"]],
  [office, ["/crm/links/:kind/:id"]],
  [office, ["/crm/revenue-share"]],
  [{ read: "office", write: "owners" }, ["/crm/revenue-share/:id/:month"]],
  [office, ["/crm/page", "/crm/page/:id", "/crm/page/:id/preview", "/crm/page/:id/address"]],
  [office, ["/crm/follow-up", "/crm/follow-up/:service", "/crm/follow-up/:service/time-machine"]],
  [members, ["/crm/conversations"]],
  [{ ...members, write: office.write }, ["/crm/conversations/:id"]],
  [office, ["/crm/conversations/snippets"]],
  [office, ["/crm/leads", "/crm/leads/:id", "/crm/leads/:id/edit", "/crm/leads/new", "/crm/find"]],
  [office, ["/crm/leads/:id/pictures", "/crm/leads/:id/pictures/:picture"]],
  [office, ["/crm/leads/import", "/crm/leads/imports/:id"]],

  [open, ["/api/seo_pages", "/api/leads", "/api/cities", "/api/storage/form-logos"]],
  [open, ["/api/auth/*", "/api/openapi.json", "/api/docs", "/api/*"]],
  [{ read: "staff", write: "everyone" }, ["/api/form_submissions", "/api/lead_results"]],
  [{ read: "staff", write: "everyone" }, ["/api/revenue_share_applications"]],
  // Whose submission it is says a token, which tests/e2e/wizard-failures.test.ts is about.
  [{ read: "staff", write: "everyone" }, ["/api/form_submissions/:id"]],
  [{ read: "staff", write: "nobody" }, ["/api/contractor_accounts", "/api/revenue_share_leads"]],
  [{ read: "staff", write: "nobody" }, ["/api/affiliate_program_members"]],
  [staff, ["/api/revenue_share_participants", "/api/revenue_share_applications/:id"]],
  [{ read: "signed_in", write: "nobody" }, ["/api/admin_roles"]],
  [keys, ["/api/v1/pages", "/api/v1/leads", "/api/v1/leads/:id"]],
  [keys, ["/api/v1/conversations", "/api/v1/conversations/:id"]],
  [keys, ["/api/v1/conversations/:id/messages", "/api/v1/visits", "/api/v1/visits/:id"]],
  [keys, ["/api/v1/estimates", "/api/v1/estimates/:id"]],
  [keys, ["/api/v1/invoices", "/api/v1/invoices/:id"]],
];

/**
 * Who may do what at every address, as src/routes.ts writes it. An address without an entry fails
 * the tests: whoever adds one says here whom it is for.
 */
export const accessRules: Record<string, AccessRule> = Object.fromEntries(
  groups.flatMap(([rule, patterns]) => patterns.map((pattern) => [pattern, rule])),
);
