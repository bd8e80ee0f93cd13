import type { OwnLeadFilter } from "~/domains/leads/own/list-own-leads.server.ts";

/** How many views a member keeps in a business. */
export const maxLeadViews = 20;

export const longestViewName = 60;

/** What a view keeps of the address of the list: all but what was searched for, which is somebody's name or number. */
export type LeadViewFilter = Omit<OwnLeadFilter, "search"> & { board: boolean };
