/**
 * The pages that search engines are shown, besides the businesses' own: each by its one canonical
 * address. What is for one visitor only (the wizard, staff) is not here.
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
