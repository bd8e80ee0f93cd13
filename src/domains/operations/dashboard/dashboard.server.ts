import { count, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { affiliateProgramMembers } from "~/domains/growth/affiliates/affiliates.tables.server.ts";
import {
  revenueShareApplications,
  revenueShareParticipants,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { leadResults } from "~/domains/signup/market-estimates/market-estimates.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadDashboard } from "./dashboard.policy.ts";

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
  if (!figures) throw new Error("The figures could not be read");
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
