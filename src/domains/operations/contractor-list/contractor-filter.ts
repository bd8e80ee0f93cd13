/** The filter buttons of the contractor list. */
export const contractorStatuses = ["all", "completed", "in_progress"] as const;
export type ContractorStatus = (typeof contractorStatuses)[number];

export const contractorStatusLabels: Record<ContractorStatus, string> = {
  all: "All",
  completed: "Completed",
  in_progress: "In Progress",
};

/** What the list may be sorted by; the first is the one it begins with. */
export const contractorSorts = ["newest", "oldest", "active", "name"] as const;
export type ContractorSort = (typeof contractorSorts)[number];

export const contractorSortLabels: Record<ContractorSort, string> = {
  newest: "Newest",
  oldest: "Oldest",
  active: "Last active",
  name: "Name",
};

export type ContractorFilter = {
  search: string;
  status: ContractorStatus;
  sort: ContractorSort;
};

/** Which page: the one after, or the one before, the contractor with this id. */
export type ContractorPage = { after: string | null; before: string | null };
