/**
 * The sitemap's pages besides business pages, each by its canonical URL. Pages for one visitor or
 * for staff, such as the wizard, aren't listed.
 */
export const sitemapPaths: readonly string[] = [
  "/",
  "/services",
  "/hvac",
  "/pest-control",
  "/handyman",
  "/plumbing",
  "/electrician",
  "/lawn-care",
  "/services/hvac-leads",
  "/services/pest-control-leads",
  "/services/handyman-leads",
  "/services/plumbing-leads",
  "/services/electrician-leads",
  "/services/lawn-care-leads",
  "/pricing",
  "/pay-per-lead",
  "/lead-estimator",
  "/locations",
  "/contractor-crm",
  "/features/auto-follow-up",
  "/need-a-website",
  "/revenue-share",
  "/about",
  "/faq",
  "/privacy",
  "/terms",
];
