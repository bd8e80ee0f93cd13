import type { ReactElement } from "react";
import type { z } from "zod";
import type { Platform } from "../platform.server.ts";

/** What a message's link gives access to: the staff area, a contractor's onboarding, or the CRM. */
export type GrantsAccess = "staff" | "contractor" | "member";

/**
 * The source of the recipient's address. `form`: typed by someone, and ownership is unproven.
 * `account`: from an account that its owner confirmed or staff created or published. `settings`:
 * the operator's own.
 */
type AddressSource = "form" | "account" | "settings";

export type Attachment = { filename: string; contentType: string; content: string | Buffer };

export type ComposedEmail = {
  subject: string;
  body: ReactElement;
  /** A conversation's token address takes precedence. */
  replyTo?: string | null;
  /** The display name of the sender, such as "Acme Plumbing". */
  senderName?: string;
  /** For advertising: the URL at which a mail program unsubscribes with one POST (`mail.one-click`). */
  oneClickUrl?: string;
  /** Attached files, which aren't stored. */
  attachments?: readonly Attachment[];
  /** Written by a person, so autoresponders may reply. */
  writtenByPerson?: boolean;
};

/**
 * A kind of email: its name, its parameters (ids, never rows), and how it is composed. The worker
 * that sends it composes it, from the rows at that time.
 */
export type Email<Params extends object> = {
  kind: string;
  params: z.ZodType<Params>;
  /**
   * A message to an address from a form contains no free text, in subject or body, and each address
   * gets few a day.
   */
  addressFrom: AddressSource;
  /**
   * What a link or code in it gives access to. For emails to staff and members only the text is
   * stored, and read-only staff never see a contractor's link (docs/decisions/022-bearer-links.md).
   */
  grantsAccess?: GrantsAccess;
  /**
   * Why the recipient opted out of it, as text for staff, or null; checked when it is sent. The
   * module that stores these choices may be above the email's own layer; src/app/jobs.server.ts
   * connects the two.
   */
  declined?(platform: Platform, params: Params): Promise<string | null>;
  /**
   * Why it looks like spam and is held until staff release it, as text for staff, or null; checked
   * when it is sent.
   */
  suspicion?(platform: Platform, params: Params): Promise<string | null>;
  compose(
    platform: Platform,
    params: Params,
    /** The stored message. */
    message: { conversationId: string | null; id?: string; hasMedia?: boolean },
  ): Promise<ComposedEmail>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds different parameters
export type AnyEmail = Email<any>;

export function defineEmail<Params extends object>(email: Email<Params>): Email<Params> {
  return email;
}
