import { directoryMap } from "~/content/locations.ts";
import { states } from "~/domains/shared/index.ts";
import map from "~/illustrations/us-map.svg?url";
import { type DirectorySearch, directoryAddress } from "./directory-address.ts";

type UsMapProps = {
  /** Selected service. */
  service: DirectorySearch["service"];
  /** Number of live pages by state code. */
  pages: ReadonlyMap<string, number>;
};

/** Puerto Rico is not on the map, but in the table. */
const drawn = states.filter(({ code }) => code !== "PR");

/**
 * Map of the businesses: each state links to its list and is darker the more businesses it has. It is
 * visual only; the table below the list gives the same counts to everyone.
 */
export function UsMap({ service, pages }: UsMapProps) {
  const maxPages = Math.max(1, ...pages.values());
  return (
    <figure>
      <svg viewBox="0 0 975 610" className="us-map" aria-hidden="true">
        {drawn.map(({ code, name }) => {
          const count = pages.get(code) ?? 0;
          return (
            <a
              key={code}
              href={directoryAddress({ service, state: code })}
              tabIndex={-1}
              className={`level-${levelOf(count, maxPages)}`}
            >
              <title>{`${name}: ${count.toLocaleString("en-US")}`}</title>
              <use href={`${map}#${code}`} />
            </a>
          );
        })}
      </svg>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="grow">
          {directoryMap.caption}{" "}
          <a href="#states" className="text-link inline-block py-1">
            {directoryMap.table}
          </a>
        </span>
        <span className="us-map-legend flex flex-wrap items-center gap-1" aria-hidden="true">
          {directoryMap.none}
          {[0, 1, 2, 3, 4, 5].map((level) => (
            <i key={level} className={`level-${level}`} />
          ))}
          {directoryMap.most}
        </span>
      </figcaption>
    </figure>
  );
}

/**
 * Shade from 0 for none to 5 for the most; on a power scale, since large states have a hundred times
 * as many.
 */
function levelOf(count: number, maxPages: number): number {
  if (count === 0) return 0;
  return 1 + Math.round((4 * Math.log(count)) / Math.log(Math.max(maxPages, 2)));
}
