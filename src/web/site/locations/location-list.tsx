import { locationsFailed, noLocations } from "~/content/locations.ts";
import type { Location, SearchResults } from "~/domains/publishing/index.server.ts";
import { type Area, type AreaWithHolder, writeArea } from "~/domains/publishing/index.ts";
import { businessPath, findState } from "~/domains/shared/index.ts";
import { cityAndState, serviceTitle } from "~/domains/storefront/index.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { type DirectorySearch, directoryAddress } from "./directory-address.ts";
import type { ShownList } from "./fetch-directory.server.ts";

/** Search results; JavaScript replaces them for each search. */
export function LocationList({ search, results, wait, areas }: ShownList) {
  if (!results) return <Failed hint={wait?.message} />;
  const { locations, next } = results;
  return (
    <div id="list" data-count={countLine(results)}>
      {search.state ? <StateChoice search={search} code={search.state} /> : null}
      {locations.length === 0 ? (
        <NoLocations search={search} area={areas[0]} />
      ) : (
        <ul data-cards="" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {locations.map((location) => (
            <LocationCard key={location.id} location={location} />
          ))}
        </ul>
      )}
      {next ? (
        <p className="mt-8 text-center">
          <LinkButton
            href={directoryAddress({ ...search, after: next })}
            rel="next"
            variant="secondary"
            data-more=""
          >
            Show more
          </LinkButton>
        </p>
      ) : null}
      <AreaList areas={areas} />
    </div>
  );
}

/** Returns "1,204 locations"; counts up to a thousand. */
export function countLine(results: SearchResults | null): string {
  if (!results) return "";
  if (results.count > 1000) return "1,000+ locations";
  return `${results.count.toLocaleString("en-US")} ${results.count === 1 ? "location" : "locations"}`;
}

/** The selected state, with a link to remove it. */
function StateChoice({ search, code }: { search: DirectorySearch; code: string }) {
  const name = findState(code)?.name ?? code;
  return (
    <p className="mb-5">
      <a
        href={directoryAddress({ ...search, state: null, after: null })}
        aria-label={`${name}: show all states`}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-semibold hover:border-ink"
      >
        {name}
        <span aria-hidden="true">×</span>
      </a>
    </p>
  );
}

function NoLocations({ search, area }: { search: DirectorySearch; area: Area | undefined }) {
  return (
    <EmptyState
      title={noLocations.title}
      action={
        <form action="/locations/claim" data-claim-kind="request">
          <input type="hidden" name="service" value={search.service ?? ""} />
          <input type="hidden" name="city" value={area?.city ?? search.text} />
          <input type="hidden" name="state" value={area?.state ?? search.state ?? ""} />
          <Button type="submit" size="large">
            {noLocations.action}
          </Button>
        </form>
      }
    >
      {noLocations.hint}
    </EmptyState>
  );
}

/** Empty list for a failed search, as specified, with a retry button. */
export function Failed({ hint = locationsFailed.hint }: { hint?: string | undefined }) {
  return (
    <div id="list" data-count="">
      <EmptyState
        title={locationsFailed.title}
        action={
          <Button type="submit" form="directory" size="large">
            {locationsFailed.action}
          </Button>
        }
      >
        {hint}
      </EmptyState>
    </div>
  );
}

/** One live page: its business and area, with two links. */
function LocationCard({ location }: { location: Location }) {
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

/** Taken and open areas of a city and its surroundings. */
function AreaList({ areas }: { areas: readonly AreaWithHolder[] }) {
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
