import type { OwnLeadFilter } from "~/domains/leads/own/list-own-leads.server.ts";

/** Maximum saved views per member and business. */
export const maxLeadViews = 20;

export const maxViewNameLength = 60;

/** The filters a view saves. Excludes the search text, which may be a person's name or phone number. */
export type LeadViewFilter = Omit<OwnLeadFilter, "search"> & { board: boolean };
