/**
 * The address the provider is given: in its fragment, which is neither sent nor signed, the wish to
 * try again up to five times while we cannot be reached or are not able to answer (Twilio, "Webhooks
 * (HTTP callbacks): Connection Overrides"), since a STOP may be in it.
 */
export function webhookAddress(siteUrl: URL, path: string, query: Record<string, string> = {}) {
  const address = new URL(path, siteUrl);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  address.hash = "rc=5&rp=5xx,ct,rt";
  return address.href;
}
