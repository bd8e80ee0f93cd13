/** A job's states. The UI calls it "Job"; in code `job` is background work. */
export const workOrderStatuses = ["open", "done", "canceled"] as const;
