import type { Platform } from "../platform.server.ts";
import type { UnitOfWork } from "../unit-of-work.server.ts";
import type { Event } from "./event.ts";

/** An event as passed to a reaction. */
export type Happened<Payload extends object> = { payload: Payload; createdAt: Date };

/** The same with the event's name, for a reaction to several kinds of events. */
export type Named<Payload extends object> = Happened<Payload> & { name: string };

/**
 * A reaction's effect as one unit of work: rows, further events and jobs. Anything that can't be
 * rolled back, such as a request to a third-party server, belongs in a job.
 */
export type ReactionHandler<Payload extends object> = (
  work: UnitOfWork,
  event: Named<Payload>,
  platform: Platform,
) => Promise<void>;

/** Like `ReactionHandler`, for several events in one unit of work. */
export type BatchReactionHandler<Payload extends object> = (
  work: UnitOfWork,
  events: readonly Named<Payload>[],
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
