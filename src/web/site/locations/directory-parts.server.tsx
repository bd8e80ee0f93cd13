import type { LocationCount } from "~/domains/publishing/directory/count-locations.server.ts";
import { staticMarkup } from "~/platform/http/html/static-markup.server.ts";
import { ClaimDialog } from "./claim-dialog.tsx";
import type { Asked } from "./directory-address.ts";
import { StateTable } from "./state-table.tsx";
import { UsMap } from "./us-map.tsx";

/** What of the page does not depend on the words that were asked for, as finished markup. */
export type DirectoryParts = { map: string; table: string; dialog: string };

const made = new WeakMap<readonly LocationCount[], Map<string | null, DirectoryParts>>();

/**
 * The parts for these counts: rendered once for each service and for all who ask while the counts
 * stay, as they are more than half of the page.
 */
export function directoryParts(
  counts: readonly LocationCount[],
  { service, state }: Pick<Asked, "service" | "state">,
): DirectoryParts {
  const known = made.get(counts) ?? new Map<string | null, DirectoryParts>();
  made.set(counts, known);
  const parts = known.get(service) ?? render(counts, service);
  known.set(service, parts);
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
