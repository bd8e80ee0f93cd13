import { type Column, count, sql } from "drizzle-orm";
import { revenueShareApplications } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { applicationStatuses } from "~/domains/growth/revenue-share/revenue-share.ts";
import { contractorProgress } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { leadResults } from "~/domains/signup/market-estimates/market-estimates.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { steps } from "~/domains/signup/onboarding/onboarding.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadDashboard } from "./dashboard.policy.ts";

/** Days in the charts, today included. */
const chartDays = 30;

export type Day = { day: string; submissions: number; estimates: number; leads: number };

/**
 * Arrivals on each of the last 30 days in the operator's time zone, oldest first. Each day is one
 * index range, so the time doesn't depend on the size of the tables.
 */
export async function readDays(
  { database, clock, settings }: Platform,
  actor: Actor,
): Promise<Day[]> {
  authorize(canReadDashboard(actor));
  const zone = settings.timeZone;
  const within = (column: Column) => sql`${column} >= begins and ${column} < ends`;
  const { rows } = await database.query.execute<Record<keyof Day, string>>(sql`
    select to_char(date, 'YYYY-MM-DD') as day,
      (select count(*) from ${formSubmissions} where ${within(formSubmissions.createdAt)}) as submissions,
      (select count(*) from ${leadResults} where ${within(leadResults.createdAt)}) as estimates,
      (select count(*) from ${leads} where not ${leads.quarantined} and ${leads.source} = 'page' and ${within(leads.createdAt)}) as leads
    from (
      select date, date at time zone ${zone} as begins, (date + interval '1 day') at time zone ${zone} as ends
      from (select date_trunc('day', ${clock.now()}::timestamptz at time zone ${zone}) as today) as now,
        generate_series(today - ${chartDays - 1} * interval '1 day', today, interval '1 day') as date
    ) as days
    order by date`);
  return rows.map((row) => ({
    day: row.day,
    submissions: Number(row.submissions),
    estimates: Number(row.estimates),
    leads: Number(row.leads),
  }));
}

/** How many contractors have saved each step of the sign-up, and completed it. */
export async function readFunnel({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadDashboard(actor));
  const reached = await query
    .select({ step: contractorProgress.currentStep, contractors: count() })
    .from(contractorProgress)
    .groupBy(contractorProgress.currentStep);
  return steps.map(({ number, title }) => ({
    label: `${number}. ${title}`,
    value: reached
      .filter(({ step }) => step >= number)
      .reduce((sum, { contractors }) => sum + contractors, 0),
  }));
}

/** How many revenue-share applications are in each state. */
export async function readApplicationStates({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadDashboard(actor));
  const counted = await query
    .select({ status: revenueShareApplications.applicationStatus, applications: count() })
    .from(revenueShareApplications)
    .groupBy(revenueShareApplications.applicationStatus);
  return applicationStatuses.map((status) => ({
    status,
    applications: counted.find((one) => one.status === status)?.applications ?? 0,
  }));
}
