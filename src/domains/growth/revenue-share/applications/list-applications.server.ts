import { and, count, eq, getTableColumns, ne } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { defineList, type RowOf } from "~/domains/shared/access/define-list.server.ts";
import { newestFirst, olderThan } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canExportRevenueShare, canReadRevenueShare } from "../revenue-share.policy.ts";
import { revenueShareApplications } from "../revenue-share.tables.server.ts";
import { type ApplicationStatus, applicationStatuses } from "../revenue-share.ts";
import { findAccounts } from "./find-account.server.ts";

const { phoneE164, ...columns } = getTableColumns(revenueShareApplications);

/** `decided` excludes pending ones. */
type ApplicationFilter = { status: ApplicationStatus | "decided" | null };

const applicationList = defineList({
  canRead: canReadRevenueShare,
  canExport: canExportRevenueShare,
  pageSize: 20,
  read,
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
  const named = new Map(accounts.map((one) => [one.applicationId, one.businessName]));
  return { rows: rows.map((row) => ({ ...row, attachesTo: named.get(row.id) ?? null })), next };
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

function read(
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
