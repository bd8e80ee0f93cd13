import type { Settings } from "../../settings/settings.server.ts";
import { formHostsHeader } from "./page-headers.server.ts";

/** For pages whose forms redirect to the payment provider. A simulator has its pages on its own host. */
export function leadsToPayments({ stripe }: Pick<Settings, "stripe">): Record<string, string> {
  if (!stripe) return {};
  const { hostname, origin } = stripe.apiUrl;
  const theirs = ["checkout", "connect", "billing"].map((name) => `https://${name}.stripe.com`);
  return { [formHostsHeader]: hostname === "api.stripe.com" ? theirs.join(" ") : origin };
}
