import type { AddressSettings } from "~/domains/storefront/business-pages/own-origin.ts";
import type { AddressKind } from "./own-addresses.ts";

type Address = { kind: AddressKind; name: string; www: boolean; otherLeadsHere: boolean };

/** The hosts that an active address is answered at: of a domain also the one with or without `www.`, where it leads here. */
export function hostsOf({ pagesDomain }: AddressSettings, address: Address): string[] {
  const { kind, name, www, otherLeadsHere } = address;
  if (kind === "subdomain") return pagesDomain ? [`${name}.${pagesDomain}`] : [];
  const forms = [name, `www.${name}`];
  return otherLeadsHere ? forms : forms.slice(www ? 1 : 0, www ? 2 : 1);
}

/** What an address is called that a host is of. */
export function nameOfHost(
  { pagesDomain }: AddressSettings,
  host: string,
): Pick<Address, "kind" | "name"> {
  const end = `.${pagesDomain}`;
  return pagesDomain && host.endsWith(end)
    ? { kind: "subdomain", name: host.slice(0, -end.length) }
    : { kind: "domain", name: host.replace(/^www\./, "") };
}
