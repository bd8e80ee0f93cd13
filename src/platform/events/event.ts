import type { z } from "zod";

/** A kind of thing that happens: its name, such as "lead.captured", and what is said of it. */
export type Event<Payload extends object> = { name: string; schema: z.ZodType<Payload> };

// biome-ignore lint/suspicious/noExplicitAny: a list of events holds different payloads
export type AnyEvent = Event<any>;

/**
 * Defines an event, in a feature's `x.events.ts`. Its name is a noun and what happened to it; its
 * payload holds ids, never what somebody wrote.
 */
export function defineEvent<Payload extends object>(
  name: `${string}.${string}`,
  schema: z.ZodType<Payload>,
): Event<Payload> {
  return { name, schema };
}

/** What an event is about: the word before the point of its name. */
export const nounOf = ({ name }: AnyEvent): string => name.slice(0, name.indexOf("."));

/** By this name processes that recorded events wake those that dispatch them. */
export const eventsRecorded = "events";
