import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../../log/log.server.ts";
import type { Metrics } from "../../metrics/metrics.server.ts";
import { problem } from "../api/problem.ts";
import type { BadRequest } from "../failures/failures.server.ts";
import type { RouteFacts } from "../routes/route-facts.ts";
import { pathOf, type Refusal } from "./gatekeeper.server.ts";
import { closedPolicy } from "./security-headers.ts";

/** Seconds after which a rejected request may be retried. */
const retryAfter = 5;

/**
 * Bytes of an oversized body that are read and discarded: a browser reads no response before the
 * end of its upload.
 */
const maxIgnored = 64 * 1024 * 1024;

const message = "The site is busy. Please try again in a moment.";

/**
 * Rejects requests before routing. Each rejection is logged and counted, and costs as little as
 * possible; users get a plain page, and their browser preserves their input.
 */
export function earlyRefusals({ log, metrics }: { log: Log; metrics: Metrics }) {
  const note = (route: string, id: string, path: string, { status, reason }: Refusal) => {
    log.info("request refused", { request_id: id, status, reason, path });
    metrics.countRequest({ route, method: "-", status }, 0);
  };
  return {
    /** Sends a gatekeeper rejection. */
    refuse(response: ServerResponse, refusal: Refusal, id: string, path: string): void {
      note("(refused)", id, path, refusal);
      sendText(response, refusal.status, refusal.reason, id);
    },

    /**
     * Rejects a request under load, before reading or looking up anything: API clients get a
     * problem document.
     */
    async refuseBusy(
      response: ServerResponse,
      path: string,
      { audience }: Pick<RouteFacts, "audience">,
      fallbackId: string,
      lane: string,
    ) {
      const id = log.outage?.reference() ?? fallbackId;
      note(`(busy: ${lane})`, fallbackId, path, { status: 503, reason: "busy" });
      const reply =
        audience === "programs"
          ? problem(503, message, { reference: id })
          : page("The site is busy", "Please try again in a moment.", id);
      response.setHeader("Retry-After", retryAfter);
      response.writeHead(503, Object.fromEntries(reply.headers));
      response.end(await reply.text());
    },

    /**
     * Rejects a request whose body exceeds the route's limit. A page's script gets a problem
     * document, shows it as a toast, and doesn't change the page.
     */
    async refuseBody(
      request: IncomingMessage,
      response: ServerResponse,
      { status, message }: BadRequest,
      { audience }: Pick<RouteFacts, "audience">,
      id: string,
    ) {
      const path = pathOf(request.url ?? "/");
      note("(refused)", id, path, { status, reason: message });
      const isRead = audience === "programs" || path.endsWith(".data");
      const reply = isRead
        ? problem(status, message, { reference: id })
        : page("Too large", message, id);
      let ignored = 0;
      request.on("data", (part: Buffer) => {
        ignored += part.length;
        if (ignored > maxIgnored) request.socket.destroy();
      });
      response.writeHead(status, Object.fromEntries(reply.headers));
      response.end(await reply.text());
    },
  };
}

const goBack =
  "If you sent a form, go back: what you typed is still there, and nothing was saved yet.";

function page(title: string, message: string, id: string): Response {
  const html = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>
<p>${message} ${goBack}</p>
<p>Reference: ${id}</p></html>
`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": closedPolicy,
  };
  return new Response(html, { headers });
}

/** A plain text rejection with its reference. Closes the connection, even during an upload. */
export function sendText(
  response: ServerResponse,
  status: number,
  reason: string,
  id: string,
): void {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
  });
  response.end(`${status} ${reason}\nReference: ${id}\n`);
}

/** A permanent redirect that isn't cached: a business may move its domain elsewhere. */
export function leadTo(response: ServerResponse, location: string): void {
  response.writeHead(301, { location, "cache-control": "no-store" }).end();
}

/** The same request for another of our URLs. */
export function requestedAt(path: string, request: Request): Request {
  const address = new URL(request.url);
  address.pathname = path;
  return new Request(address, request);
}
