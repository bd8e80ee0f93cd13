import type { z } from "zod";

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
