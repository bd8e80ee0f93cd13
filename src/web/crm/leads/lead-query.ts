import type { OwnLeadFilter } from "~/domains/leads/index.ts";
import {
  type LeadSort,
  type LeadViewFilter,
  leadSorts,
  leadStages,
  lostReasons,
} from "~/domains/leads/index.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/read-url.ts";

/** Age limits of a list, in days. */
const spans = ["7", "30", "90", "365"] as const;

export type LeadView = "list" | "board";

/** Reads the lead filters from the query string. */
export function readOwnLeadFilter(parameters: URLSearchParams): OwnLeadFilter {
  const days = readChoice(parameters, "days", spans);
  return {
    stage: readChoice(parameters, "status", leadStages),
    lostReason: readChoice(parameters, "lost", lostReasons),
    service: readSearch(parameters, "service") || null,
    town: readSearch(parameters, "town") || null,
    days: days ? Number(days) : null,
    source: readSearch(parameters, "source") || null,
    search: readSearch(parameters),
  };
}

/** Reads whether to show a list or a board from the query string. */
export function readLeadView(parameters: URLSearchParams): LeadView {
  return parameters.get("view") === "board" ? "board" : "list";
}

type LeadListPlace = { view?: LeadView; before?: string | null; sort?: string };

/** Reads the order of the list from the query string. */
export const readLeadSort = (parameters: URLSearchParams): LeadSort =>
  readChoice(parameters, "sort", leadSorts) ?? "-date";

/** URL of the filtered leads, as a list or as a board. */
export function ownLeadsHref(
  { stage, lostReason, service, town, days, source, search }: OwnLeadFilter,
  { view = "list", before = null, sort = "-date" }: LeadListPlace = {},
): string {
  return withQuery("/crm/leads", {
    view: view === "board" ? view : null,
    status: stage,
    lost: lostReason,
    service,
    town,
    days: days ? String(days) : null,
    source: source ?? null,
    q: search,
    sort: sort === "-date" ? null : sort,
    before,
  });
}

export const noFilters: OwnLeadFilter = {
  stage: null,
  lostReason: null,
  service: null,
  town: null,
  days: null,
  source: null,
  search: "",
};

/** URL of a saved view, which has no search text. */
export function leadViewHref({ board, ...filter }: LeadViewFilter): string {
  return ownLeadsHref({ ...filter, search: "" }, { view: board ? "board" : "list" });
}
