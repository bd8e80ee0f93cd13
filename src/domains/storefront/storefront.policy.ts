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
} from "~/domains/shared/index.ts";

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

/** Viewing the addresses of a business's pages. */
export const canReadAddresses = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Choosing and adding addresses for the actor's own pages. */
export const canManageAddresses = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Removing addresses: members their own, staff any. */
export const canRemoveAddresses = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberCanAct(actor, "run_business");

/** Checking all due domains, for background tasks. */
export const canCheckAllDomains = (actor: Actor) => isSystem(actor);

/** Viewing the addresses of all businesses. */
export const canReadAllAddresses = (actor: Actor) => isPermitted(actor, "read");

/** Changing the sites that may embed a business's form. */
export const canChangeEmbedHosts = (actor: Actor) => isPermitted(actor, "change");
