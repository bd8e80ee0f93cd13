import { type Actor, type BusinessMember, memberActs } from "~/domains/shared/access/actor.ts";

/** Seeing that a customer's link was replaced, and replacing it: owners and office. */
export const canRenewLinks = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");
