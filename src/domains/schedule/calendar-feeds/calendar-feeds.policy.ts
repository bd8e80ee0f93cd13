import { type Actor, type BusinessMember, memberCanAct } from "~/domains/shared/access/actor.ts";

/** One's own feed; staff viewing a business have none. */
export const canManageOwnFeed = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");
