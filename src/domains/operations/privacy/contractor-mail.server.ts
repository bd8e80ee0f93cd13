import { and, count, isNull, ne } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { findSuppression } from "~/domains/messaging/index.server.ts";
import { canReadContractorMail } from "~/domains/operations/operations.policy.ts";
import { type Contact, isSamePerson, typedContact } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Facts about a contractor's address that staff need before emailing or erasing them. */
export async function readContractorMail(
  platform: Platform,
  actor: Actor,
  account: { id: string; email: string },
): Promise<{
  suppressed: Awaited<ReturnType<typeof findSuppression>>;
  /** Other accounts of the same address: a person may own two businesses. */
  otherAccounts: number;
}> {
  authorize(canReadContractorMail(actor));
  const { query } = platform.database;
  const [suppressed, otherAccounts] = await Promise.all([
    findSuppression(query, platform, "email", account.email),
    countOtherAccounts(query, account),
  ]);
  return { suppressed, otherAccounts };
}

/** How many other accounts have this account's address. */
async function countOtherAccounts(
  database: Reader,
  account: { id: string; email: string },
): Promise<number> {
  const [counted] = await database
    .select({ others: count() })
    .from(contractorAccounts)
    .where(
      and(
        isSamePerson(typedContact(contractorAccounts), [{ email: account.email, phone: null }]),
        ne(contractorAccounts.id, account.id),
        isNull(contractorAccounts.erasedAt),
      ),
    );
  return counted?.others ?? 0;
}

/** Contact details that no other account has: data found only by them belongs to this contractor. */
export async function ownContact(
  database: Reader,
  account: { id: string; email: string; phone: string | null },
): Promise<Contact> {
  const shared = await countOtherAccounts(database, account);
  if (shared > 0) return { email: null, phone: null };
  const [otherAccount] = await database
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(
      and(
        isSamePerson(typedContact(contractorAccounts), [{ email: null, phone: account.phone }]),
        ne(contractorAccounts.id, account.id),
      ),
    )
    .limit(1);
  return { email: account.email, phone: otherAccount ? null : account.phone };
}
