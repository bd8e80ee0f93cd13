import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { describeSkew, isSkewed } from "../../database/clock-skew.ts";
import { freeDiskBytes, minDiskBytes } from "../../files/disk-space.server.ts";
import { type Backlog, cachedBacklog } from "../../metrics/backlog.ts";
import { type Metrics, metricsType } from "../../metrics/metrics.server.ts";
import type { Platform } from "../../platform.server.ts";
import type { Settings } from "../../settings/settings.server.ts";
import { isLocalHostHeader } from "./gatekeeper.server.ts";
import { noOwnHosts, type OwnHosts, parseHost } from "./own-hosts.ts";

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

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * The operations endpoints by path: `/healthz`, `/readyz`, `/metrics`, and `/tls/ask` for proxies.
 * They respond on any host.
 */
export function operationsEndpoints(options: OperationsOptions): ReadonlyMap<string, Handler> {
  const { metrics, settings, stopping, ownHosts } = options;
  const backlog = cachedBacklog(async () => {
    const platform = options.platform();
    if (!platform) throw new Error("Not started yet");
    return options.readBacklog(platform);
  });
  const ready = readinessOnceASecond((platform) => readiness(platform, backlog));
  return new Map<string, Handler>([
    ["/healthz", (_request, response) => sendJson(response, 200, { alive: true })],
    [
      "/readyz",
      async (_request, response) => {
        const readiness = await ready(options.platform());
        const isReady = readiness.ready && !stopping();
        sendJson(response, isReady ? 200 : 503, { ready: isReady, ...readiness.report });
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
function isSame(presented: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(presented), hash(expected));
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

type Readiness = { ready: boolean; report: Record<string, unknown> };

const checkEvery = 1_000;
/** A mail server that wants a retry in a minute isn't a problem yet. */
const longDelaySeconds = 300;

/** The state of all processes' jobs and messages. */
type ReadReadiness = (platform: Platform | null) => Promise<Readiness>;

/**
 * Responds to `/readyz`. Queries the database at most once a second, however often it is called: a
 * rate limit rejection would take a healthy process out of service.
 */
export function readinessOnceASecond(readReadiness: ReadReadiness): ReadReadiness {
  let last: { at: number; readiness: Promise<Readiness> } | undefined;
  return (platform) => {
    if (!platform) return readReadiness(platform);
    const now = performance.now();
    if (!last || now - last.at >= checkEvery)
      last = { at: now, readiness: readReadiness(platform) };
    return last.readiness;
  };
}

/**
 * The `/readyz` report: whether this process can serve, and the state of its dependencies. A
 * backlog never makes a process unready.
 */
export async function readiness(
  platform: Platform | null,
  readBacklog: () => Promise<Backlog | null>,
): Promise<Readiness> {
  if (!platform) return { ready: false, report: { database: "starting" } };
  const [database, skew, diskFree] = await Promise.all([
    platform.database.ping().then(
      () => "ok",
      () => "unreachable",
    ),
    platform.clockSkew.read().catch(() => null),
    freeDiskBytes(platform.settings.dataDir),
  ]);
  // Don't query a server that just failed the ping.
  const backlog = database === "ok" ? await readBacklog().catch(() => null) : null;
  const replication = platform.database.replication();
  const diskFull = diskFree !== null && diskFree < minDiskBytes;
  return {
    ready: database === "ok" && !diskFull && !isSkewed(skew ?? 0),
    report: {
      database,
      clock: skew === null ? null : isSkewed(skew) ? describeSkew(skew) : "ok",
      notifications: platform.pages.paused ? "lost" : "ok",
      ...(replication ? { replica: replication.state } : {}),
      ...describe(backlog),
      disk: diskFull ? "full" : "ok",
    },
  };
}

function describe(backlog: Backlog | null): Record<string, unknown> {
  const delayed = backlog?.messages.filter(({ state }) => state === "delayed") ?? [];
  return {
    jobs: backlog?.queue.state ?? null,
    queue_age_seconds: backlog?.queue.oldestSeconds ?? null,
    retry_age_seconds: backlog?.queue.oldestRetrySeconds ?? null,
    messages: backlog && (backlog.delayedSeconds >= longDelaySeconds ? "delayed" : "ok"),
    delayed_messages: backlog && delayed.reduce((sum, { count }) => sum + count, 0),
    delayed_message_age_seconds: backlog?.delayedSeconds ?? null,
    dead_letters: backlog?.deadLetters ?? null,
  };
}

type EndpointRequest = Pick<IncomingMessage, "headers" | "socket" | "url" | "method">;

/** Proxies add it to the requests they forward, never to their own. */
const forwardingHeader =
  /^(forwarded|via|true-client-ip|x-(forwarded|real|client|cluster)-|cf-|fly-)/;

/**
 * `/tls/ask?domain=…`: whether a proxy may get an on-demand certificate for a host: 200 for hosts
 * of active addresses with a live page, otherwise 404. Read-only.
 */
export async function askForCertificate(
  request: EndpointRequest,
  response: Pick<ServerResponse, "writeHead" | "end">,
  hosts: Pick<OwnHosts, "knows" | "find">,
  platform: Platform | null,
  settings: Pick<Settings, "trustedProxies">,
): Promise<void> {
  const respond = (status: number, headers: Record<string, string> = {}) => {
    response.writeHead(status, { "cache-control": "no-store", ...headers });
    response.end();
  };
  if (!platform) return respond(503, { "retry-after": "5" });
  if (request.method !== "GET" || !isProxyItself(request, settings)) return respond(404);
  const name = requestedName(request.url ?? "");
  const isKnown = name !== null && hosts.knows(name);
  const { waitSeconds } = isKnown
    ? await platform.limits.use("certificate", name)
    : await platform.limits.use("certificate_unknown", "");
  if (waitSeconds > 0) return respond(429, { "retry-after": String(waitSeconds) });
  if (!isKnown) return respond(404);
  try {
    respond((await hosts.find(name)) ? 200 : 404);
  } catch {
    respond(503, { "retry-after": "5" });
  }
}

/** From this machine or a trusted proxy, and not forwarded for a client. */
function isProxyItself(
  { headers, socket }: EndpointRequest,
  { trustedProxies }: Pick<Settings, "trustedProxies">,
): boolean {
  if (Object.keys(headers).some((name) => forwardingHeader.test(name))) return false;
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d)/, "");
  if (/^127\.|^::1$/.test(address)) return true;
  return trustedProxies?.check(address, address.includes(":") ? "ipv6" : "ipv4") ?? false;
}

function requestedName(url: string): string | null {
  const query = url.indexOf("?");
  const domain = query === -1 ? null : new URLSearchParams(url.slice(query)).get("domain");
  const parsed = domain === null ? null : parseHost(domain);
  return parsed && parsed.port === "" ? parsed.name : null;
}
