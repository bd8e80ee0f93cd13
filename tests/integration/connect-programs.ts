import type { BusinessMember } from "~/features/access/actor.ts";
import { createApiKey } from "~/features/api-keys/create-api-key.server.ts";
import { askForExport } from "~/features/takeout/ask-for-export.server.ts";
import { addWebhook } from "~/features/webhooks/add-webhook.server.ts";
import { sendTestEvent } from "~/features/webhooks/send-again.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Gives a business a key, a webhook to which something was sent, and a file with everything that it waits for. */
export async function connectPrograms(platform: Platform, owner: BusinessMember, mark: string) {
  const key = { name: `Key ${mark}`, scopes: "leads:read", expires: "never" };
  await createApiKey(platform, owner, key);
  const url = `https://hooks.example/${mark}`;
  const added = await addWebhook(platform, owner, { url, events: "lead.created" });
  if (!added.ok) throw new Error(added.code);
  await sendTestEvent(platform, owner, added.endpointId);
  await askForExport(platform, { ...owner, name: `Owner of ${mark}` });
}
