import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { freeDiskBytes } from "../../files/free-disk.server.ts";
import { type Backlog, backlogNowAndThen } from "../../metrics/backlog.ts";
import { type Metrics, metricsType } from "../../metrics/metrics.server.ts";
import type { Platform } from "../../platform.server.ts";
import type { Settings } from "../../settings/settings.server.ts";
import { askForCertificate, forwardingHeader } from "./ask-for-certificate.server.ts";
import { isLocalHostHeader } from "./gatekeeper.server.ts";
import { noOwnHosts, type OwnHosts } from "./own-hosts.ts";
import { readiness, readinessOnceASecond } from "./readiness.server.ts";

export type OperationsOptions = {
  settings: Pick<Settings, "metricsToken" | "trustedProxies">;
  metrics: Metrics;
  /** Reads what is waiting and what failed; provided by the application. */
  readBacklog: (platform: Platform) => Promise<Backlog>;
  /** The platform, once it has started. */
  platform: () => Platform | null;
  /** The hosts of business pages; none for a process without pages. */
  ownHosts?: () => OwnHosts;
  /** Whether the process accepts no more requests. */
  stopping: () => boolean;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * The operations endpoints by path: `/healthz`, `/readyz`, `/metrics`, and `/tls/ask` for proxies.
 * They respond on any host.
 */
export function operationsEndpoints(options: OperationsOptions): ReadonlyMap<string, Answer> {
  const { metrics, settings, stopping, ownHosts } = options;
  const backlog = backlogNowAndThen(async () => {
    const platform = options.platform();
    if (!platform) throw new Error("Not started yet");
    return options.readBacklog(platform);
  });
  const ready = readinessOnceASecond((platform) => readiness(platform, backlog));
  return new Map<string, Answer>([
    ["/healthz", (_request, response) => sendJson(response, 200, { alive: true })],
    [
      "/readyz",
      async (_request, response) => {
        const found = await ready(options.platform());
        const isReady = found.ready && !stopping();
        sendJson(response, isReady ? 200 : 503, { ready: isReady, ...found.report });
      },
    ],
    [
      "/tls/ask",
      (request, response) =>
        askForCertificate(
          request,
          response,
          ownHosts?.() ?? noOwnHosts,
          options.platform(),
          settings,
        ),
    ],
    [
      "/metrics",
      async (request, response) => {
        if (!mayReadMetrics(request, settings)) return refuse(response, settings);
        const platform = options.platform();
        const text = await metrics.expose(
          platform && {
            ready: (await ready(platform)).ready && !stopping(),
            pages: { ...platform.pages.size, paused: platform.pages.paused },
            connections: platform.database.connections(),
            notificationsSilence: platform.database.silence(),
            replication: platform.database.replication(),
            diskFreeBytes: await freeDiskBytes(platform.settings.dataDir),
            backlog: await backlog(),
          },
        );
        response.writeHead(200, { "content-type": metricsType, "cache-control": "no-store" });
        response.end(text);
      },
    ],
  ]);
}

/**
 * With a token, only for requests that send it. Without one, only for requests from this machine by
 * its own name and not through a proxy, whose requests also come from this machine.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  { metricsToken, trustedProxies }: OperationsOptions["settings"],
): boolean {
  if (metricsToken !== null) return isSame(headers.authorization ?? "", `Bearer ${metricsToken}`);
  const isProxied = Object.keys(headers).some((name) => forwardingHeader.test(name));
  return (
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "") &&
    isLocalHostHeader(headers.host) &&
    !isProxied &&
    // A proxy on this machine might add no headers and forward any host name.
    !trustedProxies?.check("127.0.0.1") &&
    !trustedProxies?.check("::1", "ipv6")
  );
}

/** In constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

function refuse(response: ServerResponse, { metricsToken }: Pick<Settings, "metricsToken">): void {
  if (metricsToken === null) response.writeHead(404, { "content-type": "text/plain" });
  else {
    response.writeHead(401, { "content-type": "text/plain", "www-authenticate": "Bearer" });
  }
  response.end("Metrics are for the machine itself, or for who sends METRICS_TOKEN.\n");
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}
