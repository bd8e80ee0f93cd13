/** What became of a job. People read "Job"; a job in the code is background work. */
export const workOrderStatuses = ["open", "done", "canceled"] as const;
