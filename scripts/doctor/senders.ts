import { describeTextFailure } from "../../src/platform/sms/text-failures.ts";
import { queryDatabase } from "./query-database.ts";
import type { Finding } from "./settings.ts";

/**
 * A business whose texts are rejected: an error code, or the carriers' reason for refusing its
 * registration.
 */
type RefusedSender = {
  name: string;
  phone: string | null;
  code: number | null;
  reason: string | null;
  /** The total. */
  count: number;
};

const refused = `
  select business_name as name, senders.phone, refused_code as code, rejected_because as reason,
    count(*) over ()::int as count
  from senders join contractor_accounts on contractor_accounts.id = contractor_id
  where (refused_at is not null or registration = 'rejected') and erased_at is null
  order by refused_at, decided_at, senders.created_at limit 5`;

/**
 * Whether texts of a business are held because its number or registration was rejected. Empty
 * before the product's first start.
 */
export async function checkSenders(databaseUrl: string): Promise<Finding[]> {
  const rows = await queryDatabase<RefusedSender>(databaseUrl, refused);
  return rows ? evaluateSenders(rows) : [];
}

/** @param named the first few */
function evaluateSenders(named: readonly RefusedSender[]): Finding[] {
  const subject = "Senders";
  if (named.length === 0) return [{ verdict: "good", subject, message: "no number is rejected" }];
  const more = (named[0]?.count ?? 0) - named.length;
  const others = more > 0 ? `; and ${more} more` : "";
  const message = `Texts are on hold for ${named.map(describe).join("; ")}${others}. Fix the carrier registration, then click Try again or save it as approved at /admin/follow-ups/senders.`;
  return [{ verdict: "advice", subject, message }];
}

function describe({ name, phone, code, reason }: RefusedSender): string {
  const number = phone ? ` (${phone})` : "";
  const why =
    code === null ? (reason ?? "its registration was rejected") : describeTextFailure(code);
  return `${name}${number}: ${why.replace(/\.$/, "")}`;
}
