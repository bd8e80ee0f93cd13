import { and, desc, eq, sql } from "drizzle-orm";
import { sequences } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { textHours } from "~/domains/follow-ups/quiet-hours.ts";
import { senders } from "~/domains/phone-numbers/index.server.ts";
import { mayText } from "~/domains/phone-numbers/index.ts";
import { formSubmissions } from "~/domains/signup/index.server.ts";
import { type BusinessPage, businessPageText } from "~/domains/storefront/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type SequenceChannels, standardSequence } from "./sequence.ts";
import { standardTexts } from "./standard-texts.ts";
import { firstMessageAfter } from "./timing.ts";

export type SequenceVersion = typeof sequences.$inferSelect;

/** A business's current sequence for a service; null if it never sent anything. */
export async function findSequence(
  database: Reader,
  contractorId: string,
  service: string,
): Promise<SequenceVersion | null> {
  const [latest] = await database
    .select()
    .from(sequences)
    .where(and(eq(sequences.contractorId, contractorId), eq(sequences.service, service)))
    .orderBy(desc(sequences.version))
    .limit(1);
  return latest ? withCurrentTexts(latest) : null;
}

/** The author of an unedited sequence. */
export const standardAuthor = "standard";

/**
 * A version as sent. An unedited one uses the product's current wording, so businesses on the
 * default get improved texts with a release; its delays stay.
 */
export function withCurrentTexts<
  Version extends Pick<SequenceVersion, "author" | "service" | "steps">,
>(version: Version): Version {
  if (version.author !== standardAuthor) return version;
  const current = new Map(
    standardSequence(standardTexts(version.service), 0).map((step) => [step.key, step]),
  );
  const steps = version.steps.map((step) => {
    const { subject, words, otherwise } = current.get(step.key) ?? step;
    return { ...step, subject, words, otherwise };
  });
  return { ...version, steps };
}

type OfService = { contractorId: string; service: string };

/** Identifies a sequence among those of several businesses. */
export const sequenceKey = ({ contractorId, service }: OfService): string =>
  `${contractorId}:${service}`;

/** The current sequences of these businesses and services, by `sequenceKey`. */
export async function findSequences(
  database: Reader,
  wanted: readonly OfService[],
): Promise<Map<string, SequenceVersion>> {
  const pairs = new Map(wanted.map((ofService) => [sequenceKey(ofService), ofService]));
  const contractors = [...pairs.values()].map(({ contractorId }) => contractorId);
  const services = [...pairs.values()].map(({ service }) => service);
  const wantedPairs = database
    .select({
      contractorId: sql<string>`contractor_id`.as("asked_contractor_id"),
      service: sql<string>`service`.as("asked_service"),
    })
    .from(
      sql`unnest(${sql.param(contractors)}::uuid[], ${sql.param(services)}::text[]) as given(contractor_id, service)`,
    )
    .as("asked");
  // One row each, to avoid loading the steps of older versions.
  const latest = database
    .select()
    .from(sequences)
    .where(
      and(
        eq(sequences.contractorId, wantedPairs.contractorId),
        eq(sequences.service, wantedPairs.service),
      ),
    )
    .orderBy(desc(sequences.version))
    .limit(1)
    .as("latest");
  const rows = await database.select().from(wantedPairs).innerJoinLateral(latest, sql`true`);
  return new Map(
    rows.map(({ latest: version }) => [sequenceKey(version), withCurrentTexts(version)]),
  );
}

/**
 * The standard sequence of a service with the contractor's onboarding choices: the first message's
 * timing and the channels (`follow-ups.first-message`).
 */
export async function findStandardSequence(
  database: Reader,
  contractorId: string,
  service: string,
) {
  const [submission] = await database
    .select({
      timing: formSubmissions.followupTiming,
      customTiming: formSubmissions.customTiming,
      sms: formSubmissions.smsFollowup,
      email: formSubmissions.emailFollowup,
    })
    .from(formSubmissions)
    .where(eq(formSubmissions.contractorId, contractorId));
  // Defaults to what the site describes.
  const channels: SequenceChannels = {
    sms: submission?.sms ?? true,
    email: submission?.email ?? true,
  };
  const first = firstMessageAfter(submission?.timing ?? null, submission?.customTiming ?? null);
  return {
    steps: standardSequence(standardTexts(service), first.minutes),
    channels,
    timingUnderstood: first.understood,
  };
}

/** Like `findSequences`; a business without one gets the standard sequence. */
export async function ensureSequences(
  work: Pick<UnitOfWork, "tx" | "now">,
  pairs: readonly OfService[],
): Promise<Map<string, SequenceVersion>> {
  const sequences = await findSequences(work.tx, pairs);
  for (const pair of pairs.toSorted((a, b) => (sequenceKey(a) < sequenceKey(b) ? -1 : 1))) {
    if (sequences.has(sequenceKey(pair))) continue;
    sequences.set(sequenceKey(pair), await ensureSequence(work, pair.contractorId, pair.service));
  }
  return sequences;
}

/** Saves the standard sequence as a business's first version, if it has none. */
export async function ensureSequence(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  contractorId: string,
  service: string,
): Promise<SequenceVersion> {
  const sequence = await findSequence(tx, contractorId, service);
  if (sequence) return sequence;
  const { steps, channels } = await findStandardSequence(tx, contractorId, service);
  const first = { contractorId, service, version: 1, steps, channels, author: standardAuthor };
  await tx
    .insert(sequences)
    .values({ ...first, createdAt: now })
    .onConflictDoNothing();
  const stored = await findSequence(tx, contractorId, service);
  if (!stored) throw new Error("First version of the sequence not saved");
  return stored;
}

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
  const first = steps.find(({ isOn, channel }) => isOn && channel !== "voicemail");
  if (!first) return null;
  const [sender] = await query.select().from(senders).where(eq(senders.contractorId, contractorId));
  const when = soon(first.delay);
  if (first.channel === "sms" && channels.sms && sender && mayText(sender)) {
    return { when, hours: textHours(state, clock.now()) };
  }
  return channels.email ? { when, hours: null } : null;
}

/**
 * Whether a business's follow-up for a service leaves voicemails, so its form has the checkbox for that consent
 * (`sms.voicemail`).
 */
export async function leavesVoicemails(
  { database: { query } }: Platform,
  { contractorId, service }: Pick<BusinessPage, "contractorId" | "service">,
): Promise<boolean> {
  const sequence = contractorId ? await findSequence(query, contractorId, service) : null;
  return (
    sequence?.channels.voicemail === true &&
    sequence.steps.some(({ channel, isOn }) => channel === "voicemail" && isOn)
  );
}

function soon(minutes: number): string {
  if (minutes < 2) return text.minute;
  if (minutes < 60) return text.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 24 ? text.hours(hours) : text.days(Math.round(hours / 24));
}
