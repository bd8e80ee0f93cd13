import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import type { SmsProvider } from "~/platform/sms/sms.ts";

/** What came to one of our addresses in the provider's name. */
export type Webhook = {
  /** With its query, as both are signed. */
  url: URL;
  params: URLSearchParams;
  signature: string | null;
};

/** What takes one; `twiml` is what the provider is to do next, if anything. */
export type TakesWebhook = (
  platform: Platform,
  webhook: Webhook,
) => Promise<Result<{ twiml?: string }, Refused<"not_found" | "permission_denied">>>;

/** Why it is not let in: only the provider's signature does (`sms.signed-webhooks`); null where it is genuine. */
export function refusalOf({ url, params, signature }: Webhook, sms: SmsProvider | null) {
  if (!sms) return { ok: false, code: "not_found" } as const;
  if (sms.isGenuine(url.pathname + url.search, params, signature)) return null;
  return { ok: false, code: "permission_denied" } as const;
}
