import { and, eq, ne, or, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { textingRegistrations } from "./registration.tables.server.ts";
import type { RegistrationRow } from "./run-steps.server.ts";

/** What carriers accept only once: an EIN, and the contact of a sole proprietor. */
type OnlyOnce = Pick<
  RegistrationRow,
  "kind" | "einMark" | "mobile" | "phone" | "email" | "street" | "zipCode"
>;

export const einMarkOf = ({ fingerprint }: Pick<Platform, "fingerprint">, ein: string) =>
  fingerprint("ein", ein);

/** Marks the details that staff decide on, so the same ones aren't reviewed twice. */
export const detailsMark = (
  { fingerprint }: Pick<Platform, "fingerprint">,
  { kind, einMark, mobile, phone, email, street, zipCode }: OnlyOnce,
): string =>
  fingerprint(
    "registration-details",
    JSON.stringify(
      kind === "standard" ? [einMark] : [mobile, phone, email.toLowerCase(), street, zipCode],
    ),
  );

/**
 * Other businesses whose registration has the same EIN, or the same contact of a sole proprietor, with what is the same;
 * for staff only. An owner never learns of them: anyone could type someone else's EIN.
 */
export async function findConflicts(reader: Reader, contractorId: string, details: OnlyOnce) {
  const table = textingRegistrations;
  const { kind, einMark, mobile, phone, email, street, zipCode } = details;
  const isSame =
    kind === "standard"
      ? eq(table.einMark, einMark ?? "")
      : and(
          eq(table.kind, kind),
          or(
            eq(table.mobile, mobile ?? ""),
            eq(table.phone, phone),
            eq(sql`lower(${table.email})`, email.toLowerCase()),
            and(eq(sql`lower(${table.street})`, street.toLowerCase()), eq(table.zipCode, zipCode)),
          ),
        );
  const rows = await reader
    .select({
      contractorId: table.contractorId,
      businessName: contractorAccounts.businessName,
      ...{ mobile: table.mobile, phone: table.phone, email: table.email },
    })
    .from(table)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, table.contractorId))
    .where(and(ne(table.contractorId, contractorId), isSame))
    .orderBy(table.createdAt)
    .limit(20);
  return rows.map((row) => ({
    contractorId: row.contractorId,
    businessName: row.businessName,
    same: kind === "standard" ? "EIN" : sameContact(details, row),
  }));
}

function sameContact(
  { mobile, phone, email }: OnlyOnce,
  otherRegistration: Pick<RegistrationRow, "mobile" | "phone" | "email">,
): string {
  if (otherRegistration.mobile === mobile) return "cell phone";
  if (otherRegistration.phone === phone) return "business phone";
  return otherRegistration.email.toLowerCase() === email.toLowerCase() ? "email" : "address";
}
