import { otherServices, quickLinks, topCities } from "~/content/business-links.ts";
import { businessPath } from "~/domains/shared/services/territory.ts";
import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";

/** Links of a business page; a top city without a live page links to the directory. */
export function BusinessLinks({ livePaths }: { livePaths: readonly string[] }) {
  const cities = topCities.map((city) => {
    const path = businessPath(city);
    return { href: livePaths.includes(path) ? path : "/locations", label: city.label };
  });
  const groups = [
    { title: text.links.quick, links: quickLinks },
    { title: text.links.services, links: otherServices },
    { title: text.links.cities, links: cities },
  ];
  return (
    <div className="border-t border-line bg-sunken print:hidden">
      <div className="page-width grid gap-8 py-10 sm:grid-cols-3">
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-base font-semibold">{title}</h2>
            <ul className="mt-2">
              {links.map(({ href, label }) => (
                <li key={label}>
                  <a href={href} className="text-link inline-block py-1.5">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  );
}
