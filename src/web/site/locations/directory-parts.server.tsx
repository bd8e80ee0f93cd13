import type { LocationCount } from "~/domains/publishing/index.server.ts";
import { states } from "~/domains/shared/index.ts";
import { staticMarkup } from "~/platform/http/html/static-markup.server.ts";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { ClaimDialog } from "./claim-form.tsx";
import { type DirectorySearch, directoryAddress } from "./directory-address.ts";
import { UsMap } from "./us-map.tsx";

/** Parts of the page that don't depend on the search text, as HTML. */
export type DirectoryParts = { map: string; table: string; dialog: string };

const cache = new WeakMap<readonly LocationCount[], Map<string | null, DirectoryParts>>();

/**
 * Renders the parts for these counts. Cached per service while the counts are unchanged, since they
 * are more than half of the page.
 */
export function directoryParts(
  counts: readonly LocationCount[],
  { service, state }: Pick<DirectorySearch, "service" | "state">,
): DirectoryParts {
  const cached = cache.get(counts) ?? new Map<string | null, DirectoryParts>();
  cache.set(counts, cached);
  const parts = cached.get(service) ?? render(counts, service);
  cached.set(service, parts);
  if (state === null) return parts;
  return {
    ...parts,
    map: parts.map.replace(`state=${state}" tabindex="-1" class="`, "$&current "),
  };
}

function render(counts: readonly LocationCount[], service: string | null): DirectoryParts {
  const pages = new Map<string, number>();
  for (const count of counts) {
    pages.set(count.state, (pages.get(count.state) ?? 0) + count.pages);
  }
  return {
    map: staticMarkup(<UsMap service={service} pages={pages} />, "map-"),
    table: staticMarkup(<StateTable service={service} pages={pages} />, "states-"),
    dialog: staticMarkup(<ClaimDialog />, "claim-"),
  };
}

type StateTableProps = {
  /** Selected service. */
  service: DirectorySearch["service"];
  /** Number of live pages by state code. */
  pages: ReadonlyMap<string, number>;
};

/** The map as a table: each state with its number of live pages, and a link to them. */
function StateTable({ service, pages }: StateTableProps) {
  return (
    <details id="states" className="mt-12 border-t border-line pt-4">
      <summary className="py-2 text-lg font-semibold">Locations by state</summary>
      <div className="mt-3">
        <Table caption="Businesses by state" captionHidden whole>
          <thead>
            <tr>
              <Th>State</Th>
              <Th numeric>Locations</Th>
            </tr>
          </thead>
          <tbody>
            {states.map(({ code, name }) => (
              <tr key={code}>
                <Th scope="row">
                  <a href={directoryAddress({ service, state: code })} className="text-link">
                    {name}
                  </a>
                </Th>
                <Td numeric>{(pages.get(code) ?? 0).toLocaleString("en-US")}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  );
}
