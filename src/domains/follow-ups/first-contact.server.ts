import { eq } from "drizzle-orm";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { mayText } from "~/domains/phone-numbers/senders/senders.ts";
import { businessPageText } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { textHours } from "./quiet-hours.ts";
import { findSequence, findStandardSequence } from "./sequences/find-sequence.server.ts";

const { soon: text } = businessPageText;

/** How soon the first message is sent, and between which hours if it's a text. */
export type FirstContact = { when: string; hours: string | null };

/** Cache tag of pages that describe a business's first message. */
export const firstContactTag = (contractorId: string) => `first-contact:${contractorId}`;

/**
 * The first message a new lead of this business gets, given its number, sequence, and state; null
 * if nothing is sent automatically. `hours` is null for an email.
 */
export async function findFirstContact(
  { database: { query }, clock }: Platform,
  { contractorId, service, state }: BusinessPage,
): Promise<FirstContact | null> {
  if (!contractorId) return null;
  const { steps, channels } =
    (await findSequence(query, contractorId, service)) ??
    (await findStandardSequence(query, contractorId, service));
  const first = steps.find(({ isOn }) => isOn);
  if (!first) return null;
  const [sender] = await query.select().from(senders).where(eq(senders.contractorId, contractorId));
  const when = soon(first.delay);
  if (first.channel === "sms" && channels.sms && sender && mayText(sender)) {
    return { when, hours: textHours(state, clock.now()) };
  }
  return channels.email ? { when, hours: null } : null;
}

function soon(minutes: number): string {
  if (minutes < 2) return text.minute;
  if (minutes < 60) return text.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 24 ? text.hours(hours) : text.days(Math.round(hours / 24));
}
