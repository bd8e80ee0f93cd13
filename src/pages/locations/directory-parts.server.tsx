import type { LocationCount } from "~/features/locations/count-locations.server.ts";
import { staticMarkup } from "~/platform/http/static-markup.server.ts";
import { ClaimDialog } from "./claim-dialog.tsx";
import { StateTable } from "./state-table.tsx";
import { UsMap } from "./us-map.tsx";

/** What of the page does not depend on the question, as finished markup. */
export type DirectoryParts = { map: string; table: string; dialog: string };

const made = new WeakMap<readonly LocationCount[], DirectoryParts>();

/**
 * The parts for these counts: rendered once for all who ask while the counts stay, as they are
 * more than half of the page.
 */
export function directoryParts(
  counts: readonly LocationCount[],
  state: string | null,
): DirectoryParts {
  const parts = made.get(counts) ?? render(counts);
  made.set(counts, parts);
  if (state === null) return parts;
  const current = parts.map.replace(`data-state="${state}" class="`, "$&current ");
  return { ...parts, map: current };
}

function render(counts: readonly LocationCount[]): DirectoryParts {
  const pages = new Map<string, number>();
  for (const count of counts) {
    pages.set(count.state, (pages.get(count.state) ?? 0) + count.pages);
  }
  return {
    map: staticMarkup(<UsMap pages={pages} />, "map-"),
    table: staticMarkup(<StateTable pages={pages} />, "states-"),
    dialog: staticMarkup(<ClaimDialog />, "claim-"),
  };
}
