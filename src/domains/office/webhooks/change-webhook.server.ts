import { and, eq } from "drizzle-orm";
import { isStillOwner } from "~/domains/identity/members/team/change-team.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { checkWebhook } from "./check-webhook.server.ts";
import { webhookSecret } from "./webhook-secret.server.ts";
import { canManageWebhooks } from "./webhooks.policy.ts";
import { webhookEndpoints } from "./webhooks.tables.server.ts";

type Endpoint = typeof webhookEndpoints.$inferSelect;
type NotChanged = Refused<"not_found" | "not_allowed">;

/** Changes a webhook's events or URL. Audited. */
export async function saveWebhook(
  platform: Platform,
  actor: Actor,
  endpointId: string,
  values: object,
): Promise<Result<object, NotChanged | Invalid>> {
  authorize(canManageWebhooks(actor));
  const checked = checkWebhook(platform, values);
  if (!checked.ok) return checked;
  return change(platform, actor, endpointId, "webhook.change", () => checked.value);
}

/** Pauses sending until it is resumed. Audited. */
export function pauseWebhook(platform: Platform, actor: Actor, endpointId: string) {
  authorize(canManageWebhooks(actor));
  return change(platform, actor, endpointId, "webhook.pause", ({ pausedAt }, now) =>
    pausedAt ? {} : { pausedAt: now, pausedFor: "owner" },
  );
}

/** Resumes sending new events; those that failed in the meantime stay in the log. Audited. */
export function resumeWebhook(platform: Platform, actor: Actor, endpointId: string) {
  authorize(canManageWebhooks(actor));
  return change(platform, actor, endpointId, "webhook.resume", () => ({
    pausedAt: null,
    pausedFor: null,
    failures: 0,
    failingSince: null,
    restsUntil: null,
  }));
}

/** Creates and returns a new secret; for 24 hours the old one signs as well. Audited. */
export async function renewWebhookSecret(
  platform: Platform,
  actor: Actor,
  endpointId: string,
): Promise<Result<{ secret: string }, NotChanged>> {
  authorize(canManageWebhooks(actor));
  let version = 0;
  const changed = await change(
    platform,
    actor,
    endpointId,
    "webhook.renew_secret",
    ({ secretVersion }, now) => {
      version = secretVersion + 1;
      return { secretVersion: version, secretChangedAt: now };
    },
  );
  if (!changed.ok) return changed;
  return { ok: true, secret: webhookSecret(platform, endpointId, version) };
}

/** Deletes a webhook with its log. Audited. */
export async function deleteWebhook(
  platform: Platform,
  actor: Actor,
  endpointId: string,
): Promise<Result<object, NotChanged>> {
  authorize(canManageWebhooks(actor));
  return inTransaction<Result<object, NotChanged>>(platform, async (work) => {
    if (!(await isStillOwner(work, actor))) return { ok: false, code: "not_allowed" };
    const gone = await work.tx
      .delete(webhookEndpoints)
      .where(isOwn(actor, endpointId))
      .returning({ id: webhookEndpoints.id });
    if (gone.length === 0) return { ok: false, code: "not_found" };
    await note(work, actor, "webhook.delete", endpointId);
    return { ok: true };
  });
}

async function change(
  platform: Platform,
  actor: BusinessMember,
  endpointId: string,
  action: string,
  changeOf: (endpoint: Endpoint, now: Date) => Partial<Endpoint>,
): Promise<Result<object, NotChanged>> {
  return inTransaction<Result<object, NotChanged>>(platform, async (work) => {
    if (!(await isStillOwner(work, actor))) return { ok: false, code: "not_allowed" };
    const [endpoint] = await work.tx
      .select()
      .from(webhookEndpoints)
      .where(isOwn(actor, endpointId))
      .for(...lockRows(webhookEndpoints, "no key update"));
    if (!endpoint) return { ok: false, code: "not_found" };
    const changed = changeOf(endpoint, work.now);
    if (Object.keys(changed).length === 0) return { ok: true };
    await work.tx
      .update(webhookEndpoints)
      .set({ ...changed, updatedAt: work.now })
      .where(eq(webhookEndpoints.id, endpointId));
    await note(work, actor, action, endpointId);
    return { ok: true };
  });
}

const isOwn = ({ contractorId }: BusinessMember, endpointId: string) =>
  and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.contractorId, contractorId));

function note(work: UnitOfWork, actor: BusinessMember, action: string, webhook: string) {
  const { contractorId: entityId } = actor;
  return recordChange(work, actor, {
    action,
    entity: "contractor",
    entityId,
    before: null,
    after: { webhook },
  });
}
