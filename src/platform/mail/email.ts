import type { ReactElement } from "react";
import type { z } from "zod";
import type { Platform } from "../platform.server.ts";

/** Whom the link of a message lets in: into the staff area, a contractor's onboarding, or the CRM. */
export type GrantsAccess = "staff" | "contractor" | "member";

/**
 * Where the receiver's address comes from. `form`: somebody typed it, and nothing proves that it is
 * theirs. `account`: it is of an account that its owner confirmed or staff made or published.
 * `settings`: the operator's own.
 */
type AddressSource = "form" | "account" | "settings";

export type Attachment = { filename: string; contentType: string; content: string };

export type ComposedEmail = {
  subject: string;
  body: ReactElement;
  /** In a conversation its token address comes before it. */
  replyTo?: string | null;
  /** The name before the sender's address, such as "Acme Plumbing". */
  senderName?: string;
  /** Of advertising: where a mail program unsubscribes by one POST (`mail.one-click`). */
  oneClickUrl?: string;
  /** Files that go with it; they are not kept. */
  attachments?: readonly Attachment[];
  /** A person wrote it, so a machine may answer. */
  writtenByPerson?: boolean;
};

/**
 * A kind of e-mail: its name, what it is about (ids, never rows), and how it is written. It is
 * composed by the worker that sends it, from the rows as they are then.
 */
export type Email<Params extends object> = {
  kind: string;
  params: z.ZodType<Params>;
  /**
   * What goes to an address from a form carries no free text, neither in its subject nor in its body,
   * and little of it goes there in a day.
   */
  addressFrom: AddressSource;
  /**
   * Whom a link or code in it lets in. Of mails to staff and members nothing is kept but the words; who only reads is
   * shown no contractor's link (docs/decisions/022-bearer-links.md).
   */
  grantsAccess?: GrantsAccess;
  /**
   * Why its receiver does not want it, in words for staff, or null; asked when it is sent. The room
   * that keeps such choices may be above the mail's own: src/app/jobs.server.ts puts the two together.
   */
  declined?(platform: Platform, params: Params): Promise<string | null>;
  /**
   * Why it looks like bait and is withheld until staff let it through, in words for them, or null;
   * asked when it is sent.
   */
  suspicion?(platform: Platform, params: Params): Promise<string | null>;
  compose(
    platform: Platform,
    params: Params,
    /** The message that it becomes. */
    message: { conversationId: string | null },
  ): Promise<ComposedEmail>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds different parameters
export type AnyEmail = Email<any>;

export function defineEmail<Params extends object>(email: Email<Params>): Email<Params> {
  return email;
}
