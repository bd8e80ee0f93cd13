import { count, eq } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/contractors/lock-business-row.server.ts";
import { isStillOwner } from "~/domains/identity/members/team/change-team.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { checkWebhook } from "./check-webhook.server.ts";
import { webhookSecret } from "./webhook-secret.server.ts";
import { canManageWebhooks } from "./webhooks.policy.ts";
import { webhookEndpoints } from "./webhooks.tables.server.ts";
import { maxEndpoints } from "./webhooks.ts";

export type WebhookAdded = Result<
  { endpointId: string; secret: string },
  Invalid | Refused<"not_allowed">
>;

/** Adds a webhook to the actor's business and returns its secret. Audited. */
export async function addWebhook(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<WebhookAdded> {
  authorize(canManageWebhooks(actor));
  const checked = checkWebhook(platform, values);
  if (!checked.ok) return checked;
  const { contractorId } = actor;
  return inTransaction<WebhookAdded>(platform, async (work) => {
    const kept = await holdEndpoints(work, contractorId);
    if (!(await isStillOwner(work, actor))) return { ok: false, code: "not_allowed" };
    if (kept >= maxEndpoints) {
      return invalid({ url: `A business can have up to ${maxEndpoints} webhooks` });
    }
    const endpointId = newId(work.now.getTime());
    await work.tx.insert(webhookEndpoints).values({
      id: endpointId,
      contractorId,
      ...checked.value,
      createdAt: work.now,
      updatedAt: work.now,
    });
    await recordChange(work, actor, {
      action: "webhook.add",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { webhook: endpointId, host: new URL(checked.value.url).host },
    });
    return { ok: true, endpointId, secret: webhookSecret(platform, endpointId, 1) };
  });
}

/**
 * Locks the endpoints until the transaction ends, so of two concurrent additions the second counts
 * the first. @returns how many there are
 */
async function holdEndpoints(work: UnitOfWork, contractorId: string): Promise<number> {
  await lockBusinessRow(work, contractorId);
  const [kept] = await work.tx
    .select({ count: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.contractorId, contractorId));
  return kept?.count ?? 0;
}
