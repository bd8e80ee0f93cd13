import type { PageChange } from "~/domains/storefront/index.server.ts";
import { counted, runForEach } from "~/web/admin/lists/lists.server.ts";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";

const outcomes = {
  live: "The page is live.",
  waiting: "Another contractor holds this territory. The page is on the waiting list.",
  paused: "The page is paused and offline.",
  unchanged: "The page wasn’t live.",
};

/** Message about a page that was published or paused. */
export function respondWithPageChange(change: PageChange) {
  const successMessage = change.ok ? outcomes[change.outcome] : "";
  return respondWithMessage(change, successMessage, {
    not_found: "The page no longer exists.",
    not_allowed: "This business is suspended. End the suspension first.",
  });
}

const bulkResults = {
  live: (count: number) => `${counted(count, "page is", "pages are")} live.`,
  waiting: (count: number) =>
    `${counted(count, "page is", "pages are")} on the waiting list because the territory is taken.`,
  paused: (count: number) => `${counted(count, "page is", "pages are")} paused.`,
  unchanged: (count: number) => `${counted(count, "page wasn’t", "pages weren’t")} live.`,
};

/** Publishes or pauses each selected page and returns a message with the results. */
export async function changeSelected(
  ids: readonly string[],
  change: (id: string) => Promise<PageChange>,
) {
  const counts = new Map<keyof typeof bulkResults, number>();
  const run = async (id: string) => {
    const changed = await change(id);
    if (changed.ok) counts.set(changed.outcome, (counts.get(changed.outcome) ?? 0) + 1);
    return changed;
  };
  return runForEach(ids, run, {
    done: () => [...counts].map(([outcome, count]) => bulkResults[outcome](count)).join(" "),
    refused: {
      not_found: (count) => `${counted(count, "page no longer exists", "pages no longer exist")}.`,
      not_allowed: (count) =>
        `${counted(count, "page belongs", "pages belong")} to a suspended business.`,
    },
  });
}
