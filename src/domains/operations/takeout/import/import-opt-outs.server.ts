import type { z } from "zod";
import { suppressAddress } from "~/domains/messaging/messages/suppress-address.server.ts";
import { carryOptOuts } from "~/domains/messaging/opt-outs/opt-outs-to-carry.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { addressesOf } from "../export/declined.server.ts";
import type { declinedSchema } from "../takeout.schema.ts";

/**
 * Who wanted nothing of the business, or of anybody, wants nothing here (`you-own-it.consents-rule`).
 * Only people whom the business knows: a file silences nobody else.
 */
export async function importOptOuts(
  work: UnitOfWork,
  platform: Platform,
  contractorId: string,
  { suppressed, said }: z.infer<typeof declinedSchema>,
): Promise<void> {
  const known = new Set(
    (await addressesOf(work.tx, contractorId)).map((one) => `${one.channel} ${one.address}`),
  );
  const isKnown = (one: { channel: string; address: string }) =>
    known.has(`${one.channel} ${one.address}`);
  for (const { channel, address, reason } of suppressed.filter(isKnown)) {
    await suppressAddress(work, platform, channel, address, reason);
  }
  const carried = said
    .filter(isKnown)
    .map(({ at, ...one }) => ({ ...one, createdAt: new Date(at) }));
  await carryOptOuts(work.tx, platform, contractorId, carried);
}
