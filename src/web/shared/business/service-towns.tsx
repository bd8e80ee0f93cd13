import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import { PlaceIcon } from "./business-icons.tsx";

/** The towns that are served besides the page's own. */
export function ServiceTowns({ page }: { page: BusinessPage }) {
  const { details, city } = page;
  if (!details || details.towns.length === 0) return null;
  return (
    <section aria-labelledby="towns">
      <h2 id="towns" className="text-2xl">
        {text.towns(city)}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        {details.towns.map((town) => (
          <li key={town} className="flex gap-2">
            <PlaceIcon />
            <bdi>{town}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
