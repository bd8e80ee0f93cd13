import { type Actor, isPermitted, isSignedIn } from "~/domains/shared/access/actor.ts";

/** What staff did, in lists and beside what they did it to. */
export const canReadAudit = (actor: Actor) => isPermitted(actor, "read");

/** The audit log as a file; it names members of staff. */
export const canExportAudit = (actor: Actor) => isPermitted(actor, "export");

/** Each export asks its own policy; this only notes that it was. */
export const canRecordExport = (actor: Actor) => isPermitted(actor, "read");

/** Tables through the API, which are noted by session. */
export const canReadTables = (actor: Actor) => isSignedIn(actor);
