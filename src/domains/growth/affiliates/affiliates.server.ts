import { randomInt } from "node:crypto";
import { and, count, desc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import {
  canChangeAffiliates,
  canExportAffiliates,
  canReadAffiliates,
} from "~/domains/growth/growth.policy.ts";
import { affiliateProgramMembers } from "~/domains/growth/growth.tables.server.ts";
import { revenueShareApplications } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import {
  acquireLock,
  attributions,
  defineList,
  defineSelect,
  type RowOf,
  recordChange,
} from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { formSubmissions } from "~/domains/signup/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { newestFirst, olderThan } from "~/platform/database/conditions.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { AffiliateRequest } from "./affiliates.schema.ts";

const maxReferred = 100;

/** The last visit before someone contacted us, if it or an earlier one used this code. */
const isReferredBy = sql`touch = 'last' and ref is not null and upper(${attributions.ref}) = upper(${affiliateProgramMembers.referralCode})`;

/** Referral partners with their referral counts, newest first. */
export const { page: listAffiliates, stream: streamAffiliates } = defineList({
  canRead: canReadAffiliates,
  canExport: canExportAffiliates,
  pageSize: 50,
  read: selectPage,
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

function selectPage(platform: Platform, _filter: object, before: string | null, limit: number) {
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

const columns = getTableColumns(affiliateProgramMembers);

/** `GET /api/affiliate_program_members` for staff, newest first. */
export const selectAffiliates = defineSelect({
  canRead: canReadAffiliates,
  canExport: canExportAffiliates,
  table: affiliateProgramMembers,
  id: columns.id,
  columns: Object.values(columns),
  filters: [columns.id, columns.email, columns.referralCode, columns.status],
  orders: [columns.createdAt, columns.name],
  defaultDirection: "desc",
});

export type SavedAffiliate =
  | { ok: true; id: string; referralCode: string }
  | { ok: false; code: "code_taken" | "not_found" };

/**
 * Adds a referral partner, or updates the one with this id; audited. A code is unique, ignoring
 * case. Deactivating keeps the code and its referrals: visits by its links are still recorded.
 */
export async function saveAffiliate(
  platform: Platform,
  actor: Actor,
  request: AffiliateRequest,
  id: string | null,
): Promise<SavedAffiliate> {
  authorize(canChangeAffiliates(actor));
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    // Serializes two members who enter the same code concurrently.
    await acquireLock(tx, "referral-codes");
    const before = id ? await find(work, id) : null;
    if (id && !before) return { ok: false, code: "not_found" };
    const referralCode = request.referral_code ?? before?.referralCode ?? newCode(request.name);
    if (await isTaken(work, referralCode, id)) return { ok: false, code: "code_taken" };
    const values = {
      name: request.name,
      email: request.email,
      referralCode,
      status: request.status,
      updatedAt: now,
    };
    const savedId = id ?? newId(now.getTime());
    if (before) {
      await tx
        .update(affiliateProgramMembers)
        .set(values)
        .where(eq(affiliateProgramMembers.id, savedId));
    } else {
      await tx.insert(affiliateProgramMembers).values({ ...values, id: savedId, createdAt: now });
    }
    await recordChange(work, actor, {
      action: before ? "affiliate.change" : "affiliate.add",
      entity: "affiliate",
      entityId: savedId,
      before: before && { status: before.status },
      // A code often contains a name, so the log only records that it changed.
      after: { status: request.status, new_code: before?.referralCode !== referralCode },
    });
    return { ok: true, id: savedId, referralCode };
  });
}

async function find({ tx }: UnitOfWork, id: string) {
  const [affiliateProgramMember] = await tx
    .select()
    .from(affiliateProgramMembers)
    .where(eq(affiliateProgramMembers.id, id))
    .for(...lockRows(affiliateProgramMembers));
  return affiliateProgramMember ?? null;
}

async function isTaken({ tx }: UnitOfWork, code: string, id: string | null): Promise<boolean> {
  const { id: memberId, referralCode } = affiliateProgramMembers;
  const [existing] = await tx
    .select({ id: memberId })
    .from(affiliateProgramMembers)
    .where(and(sql`upper(${referralCode}) = upper(${code})`, id ? ne(memberId, id) : undefined));
  return existing !== undefined;
}

/** Letters from the name, for reading it aloud, and digits for uniqueness. */
function newCode(name: string): string {
  const letters =
    name
      .toUpperCase()
      .replace(/[^A-Z]/g, "")
      .slice(0, 6) || "PARTNER";
  return `${letters}${randomInt(1_000, 10_000)}`;
}
