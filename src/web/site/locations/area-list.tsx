import { type AreaWithHolder, writeArea } from "~/domains/publishing/directory/areas.ts";
import { cityAndState, serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";

/** Taken and open areas of a city and its surroundings. */
export function AreaList({ areas }: { areas: readonly AreaWithHolder[] }) {
  const [first] = areas;
  if (!first) return null;
  const oneCity = areas.every(({ city }) => city === first.city);
  const place = `${first.city}, ${first.state}`;
  return (
    <section aria-labelledby="areas" className="mt-8 rounded-2xl bg-sunken p-5 sm:p-6">
      <h2 id="areas" className="text-xl">
        {oneCity
          ? `Availability in ${place}`
          : `${serviceTitle(first.service)} in and around ${place}`}
      </h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {areas.map((area) => (
          <AreaLine
            key={writeArea(area)}
            area={area}
            label={oneCity ? serviceTitle(area.service) : `${area.city}, ${area.state}`}
          />
        ))}
      </ul>
    </section>
  );
}

function AreaLine({ area, label }: { area: AreaWithHolder; label: string }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 border-t border-line py-1">
      <span className="grow font-semibold">{label}</span>
      {area.holder ? (
        <>
          <Badge>Taken</Badge>
          <LinkButton
            href={area.holder.path}
            variant="quiet"
            aria-label={`View ${area.holder.name}`}
          >
            View
          </LinkButton>
        </>
      ) : (
        <>
          <Badge tone="good">Open</Badge>
          <Button
            type="submit"
            form="claim"
            name="area"
            value={writeArea(area)}
            data-service={serviceTitle(area.service)}
            data-city={cityAndState(area)}
            variant="quiet"
            aria-label={`Claim ${label}`}
          >
            Claim
          </Button>
        </>
      )}
    </li>
  );
}
