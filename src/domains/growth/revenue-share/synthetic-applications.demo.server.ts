import { sql } from "drizzle-orm";
import { services } from "~/domains/shared/index.ts";
import {
  type DemoScale,
  idAt,
  list,
  pick,
  syntheticPeople,
  unit,
} from "~/domains/shared/synthetic.demo.server.ts";
import { disableStatementTimeout, vacuum } from "~/platform/database/bulk-statements.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { leadValueRanges } from "./revenue-share.ts";

const applicationBatch = 50_000;

/**
 * Adds synthetic revenue-share applications up to a number, for scale tests: a tenth pending, the
 * others decided, over the last 900 days. All or nothing. No applicant becomes a participant.
 * @returns how many were added
 */
export const applicationsScale: DemoScale = async (
  platform,
  applications,
  onProgress = () => {},
) => {
  const words = { ...syntheticPeople(), services: services.map(({ label }) => label) };
  const added = await inTransaction(platform, async ({ tx, now }) => {
    await disableStatementTimeout(tx);
    const counted = await tx.execute<{ there: number }>(
      sql`select count(*)::int as there from revenue_share_applications`,
    );
    const existingCount = counted.rows[0]?.there ?? 0;
    const missingCount = Math.max(0, applications - existingCount);
    const sent = sql`${now.toISOString()}::timestamptz - ${unit(5, 6)} * interval '900 days'`;
    for (let done = 0; done < missingCount; done += applicationBatch) {
      onProgress(done, missingCount);
      const [from, to] = [
        existingCount + done,
        existingCount + Math.min(done + applicationBatch, missingCount),
      ];
      await tx.execute(sql`
        with word as materialized (
          select ${list(words.givenNames)} as given, ${list(words.familyNames)} as families,
            ${list(words.cities)} as cities, ${list(words.services)} as services,
            ${list(leadValueRanges)} as ranges
        ), sent as materialized (
          select hash, date_trunc('milliseconds', ${sent}) as at, ${pick(sql`given`, 11)} as given,
            ${pick(sql`families`, 14)} as family, ${pick(sql`services`, 18)} as service,
            split_part(${pick(sql`cities`, 22)}, '|', 1) as city, ${pick(sql`ranges`, 26)} as value_range,
            case when ${unit(1)} < 0.1 then 'pending' when ${unit(1)} < 0.6 then 'approved' else 'rejected' end as status
          from (select md5('application ' || number) as hash from generate_series(${from}::int + 1, ${to}::int) as number) as numbered, word
        )
        insert into revenue_share_applications (id, business_name, contact_name, email, phone, phone_e164, services, service_areas,
          years_experience, lead_value_range, agreed_to_terms, application_status, reviewed_at, created_at, updated_at)
        select ${idAt(sql`at`)}, family || ' ' || service, given || ' ' || family,
          lower(given) || '.' || left(hash, 12) || '@applicants.example', '(512) 555-0100', '+15125550100', array[service], array[city],
          1 + floor(${unit(30, 2)} * 30)::int, value_range, true, status,
          case when status <> 'pending' then at + interval '1 day' end, at, at
        from sent`);
    }
    if (missingCount > 0) onProgress(missingCount, missingCount);
    return missingCount;
  });
  if (added > 0) await vacuum(platform.database, ["revenue_share_applications"]);
  return added;
};
