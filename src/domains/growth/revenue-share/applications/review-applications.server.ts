import { and, count, eq, getTableColumns, ne } from "drizzle-orm";
import {
  canChangeRevenueShare,
  canExportRevenueShare,
  canReadRevenueShare,
} from "~/domains/growth/growth.policy.ts";
import { addParticipant } from "~/domains/growth/revenue-share/participants/add-participant.server.ts";
import { applicationDecided } from "~/domains/growth/revenue-share/revenue-share.emails.server.ts";
import { revenueShareApplications } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  type ReviewDecision,
} from "~/domains/growth/revenue-share/revenue-share.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { defineList, type RowOf, recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newestFirst, olderThan } from "~/platform/database/conditions.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { findAccounts } from "./match-applications.server.ts";

const { phoneE164, ...columns } = getTableColumns(revenueShareApplications);

/** `decided` excludes pending ones. */
type ApplicationFilter = { status: ApplicationStatus | "decided" | null };

const applicationList = defineList({
  canRead: canReadRevenueShare,
  canExport: canExportRevenueShare,
  pageSize: 20,
  read: selectPage,
});

export const { stream: streamApplications } = applicationList;

export type ListedApplication = RowOf<typeof streamApplications>;

/**
 * `attachesTo`: for a pending application, the business of the account with its address, if any.
 */
export type ShownApplication = ListedApplication & { attachesTo: string | null };

/** Applications, newest first; `before` is the id of the last one seen. */
export async function listApplications(
  platform: Platform,
  actor: Actor,
  filter: ApplicationFilter,
  before: string | null,
): Promise<{ rows: ShownApplication[]; next: string | null }> {
  authorize(canReadRevenueShare(actor));
  const { rows, next } = await applicationList.page(platform, actor, filter, before);
  const pending = rows.filter(({ applicationStatus }) => applicationStatus === "pending");
  const accounts = await findAccounts(
    platform.database.query,
    pending.map(({ id }) => id),
  );
  const businessNames = new Map(
    accounts.map((account) => [account.applicationId, account.businessName]),
  );
  return {
    rows: rows.map((row) => ({ ...row, attachesTo: businessNames.get(row.id) ?? null })),
    next,
  };
}

/** The number of applications by status. */
export async function countApplications(
  platform: Platform,
  actor: Actor,
): Promise<Record<ApplicationStatus, number>> {
  authorize(canReadRevenueShare(actor));
  const { applicationStatus } = revenueShareApplications;
  const rows = await platform.database.query
    .select({ status: applicationStatus, n: count() })
    .from(revenueShareApplications)
    .groupBy(applicationStatus);
  const counts = applicationStatuses.map((status) => [
    status,
    rows.find((row) => row.status === status)?.n ?? 0,
  ]);
  return Object.fromEntries(counts);
}

function selectPage(
  platform: Platform,
  { status }: ApplicationFilter,
  before: string | null,
  limit: number,
) {
  return platform.database.query
    .select(columns)
    .from(revenueShareApplications)
    .where(
      and(
        status === "decided"
          ? ne(revenueShareApplications.applicationStatus, "pending")
          : status
            ? eq(revenueShareApplications.applicationStatus, status)
            : undefined,
        olderThan(revenueShareApplications, before),
      ),
    )
    .orderBy(...newestFirst(revenueShareApplications))
    .limit(limit);
}

export type Review = { decision: ReviewDecision; adminNotes: string | null };

export type Reviewed =
  | { ok: true; participantId: string | null }
  | { ok: false; code: "not_found" }
  /** Someone else decided first: the decision and its time. */
  | { ok: false; code: "already_reviewed"; status: ReviewDecision; reviewedAt: Date | null };

/**
 * Decides a pending application in one transaction: status, notes, and times; on approval the
 * participant and its account; the email to the applicant; and an audit log entry. A second
 * reviewer gets `already_reviewed`, and nothing changes.
 */
export async function reviewApplication(
  platform: Platform,
  actor: Actor,
  id: string,
  { decision, adminNotes }: Review,
): Promise<Reviewed> {
  authorize(canChangeRevenueShare(actor));
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [before] = await tx
      .select()
      .from(revenueShareApplications)
      .where(eq(revenueShareApplications.id, id))
      .for(...lockRows(revenueShareApplications));
    if (!before) return { ok: false, code: "not_found" };
    const { applicationStatus: status, reviewedAt } = before;
    if (isDecided(status)) return { ok: false, code: "already_reviewed", status, reviewedAt };

    const [application] = await tx
      .update(revenueShareApplications)
      .set({ applicationStatus: decision, adminNotes, reviewedAt: now, updatedAt: now })
      .where(eq(revenueShareApplications.id, id))
      .returning();
    if (!application) throw new Error("The application was not updated");
    const added = decision === "approved" ? await addParticipant(work, application) : null;
    const participantId = added?.participantId ?? null;
    // A suspected bot never got a message, and gets none when staff reject it.
    if (decision === "approved" || application.suspicion === null) {
      await queueEmail(work, applicationDecided, {
        to: application.email,
        cause: `application-decided:${id}`,
        subjectId: id,
        params: { applicationId: id },
      });
    }
    await recordChange(work, actor, {
      action: decision === "approved" ? "application.approve" : "application.reject",
      entity: "revenue_share_application",
      entityId: id,
      before: { status },
      after: {
        status: decision,
        participant_id: participantId,
        attached: added?.attached,
        notes: adminNotes !== null,
      },
    });
    return { ok: true, participantId };
  });
}

/** Whether someone decided first. The row is locked, so no one can from here on. */
function isDecided(status: ApplicationStatus): status is ReviewDecision {
  return status !== "pending";
}
