import { type Actor, type BusinessMember, memberCanAct } from "~/domains/shared/access/actor.ts";

/** Seeing that a customer's link was replaced, and replacing it: owners and office. */
export const canRenewLinks = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
