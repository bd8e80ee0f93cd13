import { type SQL, sql } from "drizzle-orm";
import { steps } from "~/domains/signup/onboarding/onboarding.ts";
import { disableStatementTimeout } from "~/platform/database/disable-statement-timeout.server.ts";
import { vacuum } from "~/platform/database/vacuum.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { common, e164, idAt, list, pick, unit } from "./synthetic.server.ts";

/** The names and places of synthetic contractors and their businesses. */
export type ContractorVocabulary = {
  givenNames: readonly string[];
  /** Common ones first: they are picked far more often. */
  familyNames: readonly string[];
  tradeWords: readonly string[];
  /** "Austin|TX", large ones first. */
  cities: readonly string[];
};

const batch = 50_000;

/**
 * Adds synthetic contractors up to a number, for scale tests: accounts with their progress and
 * answers, nearly half of them completed, over the last 900 days. All or nothing.
 * @param onProgress called with the number added so far and the total
 * @returns how many were added
 */
export async function seedContractors(
  platform: Platform,
  contractors: number,
  vocabulary: ContractorVocabulary,
  onProgress: (added: number, total: number) => void = () => {},
): Promise<number> {
  const added = await inTransaction(platform, async ({ tx, now }) => {
    await disableStatementTimeout(tx);
    const counted = await tx.execute<{ there: number }>(
      sql`select count(*)::int as there from contractor_accounts`,
    );
    const there = counted.rows[0]?.there ?? 0;
    const wanted = Math.max(0, contractors - there);
    for (let done = 0; done < wanted; done += batch) {
      onProgress(done, wanted);
      const upTo = Math.min(done + batch, wanted);
      await tx.execute(insertContractors(there + done, there + upTo, now, vocabulary));
    }
    if (wanted > 0) onProgress(wanted, wanted);
    return wanted;
  });
  if (added > 0) {
    const tables = ["contractor_accounts", "contractor_progress", "form_submissions"];
    await vacuum(platform.database, tables);
  }
  return added;
}

/** Inserts contractors number `from` + 1 through `to`, with everything that belongs to them. */
function insertContractors(from: number, to: number, now: Date, words: ContractorVocabulary): SQL {
  const joined = sql`${now.toISOString()}::timestamptz - ${unit(5, 6)} * interval '900 days'`;
  const percentages = sql.raw(`array[${steps.map(({ progress }) => progress).join(", ")}]`);
  return sql`
    with word as materialized (
      select ${list(words.givenNames)} as given, ${list(words.familyNames)} as families,
        ${list(words.tradeWords)} as trades, ${list(words.cities)} as cities
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
