import { asc, eq } from "drizzle-orm";
import { optOuts } from "~/domains/messaging/messaging.tables.server.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { optOutMark } from "./opt-out.server.ts";
import type { OptOutChannel, OptOutDecision, OptOutMethod } from "./opt-outs.ts";

/**
 * A person's decision about one business, with their address: another installation hashes it with another
 * key.
 */
type ImportedOptOut = {
  channel: OptOutChannel;
  address: string;
  decision: OptOutDecision;
  way: OptOutMethod;
  conversationId: string | null;
  createdAt: Date;
};

type Address = { channel: OptOutChannel; address: string };

/**
 * A business's opt-outs and opt-ins, in order. Only includes addresses that are still stored elsewhere, since
 * this table has only hashes.
 */
export async function readOptOuts(
  database: Reader,
  { fingerprint }: Pick<Platform, "fingerprint">,
  contractorId: string,
  addresses: readonly Address[],
): Promise<ImportedOptOut[]> {
  const addressesByHash = new Map(
    addresses.map((address) => [
      optOutMark(fingerprint, address.channel, address.address),
      address.address,
    ]),
  );
  const imported = await database
    .select()
    .from(optOuts)
    .where(eq(optOuts.contractorId, contractorId))
    .orderBy(asc(optOuts.id));
  return imported.flatMap(({ channel, addressHash, decision, way, conversationId, createdAt }) => {
    const address = addressesByHash.get(addressHash);
    return address ? [{ channel, address, decision, way, conversationId, createdAt }] : [];
  });
}

/**
 * Imports a business's opt-outs and opt-ins from another installation, in the same order
 * (`opt-outs.history`).
 */
export async function importOptOutHistory(
  tx: Transaction,
  { fingerprint }: Pick<Platform, "fingerprint">,
  contractorId: string,
  imported: readonly ImportedOptOut[],
): Promise<void> {
  for (const { address, ...optOut } of imported) {
    const addressHash = optOutMark(fingerprint, optOut.channel, address);
    await tx.insert(optOuts).values({ ...optOut, contractorId, addressHash });
  }
}
