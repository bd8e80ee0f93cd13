import type { Location } from "~/domains/publishing/directory/search-directory.server.ts";
import { businessPath } from "~/domains/shared/services/territory.ts";
import { cityAndState, serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { LinkButton } from "~/ui/buttons/link-button.tsx";

/** One live page: whose area it is, and the two ways on (`directory.search`). */
export function LocationCard({ location }: { location: Location }) {
  const { businessName, phone } = location;
  const path = businessPath(location);
  const area = path.slice(1);
  const dial = telHref(phone);
  return (
    <li className="raised flex flex-col rounded-2xl bg-surface p-5">
      <p className="text-sm font-semibold text-brand">{serviceTitle(location.service)}</p>
      <h2 id={area} className="mt-2 text-xl">
        <bdi>{businessName}</bdi>
      </h2>
      <p className="text-muted">{cityAndState(location)}</p>
      {dial ? (
        <p>
          <a href={dial} className="text-link inline-block py-1">
            {formatPhone(phone)}
          </a>
        </p>
      ) : null}
      <p className="mt-auto pt-4 text-sm text-muted">
        Contractors: territory taken, waiting list open
      </p>
      <div className="flex flex-wrap gap-2 pt-2">
        <LinkButton href={path} variant="secondary" aria-describedby={area} className="grow">
          View Details
        </LinkButton>
        <Button
          type="submit"
          form="claim"
          name="area"
          value={area}
          data-service={serviceTitle(location.service)}
          data-city={cityAndState(location)}
          variant="quiet"
          aria-describedby={area}
          className="grow"
        >
          Claim Area
        </Button>
      </div>
    </li>
  );
}
