import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  type BusinessWriter,
  canUseSite,
  hasScope,
  isPermitted,
  memberCanAct,
  memberCanRead,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/index.ts";

/** The schedule; technicians see their own crews' visits. */
export const canReadVisits = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits") ||
  hasScope(actor, "visits:read") ||
  hasScope(actor, "visits:write");

/** Booking, moving, canceling, and restoring one appointment. */
export const canBookVisits = (actor: Actor): actor is BusinessWriter =>
  memberCanAct(actor, "run_business") || hasScope(actor, "visits:write");

/** Planning several appointments: offers, recurring jobs, and the order of a day. */
export const canPlanVisits = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Marking a visit done and reopening it; technicians can reopen a visit that they marked done. */
export const canEndVisits = (actor: Actor): actor is BusinessWriter =>
  memberCanAct(actor, "do_visits") || hasScope(actor, "visits:write");

/** Working on a visit: its notes, and the "on the way" message. */
export const canDoVisits = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");

/** Whether the reader sees only their own crews' visits. */
export const seesOwnCrewsOnly = (actor: BusinessReader): actor is BusinessMember =>
  actor.kind === "member" && actor.role === "technician";

/** Choosing a visit's customer: staff viewing a business see the form as an owner does. */
export const canPlanFor = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Listing crews: technicians too, to see who is on which truck. */
export const canReadCrews = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits") ||
  hasScope(actor, "visits:read") ||
  hasScope(actor, "visits:write");

/** Changing crews and their members. */
export const canChangeCrews = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/**
 * Lead pictures: members for their business, technicians for their own visits, staff for every
 * lead.
 */
export const canReadLeadPictures = (actor: Actor) =>
  isPermitted(actor, "read") || memberCanRead(actor, "do_visits");

/** Adding a picture: also technicians on site. */
export const canAddLeadPictures = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberCanAct(actor, "do_visits");

/** Sending photos with one's own request, as a homeowner. */
export const canSendPhotos = (actor: Actor) => canUseSite(actor);

/** Deleting a picture permanently. */
export const canDeleteLeadPictures = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberCanAct(actor, "run_business");

/** The actor's own feed; staff viewing a business have none. */
export const canManageOwnFeed = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");

/** A job with its notes, checklist, and photos: technicians only for their crews' jobs. */
export const canReadJobs = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits");

/** Adding notes and photos and checking off tasks: also technicians on site. */
export const canDoJobs = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");

/** All jobs of the business. An API client that changes a job has to find it first. */
export const canListJobs = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business") ||
  hasScope(actor, "jobs:read") ||
  hasScope(actor, "jobs:write");

/** Adding a job, and changing its title and state. */
export const canEditJobs = (actor: Actor): actor is BusinessWriter =>
  memberCanAct(actor, "run_business") || hasScope(actor, "jobs:write");

/** Changing checklists, and deleting photos. */
export const canChangeJobs = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** The owner of files: a job or a customer. */
export type FileOwner = { jobId: string } | { customerId: string };

const permissionFor = (owner: FileOwner) => ("jobId" in owner ? "do_visits" : "run_business");

/** Files of jobs: technicians only for their crews' jobs. Files of customers: owners and office only. */
export const canReadFiles = (actor: Actor, owner: FileOwner): actor is BusinessReader =>
  memberCanRead(actor, permissionFor(owner));

/** Adding a file: to a job also technicians on site. */
export const canAddFiles = (actor: Actor, owner: FileOwner): actor is BusinessMember =>
  memberCanAct(actor, permissionFor(owner));

/** Removing, restoring, and sharing files. */
export const canChangeFiles = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Booking a time on a business's page. */
export const canBookOnline = (actor: Actor) => canUseSite(actor);
