const names: Partial<Record<string, string>> = {
  first: "First message",
  introduction: "Introduction",
  times: "Two open times",
  service: "About the service",
  week: "Our week is filling up",
  example: "How a job goes",
};

/** A step's name for staff; steps added by a business have none. */
export const stepName = (key: string): string => names[key] ?? "Added message";
