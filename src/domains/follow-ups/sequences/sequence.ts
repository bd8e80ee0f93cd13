import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import { followUpParts, type StandardWords } from "./follow-up.text.en.ts";

/** One message of a sequence. Words hold merge fields; a text has no subject. */
export type Step = {
  /** Names the step in the ledger, through all versions of its sequence. */
  key: string;
  /** False when the contractor switched it off. */
  isOn: boolean;
  /** Minutes after the enquiry. */
  delay: number;
  channel: MessageChannel;
  purpose: "informational" | "marketing";
  subject: string | null;
  words: string;
  /** What happens when the channel is closed to this person: the same words by e-mail, or nothing. */
  otherwise: { subject: string } | null;
  /** So many minutes after its moment it is of no use any more, and skipped. */
  staleAfter: number;
};

export type Sequence = readonly Step[];

/** More steps than these a contractor cannot add (`follow-ups.standard-sequence`). */
export const maxSteps = 12;

/** The first moment is the contractor's own; the others count from the enquiry too. */
const hour = 60;
const day = 24 * hour;

/**
 * The standard sequence (`follow-ups.standard-sequence`): six messages over a week, four that answer
 * the enquiry and two that take a marketing consent. With a first moment later than others they are
 * put in the order of their delays.
 * @param firstAfter minutes until the first message, the contractor's own timing
 */
export function standardSequence(words: StandardWords, firstAfter: number): Sequence {
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
      words: words.first,
      otherwise: { subject: followUpParts.subjects.first },
      staleAfter: day,
    },
    {
      ...mail,
      ...informational,
      key: "introduction",
      delay: 15,
      ...words.introduction,
      staleAfter: day,
    },
    {
      ...text,
      ...informational,
      key: "times",
      delay: 2 * hour,
      words: words.times,
      otherwise: { subject: followUpParts.subjects.times },
      staleAfter: day,
    },
    {
      ...mail,
      ...informational,
      key: "service",
      delay: day,
      ...words.service,
      staleAfter: 2 * day,
    },
    {
      ...text,
      ...marketing,
      key: "week",
      delay: 3 * day,
      words: words.week,
      otherwise: { subject: followUpParts.subjects.week },
      staleAfter: 2 * day,
    },
    {
      ...mail,
      ...marketing,
      key: "example",
      delay: 7 * day,
      ...words.example,
      staleAfter: 7 * day,
    },
  ]);
}

/** Steps in the order in which they are due; of two at the same moment the one named first goes first. */
export function inOrder(steps: readonly Step[]): Sequence {
  return steps.toSorted((one, other) => one.delay - other.delay);
}

/** What of a run is behind it. */
export type Done = {
  /** Keys of the steps that left or were skipped. */
  doneSteps: readonly string[];
  /** The latest of their moments, as it was then: minutes after the enquiry. Null before the first. */
  doneUpTo: number | null;
};

/**
 * The next step of a run: the first after the last one done, so that a step that was added or moved
 * to the past is never sent late. Null when all are done.
 */
export function nextStep(sequence: Sequence, done: Done): Step | null {
  return remainingSteps(sequence, done)[0] ?? null;
}

/**
 * All steps that are still to come, in their order. Where the last one done was taken out or moved, the
 * moments tell: only what is later than all that is done is to come.
 */
export function remainingSteps(sequence: Sequence, { doneSteps, doneUpTo }: Done): Sequence {
  const last = sequence.findLastIndex(({ key }) => doneSteps.includes(key));
  // Of two at the same moment the second still comes.
  const isSameMoment = sequence[last]?.delay === doneUpTo;
  return sequence
    .slice(last + 1)
    .filter(
      ({ delay }) => doneUpTo === null || delay > doneUpTo || (isSameMoment && delay === doneUpTo),
    );
}
