import { type Actor, isSystem } from "~/domains/shared/access/actor.ts";

/** What of the product deletes files of pictures. */
export const canRemovePhotoFiles = (actor: Actor) => isSystem(actor);
