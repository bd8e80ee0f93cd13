import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { personOptedOut } from "~/domains/messaging/messaging.events.ts";
import { optOuts } from "~/domains/messaging/messaging.tables.server.ts";
import { acquireLock, type Contact } from "~/domains/shared/index.server.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import { noteLock } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import type { OptOutChannel, OptOutMethod, Recipient } from "./opt-outs.ts";

type OptOutDetails = {
  way: OptOutMethod;
  /** Their conversation with the business, if known. */
  conversationId?: string | null;
  staffId?: string | null;
  reason?: string | null;
};

/**
 * Opts a person out of a business's messages on this channel (`opt-outs.per-business`) and records
 * `person.opted-out`. Repeating it changes nothing.
 * @returns whether they were opted in before
 */
export async function optOut(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  recipient: Recipient,
  details: OptOutDetails,
): Promise<boolean> {
  await lockOptOut(work.tx, platform, recipient);
  if (await findOptOut(work.tx, platform, recipient)) return false;
  const optOutId = await add(work, platform, recipient, details, "out");
  work.record(personOptedOut, {
    contractorId: recipient.contractorId,
    channel: recipient.channel,
    conversationId: details.conversationId ?? null,
    optOutId,
  });
  return true;
}

/** Opts a person back in (`opt-outs.history`). @returns whether they had opted out */
export async function optIn(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  recipient: Recipient,
  details: OptOutDetails,
): Promise<boolean> {
  await lockOptOut(work.tx, platform, recipient);
  if (!(await findOptOut(work.tx, platform, recipient))) return false;
  await add(work, platform, recipient, details, "in");
  return true;
}

async function add(
  { tx, now }: UnitOfWork,
  { fingerprint }: Pick<Platform, "fingerprint">,
  { contractorId, channel, address }: Recipient,
  { way, staffId, reason, conversationId }: OptOutDetails,
  decision: "out" | "in",
): Promise<number> {
  const addressHash = optOutMark(fingerprint, channel, address);
  const row = { decision, way, staffId, reason, conversationId };
  const [added] = await tx
    .insert(optOuts)
    .values({ ...row, contractorId, channel, addressHash, createdAt: now })
    .returning({ id: optOuts.id });
  if (!added) throw new Error("Opt-out not saved");
  return added.id;
}

export type OptOut = { id: number; since: Date; way: OptOutMethod };

/**
 * When someone opted out of a business's messages on a channel; null if they haven't
 * (`opt-outs.per-business`).
 */
export async function findOptOut(
  database: Reader,
  platform: Pick<Platform, "fingerprint">,
  recipient: Recipient,
): Promise<OptOut | null> {
  const last = await findLastDecision(database, platform, recipient);
  return last?.decision === "out" ? last : null;
}

/** Someone's latest decision about a business's messages on a channel; null if there is none. */
export async function findLastDecision(
  database: Reader,
  { fingerprint }: Pick<Platform, "fingerprint">,
  { contractorId, channel, address }: Recipient,
): Promise<(OptOut & { decision: "out" | "in" }) | null> {
  const [last] = await database
    .select()
    .from(optOuts)
    .where(
      and(
        eq(optOuts.addressHash, optOutMark(fingerprint, channel, address)),
        eq(optOuts.contractorId, contractorId),
        eq(optOuts.channel, channel),
      ),
    )
    .orderBy(desc(optOuts.id))
    .limit(1);
  if (!last) return null;
  const { id, decision, createdAt: since, way } = last;
  return { id, decision, since, way };
}

/**
 * Like `findOptOut`, for many recipients in one query.
 * @returns a function that gives when a recipient opted out
 */
export async function findOptOuts(
  database: Reader,
  { fingerprint }: Pick<Platform, "fingerprint">,
  recipients: readonly Recipient[],
): Promise<(recipient: Recipient) => Date | null> {
  const mark = ({ channel, address }: Recipient) => optOutMark(fingerprint, channel, address);
  const last = await database
    .selectDistinctOn([optOuts.addressHash, optOuts.contractorId, optOuts.channel])
    .from(optOuts)
    .where(inArray(optOuts.addressHash, [...new Set(recipients.map(mark))]))
    .orderBy(optOuts.addressHash, optOuts.contractorId, optOuts.channel, desc(optOuts.id));
  // The hash already includes the channel.
  const out = new Map(
    last
      .filter(({ decision }) => decision === "out")
      .map((row) => [`${row.contractorId}:${row.addressHash}`, row.createdAt]),
  );
  return (recipient) => out.get(`${recipient.contractorId}:${mark(recipient)}`) ?? null;
}

