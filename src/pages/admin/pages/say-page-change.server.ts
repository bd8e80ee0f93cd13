import type { PageChange } from "~/features/business-pages/change-page-status.server.ts";
import { say } from "~/pages/site/frame/form-answers.server.ts";

const outcomes = {
  live: "The page is live.",
  waiting: "Another contractor holds this territory. The page is on the waiting list.",
  paused: "The page is paused and off the site.",
  unchanged: "The page was not live.",
};

/** What became of a page that was published or paused. */
export function sayPageChange(change: PageChange) {
  const done = change.ok ? outcomes[change.outcome] : "";
  return say(change, done, { not_found: "The page no longer exists." });
}
