import type { ReactElement } from "react";
import type { z } from "zod";
import type { Platform } from "../platform.server.ts";

export type ComposedEmail = { subject: string; body: ReactElement; replyTo?: string | null };

/**
 * A kind of e-mail: its name, what it is about (ids, never rows), and how it is written. It is
 * composed by the worker that sends it, from the rows as they are then.
 */
export type Email<Params extends object> = {
  kind: string;
  params: z.ZodType<Params>;
  /** Holds a link that lets somebody in: what is kept of it has no link (decisions/022). */
  confidential?: boolean;
  compose(platform: Platform, params: Params): Promise<ComposedEmail>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds different parameters
export type AnyEmail = Email<any>;

export function defineEmail<Params extends object>(email: Email<Params>): Email<Params> {
  return email;
}
