import { type Column, count, desc, eq, gte, isNull, sql } from "drizzle-orm";
import {
  affiliateProgramMembers,
  revenueShareApplications,
  revenueShareParticipants,
} from "~/domains/growth/index.server.ts";
import { applicationStatuses } from "~/domains/growth/index.ts";
import {
  contractorAccounts,
  contractorProgress,
  identifyVisitor,
} from "~/domains/identity/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { canFollowLiveUpdates, canReadDashboard } from "~/domains/operations/operations.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { formSubmissions, leadResults } from "~/domains/signup/index.server.ts";
import { steps } from "~/domains/signup/index.ts";
import { streamLiveUpdates } from "~/platform/http/responses/live-stream.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** The figures of the five cards. */
export type DashboardFigures = {
  totalContractors: number;
  completedForms: number;
  /** Completed forms by contractors, in percent with one decimal: "66.7", "0.0" without any. */
  conversionRate: string;
  leadEstimatesThisMonth: number;
  activeAffiliates: number;
  revenueShareParticipants: number;
  pendingApplications: number;
};

/** Reads all figures of the dashboard in one statement. */
export async function readFigures(platform: Platform, actor: Actor): Promise<DashboardFigures> {
  authorize(canReadDashboard(actor));
  const { query } = platform.database;
  const monthStart = sql`date_trunc('month', ${platform.clock.now()}::timestamptz at time zone ${platform.settings.timeZone}) at time zone ${platform.settings.timeZone}`;
  const [figures] = await query
    .select({
      totalContractors: scalar(
        query
          .select({ n: count() })
          .from(contractorAccounts)
          .where(isNull(contractorAccounts.erasedAt)),
      ),
      completedForms: scalar(
        query
          .select({ n: count() })
          .from(formSubmissions)
          .where(eq(formSubmissions.isCompleted, true)),
      ),
      leadEstimatesThisMonth: scalar(
        query
          .select({ n: count() })
          .from(leadResults)
          .where(gte(leadResults.createdAt, monthStart)),
      ),
      activeAffiliates: scalar(
        query
          .select({ n: count() })
          .from(affiliateProgramMembers)
          .where(eq(affiliateProgramMembers.status, "active")),
      ),
      revenueShareParticipants: scalar(
        query
          .select({ n: count() })
          .from(revenueShareParticipants)
          .where(eq(revenueShareParticipants.status, "active")),
      ),
      pendingApplications: scalar(
        query
          .select({ n: count() })
          .from(revenueShareApplications)
          .where(eq(revenueShareApplications.applicationStatus, "pending")),
      ),
    })
    .from(sql`(select 1) as one`);
  if (!figures) throw new Error("Dashboard figures not found");
  return {
    ...figures,
    conversionRate: conversionRate(figures.completedForms, figures.totalContractors),
  };
}

/** Completed forms by contractors as a percentage with one decimal; "0.0" for 0 of 0. */
export function conversionRate(completed: number, contractors: number): string {
  return (contractors === 0 ? 0 : (completed / contractors) * 100).toFixed(1);
}

/** The latest ten submissions. */
export function listRecentSubmissions(platform: Platform, actor: Actor) {
  authorize(canReadDashboard(actor));
  return platform.database.query
    .select({
      id: formSubmissions.id,
      contractorId: formSubmissions.contractorId,
      businessName: formSubmissions.businessName,
      email: formSubmissions.email,
      phone: formSubmissions.phone,
      city: formSubmissions.city,
      state: formSubmissions.state,
      isCompleted: formSubmissions.isCompleted,
      createdAt: formSubmissions.createdAt,
    })
    .from(formSubmissions)
    .orderBy(desc(formSubmissions.createdAt), desc(formSubmissions.id))
    .limit(10);
}

/** Up to five pending applications, newest first. */
export function listPendingApplications(platform: Platform, actor: Actor) {
  authorize(canReadDashboard(actor));
  return platform.database.query
    .select({
      id: revenueShareApplications.id,
      businessName: revenueShareApplications.businessName,
      contactName: revenueShareApplications.contactName,
      email: revenueShareApplications.email,
      services: revenueShareApplications.services,
      createdAt: revenueShareApplications.createdAt,
    })
    .from(revenueShareApplications)
    .where(eq(revenueShareApplications.applicationStatus, "pending"))
    .orderBy(desc(revenueShareApplications.createdAt), desc(revenueShareApplications.id))
    .limit(5);
}

function scalar(subquery: { getSQL(): ReturnType<typeof sql> }) {
  return sql<number>`(${subquery})`.mapWith(Number);
}

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
    applications: counted.find((group) => group.status === status)?.applications ?? 0,
  }));
}

/**
 * Streams new arrivals to one staff page as server-sent events: only their kind, and only while its
 * session and role last.
 * @returns null when this session has too many open streams, or the process is stopping
 */
export async function followLiveUpdates(
  platform: Platform,
  actor: Actor,
  request: Request,
): Promise<Response | null> {
  authorize(canFollowLiveUpdates(actor));
  return streamLiveUpdates(platform.liveUpdates, {
    session: actor.sessionId,
    isAllowed: async () =>
      (await identifyVisitor(platform, request, { background: true })).kind === "staff",
    wanted: (kinds) => kinds.filter((kind) => !kind.includes("@")),
  });
}
