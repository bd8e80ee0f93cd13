import { useLocation } from "react-router";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs.tsx";
import { useSite } from "../frame/use-site.ts";
import { JsonLd } from "../metadata/json-ld.tsx";
import { type Crumb, crumbsOf } from "./crumbs.ts";

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
