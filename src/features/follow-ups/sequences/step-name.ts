const names: Partial<Record<string, string>> = {
  first: "first message",
  introduction: "who we are",
  times: "two times to choose",
  service: "about the service",
  week: "the week fills up",
  example: "a job like theirs",
};

/** What staff call a step by its key; one that a business added has no name of its own. */
export const stepName = (key: string): string => names[key] ?? "an added message";
