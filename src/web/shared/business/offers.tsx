import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";

/** What the business offers at the moment. */
export function Offers({ page: { details } }: { page: BusinessPage }) {
  if (!details || details.offers.length === 0) return null;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="text-2xl">
        {text.offers}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {details.offers.map((offer) => (
          <li key={offer.title} className="offer bg-surface">
            <h3 className="text-lg font-semibold">
              <bdi>{offer.title}</bdi>
            </h3>
            {offer.details ? (
              <p dir="auto" className="mt-1 whitespace-pre-line text-muted">
                {offer.details}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
