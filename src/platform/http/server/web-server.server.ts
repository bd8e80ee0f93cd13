import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { RouterContextProvider } from "react-router";
import { databaseProbe } from "../../database/measure-database.server.ts";
import { withReplicaReads } from "../../database/replica.server.ts";
import type { Log } from "../../log/log.server.ts";
import type { Metrics } from "../../metrics/metrics.server.ts";
import type { Platform } from "../../platform.server.ts";
import type { Settings } from "../../settings/settings.server.ts";
import { logFailedRequest } from "../failures/failures.server.ts";
import { traceIdOf } from "../requests/headers.ts";
import { limitBody, withBody } from "../requests/read-body.server.ts";
import {
  clientAddress,
  nextRequestId,
  platformContext,
  type RequestInfo,
  requestInfoContext,
  routeFactsContext,
} from "../requests/request-info.server.ts";
import type { RouteFacts } from "../routes/route-facts.ts";
import { acceptConnections, connectionLimits } from "./accept-connections.server.ts";
import { type Admissions, admissionsFor, laneOf } from "./admission.server.ts";
import { deliverPage, finishResponse, outdatedPage } from "./finish-response.server.ts";
import {
  ambiguous,
  findOversize,
  findRefusal,
  isAmbiguous,
  isOurHost,
  pathOf,
  unknownHost,
} from "./gatekeeper.server.ts";
import { type OperationsOptions, operationsEndpoints } from "./operations-endpoints.server.ts";
import { isPageFile, noOwnHosts, type OwnHosts, ownPageKey } from "./own-hosts.ts";
import { earlyRefusals, leadTo, requestedAt, sendText } from "./refuse-early.server.ts";
import { canReadFromReplica, noteOfWriter } from "./replica-reads.server.ts";
import type { HandledRoutes } from "./request-handler.server.ts";
import { securityHeaders, transportOf } from "./security-headers.ts";
import { isPage, type Visits, variesForVisitor } from "./visits.ts";

/** Serves files of the build, and calls `next` for anything else. */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export type WebServerOptions = {
  settings: Settings;
  log: Log;
  routes: HandledRoutes;
  staticFiles: StaticFiles;
  visits: Visits;
  metrics: Metrics;
  readBacklog: OperationsOptions["readBacklog"];
  /** Admission control; by default sized to the database's capacity. */
  admissions?: Admissions;
};

export type WebServer = {
  port: number;
  /** Starts serving pages; until then everything except `/healthz` returns 503. */
  open(platform: Platform, ownHosts?: OwnHosts): void;
  /** From now on `/readyz` returns 503, while all requests are still served for this many seconds. */
  drain(seconds: number): Promise<void>;
  /** Finishes requests in flight, then closes. */
  stop(): Promise<void>;
};

