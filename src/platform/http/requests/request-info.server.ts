import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type BlockList, isIP } from "node:net";
import { createContext } from "react-router";
import type { Platform } from "../../platform.server.ts";
import type { RouteTable } from "../routes/route-table.ts";
import type { OwnSite } from "../server/own-hosts.ts";

/** Server-side data about one request. */
export type RequestInfo = {
  /** Shown to users as a failure's reference, and in every log line. */
  id: string;
  /** The sender's address: IPv4, or the /64 network of an IPv6 address, which is one household. */
  address: string;
  /** Set if a loader or action failed; decides the response status. */
  failure: unknown;
  /** The pattern of the matched route, such as `/b/:token`. */
  route?: string;
  /** Set if the sender has to wait; returned in `Retry-After`. */
  waitSeconds?: number;
  /** Headers of every response, including rejections. */
  headers?: Record<string, string>;
  /** For a business's own host: its site. */
  ownSite?: OwnSite;
};

export const platformContext = createContext<Platform>();
export const requestInfoContext = createContext<RequestInfo>();
/** The routes' declared facts by pattern: guards read who may access them. */
export const routeFactsContext = createContext<RouteTable["factsOfPattern"]>();

const processPart = randomBytes(4).toString("hex");
let counter = 0;

/** An id that is unique across all processes. */
export function nextRequestId(): string {
  counter = (counter + 1) % 0xffffffff;
  return `${processPart}-${counter.toString(36)}`;
}

/**
 * The address a request came from. `X-Forwarded-For` is trusted only as far as trusted proxies
 * wrote it: reading from the right, the first address that isn't a trusted proxy's.
 */
export function clientAddress(request: IncomingMessage, trusted: BlockList | null): string {
  let address = plain(request.socket.remoteAddress ?? "");
  const forwarded = request.headers["x-forwarded-for"];
  if (trusted && forwarded) {
    const hops = String(forwarded)
      .split(",")
      .map((hop) => plain(hop.trim()));
    while (isTrusted(address, trusted) && hops.length > 0) {
      const hop = hops.pop() ?? "";
      if (isIP(hop) === 0) break;
      address = hop;
    }
  }
  return isIP(address) === 6 ? network64(address) : address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Converts an IPv4 address on an IPv6 socket to IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").replace(/%.*/s, "");
}

function network64(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
