import {
  type Actor,
  isMemberInSession,
  isSystem,
  type MemberInSession,
} from "~/domains/shared/access/actor.ts";
import { memberMay } from "~/domains/shared/access/member-roles.ts";

/** How one is told of what happens: of one's own, in a session of one's own. */
export const canChooseNotifications = (actor: Actor): actor is MemberInSession =>
  isMemberInSession(actor) && memberMay(actor, "keep_own_account");

/** Telling members, and deleting what was told: jobs do. */
export const canNotifyMembers = (actor: Actor) => isSystem(actor);
