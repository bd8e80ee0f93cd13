import { handleDeliveryReport } from "~/domains/follow-ups/sending/handle-delivery-failure.server.ts";
import { messageKind } from "~/domains/messaging/messages/delivery/hand-over.server.ts";
import { recordTextStatus } from "~/domains/messaging/messages/delivery/record-delivery.server.ts";
import { recordRefusal } from "~/domains/messaging/messages/delivery/record-refusal.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { readInboundText, readStatusCallback } from "~/platform/sms/webhook.schema.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { receiveText } from "./receive-text.server.ts";
import { refusalOf, type Webhook } from "./webhook.ts";

type Taken = Result<object, Refused<"not_found" | "permission_denied">>;

/** Receives a text; requires the provider's signature (`sms.signed-webhooks`). */
export async function handleTextWebhook(platform: Platform, webhook: Webhook): Promise<Taken> {
  const refused = refusalOf(webhook, platform.sms);
  if (refused) return refused;
  const text = readInboundText(webhook.params);
  if (text) await inTransaction(platform, (work) => receiveText(work, platform, text));
  else platform.log.warn("incoming text webhook unreadable");
  return { ok: true };
}

/**
 * Receives the delivery status of a text we sent; requires the provider's signature
 * (`sms.signed-webhooks`).
 */
export async function handleStatusWebhook(platform: Platform, webhook: Webhook): Promise<Taken> {
  const refused = refusalOf(webhook, platform.sms);
  if (refused) return refused;
  const callback = readStatusCallback(webhook.params, webhook.url.searchParams);
  if (!callback) return { ok: true };
  const text = await inTransaction(platform, async (work) => {
    const noted = await recordTextStatus(work, callback);
    if (noted && noted.providerStatus !== "delivered") {
      recordRefusal(work, noted.id, callback.errorCode);
    }
    return noted;
  });
  if (!text) return { ok: true };
  await handleDeliveryReport(platform, text, callback);
  platform.liveUpdates.publish(messageKind);
  return { ok: true };
}
