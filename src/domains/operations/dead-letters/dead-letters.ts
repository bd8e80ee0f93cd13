/** A failed item: a message, a save for the contact sync, or another task. */
export type DeadLetter = {
  id: string;
  /** The recipient or subject. */
  about: string;
  reason: string;
  attempts: number;
  at: Date;
  /** It may have arrived: sending it again may reach someone twice. */
  uncertain: boolean;
};

export const deadLetterSources = ["message", "contact_sync", "job"] as const;
export type DeadLetterSource = (typeof deadLetterSources)[number];

/** All failed items of one kind, with the latest listed. */
export type DeadLetterGroup = {
  source: DeadLetterSource;
  /** A kind of email, or the name of a task. */
  kind: string;
  /** How many can be replayed in one batch: those that certainly did not arrive. */
  failed: number;
  /** How many may have arrived. */
  uncertain: number;
  latest: DeadLetter[];
};
