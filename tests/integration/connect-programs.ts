import type { BusinessMember } from "~/features/access/actor.ts";
import { createApiKey } from "~/features/api-keys/create-api-key.server.ts";
import { businessImports } from "~/features/business-imports/business-imports.tables.server.ts";
import { askForExport } from "~/features/takeout/ask-for-export.server.ts";
import { addWebhook } from "~/features/webhooks/add-webhook.server.ts";
import { sendTestEvent } from "~/features/webhooks/send-again.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Gives a business a key, a webhook to which something was sent, a file that it waits for, and where it came from. */
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
  await askForExport(platform, { ...owner, name: `Owner of ${mark}` });
}
