import type { LeadViewFilter } from "~/domains/leads/lead-views/lead-views.ts";
import { lostReasons } from "~/domains/leads/leads.ts";
import type { OwnLeadFilter } from "~/domains/leads/own/list-own-leads.server.ts";
import { leadStages } from "~/domains/leads/stages.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

/** How far back a list reaches, in days. */
const spans = ["7", "30", "90", "365"] as const;

export type LeadView = "list" | "board";

/** Which leads an address asks for. */
export function readOwnLeadFilter(parameters: URLSearchParams): OwnLeadFilter {
  const days = readChoice(parameters, "days", spans);
  return {
    stage: readChoice(parameters, "status", leadStages),
    lostReason: readChoice(parameters, "lost", lostReasons),
    service: readSearch(parameters, "service") || null,
    town: readSearch(parameters, "town") || null,
    days: days ? Number(days) : null,
    search: readSearch(parameters),
  };
}

/** As what an address asks for them. */
export function readLeadView(parameters: URLSearchParams): LeadView {
  return parameters.get("view") === "board" ? "board" : "list";
}

/** The address that asks for them, as a list or as a board. */
export function ownLeadsHref(
  { stage, lostReason, service, town, days, search }: OwnLeadFilter,
  { view = "list", before = null }: { view?: LeadView; before?: string | null } = {},
): string {
  return withQuery("/crm/leads", {
    view: view === "board" ? view : null,
    status: stage,
    lost: lostReason,
    service,
    town,
    days: days ? String(days) : null,
    q: search,
    before,
  });
}

export const everything: OwnLeadFilter = {
  stage: null,
  lostReason: null,
  service: null,
  town: null,
  days: null,
  search: "",
};

/** The address of what a member keeps, which asks for no search. */
export function leadViewHref({ board, ...filter }: LeadViewFilter): string {
  return ownLeadsHref({ ...filter, search: "" }, { view: board ? "board" : "list" });
}
