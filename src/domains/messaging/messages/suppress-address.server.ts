import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import type { MessageChannel } from "./messages.ts";
import { suppressions } from "./suppressions.tables.server.ts";
import type { SuppressionReason } from "./suppressions.ts";

/**
 * From now on nothing is sent to this address; only its keyed hash is kept (`privacy.export-and-erasure`).
 * @param address an e-mail address or a phone number, in whatever spelling
 */
export async function suppressAddress(
  { tx, now }: UnitOfWork,
  { fingerprint }: Pick<Platform, "fingerprint">,
  channel: MessageChannel,
  address: string,
  reason: SuppressionReason,
): Promise<void> {
  const addressHash = markOf(fingerprint, channel, address);
  await tx
    .insert(suppressions)
    .values({ channel, addressHash, reason, createdAt: now })
    .onConflictDoNothing();
}

/** Lets messages through to this address again. @returns whether they were held back */
export async function liftSuppression(
  { tx }: UnitOfWork,
  { fingerprint }: Pick<Platform, "fingerprint">,
  channel: MessageChannel,
  address: string,
): Promise<boolean> {
  const lifted = await tx
    .delete(suppressions)
    .where(isOf(markOf(fingerprint, channel, address), channel))
    .returning({ channel: suppressions.channel });
  return lifted.length > 0;
}

/** Why and since when nothing is sent to this address, or null when it may be written to (`mail.suppressed`). */
export async function findSuppression(
  database: Reader,
  { fingerprint }: Pick<Platform, "fingerprint">,
  channel: MessageChannel,
  address: string,
): Promise<{ reason: SuppressionReason; createdAt: Date } | null> {
  const [found] = await database
    .select({ reason: suppressions.reason, createdAt: suppressions.createdAt })
    .from(suppressions)
    .where(isOf(markOf(fingerprint, channel, address), channel));
  return found ?? null;
}

type Receiver = { channel: MessageChannel; address: string };

/** Which of these addresses nothing may be sent to, as a question about one of them. */
export async function findSuppressions(
  database: Reader,
  platform: Pick<Platform, "fingerprint">,
  receivers: readonly Receiver[],
): Promise<(receiver: Receiver) => boolean> {
  const found = await readSuppressions(database, platform, receivers);
  return (receiver) => found(receiver) !== null;
}

/** The same with why and since when; null where nothing is in the way. */
export async function readSuppressions(
  database: Reader,
  { fingerprint }: Pick<Platform, "fingerprint">,
  receivers: readonly Receiver[],
): Promise<(receiver: Receiver) => { reason: SuppressionReason; createdAt: Date } | null> {
  const hashes = receivers.map(({ channel, address }) => markOf(fingerprint, channel, address));
  // The mark already tells the channels apart.
  const found = await database
    .select()
    .from(suppressions)
    .where(inArray(suppressions.addressHash, hashes));
  const known = new Map(found.map((row) => [row.addressHash, row]));
  return ({ channel, address }) => known.get(markOf(fingerprint, channel, address)) ?? null;
}

/** Of the address in its normal form, so that no spelling of it gets through. */
function markOf(
  fingerprint: Platform["fingerprint"],
  channel: MessageChannel,
  address: string,
): string {
  const normal = channel === "sms" ? normalizePhone(address) : normalizeEmail(address);
  return fingerprint(`suppression:${channel}`, normal ?? address.trim());
}

function isOf(addressHash: string, channel: MessageChannel) {
  return and(eq(suppressions.addressHash, addressHash), eq(suppressions.channel, channel));
}
