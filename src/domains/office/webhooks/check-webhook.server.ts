import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import { type Checked, check } from "~/platform/validation/form.ts";
import { isAddressInside, isPortUnusual } from "~/platform/web-client/public-address.server.ts";
import { webhookSchema } from "./webhooks.schema.ts";
import type { WebhookEvent } from "./webhooks.ts";

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
  const allowed = settings.webhooksAllowPrivate ? ["https:", "http:"] : ["https:"];
  if (!url || !allowed.includes(url.protocol)) {
    return invalid({ url: "Enter a URL that starts with https://" });
  }
  if (url.username || url.password) {
    return invalid({ url: "Leave out the name and password. The signature proves it’s from us" });
  }
  if (!settings.webhooksAllowPrivate && isAddressInside(url)) {
    return invalid({ url: "Enter an address on the public internet" });
  }
  if (!settings.webhooksAllowPrivate && isPortUnusual(url)) {
    return invalid({
      url: `Leave out “:${url.port}”: webhooks are sent to the standard https port`,
    });
  }
  url.hash = "";
  return { ok: true, value: { url: url.href, events: [...new Set(events)] } };
}
