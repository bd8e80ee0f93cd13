import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isMemberInSession,
  isPermitted,
  isSignedIn,
  isSystem,
  type MemberInSession,
  may,
  memberCanAct,
  memberCanRead,
  memberHasPermission,
  type SignedInMember,
} from "~/domains/shared/index.ts";

/** Copying everything, secrets included. */
export const canBackUp = (actor: Actor) => isSystem(actor);

/** Whether sending is held after a restore, and since when. */
export const canReadHeld = (actor: Actor) => isPermitted(actor, "read");

/** Releasing sending after a restore. */
export const canRelease = (actor: Actor) => isPermitted(actor, "change");

/** Deleting export files: for tasks. */
export const canRemoveExports = (actor: Actor) => isSystem(actor);

/** Whether a business is suspended, and why. */
export const canSeeSuspension = (actor: Actor) => isPermitted(actor, "read");

/** Whether the actor's own business is suspended: every member, since nothing they send is delivered. */
export const canSeeOwnSuspension = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits");

/** Changing contact details, and suspending. */
export const canChangeBusiness = (actor: Actor) => isPermitted(actor, "change");

/** Reading figures and charts. */
export const canReadDashboard = (actor: Actor) => isPermitted(actor, "read");

/** Following live updates, as long as the session lasts. */
export const canFollowLiveUpdates = (actor: Actor): actor is SignedInMember =>
  isSignedIn(actor) && may(actor, "read");

/** Reading failed items. */
export const canReadDeadLetters = (actor: Actor) => isPermitted(actor, "read");

/** Resending failed items. */
export const canReplayDeadLetters = (actor: Actor) => isPermitted(actor, "change");

/** Reading the installation's health: backlog, failures, and problems. */
export const canReadHealth = (actor: Actor) => isPermitted(actor, "read");

/** Recording and reporting problems. */
export const canWatchHealth = (actor: Actor) => isSystem(actor);

/** Reading page imports and the results of their rows. */
export const canReadImports = (actor: Actor) => isPermitted(actor, "read");

/** Importing a file of business pages. */
export const canImportPages = (actor: Actor) => isPermitted(actor, "change");

/** Importing a file of customers, undoing it, and downloading what wasn't imported. */
export const canImportCustomers = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Seeing a business's imports of customers. */
export const canReadCustomerImports = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Running an import that a member or staff started. */
export const canRunImports = (actor: Actor) => isSystem(actor);

/** Whether email to a contractor is suppressed. */
export const canReadContractorMail = (actor: Actor) => isPermitted(actor, "read");

/** Exporting all data of one person as a file. */
export const canExportPerson = (actor: Actor) => isPermitted(actor, "export");

/** Deleting all data of one person. */
export const canErasePerson = (actor: Actor) => isPermitted(actor, "change");

/** Seeing which customer of a business would be deleted. */
export const canFindAnyCustomer = (actor: Actor) => isPermitted(actor, "read");

/** Deleting all data of a customer of any business: staff. */
export const canEraseAnyCustomer = (actor: Actor) => isPermitted(actor, "change");

/** Deleting all data of a customer: an owner of the business. */
export const canEraseCustomer = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");

/** Deleting expired data. */
export const canEndRetention = (actor: Actor) => isSystem(actor);

/** Whether there is sample data, and how much. */
export const canReadSampleData = (actor: Actor) => isPermitted(actor, "read");

/** Deletes all sample data. */
export const canRemoveSampleData = (actor: Actor) => isPermitted(actor, "change");

/** Searching people, businesses, and pages. */
export const canSearchStaffArea = (actor: Actor) => isPermitted(actor, "read");

/** Listing the exports of the business. */
export const canReadExports = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "own_business");

/** Requesting an export. */
export const canRequestExport = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");

/** Downloading an export: an owner in their own session, never staff (`you-own-it.owners-alone`). */
export const canTakeExport = (actor: Actor): actor is MemberInSession =>
  isMemberInSession(actor) && memberHasPermission(actor, "own_business");

/** Importing a business from its file: the operator, by a command. */
export const canImportBusinesses = (actor: Actor) => isSystem(actor);

/** Whether a business was imported and is held. */
export const canSeeHeld = (actor: Actor) => isPermitted(actor, "read");

/** Releasing an imported business: staff, or the operator by a command. */
export const canReleaseBusiness = (actor: Actor) => isPermitted(actor, "change") || isSystem(actor);

/** Writing exports, and deleting expired ones: for tasks. */
export const canMakeExports = (actor: Actor) => isSystem(actor);
