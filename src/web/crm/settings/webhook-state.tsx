import type { ListedWebhook } from "~/domains/office/webhooks/list-webhooks.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";

/** Whether a webhook is active, and how its deliveries go. */
export function WebhookState({ webhook }: { webhook: ListedWebhook }) {
  if (webhook.pausedAt) return <Badge tone="warning">Paused</Badge>;
  if (webhook.failures > 0) return <Badge tone="bad">Failing</Badge>;
  return webhook.deliveredAt ? <Badge tone="good">Working</Badge> : <Badge>Nothing sent yet</Badge>;
}
