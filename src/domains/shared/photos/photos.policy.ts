import { type Actor, isSystem } from "~/domains/shared/access/actor.ts";

/** Only the system deletes photo files. */
export const canRemovePhotoFiles = (actor: Actor) => isSystem(actor);
