import { type Actor, isSystem } from "~/features/access/actor.ts";

/** What of the product deletes files of pictures. */
export const canRemovePhotoFiles = (actor: Actor) => isSystem(actor);
