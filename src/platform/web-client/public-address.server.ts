import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** The URL points inside our own network. */
export class AddressNotAllowed extends Error {
  constructor() {
    super("address not allowed");
    this.name = "AddressNotAllowed";
  }
}

/** Everything that isn't the public internet (RFC 6890 and its successors). */
const insideNetworks = new BlockList();
// biome-ignore format: one list, read as one
const inside4 = [
  "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
  "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15",
  "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
];
// biome-ignore format: one list, read as one
const inside6 = [
  "::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "100::/63", "2001::/23",
  "2001:db8::/32", "2002::/16", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10",
  "ff00::/8",
];
for (const network of [...inside4, ...inside6]) {
  const [address = "", bits] = network.split("/");
  insideNetworks.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * Whether an IP address is internal: loopback, private, link-local and so on. An IPv4 address
 * written as IPv6 also counts as internal, because no public name resolves to one.
 */
export function isInside(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || /^(?:0*:){2,5}ffff:/i.test(address)) return true;
  return insideNetworks.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** Suffixes of names that don't resolve on the public internet, or only on the machine's own network. */
// biome-ignore format: one list, read as one
const insideNames = new Set([
  "localhost", "localdomain", "local", "internal", "intranet", "private", "corp", "lan", "home",
  "workgroup", "onion", "arpa",
]);

/**
 * Whether a URL is internal without a lookup: a numeric address in any form, or a name that is
 * never public, with or without trailing dots.
 */
export function isAddressInside({ hostname }: URL): boolean {
  const labels = hostname
    .replace(/^\[|\]$/g, "")
    .split(".")
    .filter(Boolean);
  const host = labels.join(".");
  if (isIP(host) !== 0) return isInside(host);
  return labels.length < 2 || insideNames.has(labels.at(-1)?.toLowerCase() ?? "");
}

/** Whether a URL has a nondefault port, which may belong to another kind of server. */
export const isPortUnusual = ({ port }: URL): boolean => port !== "";

/** Milliseconds: a domain's owner can have its servers stay silent. */
const longestLookUp = 5_000;

function inTime<T>(found: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error(`DNS lookup timed out after ${longestLookUp / 1000} s`));
  const timer = setTimeout(late, longestLookUp);
  return Promise.race([found, promise]).finally(() => clearTimeout(timer));
}

/**
 * The addresses of an untrusted name. The system's resolver uses a few threads that the whole
 * process shares, and silent DNS servers would block them. These lookups only use the network.
 */
async function resolveByNetwork(host: string): Promise<LookupAddress[]> {
  const version = isIP(host);
  if (version !== 0) return [{ address: host, family: version }];
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [four, six].flatMap((answer, at) =>
    answer.status === "fulfilled"
      ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 }))
      : [],
  );
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found;
}

/**
 * Resolves an untrusted URL once, for a connection to exactly the addresses found, so DNS can't
 * change between check and use.
 * @throws AddressNotAllowed if it points to an internal address and that isn't allowed
 */
export async function resolveOnce(url: URL, allowPrivate: boolean): Promise<LookupFunction> {
  if (!allowPrivate && (isAddressInside(url) || isPortUnusual(url))) throw new AddressNotAllowed();
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const resolved = await inTime(
    allowPrivate ? lookup(host, { all: true }) : resolveByNetwork(host),
  );
  const [target] = resolved;
  if (!target || (!allowPrivate && resolved.some(({ address }) => isInside(address)))) {
    throw new AddressNotAllowed();
  }
  // The client tries one after the other: a machine may have only IPv4 or only IPv6.
  return (_name, options, answer) =>
    options.all ? answer(null, resolved) : answer(null, target.address, target.family);
}
