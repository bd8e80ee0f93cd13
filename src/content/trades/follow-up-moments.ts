/** When the system writes to a lead, and how. */
export const followUpMoments = [
  { when: "Immediately", by: "text" },
  { when: "15 minutes", by: "email" },
  { when: "2 hours", by: "text" },
  { when: "1 day", by: "email" },
  { when: "3 days", by: "text" },
  { when: "1 week", by: "email" },
] as const;
