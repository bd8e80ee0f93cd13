import { and, eq, inArray } from "drizzle-orm";
import { suppressions } from "~/domains/messaging/messaging.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import type { MessageChannel, SuppressionReason } from "./messages.ts";

/**
 * Blocks this address from all messages; stores only its keyed hash (`privacy.export-and-erasure`).
 * @param address an email address or a phone number, in any format
 */
export async function suppressAddress(
  { tx, now }: UnitOfWork,
  { fingerprint }: Pick<Platform, "fingerprint">,
  channel: MessageChannel,
  address: string,
  reason: SuppressionReason,
): Promise<void> {
  const addressHash = hashAddress(fingerprint, channel, address);
  await tx
    .insert(suppressions)
    .values({ channel, addressHash, reason, createdAt: now })
    .onConflictDoNothing();
}

/** Unblocks an address. @returns whether it was blocked */
export async function liftSuppression(
  { tx }: UnitOfWork,
  { fingerprint }: Pick<Platform, "fingerprint">,
  channel: MessageChannel,
  address: string,
): Promise<boolean> {
  const lifted = await tx
    .delete(suppressions)
    .where(matches(hashAddress(fingerprint, channel, address), channel))
    .returning({ channel: suppressions.channel });
  return lifted.length > 0;
}

/** Why and since when an address is blocked, or null if it isn't (`mail.suppressed`). */
export async function findSuppression(
  database: Reader,
  { fingerprint }: Pick<Platform, "fingerprint">,
  channel: MessageChannel,
  address: string,
): Promise<{ reason: SuppressionReason; createdAt: Date } | null> {
  const [suppression] = await database
    .select({ reason: suppressions.reason, createdAt: suppressions.createdAt })
    .from(suppressions)
    .where(matches(hashAddress(fingerprint, channel, address), channel));
  return suppression ?? null;
}

type Receiver = { channel: MessageChannel; address: string };

/** Looks up these addresses. @returns a function that says whether one is blocked */
export async function loadSuppressionCheck(
  database: Reader,
  platform: Pick<Platform, "fingerprint">,
  receivers: readonly Receiver[],
): Promise<(receiver: Receiver) => boolean> {
  const suppressionDetails = await loadSuppressionDetails(database, platform, receivers);
  return (receiver) => suppressionDetails(receiver) !== null;
}

/** Like `loadSuppressionCheck`, with reason and date; null if not blocked. */
export async function loadSuppressionDetails(
  database: Reader,
  { fingerprint }: Pick<Platform, "fingerprint">,
  receivers: readonly Receiver[],
): Promise<(receiver: Receiver) => { reason: SuppressionReason; createdAt: Date } | null> {
  const hashes = receivers.map(({ channel, address }) =>
    hashAddress(fingerprint, channel, address),
  );
  // The hash already includes the channel.
  const rows = await database
    .select()
    .from(suppressions)
    .where(inArray(suppressions.addressHash, hashes));
  const suppressionsByHash = new Map(rows.map((row) => [row.addressHash, row]));
  return ({ channel, address }) =>
    suppressionsByHash.get(hashAddress(fingerprint, channel, address)) ?? null;
}

/** The hash of the normalized address, so other formats are blocked too. */
function hashAddress(
  fingerprint: Platform["fingerprint"],
  channel: MessageChannel,
  address: string,
): string {
  const normal = channel === "email" ? normalizeEmail(address) : normalizePhone(address);
  return fingerprint(`suppression:${channel}`, normal ?? address.trim());
}

function matches(addressHash: string, channel: MessageChannel) {
  return and(eq(suppressions.addressHash, addressHash), eq(suppressions.channel, channel));
}
