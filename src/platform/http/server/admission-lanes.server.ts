import type { Database } from "../../database/database.server.ts";
import type { RouteAudience } from "../routes/route-facts.ts";
import { type Admission, createAdmission } from "./admission.server.ts";

/** The kind of a request. Each lane has its own slots, so a burst in one doesn't starve the others. */
export type Lane = "reads" | "writes" | "workspace" | "signedOut" | "webhooks";

export type Admissions = Readonly<Record<Lane, Admission>>;

/**
 * Signed-in users send few requests, and for them waiting is better than an error: one hover
 * prefetches a few screens together. A burst on the sign-in pages is still limited.
 */
const workspacePatience = { usual: 5_000, short: 1_000 };
/** A text provider doesn't retry, and times out after 15 s. */
const webhookPatience = { usual: 8_000, short: 8_000 };

/**
 * The lane of a request: visitors' reads, visitors' writes, signed-in users, their sign-in pages,
 * and provider webhooks. Without a session, a workspace request only redirects to its sign-in page
 * and needs no database connection, so it doesn't wait behind signed-in users.
 */
export function laneOf(method: string, audience: RouteAudience, cookie = ""): Lane {
  if (audience === "providers") return "webhooks";
  if (audience === "workspace") {
    return cookie.includes(".session_token=") ? "workspace" : "signedOut";
  }
  return method === "GET" || method === "HEAD" ? "reads" : "writes";
}

/** As many slots as the database can use: more would only wait for it. */
export function admissionsFor(kind: Database["kind"]): Admissions {
  const atOnce = kind === "pglite" ? 4 : 16;
  return {
    reads: createAdmission(atOnce),
    writes: createAdmission(atOnce),
    workspace: createAdmission(atOnce / 2, workspacePatience),
    signedOut: createAdmission(atOnce / 2, workspacePatience),
    webhooks: createAdmission(atOnce / 2, webhookPatience),
  };
}
