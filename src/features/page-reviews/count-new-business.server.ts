import { and, count, eq, gt, lt, ne } from "drizzle-orm";
import { holdLock } from "~/features/access/hold-lock.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { mailboxOf, sharedDomainOf } from "./mailbox.ts";
import { newBusinesses } from "./page-reviews.tables.server.ts";
import { newBusinessesPerDay } from "./page-reviews.ts";

const day = 24 * 60 * 60 * 1000;

/** Where a new business came from. */
export type NewBusiness = { contractorId: string; email: string; address: string | null };

/**
 * Counts a new business for its mailbox, its email domain and its IP address (`onboarding.new-businesses`), once
 * however often it is called. Of several that come at the same time each sees the ones before.
 * @returns whether one of them had its number for the day already
 */
export async function countNewBusiness(
  { tx, now }: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  { contractorId, email, address }: NewBusiness,
): Promise<boolean> {
  const domain = sharedDomainOf(email);
  const hashes = {
    mailbox: hashed("mailbox", mailboxOf(email)),
    domain: domain && hashed("domain", domain),
    address: address && hashed("address", address),
  };
  const locks = Object.values(hashes).filter((hash) => hash !== null);
  for (const hash of locks.toSorted()) {
    await holdLock(tx, "new-business", hash);
  }
  await tx
    .delete(newBusinesses)
    .where(lt(newBusinesses.createdAt, new Date(now.getTime() - 2 * day)));
  const { mailboxHash, domainHash, addressHash, createdAt } = newBusinesses;
  const columns = { mailbox: mailboxHash, domain: domainHash, address: addressHash };
  let isOver = false;
  for (const kind of ["mailbox", "domain", "address"] as const) {
    const hash = hashes[kind];
    if (hash === null) continue;
    const [counted] = await tx
      .select({ n: count() })
      .from(newBusinesses)
      .where(
        and(
          eq(columns[kind], hash),
          gt(createdAt, new Date(now.getTime() - day)),
          ne(newBusinesses.contractorId, contractorId),
        ),
      );
    const most = Math.ceil(newBusinessesPerDay[kind] * settings.rateLimitFactor);
    if ((counted?.n ?? 0) >= most) isOver = true;
  }
  const row = {
    mailboxHash: hashes.mailbox,
    domainHash: hashes.domain,
    addressHash: hashes.address,
  };
  await tx
    .insert(newBusinesses)
    .values({ contractorId, ...row, createdAt: now })
    .onConflictDoUpdate({ target: newBusinesses.contractorId, set: row });
  return isOver;
}

const hashed = (kind: string, value: string) => hashToken(`${kind} ${value}`).slice(0, 32);
