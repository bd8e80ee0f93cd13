import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  isSystem,
  memberCanAct,
  memberCanRead,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** Business pages in any state, also as a file. Everything in them about people is public. */
export const canReadPages = (actor: Actor) => isPermitted(actor, "read");

/** Publishing and pausing business pages. */
export const canPublishPages = (actor: Actor) => isPermitted(actor, "change");

/** A page with its editor: staff for any page, members for their own business's. */
export const canReadPage = (actor: Actor) =>
  isPermitted(actor, "read") || memberCanRead(actor, "run_business");

/** The pages of the actor's own business. */
export const canReadOwnPages = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Editing a page: staff for any page, members for their own business's (`business-pages.editor`). */
export const canEditPages = (actor: Actor): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberCanAct(actor, "run_business");

/** Deleting unused photos. */
export const canCollectPhotos = (actor: Actor) => isSystem(actor);
