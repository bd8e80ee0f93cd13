import { useLocation } from "react-router";
import { serviceBySlug } from "~/domains/shared/index.ts";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { JsonLd } from "~/web/shared/metadata/json-ld.tsx";

/**
 * Breadcrumbs with structured data. By default built from the path's segments; a page with a
 * meaningless last segment passes its own.
 */
export function PageBreadcrumbs({ crumbs }: { crumbs?: readonly Crumb[] }) {
  const { pathname } = useLocation();
  const { siteUrl } = useSite();
  const items = crumbs ?? crumbsOf(pathname);
  if (items.length < 2) return null;
  return (
    <div className="page-width pt-4">
      <Breadcrumbs items={items} />
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: items.map(({ label, href }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: label,
            item: siteUrl + (href ?? pathname),
          })),
        }}
      />
    </div>
  );
}

type Crumb = { label: string; href?: string };

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
  const label = labels[segment] ?? serviceBySlug(segment)?.label;
  if (label) return label;
  const trade = serviceBySlug(segment.replace(/-leads$/, ""));
  if (trade) return `${trade.label} Leads`;
  return segment
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
