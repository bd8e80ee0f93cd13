/** What gave up: a message of some kind, a save for the contact sync, any other work. */
export type DeadLetter = {
  id: string;
  /** Whom it was for, or what it was about. */
  about: string;
  reason: string;
  attempts: number;
  at: Date;
  /** It may have arrived: sending it again may reach somebody twice. */
  uncertain: boolean;
};

export const deadLetterSources = ["message", "contact_sync", "job"] as const;
export type DeadLetterSource = (typeof deadLetterSources)[number];

/** All of one kind that gave up, the latest shown. */
export type DeadLetterGroup = {
  source: DeadLetterSource;
  /** A kind of e-mail, the name of a job. */
  kind: string;
  /** How many can be replayed at once: those that surely did not arrive. */
  failed: number;
  /** How many may have arrived. */
  uncertain: number;
  latest: DeadLetter[];
};
