import { or, type SQL, sql } from "drizzle-orm";
import { leadResults } from "./market-estimates.tables.server.ts";

/** How somebody who asked for an estimate, or claimed a territory, is known: the last ten digits of a number count. */
export type EstimatePerson = {
  emails: readonly (string | null)[];
  phones: readonly (string | null)[];
};

/** Picks the estimates and claims of a person, by address or by number; none when neither is known. */
export function estimatesOf({ emails, phones }: EstimatePerson): SQL {
  const byEmail = emails
    .filter((email) => email !== null)
    .map((email) => sql`lower(${leadResults.email}) = ${email.toLowerCase()}`);
  const byPhone = phones
    .map((phone) => phone?.replace(/\D/g, "").slice(-10) ?? "")
    .filter((digits) => digits.length === 10)
    .map(
      (digits) =>
        sql`right(regexp_replace(${leadResults.phone}, '[^0-9]', '', 'g'), 10) = ${digits}`,
    );
  return or(...byEmail, ...byPhone) ?? sql`false`;
}
