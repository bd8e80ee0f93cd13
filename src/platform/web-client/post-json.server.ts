import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP } from "node:net";

/** Thrown when an address points inside our own network. */
class AddressNotAllowed extends Error {
  constructor() {
    super("address not allowed");
    this.name = "AddressNotAllowed";
  }
}

/** Everything that is not the public internet (RFC 6890 and its successors). */
const insideNetworks = new BlockList();
// biome-ignore format: one list, read as one
const inside4 = [
  "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
  "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15",
  "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
];
// biome-ignore format: one list, read as one
const inside6 = [
  "::/96", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64", "2001::/23", "2001:db8::/32", "2002::/16",
  "3fff::/20", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8",
];
for (const network of [...inside4, ...inside6]) {
  const [address = "", bits] = network.split("/");
  insideNetworks.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Whether an IP address lies inside: loopback, private, link-local and the like. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const version = isIP(plain);
  return version === 0 || insideNetworks.check(plain, version === 6 ? "ipv6" : "ipv4");
}

/**
 * Posts JSON to an address that somebody configured. The name is resolved once and the connection
 * goes to exactly that address, so that a name cannot change its mind between check and use; no
 * redirect is followed, and it takes at most ten seconds.
 * @throws AddressNotAllowed when it points inside and that is not allowed
 */
export async function postJson(
  url: URL,
  message: { body: string; headers: Record<string, string>; allowPrivate: boolean },
): Promise<{ status: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const resolved = await lookup(host, { all: true });
  const target = message.allowPrivate
    ? resolved[0]
    : resolved.find((candidate) => !isInside(candidate.address));
  if (!target || (!message.allowPrivate && resolved.some(({ address }) => isInside(address)))) {
    throw new AddressNotAllowed();
  }
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: "POST",
        signal: AbortSignal.timeout(10_000),
        lookup: (_name, options, answer) =>
          options.all ? answer(null, [target]) : answer(null, target.address, target.family),
        headers: {
          ...message.headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(message.body),
        },
      },
      (response) => {
        // What comes back is not read; only the status counts.
        response.destroy();
        resolve({ status: response.statusCode ?? 0 });
      },
    );
    sending.on("error", reject);
    sending.end(message.body);
  });
}
