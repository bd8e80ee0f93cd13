import type { Platform } from "../platform.server.ts";
import type { UnitOfWork } from "../unit-of-work.server.ts";
import type { Event } from "./event.ts";

/** An event as a reaction is given it. */
export type Happened<Payload extends object> = { payload: Payload; createdAt: Date };

/** The same with the event's name, for a reaction to events of several kinds. */
export type Named<Payload extends object> = Happened<Payload> & { name: string };

/**
 * What a reaction does, as one unit of work: rows, further events and jobs. Whatever cannot be rolled
 * back, such as a request to somebody else's server, it leaves to a job.
 */
export type ReactionHandler<Payload extends object> = (
  work: UnitOfWork,
  event: Named<Payload>,
  platform: Platform,
) => Promise<void>;

/** As a `ReactionHandler`, for several events in one unit of work. */
export type BatchReactionHandler<Payload extends object> = (
  work: UnitOfWork,
  events: readonly Named<Payload>[],
  platform: Platform,
) => Promise<void>;

export type Reaction<Payload extends object> = {
  /** Also of its jobs: staff read it among dead letters. */
  name: string;
  /** Events of one payload. */
  events: readonly Event<Payload>[];
} & (
  | {
      /** Imported when the first event arrives, so that a web process never loads it. */
      handler: () => Promise<ReactionHandler<Payload>>;
    }
  | {
      /** Where events come by the second: reacts to those that wait as one. Imported as `handler`. */
      batchHandler: () => Promise<BatchReactionHandler<Payload>>;
    }
);

// biome-ignore lint/suspicious/noExplicitAny: a list of reactions holds different payloads
export type AnyReaction = Reaction<any>;

/** Who reacts to what: src/app/reactions.server.ts. */
export type Subscriptions = { reactions: readonly AnyReaction[] };

/** Defines a reaction; for the list in src/app/reactions.server.ts. */
export function defineReaction<Payload extends object>(
  reaction: Reaction<Payload>,
): Reaction<Payload> {
  return reaction;
}
