import type { z } from "zod";
import type { Platform } from "../platform.server.ts";
import type { UnitOfWork } from "../unit-of-work.server.ts";

/** A kind of event: its name, such as "lead.captured", and its payload's schema. */
export type Event<Payload extends object> = { name: string; schema: z.ZodType<Payload> };

// biome-ignore lint/suspicious/noExplicitAny: a list of events holds different payloads
export type AnyEvent = Event<any>;

/**
 * Defines an event, in a feature's `x.events.ts`. Its name is a noun and what happened to it. Its
 * payload contains ids, never text that a person wrote.
 */
export function defineEvent<Payload extends object>(
  name: `${string}.${string}`,
  schema: z.ZodType<Payload>,
): Event<Payload> {
  return { name, schema };
}

/** What an event is about: the part of its name before the period. */
export const nounOf = ({ name }: AnyEvent): string => name.slice(0, name.indexOf("."));

/** The name by which processes that recorded events wake the dispatchers. */
export const eventsRecorded = "events";

/** An event as passed to a reaction. */
export type RecordedEvent<Payload extends object> = { payload: Payload; createdAt: Date };

/** The same with the event's name, for a reaction to several kinds of events. */
export type NamedEvent<Payload extends object> = RecordedEvent<Payload> & { name: string };

/**
 * A reaction's effect as one unit of work: rows, further events and jobs. Anything that can't be
 * rolled back, such as a request to a third-party server, belongs in a job.
 */
export type ReactionHandler<Payload extends object> = (
  work: UnitOfWork,
  event: NamedEvent<Payload>,
  platform: Platform,
) => Promise<void>;

/** Like `ReactionHandler`, for several events in one unit of work. */
export type BatchReactionHandler<Payload extends object> = (
  work: UnitOfWork,
  events: readonly NamedEvent<Payload>[],
  platform: Platform,
) => Promise<void>;

export type Reaction<Payload extends object> = {
  /** Also the name of its jobs: staff see it in dead letters. */
  name: string;
  /** Events with the same payload type. */
  events: readonly Event<Payload>[];
} & (
  | {
      /** Imported when the first event arrives, so a web process never loads it. */
      handler: () => Promise<ReactionHandler<Payload>>;
    }
  | {
      /** For frequent events: handles all waiting ones together. Imported like `handler`. */
      batchHandler: () => Promise<BatchReactionHandler<Payload>>;
    }
);

// biome-ignore lint/suspicious/noExplicitAny: a list of reactions holds different payloads
export type AnyReaction = Reaction<any>;

/** All reactions: src/app/reactions.server.ts. */
export type Subscriptions = { reactions: readonly AnyReaction[] };

/** Defines a reaction, to be listed in src/app/reactions.server.ts. */
export function defineReaction<Payload extends object>(
  reaction: Reaction<Payload>,
): Reaction<Payload> {
  return reaction;
}
