import { type SQL, sql } from "drizzle-orm";
import { tradeWords } from "~/domains/shared/business-names.demo.ts";
import { services } from "~/domains/shared/index.ts";
import {
  common,
  type DemoScale,
  e164,
  idAt,
  list,
  pick,
  syntheticPeople,
  unit,
} from "~/domains/shared/synthetic.demo.server.ts";
import { disableStatementTimeout, vacuum } from "~/platform/database/bulk-statements.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { steps } from "./onboarding/onboarding.ts";

const progressBatch = 100_000;

/**
 * Adds synthetic estimates and claims up to a number, for scale tests, over the last 900 days. All
 * or nothing.
 * @returns how many were added
 */
export const estimatesScale: DemoScale = async (platform, estimates, onProgress = () => {}) => {
  const industries = services.filter(({ trade }) => trade).map(({ key }) => key);
  const { cities } = syntheticPeople();
  const added = await inTransaction(platform, async ({ tx, now }) => {
    await disableStatementTimeout(tx);
    const counted = await tx.execute<{ there: number }>(
      sql`select count(*)::int as there from lead_results`,
    );
    const existingCount = counted.rows[0]?.there ?? 0;
    const missingCount = Math.max(0, estimates - existingCount);
    const requestedAt = sql`${now.toISOString()}::timestamptz - ${unit(5, 6)} * interval '900 days'`;
    for (let done = 0; done < missingCount; done += progressBatch) {
      onProgress(done, missingCount);
      const [from, to] = [
        existingCount + done,
        existingCount + Math.min(done + progressBatch, missingCount),
      ];
      await tx.execute(sql`
        with word as materialized (
          select ${list(industries)} as industries, ${list(cities)} as cities
        ), asked as materialized (
          select hash, date_trunc('milliseconds', ${requestedAt}) as at, ${pick(sql`industries`, 11)} as industry,
            string_to_array(${pick(sql`cities`, 15)}, '|') as place, ${unit(20)} < 0.05 as claimed,
            500 + floor(${unit(24)} * 2500)::int as volume
          from (select md5('estimate ' || number) as hash from generate_series(${from}::int + 1, ${to}::int) as number) as numbered, word
        )
        insert into lead_results (id, industry, city, email, business_name, search_volume, competition,
          lead_value_estimate, source, created_at)
        select ${idAt(sql`at`)}, industry, case when claimed then place[1] || ', ' || place[2] else place[1] end,
          'visitor-' || left(hash, 12) || '@visitors.example',
          case when claimed then 'Business ' || left(hash, 8) end, volume,
          case when volume >= 1600 then 'High' when volume >= 1000 then 'Medium' else 'Low' end,
          '$' || to_char(volume * 13, 'FM999,999'), case when claimed then 'claim' else 'generator' end, at
        from asked`);
    }
    if (missingCount > 0) onProgress(missingCount, missingCount);
    return missingCount;
  });
  if (added > 0) await vacuum(platform.database, ["lead_results"]);
  return added;
};

/** The names and places of synthetic contractors and their businesses. */
type ContractorVocabulary = {
  givenNames: readonly string[];
  /** Common ones first: they are picked far more often. */
  familyNames: readonly string[];
  tradeWords: readonly string[];
  /** "Austin|TX", large ones first. */
  cities: readonly string[];
};

const contractorBatch = 50_000;

/**
 * Adds synthetic contractors up to a number, for scale tests: accounts with their progress and
 * answers, nearly half of them completed, over the last 900 days. All or nothing.
 * @returns how many were added
 */
export const contractorsScale: DemoScale = async (platform, contractors, onProgress = () => {}) => {
  const vocabulary = { ...syntheticPeople(), tradeWords: Object.values(tradeWords).flat() };
  const added = await inTransaction(platform, async ({ tx, now }) => {
    await disableStatementTimeout(tx);
    const counted = await tx.execute<{ there: number }>(
      sql`select count(*)::int as there from contractor_accounts`,
    );
    const existingCount = counted.rows[0]?.there ?? 0;
    const missingCount = Math.max(0, contractors - existingCount);
    for (let done = 0; done < missingCount; done += contractorBatch) {
      onProgress(done, missingCount);
      const upTo = Math.min(done + contractorBatch, missingCount);
      await tx.execute(
        insertContractors(existingCount + done, existingCount + upTo, now, vocabulary),
      );
    }
    if (missingCount > 0) onProgress(missingCount, missingCount);
    return missingCount;
  });
  if (added > 0) {
    const tables = ["contractor_accounts", "contractor_progress", "form_submissions"];
    await vacuum(platform.database, tables);
  }
  return added;
};

/** Inserts contractors number `from` + 1 through `to`, with everything that belongs to them. */
function insertContractors(
  from: number,
  to: number,
  now: Date,
  vocabulary: ContractorVocabulary,
): SQL {
  const joined = sql`${now.toISOString()}::timestamptz - ${unit(5, 6)} * interval '900 days'`;
  const percentages = sql.raw(`array[${steps.map(({ progress }) => progress).join(", ")}]`);
  return sql`
    with word as materialized (
      select ${list(vocabulary.givenNames)} as given, ${list(vocabulary.familyNames)} as families,
        ${list(vocabulary.tradeWords)} as trades, ${list(vocabulary.cities)} as cities
    ), numbered as materialized (
      select number, md5('contractor ' || number) as hash from generate_series(${from}::int + 1, ${to}::int) as number
    ), person as materialized (
      select hash, date_trunc('milliseconds', ${joined}) as joined, ${pick(sql`given`, 11)} as given,
        ${common(sql`families`, 14)} as family, ${pick(sql`trades`, 18)} as trade,
        string_to_array(${common(sql`cities`, 22)}, '|') as place,
        case when ${unit(1)} < 0.45 then 7 else 1 + floor(${unit(26)} * 7)::int end as step,
        ${unit(1)} < 0.45 as completed
      from numbered, word
    ), named as materialized (
      select *, ${idAt(sql`joined`)} as contractor_id, md5('submission ' || hash)::uuid as submission_id,
        family || ' ' || trade as business,
        lower(given) || '.' || left(hash, 10) || '@' || left(hash, 6) || '-business.example' as email,
        format('(%s) 555-01%s', 201 + (${unit(29, 3)} * 780)::int, lpad((${unit(2, 3)} * 99)::int::text, 2, '0')) as phone,
        joined + ${unit(8, 3)} * interval '5 days' as active
      from person
    ), account as (
      insert into contractor_accounts (id, business_name, name, email, phone, phone_e164, city, state, selected_plan,
        email_verified_at, is_completed, last_active_at, created_at)
      select contractor_id, business, given || ' ' || family, email, phone, ${e164}, place[1], place[2],
        (array['starter', 'ads', null])[1 + floor(${unit(3, 2)} * 3)::int],
        case when completed then active end, completed, active, joined
      from named
    ), progress as (
      insert into contractor_progress (contractor_id, current_step, completion_percentage, last_activity)
      select contractor_id, step, (${percentages})[step], active from named
    )
    insert into form_submissions (id, contractor_id, current_step, first_name, last_name, business_name, email, phone,
      phone_e164, city, state, services, service_area, business_description, agree_to_terms, is_completed, completed_at,
      created_at, updated_at)
    select submission_id, contractor_id, step, given, family, business, email, phone, ${e164}, place[1], place[2],
      case when step > 1 then array[trade] end, case when step > 2 then place[1] || ' and nearby' end,
      case when step > 3 then 'Local and ready in ' || place[1] || '.' end,
      completed, completed, case when completed then active end, joined, active
    from named`;
}
