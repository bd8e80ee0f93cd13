import { useLocation } from "react-router";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs.tsx";
import { useSite } from "../frame/use-site.ts";
import { JsonLd } from "../metadata/json-ld.tsx";
import { type Crumb, crumbsOf } from "./crumbs.ts";

/**
 * The way back up from this page, with structured data. By default made from the address's
 * segments; a page whose last segment says nothing gives its own.
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
