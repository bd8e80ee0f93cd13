import type { Database } from "../../database/database.server.ts";
import { type Admission, admitAtOnce } from "./admission.server.ts";

/** What a request is for. Each lane has turns of its own: a rush in one starves nobody in the others (`requests.lanes`). */
export type Lane = "reads" | "writes" | "workspace" | "webhooks";

export type Admissions = Readonly<Record<Lane, Admission>>;

/**
 * People at work come one by one, and would rather wait than be told to come again: one hover asks for a few screens
 * at once. A rush on the sign-in pages is cut all the same.
 */
const workspacePatience = { usual: 5_000, short: 1_000 };
/** A provider of texts does not come again, and gives up after 15 s. */
const webhookPatience = { usual: 8_000, short: 8_000 };

/** The lane of a request: what visitors read, what they send, staff and members at work, and calls of providers. */
export function laneOf(method: string, path: string): Lane {
  if (path.startsWith("/webhooks/")) return "webhooks";
  if (/^\/(admin|crm)(\/|\.data$|$)/.test(path)) return "workspace";
  return method === "GET" || method === "HEAD" ? "reads" : "writes";
}

/** As many turns as the database is worth: more at the same time would only wait for it. */
export function admissionsFor(kind: Database["kind"]): Admissions {
  const atOnce = kind === "pglite" ? 4 : 16;
  return {
    reads: admitAtOnce(atOnce),
    writes: admitAtOnce(atOnce),
    workspace: admitAtOnce(atOnce / 2, workspacePatience),
    webhooks: admitAtOnce(atOnce / 2, webhookPatience),
  };
}
