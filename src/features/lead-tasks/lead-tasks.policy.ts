import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberActs,
  memberReads,
} from "~/features/access/actor.ts";

/** All tasks of one's own business. */
export const canReadLeadTasks = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** Giving somebody something to do. */
export const canAddLeadTasks = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");

/** What is due for oneself; the row says whose it is. */
export const canReadDueTasks = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "do_visits");

/** Saying that one is done: also the technician whose it is. */
export const canFinishLeadTasks = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "do_visits");

/** Whether this one sees only what is theirs to do. */
export const seesOwnTasksOnly = (actor: BusinessReader): actor is BusinessMember =>
  actor.kind === "member" && actor.role === "technician";
