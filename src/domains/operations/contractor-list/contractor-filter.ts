/** The filter buttons of the contractor list. */
export const contractorStatuses = ["all", "completed", "in_progress"] as const;
export type ContractorStatus = (typeof contractorStatuses)[number];

export const contractorStatusLabels: Record<ContractorStatus, string> = {
  all: "All",
  completed: "Completed",
  in_progress: "In Progress",
};

/** Sort orders of the list; the first is the default. */
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

/** The page after or before the contractor with this ID. */
export type ContractorPage = { after: string | null; before: string | null };
