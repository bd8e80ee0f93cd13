import { and, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { invoices, jobEstimates } from "~/domains/billing/index.server.ts";
import { customerConsents, customerNotes, customers } from "~/domains/customers/index.server.ts";
import { outgoingCalls } from "~/domains/inbox/index.server.ts";
import { conversations, leads } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import {
  ChangedDuringErasure,
  eraseCustomersWithin,
} from "~/domains/operations/privacy/erase-customer.server.ts";
import { attachedFiles, workOrders } from "~/domains/schedule/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Deletes customers, except those that were edited, merged, or used since a time.
 * @returns the ids of those that weren't deleted
 * @throws ChangedDuringErasure if someone started using one concurrently
 */
export async function removeUnused(
  platform: Platform,
  work: UnitOfWork,
  {
    contractorId,
    customerIds,
    since,
  }: { contractorId: string; customerIds: readonly string[]; since: Date },
): Promise<ReadonlySet<string>> {
  const used = await findUsed(work, customerIds, since);
  const unused = customerIds.filter((id) => !used.has(id));
  if (unused.length === 0) return used;
  const beforeDeletion = async () => {
    const late = await findUsed(work, unused, since);
    if (late.size > 0) throw new ChangedDuringErasure("A customer was used");
  };
  const target = { contractorId, customerIds: unused };
  const counts = await eraseCustomersWithin(work, platform, target, beforeDeletion);
  // A customer was used after the check above.
  if (Object.values(counts).some((rows) => rows > 0)) {
    throw new ChangedDuringErasure("A customer was used");
  }
  return used;
}

/** The customers that were edited, merged, or used since a time. */
async function findUsed(
  { tx }: UnitOfWork,
  customerIds: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const tables = [leads, workOrders, jobEstimates, invoices, customerNotes];
  const isReferred = tables.map(
    (table) => sql`exists (select from ${table} where ${table.customerId} = ${customers.id})`,
  );
  const isMergedInto = sql`exists (select from ${customers} other where other.merged_into = ${customers.id})`;
  const hasConversation = sql`exists (
    select from ${conversations} where ${conversations.customerId} = ${customers.id} and (
      ${conversations.lastCallAt} is not null or exists (
        select from ${messages} where ${messages.conversationId} = ${conversations.id}) or exists (
        select from ${outgoingCalls} where ${outgoingCalls.conversationId} = ${conversations.id})))`;
  const hasFile = sql`exists (select from ${attachedFiles} where ${attachedFiles.customerId} = ${customers.id})`;
  const changedConsent = sql`exists (select from ${customerConsents} where ${customerConsents.customerId} = ${customers.id}
    and greatest(${customerConsents.createdAt}, ${customerConsents.withdrawnAt}) > ${since.toISOString()}::timestamptz)`;
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        inArray(customers.id, [...customerIds]),
        or(
          isNotNull(customers.mergedInto),
          gt(customers.updatedAt, since),
          isMergedInto,
          hasConversation,
          hasFile,
          changedConsent,
          ...isReferred,
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
