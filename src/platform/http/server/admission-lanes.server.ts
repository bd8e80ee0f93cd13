import type { Database } from "../../database/database.server.ts";
import type { RouteAudience } from "../routes/route-facts.ts";
import { type Admission, admitAtOnce } from "./admission.server.ts";

/** What a request is for. Each lane has turns of its own: a rush in one starves nobody in the others. */
export type Lane = "reads" | "writes" | "workspace" | "signedOut" | "webhooks";

export type Admissions = Readonly<Record<Lane, Admission>>;

/**
 * People at work come one by one, and would rather wait than be told to come again: one hover asks for a few screens
 * at once. A rush on the sign-in pages is cut all the same.
 */
const workspacePatience = { usual: 5_000, short: 1_000 };
/** A provider of texts does not come again, and gives up after 15 s. */
const webhookPatience = { usual: 8_000, short: 8_000 };

/**
 * The lane of a request: what visitors read, what they send, people at work, their sign-in pages, and calls of
 * providers. Without a session, a workspace only leads to its sign-in page, which takes no connection: such
 * a request doesn't wait behind people whose screens do.
 */
export function laneOf(method: string, audience: RouteAudience, cookie = ""): Lane {
  if (audience === "providers") return "webhooks";
  if (audience === "workspace") {
    return cookie.includes(".session_token=") ? "workspace" : "signedOut";
  }
  return method === "GET" || method === "HEAD" ? "reads" : "writes";
}

/** As many turns as the database is worth: more at the same time would only wait for it. */
export function admissionsFor(kind: Database["kind"]): Admissions {
  const atOnce = kind === "pglite" ? 4 : 16;
  return {
    reads: admitAtOnce(atOnce),
    writes: admitAtOnce(atOnce),
    workspace: admitAtOnce(atOnce / 2, workspacePatience),
    signedOut: admitAtOnce(atOnce / 2, workspacePatience),
    webhooks: admitAtOnce(atOnce / 2, webhookPatience),
  };
}