/** The channels on which a person has opted out of a business's messages, and since when. */
export async function listOptedOutChannels(
  database: Reader,
  platform: Pick<Platform, "fingerprint">,
  contractorId: string,
  { phone, email }: Contact,
): Promise<{ channel: OptOutChannel; since: Date }[]> {
  const recipients: Recipient[] = [
    ...(phone ? [{ contractorId, channel: "sms", address: phone } as const] : []),
    ...(phone ? [{ contractorId, channel: "voicemail", address: phone } as const] : []),
    ...(email ? [{ contractorId, channel: "email", address: email } as const] : []),
  ];
  const optedOutSince = await findOptOuts(database, platform, recipients);
  return recipients.flatMap((recipient) => {
    const since = optedOutSince(recipient);
    return since ? [{ channel: recipient.channel, since }] : [];
  });
}

/**
 * Like `findOptOut`, for a sender: blocks opt-outs and opt-ins until the transaction ends, so the first
 * commit wins (`opt-outs.first-commit-wins`). Several senders can hold the lock.
 */
export async function lockOptOutForSend(
  tx: Transaction,
  platform: Pick<Platform, "fingerprint">,
  recipient: Recipient,
): Promise<OptOut | null> {
  await acquireLock(tx, "opt-out", lockName(platform, recipient), { shared: true });
  return findOptOut(tx, platform, recipient);
}

/** Waits for senders that hold the lock, and blocks new ones until the transaction ends. */
export async function lockOptOut(
  tx: Transaction,
  platform: Pick<Platform, "fingerprint">,
  recipient: Recipient,
): Promise<void> {
  await acquireLock(tx, "opt-out", lockName(platform, recipient));
}

function lockName(
  { fingerprint }: Pick<Platform, "fingerprint">,
  { contractorId, channel, address }: Recipient,
): string {
  return `opt-out:${contractorId}:${optOutMark(fingerprint, channel, address)}`;
}

/** How `opt_outs` stores an address: a keyed hash of its normalized form, so other spellings match too. */
export function optOutMark(
  fingerprint: Platform["fingerprint"],
  channel: OptOutChannel,
  address: string,
): string {
  const normal = channel === "email" ? normalizeEmail(address) : normalizePhone(address);
  return fingerprint(`opt-out:${channel}`, normal ?? address.trim());
}

/** All hashes in `opt_outs` that these people may have. */
export function marksOf(
  fingerprint: Platform["fingerprint"],
  contacts: readonly Contact[],
): string[] {
  return contacts.flatMap(({ email, phone }) => [
    ...(email ? [optOutMark(fingerprint, "email", email)] : []),
    ...(phone
      ? [optOutMark(fingerprint, "sms", phone), optOutMark(fingerprint, "voicemail", phone)]
      : []),
  ]);
}

/** Opt-outs of many recipients, and the recipients whose decision is in progress. */
export type LockedOptOuts = {
  /** When they opted out; null if they haven't. */
  outSince(recipient: Recipient): Date | null;
  isBusy(recipient: Recipient): boolean;
};

/**
 * `lockOptOutForSend` for many recipients, without waiting: until the transaction ends, none of them can opt out or
 * in, except those who are doing so now (`opt-outs.first-commit-wins`).
 */
export async function lockOptOutsForSend(
  tx: Transaction,
  platform: Pick<Platform, "fingerprint">,
  recipients: readonly Recipient[],
): Promise<LockedOptOuts> {
  const names = [...new Set(recipients.map((recipient) => lockName(platform, recipient)))];
  noteLock("lock of opt-out", { waits: false });
  const { rows } = await tx.execute<{ name: string; held: boolean }>(sql`
    select name, pg_try_advisory_xact_lock_shared(hashtextextended(name, 0)) as held
    from unnest(${sql.param(names)}::text[]) as wanted(name)`);
  const busy = new Set(rows.flatMap(({ name, held }) => (held ? [] : [name])));
  return {
    outSince: await findOptOuts(tx, platform, recipients),
    isBusy: (recipient) => busy.has(lockName(platform, recipient)),
  };
}
