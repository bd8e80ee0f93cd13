import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  hasScope,
  isMember,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";
import { canSeePrices } from "~/domains/shared/access/member-roles.ts";

/** All estimates of the business. */
export const canListEstimates = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business") || hasScope(actor, "estimates:read");

/** One estimate; technicians who may see prices can read those of their own crews' appointments. */
export const canReadEstimate = (actor: Actor): actor is BusinessReader =>
  hasScope(actor, "estimates:read") ||
  (memberCanRead(actor, "do_visits") && (!isMember(actor) || canSeePrices(actor)));

/** Creating, editing, and sending estimates. */
export const canWriteEstimates = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
