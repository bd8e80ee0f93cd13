import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  isSystem,
  memberActs,
  memberReads,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** Business pages in any state. They hold nothing about people that is not public, also as a file. */
export const canReadPages = (actor: Actor) => isPermitted(actor, "read");

/** Publishes and pauses business pages. */
export const canPublishPages = (actor: Actor) => isPermitted(actor, "change");

/** A page with what its editor shows: staff of all, members of their own business. */
export const canReadPage = (actor: Actor) =>
  isPermitted(actor, "read") || memberReads(actor, "run_business");

/** The pages of one's own business. */
export const canReadOwnPages = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** What a page says: staff of all, members of their own business's (`business-pages.editor`). */
export const canEditPages = (actor: Actor): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberActs(actor, "run_business");

/** What of the product deletes photos that no page names. */
export const canCollectPhotos = (actor: Actor) => isSystem(actor);
