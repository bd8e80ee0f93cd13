import { and, isNull, or, sql } from "drizzle-orm";
import type { Work } from "~/platform/transaction.server.ts";
import { leadResults } from "./estimates.tables.server.ts";

/**
 * Deletes the estimates and claims of a person, within the caller's transaction: by the address, or
 * by the number where no address was given.
 * @returns how many are gone
 */
export async function forgetEstimates(
  { tx }: Pick<Work, "tx">,
  { email, phone }: { email: string; phone: string | null },
): Promise<number> {
  const digits = phone?.replace(/\D/g, "").slice(-10) ?? "";
  const gone = await tx
    .delete(leadResults)
    .where(
      or(
        sql`lower(${leadResults.email}) = ${email.toLowerCase()}`,
        digits.length === 10
          ? and(
              isNull(leadResults.email),
              sql`right(regexp_replace(${leadResults.phone}, '[^0-9]', '', 'g'), 10) = ${digits}`,
            )
          : undefined,
      ),
    )
    .returning({ id: leadResults.id });
  return gone.length;
}
