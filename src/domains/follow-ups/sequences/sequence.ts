import type { MessageChannel } from "~/domains/messaging/index.ts";
import { followUpParts, type StandardTexts } from "./follow-up.text.en.ts";

/** One message of a sequence. `words` may contain merge fields; a text has no subject. */
export type Step = {
  /** Identifies the step in the ledger across sequence versions. */
  key: string;
  /** False if the contractor turned it off. */
  isOn: boolean;
  /** Minutes after the request. */
  delay: number;
  channel: MessageChannel;
  purpose: "informational" | "marketing";
  subject: string | null;
  words: string;
  /** For a voicemail: the recording that is played. */
  recordingId?: string | null;
  /** If the channel is closed to this person: send the same text by email, or nothing. */
  otherwise: { subject: string } | null;
  /** Minutes after its due time at which it becomes stale and is skipped. */
  staleAfter: number;
};

/** The channels a contractor has turned on; voicemail is off unless it's set. */
export type SequenceChannels = { sms: boolean; email: boolean; voicemail?: boolean };

export type Sequence = readonly Step[];

/** Maximum steps of a contractor's sequence (`follow-ups.standard-sequence`). */
export const maxSteps = 12;

/** The contractor sets the first delay; all delays count from the request. */
const hour = 60;
const day = 24 * hour;

/**
 * The standard sequence (`follow-ups.standard-sequence`): six messages over a week, four in
 * response to the request and two that require marketing consent. Sorted by delay, in case the
 * first message is later than others.
 * @param firstAfter minutes until the first message, set by the contractor
 */
export function standardSequence(texts: StandardTexts, firstAfter: number): Sequence {
  const text = { channel: "sms", subject: null } as const;
  const mail = { channel: "email", otherwise: null } as const;
  const informational = { purpose: "informational", isOn: true } as const;
  const marketing = { purpose: "marketing", isOn: true } as const;
  return inOrder([
    {
      ...text,
      ...informational,
      key: "first",
      delay: firstAfter,
      words: texts.first,
      otherwise: { subject: followUpParts.subjects.first },
      staleAfter: day,
    },
    {
      ...mail,
      ...informational,
      key: "introduction",
      delay: 15,
      ...texts.introduction,
      staleAfter: day,
    },
    {
      ...text,
      ...informational,
      key: "times",
      delay: 2 * hour,
      words: texts.times,
      otherwise: { subject: followUpParts.subjects.times },
      staleAfter: day,
    },
    {
      ...mail,
      ...informational,
      key: "service",
      delay: day,
      ...texts.service,
      staleAfter: 2 * day,
    },
    {
      ...text,
      ...marketing,
      key: "week",
      delay: 3 * day,
      words: texts.week,
      otherwise: { subject: followUpParts.subjects.week },
      staleAfter: 2 * day,
    },
    {
      ...mail,
      ...marketing,
      key: "example",
      delay: 7 * day,
      ...texts.example,
      staleAfter: 7 * day,
    },
  ]);
}

/** Sorts steps by due time, preserving the order of steps due together. */
export function inOrder(steps: readonly Step[]): Sequence {
  return steps.toSorted((a, b) => a.delay - b.delay);
}

/** A run's progress. */
export type Done = {
  /** Keys of the steps sent or skipped. */
  doneSteps: readonly string[];
  /**
   * The latest due time among done steps, as it was then, in minutes after the request. Null before
   * the first.
   */
  doneUpTo: number | null;
};

/**
 * An enrollment's next step: the first after the last one done, so a step added or moved to the
 * past is never sent late. Null when all are done.
 */
export function nextStep(sequence: Sequence, done: Done): Step | null {
  return remainingSteps(sequence, done)[0] ?? null;
}

/**
 * All remaining steps, in order. If the last done step was removed or moved, due times decide: only
 * steps later than all done steps remain.
 */
export function remainingSteps(sequence: Sequence, { doneSteps, doneUpTo }: Done): Sequence {
  const last = sequence.findLastIndex(({ key }) => doneSteps.includes(key));
  // Of two steps due together the second is still sent.
  const isSameMoment = sequence[last]?.delay === doneUpTo;
  return sequence
    .slice(last + 1)
    .filter(
      ({ delay }) => doneUpTo === null || delay > doneUpTo || (isSameMoment && delay === doneUpTo),
    );
}
