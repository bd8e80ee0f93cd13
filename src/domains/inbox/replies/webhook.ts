import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import type { SmsProvider } from "~/platform/sms/sms.ts";

/** A request to one of our webhook addresses that claims to be from the provider. */
export type Webhook = {
  /** Includes the query, since it is signed too. */
  url: URL;
  params: URLSearchParams;
  signature: string | null;
};

/** A webhook handler; `twiml` is the provider's next step, if any. */
export type WebhookHandler = (
  platform: Platform,
  webhook: Webhook,
) => Promise<Result<{ twiml?: string }, Refused<"not_found" | "permission_denied">>>;

/**
 * Why a webhook is refused: only the provider's signature is accepted (`sms.signed-webhooks`); null
 * if the signature is valid.
 */
export function refusalOf({ url, params, signature }: Webhook, sms: SmsProvider | null) {
  if (!sms) return { ok: false, code: "not_found" } as const;
  if (sms.hasValidSignature(url.pathname + url.search, params, signature)) return null;
  return { ok: false, code: "permission_denied" } as const;
}
