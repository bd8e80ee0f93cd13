import { asc, eq } from "drizzle-orm";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { optOutMark } from "./find-opt-out.server.ts";
import { optOuts } from "./opt-outs.tables.server.ts";
import type { OptOutChannel, OptOutDecision, OptOutWay } from "./opt-outs.ts";

/** What a person said to one business, with their address: elsewhere it is marked by another key. */
type CarriedOptOut = {
  channel: OptOutChannel;
  address: string;
  decision: OptOutDecision;
  way: OptOutWay;
  conversationId: string | null;
  createdAt: Date;
};

type Address = { channel: OptOutChannel; address: string };

/**
 * What people said to a business, in their order; only addresses that are still kept somewhere can be
 * told, since the table has hashes.
 */
export async function readOptOuts(
  database: Reader,
  { fingerprint }: Pick<Platform, "fingerprint">,
  contractorId: string,
  addresses: readonly Address[],
): Promise<CarriedOptOut[]> {
  const known = new Map(
    addresses.map((one) => [optOutMark(fingerprint, one.channel, one.address), one.address]),
  );
  const said = await database
    .select()
    .from(optOuts)
    .where(eq(optOuts.contractorId, contractorId))
    .orderBy(asc(optOuts.id));
  return said.flatMap(({ channel, addressHash, decision, way, conversationId, createdAt }) => {
    const address = known.get(addressHash);
    return address ? [{ channel, address, decision, way, conversationId, createdAt }] : [];
  });
}

/** Writes down what people said to a business elsewhere, in the same order (`opt-outs.history`). */
export async function carryOptOuts(
  tx: Transaction,
  { fingerprint }: Pick<Platform, "fingerprint">,
  contractorId: string,
  said: readonly CarriedOptOut[],
): Promise<void> {
  for (const { address, ...one } of said) {
    const addressHash = optOutMark(fingerprint, one.channel, address);
    await tx.insert(optOuts).values({ ...one, contractorId, addressHash });
  }
}
