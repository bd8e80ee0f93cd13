import { type Actor, authorize, type SignedInMember } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { endSessions, sessionsOf, setPassword } from "~/platform/accounts/people.server.ts";
import { waitMessage } from "~/platform/http/requests/limit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { noticePasswordChanged } from "../notices/send-account-notice.server.ts";
import { choosePassword } from "../passwords/choose-password.server.ts";
import { canKeepOwnAccount } from "../staff.policy.ts";
import { changePasswordSchema } from "../staff.schema.ts";

export type OwnChange = Result<object, Invalid>;

export const wrongPassword = "That isn’t your password";

/** Changes one's own password; all other sessions end. */
export async function changeOwnPassword(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<OwnChange> {
  authorize(canKeepOwnAccount(actor));
  const checked = check(changePasswordSchema, values);
  if (!checked.ok) return checked;
  const { current_password, new_password } = checked.value;
  const refusal = await refusePassword(platform, actor, current_password);
  if (refusal) return invalid({ current_password: refusal });
  const chosen = await choosePassword(platform, new_password, actor);
  if (!chosen.ok) return invalid({ new_password: chosen.message });
  const { passwordHash } = chosen;
  await inTransaction(platform, async (work) => {
    await setPassword(work.tx, actor.id, passwordHash);
    const ended = await endSessions(work.tx, actor.id, { except: actor.sessionId });
    await recordOwn(work, actor, "staff.change_password", { ended_sessions: ended });
    await noticePasswordChanged(work, actor, passwordHash);
  });
  return { ok: true };
}

/** Why this is not taken as the member's password, or null. Guesses are counted. */
export async function refusePassword(
  platform: Platform,
  actor: Actor,
  password: string,
): Promise<string | null> {
  authorize(canKeepOwnAccount(actor));
  const { waitSeconds } = await platform.limits.use("own_password", actor.id);
  if (waitSeconds > 0) return waitMessage(waitSeconds);
  return (await platform.accounts.isPassword(actor.id, password)) ? null : wrongPassword;
}

/** The member's sessions, the one of this request marked. */
export async function listOwnSessions(platform: Platform, actor: Actor) {
  authorize(canKeepOwnAccount(actor));
  const sessions = await sessionsOf(platform.database.query, actor.id, platform.clock.now());
  return sessions.map((session) => ({ ...session, current: session.id === actor.sessionId }));
}

/** Ends one of the member's other sessions, or with no id all of them. @returns how many */
export async function endOwnSessions(
  platform: Platform,
  actor: Actor,
  sessionId: string | null,
): Promise<number> {
  authorize(canKeepOwnAccount(actor));
  return inTransaction(platform, async (work) => {
    const only = sessionId ? { only: sessionId } : {};
    const ended = await endSessions(work.tx, actor.id, { except: actor.sessionId, ...only });
    if (ended > 0) await recordOwn(work, actor, "staff.end_sessions", { ended_sessions: ended });
    return ended;
  });
}

/** Notes what a member did with their own account. */
export function recordOwn(work: UnitOfWork, member: SignedInMember, action: string, after: object) {
  return recordChange(work, member, {
    action,
    entity: "staff",
    entityId: member.id,
    before: null,
    after,
  });
}
