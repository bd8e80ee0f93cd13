import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { Webhook } from "standardwebhooks";
import { onRequestFailure, readResponse } from "./api-client.server.ts";

/**
 * Posts to an untrusted URL. The name is resolved once and the connection uses exactly that
 * address, so DNS can't change between check and use. No redirect is followed, and it takes at most
 * ten seconds.
 * @param message.maxResponseBytes how much of the response to read; none by default
 * @throws AddressNotAllowed if it points to an internal address and that isn't allowed
 */
export async function postPublic(
  url: URL,
  message: {
    body: string | Buffer;
    headers: Record<string, string>;
    allowPrivate: boolean;
    maxResponseBytes?: number;
  },
): Promise<{ status: number; body: string; retryAfter: string | null }> {
  const lookup = await resolveOnce(url, message.allowPrivate);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: "POST",
        signal: AbortSignal.timeout(10_000),
        lookup,
        headers: { ...message.headers, "content-length": Buffer.byteLength(message.body) },
      },
      async (response) => {
        const body = await readBeginning(response, message.maxResponseBytes ?? 0);
        const retryAfter = response.headers["retry-after"] ?? null;
        resolve({ status: response.statusCode ?? 0, body, retryAfter });
      },
    );
    onRequestFailure(sending, reject);
    sending.end(message.body);
  });
}

/** The start of a response, as far as it arrives in time; only the status matters. */
async function readBeginning(response: IncomingMessage, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    if (bytes > 0) {
      for await (const part of response as AsyncIterable<Buffer>) {
        parts.push(part);
        length += part.length;
        if (length >= bytes) break;
      }
    }
  } catch {
    // The connection broke or timed out.
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, bytes).toString("utf8");
}

/**
 * Fetches a file from an untrusted URL. No redirect is followed, no credentials are sent, and it
 * takes at most twenty seconds.
 * @throws if it points to an internal address and that isn't allowed, the transfer breaks, or it is
 * longer than `maxBytes`
 */
export async function fetchPublic(
  url: URL,
  { maxBytes, allowPrivate }: { maxBytes: number; allowPrivate: boolean },
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  const lookup = await resolveOnce(url, allowPrivate);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(20_000);
    const outgoing = request(url, { lookup, signal }, (response) => {
      const { statusCode: status = 0, headers } = response;
      readResponse(response, maxBytes).then((bytes) => resolve({ status, headers, bytes }), reject);
    });
    onRequestFailure(outgoing, reject);
    outgoing.end();
  });
}

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
const maxLookUp = 5_000;

function withTimeout<T>(loading: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error(`DNS lookup timed out after ${maxLookUp / 1000} s`));
  const timer = setTimeout(late, maxLookUp);
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer));
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
  const addresses = [four, six].flatMap((lookup, index) =>
    lookup.status === "fulfilled"
      ? lookup.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
      : [],
  );
  if (addresses.length === 0 && four.status === "rejected") throw four.reason;
  return addresses;
}

/**
 * Resolves an untrusted URL once, for a connection to exactly the addresses found, so DNS can't
 * change between check and use.
 * @throws AddressNotAllowed if it points to an internal address and that isn't allowed
 */
export async function resolveOnce(url: URL, allowPrivate: boolean): Promise<LookupFunction> {
  if (!allowPrivate && (isAddressInside(url) || isPortUnusual(url))) throw new AddressNotAllowed();
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const resolved = await withTimeout(
    allowPrivate ? lookup(host, { all: true }) : resolveByNetwork(host),
  );
  const [target] = resolved;
  if (!target || (!allowPrivate && resolved.some(({ address }) => isInside(address)))) {
    throw new AddressNotAllowed();
  }
  // The client tries one after the other: a machine may have only IPv4 or only IPv6.
  return (_name, options, callback) =>
    options.all ? callback(null, resolved) : callback(null, target.address, target.family);
}

/**
 * A webhook's headers according to Standard Webhooks: an id that is the same for every attempt, the
 * time, and a signature with each secret, if any.
 */
export function webhookHeaders(
  id: string,
  at: Date,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "content-type": "application/json",
  };
  if (secrets.length === 0) return headers;
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
  return { ...headers, "webhook-signature": signatures.join(" ") };
}
