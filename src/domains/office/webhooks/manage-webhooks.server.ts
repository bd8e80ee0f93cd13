import { and, count, eq, isNull } from "drizzle-orm";
import { isStillOwner, lockBusinessRow } from "~/domains/identity/index.server.ts";
import { canManageWebhooks } from "~/domains/office/office.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  type BusinessMember,
  newestApiVersion,
} from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type Checked, check } from "~/platform/validation/form.ts";
import { isAddressInside, isPortUnusual } from "~/platform/web-client/public-requests.server.ts";
import { webhookSchema } from "./webhooks.schema.ts";
import { webhookEndpoints } from "./webhooks.tables.server.ts";
import { maxEndpoints, type WebhookEvent } from "./webhooks.ts";

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
    const existing = await lockEndpoints(work, contractorId);
    if (!(await isStillOwner(work, actor))) return { ok: false, code: "not_allowed" };
    if (existing >= maxEndpoints) {
      return invalid({ url: `A business can have up to ${maxEndpoints} webhooks` });
    }
    const endpointId = newId(work.now.getTime());
    await work.tx.insert(webhookEndpoints).values({
      id: endpointId,
      contractorId,
      ...checked.value,
      apiVersion: newestApiVersion,
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
 * the first. @returns how many there are, without those that API keys subscribed
 */
async function lockEndpoints(work: UnitOfWork, contractorId: string): Promise<number> {
  await lockBusinessRow(work, contractorId);
  const [counted] = await work.tx
    .select({ count: count() })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.contractorId, contractorId), isNull(webhookEndpoints.apiKeyId)));
  return counted?.count ?? 0;
}

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

/** The state that a resumed webhook starts with. */
export const resumed = {
  pausedAt: null,
  pausedFor: null,
  failures: 0,
  failingSince: null,
  restsUntil: null,
};

/** Resumes sending new events; deliveries that failed in the meantime stay in the log. Audited. */
export function resumeWebhook(platform: Platform, actor: Actor, endpointId: string) {
  authorize(canManageWebhooks(actor));
  return change(platform, actor, endpointId, "webhook.resume", () => resumed);
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
    const deleted = await work.tx
      .delete(webhookEndpoints)
      .where(isOwn(actor, endpointId))
      .returning({ id: webhookEndpoints.id });
    if (deleted.length === 0) return { ok: false, code: "not_found" };
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

/**
 * Validates a webhook URL: https, without a password, and not an internal address. A host name may
 * still resolve to an internal address; that is checked on every send.
 */
export function checkWebhook(
  { settings }: Platform,
  values: object,
): Checked<{ url: string; events: WebhookEvent[] }> {
  const checked = check(webhookSchema, values);
  if (!checked.ok) return checked;
  const { url: typed, events } = checked.value;
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const allowed = settings.allowPrivateAddresses ? ["https:", "http:"] : ["https:"];
  if (!url || !allowed.includes(url.protocol)) {
    return invalid({ url: "Enter a URL that starts with https://" });
  }
  if (url.username || url.password) {
    return invalid({ url: "Leave out the name and password. The signature proves it’s from us" });
  }
  if (!settings.allowPrivateAddresses && isAddressInside(url)) {
    return invalid({ url: "Enter an address on the public internet" });
  }
  if (!settings.allowPrivateAddresses && isPortUnusual(url)) {
    return invalid({
      url: `Leave out “:${url.port}”: webhooks are sent to the standard https port`,
    });
  }
  url.hash = "";
  return { ok: true, value: { url: url.href, events: [...new Set(events)] } };
}

type Versions = { id: string; secretVersion: number; secretChangedAt: Date | null };

const day = 24 * 60 * 60 * 1000;

/**
 * The secret that lets an endpoint's owner verify our deliveries, in the Standard Webhooks format.
 * Derived from the installation's key, the endpoint, and the secret's number, so no table stores
 * it.
 */
export function webhookSecret(
  { fingerprint }: Pick<Platform, "fingerprint">,
  id: string,
  version: number,
): string {
  const key = Buffer.from(fingerprint("webhook-secret", `${id}:${version}`), "base64url");
  return `whsec_${key.toString("base64")}`;
}

/** The secrets that sign now: for 24 hours after a change also the old one. */
export function secretsInForce(
  platform: Pick<Platform, "fingerprint">,
  { id, secretVersion, secretChangedAt }: Versions,
  now: Date,
): string[] {
  const isFresh = secretChangedAt && now.getTime() - secretChangedAt.getTime() < day;
  const versions = isFresh ? [secretVersion, secretVersion - 1] : [secretVersion];
  return versions.map((version) => webhookSecret(platform, id, version));
}
