import { createApiKey } from "~/domains/identity/api-keys/manage-api-keys.server.ts";
import { businessImports } from "~/domains/messaging/messaging.tables.server.ts";
import { addWebhook } from "~/domains/office/webhooks/manage-webhooks.server.ts";
import { sendTestEvent } from "~/domains/office/webhooks/send-again.server.ts";
import {
  contactSyncDeliveries,
  webhookDeliveries,
} from "~/domains/office/webhooks/webhooks.tables.server.ts";
import { contactSyncEndpoint } from "~/domains/office/webhooks/webhooks.ts";
import { requestExport } from "~/domains/operations/takeout/exports.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Delivers a submission to the operator's webhook in both the current and the previous payload format. */
export async function syncSubmission({ database }: Platform, { id, ...answers }: { id: string }) {
  const about = { submissionId: id, createdAt: new Date() };
  await database.query
    .insert(contactSyncDeliveries)
    .values({ ...about, operation: "STEP_UPDATE", priority: "normal", body: answers });
  await database.query
    .insert(webhookDeliveries)
    .values({ ...about, endpointId: contactSyncEndpoint, event: "STEP_UPDATE", state: "failed" });
}

/** Gives a business an API key, a webhook with a delivery, a pending export, and a traffic source. */
export async function connectPrograms(platform: Platform, owner: BusinessMember, mark: string) {
  const key = { name: `Key ${mark}`, scopes: "leads:read", expires: "never" };
  await createApiKey(platform, owner, key);
  const url = `https://hooks.example/${mark}`;
  const added = await addWebhook(platform, owner, { url, events: "lead.created" });
  if (!added.ok) throw new Error(added.code);
  await sendTestEvent(platform, owner, added.endpointId);
  await platform.database.query.insert(businessImports).values({
    contractorId: owner.contractorId,
    source: `https://${mark}.example`,
    madeAt: platform.clock.now(),
    releasedAt: platform.clock.now(),
  });
  await requestExport(platform, { ...owner, name: `Owner of ${mark}` });
}
