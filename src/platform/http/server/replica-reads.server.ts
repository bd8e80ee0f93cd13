import type { IncomingMessage } from "node:http";
import type { Platform } from "../../platform.server.ts";
import { cookieName, cookieValue, writeCookie } from "../requests/headers.ts";
import type { RouteFacts } from "../routes/route-facts.ts";

/** Set for someone who just changed data, on routes that declare it. */
const writerCookie = "wrote";
/** Seconds for the response to arrive, in addition to the replica's maximum lag. */
const onTheWay = 5;

type ReadDependencies = Pick<Platform, "database" | "settings">;

/**
 * Whether a request may read data that is a few seconds old: only reads, and not from someone who
 * just made a change.
 */
export function canReadFromReplica(
  { database, settings }: ReadDependencies,
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
): boolean {
  if (database.replication() === null || (method !== "GET" && method !== "HEAD")) return false;
  const name = cookieName(writerCookie, settings.siteUrl.protocol === "https:");
  return cookieValue(headers.cookie ?? "", name) === null;
}

/**
 * A cookie that makes someone who changed data read from the primary until every replica in use has
 * the change; null if not needed.
 */
export function noteOfWriter(
  { settings }: Pick<ReadDependencies, "settings">,
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
