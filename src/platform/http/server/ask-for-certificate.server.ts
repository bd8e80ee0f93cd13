import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "../../platform.server.ts";
import type { Settings } from "../../settings/settings.server.ts";
import type { OwnHosts } from "./own-hosts.ts";
import { parseHost } from "./parse-host.ts";

type Asked = Pick<IncomingMessage, "headers" | "socket" | "url" | "method">;

/** Proxies add it to the requests they forward, never to their own. */
export const forwardingHeader =
  /^(forwarded|via|true-client-ip|x-(forwarded|real|client|cluster)-|cf-|fly-)/;

/**
 * `/tls/ask?domain=…`: whether a proxy may get an on-demand certificate for a host: 200 for hosts
 * of active addresses with a live page, otherwise 404. Read-only.
 */
export async function askForCertificate(
  request: Asked,
  response: Pick<ServerResponse, "writeHead" | "end">,
  hosts: Pick<OwnHosts, "knows" | "find">,
  platform: Platform | null,
  settings: Pick<Settings, "trustedProxies">,
): Promise<void> {
  const say = (status: number, headers: Record<string, string> = {}) => {
    response.writeHead(status, { "cache-control": "no-store", ...headers });
    response.end();
  };
  if (!platform) return say(503, { "retry-after": "5" });
  if (request.method !== "GET" || !isProxyItself(request, settings)) return say(404);
  const name = requestedName(request.url ?? "");
  const isKnown = name !== null && hosts.knows(name);
  const { waitSeconds } = isKnown
    ? await platform.limits.use("certificate", name)
    : await platform.limits.use("certificate_unknown", "");
  if (waitSeconds > 0) return say(429, { "retry-after": String(waitSeconds) });
  if (!isKnown) return say(404);
  try {
    say((await hosts.find(name)) ? 200 : 404);
  } catch {
    say(503, { "retry-after": "5" });
  }
}

/** From this machine or a trusted proxy, and not forwarded for a client. */
function isProxyItself(
  { headers, socket }: Asked,
  { trustedProxies }: Pick<Settings, "trustedProxies">,
): boolean {
  if (Object.keys(headers).some((name) => forwardingHeader.test(name))) return false;
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d)/, "");
  if (/^127\.|^::1$/.test(address)) return true;
  return trustedProxies?.check(address, address.includes(":") ? "ipv6" : "ipv4") ?? false;
}

function requestedName(url: string): string | null {
  const query = url.indexOf("?");
  const given = query === -1 ? null : new URLSearchParams(url.slice(query)).get("domain");
  const parsed = given === null ? null : parseHost(given);
  return parsed && parsed.port === "" ? parsed.name : null;
}
