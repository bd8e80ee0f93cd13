import type { LinkAudience } from "../../src/domains/shared/access/bearer-links.ts";
import type { Site } from "./site.ts";

const lasting = (word: string) => word.padEnd(45, "abcdefghijklmnopqrstuvwxyz234567");
const random = (word: string) => `${word}_-`.padEnd(43, "AZaz09");

/** A token of each audience that no row of the product has. */
export const canaries: Readonly<Record<LinkAudience, string>> = {
  customer: lasting("canaryofcustomer"),
  recipient: lasting("canaryofrecipient"),
  contractor: `CanaryOfContractorMTc5NjU1.${random("ContractorCanary")}`,
  staff: `CanaryOfStaffMTc5NjU1NTUx.${random("StaffCanary")}`,
  member: `CanaryOfMemberMTc5NjU1NTUx.${random("MemberCanary")}`,
  calendar: random("CalendarCanary"),
  source: lasting("canaryofsource"),
};

const links = (origin: string): Record<LinkAudience, string> => ({
  customer: `${origin}/e/${canaries.customer}`,
  recipient: `${origin}/preferences/${canaries.recipient}`,
  contractor: `${origin}/get-started/resume/${canaries.contractor}`,
  staff: `${origin}/admin/invitation/${canaries.staff}`,
  member: `${origin}/crm/sign-in/${canaries.member}`,
  calendar: `webcal://hearth.example/calendar/${canaries.calendar}/visits.ics`,
  source: `${origin}/webhooks/leads/${canaries.source}`,
});

/** Tables whose text signs people in or runs the queue: changing it would break the product. */
const leftOut =
  /^(installation|users|accounts|sessions|member_users|member_sessions|drizzle|pgboss|passkeys)/;

/**
 * Writes links of every audience into every database column with text that people wrote: at least
 * two words, alone or in JSON. A column with a length limit gets only the customer's link.
 * @returns the columns that accepted them
 */
export async function plantLinks(site: Pick<Site, "runSql">, origin: string): Promise<string[]> {
  const columns = await site.runSql(
    `select table_name, column_name, data_type from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and data_type in ('text', 'jsonb')`,
  );
  const each = links(origin);
  const attempts = [Object.values(each).join(" "), each.customer];
  const planted: string[] = [];
  for (const { table_name, column_name, data_type } of columns) {
    if (leftOut.test(String(table_name))) continue;
    const column = `"${column_name}"`;
    for (const text of attempts) {
      const value =
        data_type === "jsonb"
          ? `regexp_replace(${column}::text, '([a-z]{2,}) ([a-z]{2,})', '\\1 ${text} \\2', 'g')::jsonb`
          : `regexp_replace(${column}, '([a-zA-Z]{2,}) ([a-zA-Z]{2,})', '\\1 ${text} \\2')`;
      const changed = await site
        .runSql(
          `with role as (select set_config('session_replication_role', 'replica', true)),
           changed as (
             update "${table_name}" set ${column} = ${value}
             where ${column}::text ~ '[a-z]{2,} [a-z]{2,}' and (select true from role) returning 1
           ) select count(*)::int as count from changed`,
        )
        .catch(() => null);
      if (changed === null) continue;
      if (Number(changed[0]?.count) > 0) planted.push(`${table_name} ${column_name}`);
      break;
    }
  }
  return planted;
}
