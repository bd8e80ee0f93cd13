import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  holdsScope,
  isMember,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";
import { seesMoney } from "~/domains/shared/access/member-roles.ts";

/** All estimates of the business. */
export const canListEstimates = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business") || holdsScope(actor, "estimates:read");

/** One estimate; technicians who may see prices can read those of their own crews' appointments. */
export const canReadEstimate = (actor: Actor): actor is BusinessReader =>
  holdsScope(actor, "estimates:read") ||
  (memberReads(actor, "do_visits") && (!isMember(actor) || seesMoney(actor)));

/** Creating, editing, and sending estimates. */
export const canWriteEstimates = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");
