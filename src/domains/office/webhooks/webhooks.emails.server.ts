import { eq } from "drizzle-orm";
import { z } from "zod";
import { crmLink } from "~/domains/identity/index.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { webhookEndpoints } from "./webhooks.tables.server.ts";

/** Notifies owners that a webhook of their business is paused. */
export const webhookPausedMail = defineEmail({
  kind: "webhook-paused",
  addressFrom: "account",
  params: z.object({ endpointId: z.uuid() }),
  async compose({ database: { query }, settings }, { endpointId }) {
    const [endpoint] = await query
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpointId));
    if (!endpoint) throw new Error("The webhook this email is about no longer exists");
    const { WebhookPausedMail } = await import("./webhook-paused.email.tsx");
    const { host } = new URL(endpoint.url);
    return {
      subject: `Your webhook to ${host} is paused`,
      body: WebhookPausedMail({
        host,
        why:
          endpoint.pausedFor === "gone"
            ? "It said this address no longer exists"
            : `It failed ${endpoint.failures} times in a row`,
        sender: settings,
        link: crmLink({ settings }, `/crm/settings/webhooks/${endpointId}`),
      }),
    };
  },
});
