import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/index.ts";

/** Hearing the business's voicemail recordings. */
export const canReadRecordings = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Adding and deleting them. */
export const canManageRecordings = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