/** Starts the process's HTTP server. */
export async function startWebServer(options: WebServerOptions): Promise<WebServer> {
  const { settings, log, visits, metrics, routes } = options;
  let platform: Platform | null = null;
  let admissions: Admissions | null = null;
  let stopping = false;
  let ownHosts = noOwnHosts;
  const isDatabaseUnreachable = databaseProbe();
  const { refuse, refuseBody, refuseBusy } = earlyRefusals(options);
  const endpoints = operationsEndpoints({
    ...options,
    platform: () => platform,
    ownHosts: () => ownHosts,
    stopping: () => stopping,
  });

  const ended = new WeakSet<Socket>();
  const listener: RequestListener = (request, response) => {
    if (stopping) response.setHeader("Connection", "close");
    // A request after an ambiguous one on the same connection may be part of it.
    if (ended.has(request.socket)) return void response.destroy();
    if (isAmbiguous(request)) {
      ended.add(request.socket);
      response.setHeader("Connection", "close");
      return refuse(response, ambiguous, nextRequestId(), pathOf(request.url ?? "/"));
    }
    // Send a cached page before doing anything else.
    if (platform && (request.method === "GET" || request.method === "HEAD")) {
      const key = keyOf(request);
      const page = key === null ? undefined : platform.pages.lookup(key);
      if (page && !variesForVisitor(page, visits, request)) {
        metrics.cachedPages++;
        return deliverPage(request, response, page, visits.noteOf(request));
      }
    }
    void respond(request, response).catch((error) => {
      log.error("request failed", { error });
      response.destroy();
    });
  };

  /** The key of the requested page; null for an unknown host. */
  function keyOf({ url = "", headers: { host } }: IncomingMessage): string | null {
    const key = visits.pageKey(url);
    if (isOurHost(host, settings)) return key;
    const ownHost = ownHosts.named(host);
    return ownHost && ownPageKey(ownHost, key);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = nextRequestId();
    response.setHeader("X-Request-Id", id);
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    const ownHost = ownHosts.named(request.headers.host);
    if (settings.siteUrl.protocol === "https:") {
      response.setHeader(...transportOf(ownHost !== null));
    }
    const path = pathOf(request.url ?? "/");
    const endpoint = endpoints.get(path);
    if (endpoint) return endpoint(request, response);
    const place = ownHost ? routes.placeOf(path) : path;
    const refusal = findRefusal(request, settings, {
      isOwnHost: ownHost !== null,
      takesShares: () => routes.factsOf(place).takesShares,
      takesForms: () => routes.factsOf(place).takesForms,
    });
    if (refusal) return refuse(response, refusal, id, path);
    if ("content-length" in request.headers) {
      const facts = routes.factsOf(place);
      const oversize = findOversize(request, facts.body.bytes);
      if (oversize) return refuseBody(request, response, oversize, facts, id);
    }
    const info = {
      id,
      address: clientAddress(request, settings.trustedProxies),
      failure: undefined,
    };
    const goOn = () => {
      const served = ownHost
        ? serveOwnHost(request, response, ownHost, info)
        : serve(request, response, path, info);
      served.catch((error) => {
        logFailedRequest(log, "request failed", error, info);
        response.destroy();
      });
    };
    if (ownHost && !isPageFile(path)) goOn();
    else options.staticFiles(request, response, goOn);
  }

  /** At a business's own host: serves the page, or redirects to its canonical host. */
  async function serveOwnHost(
    request: IncomingMessage,
    response: ServerResponse,
    host: string,
    info: RequestInfo,
  ): Promise<void> {
    const { url = "/" } = request;
    const path = pathOf(url);
    const site = await ownHosts.find(host).catch((error: unknown) => {
      logFailedRequest(log, "custom domain lookup failed", error, info);
    });
    if (site === null) return refuse(response, unknownHost, info.id, path);
    if (site?.leadsTo) return leadTo(response, site.leadsTo + url);
    if (site) return serve(request, response, routes.placeOf(path), { ...info, ownSite: site });
    const outdated = platform && outdatedPage(platform, request, keyOf(request) ?? "");
    if (outdated) return deliverPage(request, response, outdated, null);
    response.setHeader("Retry-After", "5");
    sendText(response, 503, "cannot be answered at the moment", info.id);
  }

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    info: RequestInfo,
  ): Promise<void> {
    if (!platform || !admissions) {
      response.setHeader("Retry-After", "5");
      return sendText(response, 503, "starting", info.id);
    }
    const key = keyOf(request) ?? "";
    const outdated = outdatedPage(platform, request, key);
    const started = performance.now();
    if (outdated && (await isDatabaseUnreachable(platform.database))) {
      metrics.cachedPages++;
      response.removeHeader("X-Frame-Options");
      return deliverPage(request, response, outdated, visits.noteOf(request));
    }
    const facts = routes.factsOf(path);
    const lane = laneOf(request.method ?? "", facts.audience, request.headers.cookie);
    const endTurn = await admissions[lane].enter(() => !request.complete);
    if (!endTurn) {
      return refuseBusy(response, path, facts, info.id, lane);
    }
    // The client disconnected while waiting.
    if (response.destroyed) return endTurn();
    const requested = createRequest(request, response, { protocol: settings.siteUrl.protocol });
    const original = info.ownSite ? requestedAt(path, requested) : requested;
    const { made, left } = await fetchRoutes({
      platform,
      request,
      given: original,
      facts,
      info,
      key,
    }).finally(endTurn);
    const failed = made instanceof Response && made.status === 503;
    if (!failed) platform.pages.forgetOutdated(key);
    const finished = (failed && outdated) || made;
    // Set first, for rejections and files. A page's own headers say whether it may be framed.
    response.removeHeader("X-Frame-Options");
    const cookie = visits.noteOf(request);
    // A browser reads the response to a rejected upload only after sending all of it.
    if (!request.complete) request.removeAllListeners("data").resume();
    if (finished instanceof Response) {
      if (cookie && isPage(finished)) finished.headers.append("set-cookie", cookie);
      const wrote = noteOfWriter(platform, request, facts);
      if (wrote) finished.headers.append("set-cookie", wrote);
      // The client disconnected during rendering, so nothing reads the body. Ends streams such as
      // live updates.
      if (response.destroyed) await finished.body?.cancel();
      else await sendResponse(response, finished);
    } else deliverPage(request, response, finished, cookie);
    const took = performance.now() - started;
    const status = left ? clientClosedRequest : response.statusCode;
    const { method = "" } = request;
    metrics.countRequest({ route: info.route ?? "(none)", method, status }, took / 1000);
    const fields = { request_id: info.id, trace_id: traceIdOf(request.headers.traceparent) };
    const requestedPath = pathOf(request.url ?? "");
    const host = info.ownSite ? { host: info.ownSite.host } : {};
    log.info("request", {
      ...fields,
      ...host,
      method,
      path: requestedPath,
      status,
      ms: Math.round(took),
    });
  }

  async function fetchRoutes(routed: {
    platform: Platform;
    request: IncomingMessage;
    given: Request;
    facts: RouteFacts;
    info: RequestInfo;
    key: string;
  }) {
    const { platform, request, given, facts, info, key } = routed;
    const generation = platform.pages.begin();
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    context.set(requestInfoContext, info);
    context.set(routeFactsContext, routes.factsOfPattern);
    const { body, cached } = facts;
    const handleRequest = () =>
      withBody(body, () => routes.handle(limitBody(given, body.bytes), context));
    const response = await (canReadFromReplica(platform, request)
      ? withReplicaReads(handleRequest)
      : handleRequest());
    const isAborted = given.signal.aborted;
    return {
      made: await finishResponse(platform, request, given, response, info, {
        key,
        generation,
        cached,
      }),
      left: isAborted,
    };
  }

  const server = createServer(connectionLimits, listener);
  const listening = await acceptConnections(server, settings);

  return {
    port: listening.port,
    open(opened, opening = noOwnHosts) {
      ownHosts = opening;
      admissions = options.admissions ?? admissionsFor(opened.database.kind);
      platform = opened;
    },
    drain(seconds) {
      stopping = true;
      return seconds > 0 ? sleep(seconds * 1000) : Promise.resolve();
    },
    stop() {
      stopping = true;
      const closed = listening.close();
      server.closeIdleConnections();
      return closed;
    },
  };
}

/** Logged when the client disconnected before the response. */
const clientClosedRequest = 499;
