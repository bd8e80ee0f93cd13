import type { IncomingMessage } from "node:http";
import type { Platform } from "../../platform.server.ts";
import { cookieName, cookieValue, writeCookie } from "../requests/cookies.ts";
import type { RouteFacts } from "../routes/route-facts.ts";

/** Someone who changed something a moment ago, where routes say so, carries it. */
const writerCookie = "wrote";
/** Seconds for the way of the answer, beyond what a read replica may be behind. */
const onTheWay = 5;

type Given = Pick<Platform, "database" | "settings">;

/** Whether what a request reads may be some seconds old: nothing that changes something, nor whoever just did. */
export function mayReadOld(
  { database, settings }: Given,
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
): boolean {
  if (database.replication() === null || (method !== "GET" && method !== "HEAD")) return false;
  const name = cookieName(writerCookie, settings.siteUrl.protocol === "https:");
  return cookieValue(headers.cookie ?? "", name) === null;
}

/**
 * The cookie by which someone who changes something reads from the primary until every replica that is
 * asked has it; null when none is needed.
 */
export function noteOfWriter(
  { settings }: Pick<Given, "settings">,
  { method }: Pick<IncomingMessage, "method">,
  { readsOwnWrites }: Pick<RouteFacts, "readsOwnWrites">,
): string | null {
  const { databaseReplica, siteUrl } = settings;
  if (!databaseReplica || method === "GET" || method === "HEAD" || !readsOwnWrites) {
    return null;
  }
  return writeCookie(writerCookie, "1", {
    secure: siteUrl.protocol === "https:",
    maxAgeSeconds: Math.ceil(databaseReplica.maxLagSeconds) + onTheWay,
  });
}
