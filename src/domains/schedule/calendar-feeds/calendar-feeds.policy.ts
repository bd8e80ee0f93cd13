import { type Actor, type BusinessMember, memberActs } from "~/domains/shared/access/actor.ts";

/** One's own feed; staff viewing a business have none. */
export const canKeepFeed = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "do_visits");
