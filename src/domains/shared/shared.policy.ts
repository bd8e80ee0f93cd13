import { type Actor, isPermitted, isSignedIn, isSystem } from "~/domains/shared/access/actor.ts";

/** Staff actions, in lists and on the pages of what they changed. */
export const canReadAudit = (actor: Actor) => isPermitted(actor, "read");

/** The audit log as a file; it names staff members. */
export const canExportAudit = (actor: Actor) => isPermitted(actor, "export");

/** Each export checks its own policy; this only records that it happened. */
export const canRecordExport = (actor: Actor) => isPermitted(actor, "read");

/** Tables read through the API, recorded per session. */
export const canReadTables = (actor: Actor) => isSignedIn(actor);

/** Where visitors came from. */
export const canReadAttribution = (actor: Actor) => isPermitted(actor, "read");

/** Only the system deletes photo files. */
export const canRemovePhotoFiles = (actor: Actor) => isSystem(actor);
