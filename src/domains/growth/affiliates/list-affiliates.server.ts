import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { revenueShareApplications } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { defineList, type RowOf } from "~/domains/shared/access/define-list.server.ts";
import { attributions } from "~/domains/shared/attribution/attribution.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { newestFirst, olderThan } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canExportAffiliates, canReadAffiliates } from "./affiliates.policy.ts";
import { affiliateProgramMembers } from "./affiliates.tables.server.ts";

const maxReferred = 100;

/** The last visit before someone contacted us, if it or an earlier one used this code. */
const isReferredBy = sql`touch = 'last' and ref is not null and upper(${attributions.ref}) = upper(${affiliateProgramMembers.referralCode})`;

/** Referral partners with their referral counts, newest first. */
export const { page: listAffiliates, stream: streamAffiliates } = defineList({
  canRead: canReadAffiliates,
  canExport: canExportAffiliates,
  pageSize: 50,
  read,
});

export type ListedAffiliate = RowOf<typeof streamAffiliates>;

/** The number of partners and of active ones. */
export async function countAffiliates(platform: Platform, actor: Actor) {
  authorize(canReadAffiliates(actor));
  const [counts] = await platform.database.query
    .select({
      total: count(),
      active:
        sql<number>`count(*) filter (where ${affiliateProgramMembers.status} = 'active')`.mapWith(
          Number,
        ),
    })
    .from(affiliateProgramMembers);
  return counts ?? { total: 0, active: 0 };
}

function read(platform: Platform, _filter: object, before: string | null, limit: number) {
  return platform.database.query
    .select({
      ...getTableColumns(affiliateProgramMembers),
      signUps: sql<number>`(select count(*) from ${attributions}
        where ${isReferredBy} and ${attributions.subject} = 'submission')`.mapWith(Number),
      completed: sql<number>`(select count(*) from ${attributions}
        join ${formSubmissions} on ${formSubmissions.id} = ${attributions.subjectId}
        where ${isReferredBy} and ${attributions.subject} = 'submission'
          and ${formSubmissions.isCompleted})`.mapWith(Number),
      applications: sql<number>`(select count(*) from ${attributions}
        where ${isReferredBy} and ${attributions.subject} = 'application')`.mapWith(Number),
    })
    .from(affiliateProgramMembers)
    .where(olderThan(affiliateProgramMembers, before))
    .orderBy(...newestFirst(affiliateProgramMembers))
    .limit(limit);
}

/** One partner and their referrals: sign-ups and applications, the latest hundred of each. */
export async function findAffiliate(platform: Platform, actor: Actor, id: string) {
  authorize(canReadAffiliates(actor));
  const { query } = platform.database;
  const isThisOne = eq(affiliateProgramMembers.id, id);
  const [affiliate] = await query.select().from(affiliateProgramMembers).where(isThisOne);
  if (!affiliate) return null;
  const signUps = await query
    .select({
      id: formSubmissions.id,
      contractorId: formSubmissions.contractorId,
      businessName: formSubmissions.businessName,
      currentStep: formSubmissions.currentStep,
      isCompleted: formSubmissions.isCompleted,
      createdAt: formSubmissions.createdAt,
    })
    .from(affiliateProgramMembers)
    .innerJoin(attributions, and(isReferredBy, eq(attributions.subject, "submission")))
    .innerJoin(formSubmissions, eq(formSubmissions.id, attributions.subjectId))
    .where(isThisOne)
    .orderBy(desc(formSubmissions.createdAt), desc(formSubmissions.id))
    .limit(maxReferred);
  const application = revenueShareApplications;
  const applications = await query
    .select({
      id: application.id,
      businessName: application.businessName,
      status: application.applicationStatus,
      createdAt: application.createdAt,
    })
    .from(affiliateProgramMembers)
    .innerJoin(attributions, and(isReferredBy, eq(attributions.subject, "application")))
    .innerJoin(application, eq(application.id, attributions.subjectId))
    .where(isThisOne)
    .orderBy(desc(application.createdAt), desc(application.id))
    .limit(maxReferred);
  return { affiliate, signUps, applications };
}
