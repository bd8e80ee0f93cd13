import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { forEachDue } from "~/platform/database/for-each-due.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { inspectCertificate } from "~/platform/web-client/inspect-certificate.server.ts";
import { checkCertificate } from "./check-certificate.server.ts";
import { canCheckAllDomains } from "./own-addresses.policy.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";
import { queryDomainRecords } from "./query-domain-records.server.ts";
import { recordDomainCheck } from "./record-domain-check.server.ts";

/** Checks every domain that is due. */
export async function checkDueDomains(platform: Platform, actor: Actor): Promise<void> {
  authorize(canCheckAllDomains(actor));
  const { id, contractorId, nextLookAt: dueAt } = ownAddresses;
  await forEachDue(
    platform,
    { id, contractorId, dueAt },
    (row) => look(platform, row.id, { onlyWhenDue: true }),
    "domain check failed",
  );
}

/** Checks one domain now, even if it isn't due. */
export async function checkDomainNow(
  platform: Platform,
  addressId: string,
  see?: typeof inspectCertificate,
): Promise<void> {
  await look(platform, addressId, { onlyWhenDue: false, see });
}

async function look(
  platform: Platform,
  addressId: string,
  { onlyWhenDue, see }: { onlyWhenDue: boolean; see?: typeof inspectCertificate | undefined },
): Promise<void> {
  const [address] = await platform.database.query
    .select()
    .from(ownAddresses)
    .where(eq(ownAddresses.id, addressId));
  const looked = address && (await queryDomainRecords(platform, address));
  if (!looked) return;
  const certificate = await checkCertificate(platform, address, looked, see);
  const seen = { ...looked, ...(certificate ? { certificate } : {}) };
  await recordDomainCheck(platform, addressId, seen, { onlyWhenDue });
}
