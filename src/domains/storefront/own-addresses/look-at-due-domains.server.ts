import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { forEachDue } from "~/platform/database/for-each-due.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { seeCertificate } from "~/platform/web-client/see-certificate.server.ts";
import { lookAtCertificate } from "./look-at-certificate.server.ts";
import { lookAtDomain } from "./look-at-domain.server.ts";
import { canLookForAll } from "./own-addresses.policy.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";
import { settleLook } from "./settle-look.server.ts";

/** Checks every domain that is due. */
export async function lookAtDueDomains(platform: Platform, actor: Actor): Promise<void> {
  authorize(canLookForAll(actor));
  const { id, contractorId, nextLookAt: dueAt } = ownAddresses;
  await forEachDue(
    platform,
    { id, contractorId, dueAt },
    (row) => look(platform, row.id, { onlyWhenDue: true }),
    "domain check failed",
  );
}

/** Checks one domain now, even if it isn't due. */
export async function lookNow(
  platform: Platform,
  addressId: string,
  see?: typeof seeCertificate,
): Promise<void> {
  await look(platform, addressId, { onlyWhenDue: false, see });
}

async function look(
  platform: Platform,
  addressId: string,
  { onlyWhenDue, see }: { onlyWhenDue: boolean; see?: typeof seeCertificate | undefined },
): Promise<void> {
  const [address] = await platform.database.query
    .select()
    .from(ownAddresses)
    .where(eq(ownAddresses.id, addressId));
  const looked = address && (await lookAtDomain(platform, address));
  if (!looked) return;
  const certificate = await lookAtCertificate(platform, address, looked, see);
  const seen = { ...looked, ...(certificate ? { certificate } : {}) };
  await settleLook(platform, addressId, seen, { onlyWhenDue });
}
