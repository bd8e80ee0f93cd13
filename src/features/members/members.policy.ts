import {
  type Actor,
  isMemberInSession,
  isSystem,
  type MemberInSession,
} from "~/features/access/actor.ts";
import { memberMay } from "~/features/access/member-roles.ts";

/** One's own name, passkeys and sessions of the CRM. */
export const canKeepMemberAccount = (actor: Actor): actor is MemberInSession =>
  isMemberInSession(actor) && memberMay(actor, "keep_own_account");

/** Deletes tries to sign in whose time has come. */
export const canEraseSignIns = (actor: Actor) => isSystem(actor);
