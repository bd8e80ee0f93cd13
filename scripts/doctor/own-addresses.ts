import { createNames, type Names } from "../../src/platform/dns/names.server.ts";
import type { Settings } from "../../src/platform/settings/settings.server.ts";
import type { Finding } from "./settings.ts";

type AddressSettings = Pick<
  Settings,
  "siteUrl" | "pagesDomain" | "ownDomainTarget" | "dnsServers" | "trustedProxies"
>;

const subject = "Domains";

/** Whether subdomains and custom domains of business pages reach this site. */
export async function checkOwnAddresses(
  settings: AddressSettings,
  names: Pick<Names, "addresses"> = createNames(settings.dnsServers),
): Promise<Finding[]> {
  const { siteUrl, pagesDomain, ownDomainTarget, trustedProxies } = settings;
  if (pagesDomain === "localhost" || ownDomainTarget === "localhost") return [];
  const findings: Finding[] = [];
  const add = (verdict: Finding["verdict"], message: string) =>
    findings.push({ verdict, subject, message });
  if (pagesDomain) {
    // Needs a wildcard record: pages get subdomains without their own record.
    const addresses = await names.addresses(`wildcard-check.${pagesDomain}`);
    if (addresses === null) add("advice", `The DNS lookup failed for *.${pagesDomain}: try again.`);
    else if (addresses.length > 0)
      add("good", `*.${pagesDomain} points to ${addresses.join(", ")}`);
    else add("missing", `Add a record for *.${pagesDomain} that points to your proxy.`);
  }
  if (ownDomainTarget) {
    const addresses = await names.addresses(ownDomainTarget);
    if (addresses === null)
      add("advice", `The DNS lookup failed for ${ownDomainTarget}: try again.`);
    else if (addresses.length > 0)
      add("good", `${ownDomainTarget} points to ${addresses.join(", ")}`);
    else add("missing", `Add a record for ${ownDomainTarget} that points to your proxy.`);
    if (siteUrl.protocol !== "https:") {
      add("missing", "Set SITE_URL to an https address: business domains use the same scheme.");
    }
  }
  if (findings.length > 0 && !trustedProxies) {
    add("missing", "Set TRUSTED_PROXIES to the proxy that gets the certificates.");
  }
  return findings;
}
