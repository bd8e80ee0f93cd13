import { and, count, eq, getTableColumns } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import {
  newestFirst,
  olderThan,
  pageOf,
  streamRows,
} from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canExportRevenueShare, canReadRevenueShare } from "../revenue-share.policy.ts";
import { revenueShareApplications } from "../revenue-share.tables.server.ts";
import { type ApplicationStatus, applicationStatuses } from "../revenue-share.ts";
import { findAccounts } from "./find-account.server.ts";

const pageSize = 20;
const { phoneE164, ...columns } = getTableColumns(revenueShareApplications);

export type ListedApplication = Awaited<ReturnType<typeof read>>[number];

/** `attachesTo`: of a pending one, the business of the account that has its address, if any. */
export type ShownApplication = ListedApplication & { attachesTo: string | null };

/** Applications, newest first, 20 at a time; `before` is the id of the last one seen. */
export async function listApplications(
  platform: Platform,
  actor: Actor,
  status: ApplicationStatus | null,
  before: string | null,
) {
  authorize(canReadRevenueShare(actor));
  const { rows, next } = pageOf(await read(platform, status, before, pageSize + 1), pageSize);
  const pending = rows.filter(({ applicationStatus }) => applicationStatus === "pending");
  const accounts = await findAccounts(
    platform.database.query,
    pending.map(({ id }) => id),
  );
  const applications: ShownApplication[] = rows.map((row) => ({
    ...row,
    attachesTo:
      accounts.find(({ applicationId }) => applicationId === row.id)?.businessName ?? null,
  }));
  return { applications, next };
}

/** All of them, in the list's order, for an export. */
export function streamApplications(
  platform: Platform,
  actor: Actor,
  status: ApplicationStatus | null,
): AsyncGenerator<ListedApplication> {
  authorize(canExportRevenueShare(actor));
  return streamRows((before, limit) => read(platform, status, before, limit));
}

/** How many applications there are of each status. */
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
  status: ApplicationStatus | null,
  before: string | null,
  limit: number,
) {
  return platform.database.query
    .select(columns)
    .from(revenueShareApplications)
    .where(
      and(
        status ? eq(revenueShareApplications.applicationStatus, status) : undefined,
        olderThan(revenueShareApplications, before),
      ),
    )
    .orderBy(...newestFirst(revenueShareApplications))
    .limit(limit);
}
