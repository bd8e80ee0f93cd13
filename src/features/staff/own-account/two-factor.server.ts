import { type Actor, authorize, type SignedInMember } from "~/features/access/actor.ts";
import { drawQrCode } from "~/platform/accounts/draw-qr-code.server.ts";
import { endSessions, sessionsOf } from "~/platform/accounts/people.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { codesRemoved } from "../notices/account-notices.emails.server.ts";
import { sendAccountNotice } from "../notices/send-account-notice.server.ts";
import { codeMessage } from "../sign-in/sign-in.server.ts";
import { canKeepOwnAccount } from "../staff.policy.ts";
import { codeSchema, ownPasswordSchema } from "../staff.schema.ts";
import { recordOwn, refusePassword, wrongPassword } from "./own-account.server.ts";

/** What an authenticator app is shown: the drawing, and the secret to type where there is no camera. */
export type PendingCodes = { qr: { size: number; path: string }; address: string; secret: string };

/** `headers` carry the cookie of a new session, `backupCodes` are shown once. */
export type CodesChange = Result<{ headers?: Headers; backupCodes?: string[] }, Invalid>;

/** A secret that waits for its first code, or null. */
export async function findPendingCodes(
  platform: Platform,
  actor: Actor,
): Promise<PendingCodes | null> {
  authorize(canKeepOwnAccount(actor));
  const address = await platform.accounts.pendingCodes(actor.id, actor.email);
  if (!address) return null;
  const secret = new URL(address).searchParams.get("secret") ?? "";
  const groups = secret.match(/.{1,4}/g) ?? [];
  return { qr: drawQrCode(address), address, secret: groups.join(" ") };
}

/** Makes a secret for the member; nothing changes before a first code was entered. */
export async function beginTwoFactor(
  platform: Platform,
  actor: Actor,
  request: Request,
  values: object,
): Promise<CodesChange> {
  authorize(canKeepOwnAccount(actor));
  return withPassword(platform, actor, values, async (password) =>
    (await platform.accounts.beginCodes(request, password)) ? { ok: true } : null,
  );
}

/** Turns codes on with the first one, and gives the backup codes. All other sessions end. */
export async function confirmTwoFactor(
  platform: Platform,
  actor: Actor,
  request: Request,
  values: object,
): Promise<CodesChange> {
  authorize(canKeepOwnAccount(actor));
  const checked = check(codeSchema, values);
  if (!checked.ok) return checked;
  const { waitSeconds } = await platform.limits.use("own_password", actor.id);
  if (waitSeconds > 0) return wrong("code", codeMessage("locked"));
  return inTransaction(platform, async (work) => {
    const before = await sessionsOf(work.tx, actor.id, work.now);
    const answer = await platform.accounts.confirmCodes(request, checked.value.code);
    if (!answer.ok) return wrong("code", codeMessage("wrong"));
    for (const { id } of before) await endSessions(work.tx, actor.id, { only: id });
    await recordOwn(work, actor, "staff.turn_on_codes", { two_factor: true });
    const backupCodes = await platform.accounts.backupCodesOf(actor.id);
    return { ok: true, headers: answer.headers, backupCodes };
  });
}

/** New backup codes; the old ones no longer work. */
export async function renewBackupCodes(
  platform: Platform,
  actor: Actor,
  request: Request,
  values: object,
): Promise<CodesChange> {
  authorize(canKeepOwnAccount(actor));
  return withPassword(platform, actor, values, (password) =>
    inTransaction(platform, async (work) => {
      const backupCodes = await platform.accounts.renewBackupCodes(request, password);
      if (!backupCodes) return null;
      const after = { backup_codes: backupCodes.length };
      await recordOwn(work, actor, "staff.renew_backup_codes", after);
      return { ok: true, backupCodes };
    }),
  );
}

/** Turns codes off: the password alone signs in again. */
export async function endTwoFactor(
  platform: Platform,
  actor: Actor,
  request: Request,
  values: object,
): Promise<CodesChange> {
  authorize(canKeepOwnAccount(actor));
  return withPassword(platform, actor, values, (password) =>
    inTransaction(platform, async (work) => {
      const headers = await platform.accounts.endCodes(request, password);
      if (!headers) return null;
      await recordOwn(work, actor, "staff.turn_off_codes", { two_factor: false });
      await sendAccountNotice(work, codesRemoved, actor, {});
      return { ok: true, headers };
    }),
  );
}

/** Makes a change for the password once more; `change` answers null where the accounts do not take it. */
async function withPassword(
  platform: Platform,
  member: SignedInMember,
  values: object,
  change: (password: string) => Promise<CodesChange | null>,
): Promise<CodesChange> {
  const checked = check(ownPasswordSchema, values);
  if (!checked.ok) return checked;
  const { password } = checked.value;
  const refusal = await refusePassword(platform, member, password);
  if (refusal) return wrong("password", refusal);
  return (await change(password)) ?? wrong("password", wrongPassword);
}

const wrong = (field: string, message: string) => invalid({ [field]: message });
