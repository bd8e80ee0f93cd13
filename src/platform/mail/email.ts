import type { ReactElement } from "react";
import type { z } from "zod";
import type { Platform } from "../platform.server.ts";

/** Whom the link of a message lets in: into the staff area, or into a contractor's onboarding. */
export type LetsIn = "staff" | "contractor";

export type ComposedEmail = { subject: string; body: ReactElement; replyTo?: string | null };

/**
 * A kind of e-mail: its name, what it is about (ids, never rows), and how it is written. It is
 * composed by the worker that sends it, from the rows as they are then.
 */
export type Email<Params extends object> = {
  kind: string;
  params: z.ZodType<Params>;
  /**
   * Whom a link in it lets in. Of staff's own mails nothing is kept but the words; who only reads is
   * shown no contractor's link (docs/decisions/022-links-that-let-somebody-in.md).
   */
  letsIn?: LetsIn;
  /**
   * Why its receiver does not want it, in words for staff, or null; asked when it is sent. The room
   * that keeps such choices may be above the mail's own: src/jobs.server.ts puts the two together.
   */
  declined?(platform: Platform, params: Params): Promise<string | null>;
  compose(platform: Platform, params: Params): Promise<ComposedEmail>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds different parameters
export type AnyEmail = Email<any>;

export function defineEmail<Params extends object>(email: Email<Params>): Email<Params> {
  return email;
}
