import { and, inArray, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { matchesContact, typedContact } from "~/domains/shared/index.server.ts";
import { isSharedEmail, isSharedPhone } from "~/domains/shared/index.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import { leadContact, leads } from "./leads.tables.server.ts";

type Contact = { phone: string | null; email: string | null };
type OfPage = Contact & { pageId: string };
type Named = OfPage & { name: string };

/**
 * Marks the shared phones and emails of new leads: by kind, or because another person's lead at the page
 * has the same one (`people.shared`). The caller has checked that none of those leads is theirs; one that
 * was committed since marks nothing, so the insert conflicts with it instead of doubling it.
 */
export async function flagShared<Row extends Named>(
  tx: Transaction,
  rows: readonly Row[],
): Promise<(Row & { phoneShared: boolean; emailShared: boolean })[]> {
  const existing =
    rows.length === 0
      ? []
      : await tx
          .select({
            pageId: leads.pageId,
            name: leads.name,
            phone: leads.phone,
            email: leads.email,
          })
          .from(leads)
          .where(
            and(
              inArray(leads.pageId, [...new Set(rows.map(({ pageId }) => pageId))]),
              matchesContact(leadContact, rows),
            ),
          );
  const ofOthers = existing.filter(
    (existingLead) => !rows.some((row) => isSamePerson(existingLead, row)),
  );
  const usedKeys = new Set(ofOthers.flatMap((lead) => keysOf(lead)));
  return rows.map((row) => {
    const [phone, email] = [phoneKey(row), emailKey(row)];
    const flagged = {
      ...row,
      phoneShared: isSharedPhone(row.phone) || usedKeys.has(phone),
      emailShared: isSharedEmail(row.email) || usedKeys.has(email),
    };
    // The next row may be another person with the same phone.
    for (const key of keysOf(row)) usedKeys.add(key);
    return flagged;
  });
}

/** With the same name, any shared contact means the same person. */
function isSamePerson(a: Named, b: Named): boolean {
  const keys = new Set(keysOf(a));
  const hasSameName = a.name.trim().toLowerCase() === b.name.trim().toLowerCase();
  return hasSameName && keysOf(b).some((key) => keys.has(key));
}

const phoneKey = ({ pageId, phone }: OfPage) => `${pageId} ${phone}`;
const emailKey = ({ pageId, email }: OfPage) => `${pageId} ${email}`;
const keysOf = (lead: OfPage): string[] => [
  ...(lead.phone ? [phoneKey(lead)] : []),
  ...(lead.email ? [emailKey(lead)] : []),
];

/**
 * Which of these phones and emails belong to our businesses. Their teams enter their own when the customer
 * gave none (`people.shared`).
 */
export async function findBusinessContacts(
  database: Reader,
  contacts: readonly Contact[],
): Promise<{ phones: ReadonlySet<string>; emails: ReadonlySet<string> }> {
  const rows = await database
    .select({
      phone: contractorAccounts.phoneE164,
      email: sql<string>`lower(${contractorAccounts.email})`,
    })
    .from(contractorAccounts)
    .where(matchesContact(typedContact(contractorAccounts), contacts))
    .limit(contacts.length * 4 + 10);
  return {
    phones: new Set(rows.flatMap(({ phone }) => phone ?? [])),
    emails: new Set(rows.map(({ email }) => email)),
  };
}
