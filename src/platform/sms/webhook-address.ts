/**
 * The webhook URL for the provider. Its fragment, which is neither sent nor signed, requests up to
 * five retries while we are unreachable or failing (Twilio, "Webhooks (HTTP callbacks): Connection
 * Overrides"), because a STOP may be in it.
 */
export function webhookAddress(siteUrl: URL, path: string, query: Record<string, string> = {}) {
  const address = new URL(path, siteUrl);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  address.hash = "rc=5&rp=5xx,ct,rt";
  return address.href;
}
