import { serviceBySlug } from "~/domains/shared/services/services.ts";

export type Crumb = { label: string; href?: string };

/** Labels that title-casing would get wrong. */
const labels: Record<string, string> = {
  faq: "FAQ",
  "contractor-crm": "Contractor CRM",
  "auto-follow-up": "Auto Follow-Up",
  "need-a-website": "Need a Website",
};

/** Segments without a page. */
const withoutPage = new Set(["features"]);

/**
 * Breadcrumbs from a path's segments, with special labels for the trades: `/services/hvac-leads`
 * becomes Home, Services, HVAC Leads. The last one has no link.
 */
export function crumbsOf(pathname: string): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  const crumbs: Crumb[] = [{ label: "Home", href: "/" }];
  for (const [index, segment] of segments.entries()) {
    if (withoutPage.has(segment)) continue;
    const last = index === segments.length - 1;
    const href = `/${segments.slice(0, index + 1).join("/")}`;
    crumbs.push(last ? { label: labelOf(segment) } : { label: labelOf(segment), href });
  }
  return crumbs;
}

function labelOf(segment: string): string {
  const known = labels[segment] ?? serviceBySlug(segment)?.label;
  if (known) return known;
  const trade = serviceBySlug(segment.replace(/-leads$/, ""));
  if (trade) return `${trade.label} Leads`;
  return segment
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
