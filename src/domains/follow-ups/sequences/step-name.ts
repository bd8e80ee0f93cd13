const names: Partial<Record<string, string>> = {
  first: "First message",
  introduction: "Introduction",
  times: "Two open times",
  service: "About the service",
  week: "Our week is filling up",
  example: "How a job goes",
};

/** What staff call a step by its key; one that a business added has no name of its own. */
export const stepName = (key: string): string => names[key] ?? "Added message";
