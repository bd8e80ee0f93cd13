import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { customers, idsOf } from "~/domains/customers/index.server.ts";
import { conversations, findOrCreateConversations } from "~/domains/leads/index.server.ts";
import { isReadableJob, workOrders } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canMessageCustomers } from "../office.policy.ts";

/**
 * Finds the latest conversation with a job's customer, or creates one, so a photo can be sent in it.
 * `not_possible`: the job has no phone or email, and its customer no conversation.
 */
export async function openJobConversation(
  platform: Platform,
  actor: Actor,
  jobId: string,
): Promise<Result<{ conversationId: string }, Refused<"not_found" | "not_possible">>> {
  authorize(canMessageCustomers(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    const [job] = await tx
      .select({
        customerId: sql<string | null>`coalesce(${customers.mergedInto}, ${customers.id})`,
        name: workOrders.customerName,
        phone: workOrders.phone,
        phoneExtension: workOrders.phoneExtension,
        email: workOrders.email,
      })
      .from(workOrders)
      .leftJoin(customers, eq(customers.id, workOrders.customerId))
      .where(and(eq(workOrders.id, jobId), isReadableJob(tx, actor)));
    if (!job) return { ok: false, code: "not_found" };
    const { customerId, ...person } = job;
    const [latest] = customerId
      ? await tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(
            and(
              eq(conversations.contractorId, contractorId),
              inArray(conversations.customerId, idsOf(tx, customerId)),
            ),
          )
          .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
          .limit(1)
      : [];
    if (latest) return { ok: true, conversationId: latest.id };
    if (!(person.phone || person.email)) return { ok: false, code: "not_possible" };
    const [created] = await findOrCreateConversations(work, [{ contractorId, ...person }]);
    return created
      ? { ok: true, conversationId: created }
      : { ok: false, code: "not_possible" as const };
  });
}
