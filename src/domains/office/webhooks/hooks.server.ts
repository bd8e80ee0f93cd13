import { and, count, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import { apiKeys, isKeyActive, lockBusinessRow } from "~/domains/identity/index.server.ts";
import { canSubscribe, canUseHooks, hookScope } from "~/domains/office/office.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, newestApiVersion } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { renameErrors } from "~/platform/validation/form.ts";
import { checkWebhook, resumed, webhookSecret } from "./manage-webhooks.server.ts";
import { webhookEndpoints } from "./webhooks.tables.server.ts";
import { maxHooks, type WebhookEvent } from "./webhooks.ts";

export type HookSubscribed = Result<{ hookId: string; secret: string }, Invalid>;

/**
 * Subscribes a URL to one event for an API key (`webhooks.hooks`). A key subscribes a URL to an
 * event at most once. The bodies have the call's version, else the newest. Audited.
 */
export async function subscribeHook(
  platform: Platform,
  actor: Actor,
  { targetUrl, event }: { targetUrl: string; event: WebhookEvent },
): Promise<HookSubscribed> {
  authorize(canUseHooks(actor));
  authorize(canSubscribe(actor, event), `this key lacks the scope ${hookScope(event)}`);
  const checked = checkWebhook(platform, { url: targetUrl, events: [event] });
  if (!checked.ok) return invalid(renameErrors(checked.errors, names));
  const { url } = checked.value;
  const { contractorId } = actor;
  return inTransaction<HookSubscribed>(platform, async (work) => {
    await lockBusinessRow(work, contractorId);
    await deleteHooksOfEndedKeys(work, contractorId);
    const ofBusiness = and(
      eq(webhookEndpoints.contractorId, contractorId),
      isNotNull(webhookEndpoints.apiKeyId),
    );
    const [endpoint] = await work.tx
      .select()
      .from(webhookEndpoints)
      .where(
        and(
          eq(webhookEndpoints.apiKeyId, actor.id),
          eq(webhookEndpoints.url, url),
          sql`${webhookEndpoints.events} = array[${event}]::text[]`,
        ),
      );
    const apiVersion = actor.version ?? newestApiVersion;
    if (endpoint) {
      // Resumes a subscription that failures paused, with this call's version; an owner's pause
      // stays.
      await work.tx
        .update(webhookEndpoints)
        .set({
          ...(endpoint.pausedFor === "owner" ? {} : resumed),
          ...{ apiVersion, updatedAt: work.now },
        })
        .where(eq(webhookEndpoints.id, endpoint.id));
      return {
        ok: true,
        hookId: endpoint.id,
        secret: webhookSecret(platform, endpoint.id, endpoint.secretVersion),
      };
    }
    const [counted] = await work.tx
      .select({ count: count() })
      .from(webhookEndpoints)
      .where(ofBusiness);
    if ((counted?.count ?? 0) >= maxHooks) {
      return invalid({ target_url: `A business can have up to ${maxHooks} subscriptions` });
    }
    const hookId = newId(work.now.getTime());
    await work.tx.insert(webhookEndpoints).values({
      id: hookId,
      contractorId,
      apiKeyId: actor.id,
      url,
      events: [event],
      apiVersion,
      createdAt: work.now,
      updatedAt: work.now,
    });
    await recordChange(work, actor, {
      action: "webhook.subscribe",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { webhook: hookId, event, host: new URL(url).host },
    });
    return { ok: true, hookId, secret: webhookSecret(platform, hookId, 1) };
  });
}

/** Ends a subscription of the actor's own key. Audited. */
export async function unsubscribeHook(
  platform: Platform,
  actor: Actor,
  hookId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canUseHooks(actor));
  const { contractorId: entityId } = actor;
  return inTransaction<Result<object, Refused<"not_found">>>(platform, async (work) => {
    const deleted = await work.tx
      .delete(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, hookId), eq(webhookEndpoints.apiKeyId, actor.id)))
      .returning({ id: webhookEndpoints.id });
    if (deleted.length === 0) return { ok: false, code: "not_found" };
    const after = { webhook: hookId };
    const entity = "contractor";
    const action = "webhook.unsubscribe";
    await recordChange(work, actor, { action, entity, entityId, before: null, after });
    return { ok: true };
  });
}

/** Deletes the subscriptions of revoked and expired keys, so they don't count against the limit. */
async function deleteHooksOfEndedKeys({ tx, now }: UnitOfWork, contractorId: string) {
  const working = tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.contractorId, contractorId), isKeyActive(now)));
  await tx
    .delete(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.contractorId, contractorId),
        isNotNull(webhookEndpoints.apiKeyId),
        notInArray(webhookEndpoints.apiKeyId, working),
      ),
    );
}

/** The API's names of fields. */
const names = { url: "target_url", events: "event" };
