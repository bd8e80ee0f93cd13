import {
  type Actor,
  isMemberInSession,
  isSystem,
  type MemberInSession,
} from "~/domains/shared/access/actor.ts";
import { memberHasPermission } from "~/domains/shared/access/member-roles.ts";

/** Members choose their own alerts, in their own session. */
export const canChooseNotifications = (actor: Actor): actor is MemberInSession =>
  isMemberInSession(actor) && memberHasPermission(actor, "keep_own_account");

/** Notifying members, and deleting old alerts: for tasks only. */
export const canNotifyMembers = (actor: Actor) => isSystem(actor);
