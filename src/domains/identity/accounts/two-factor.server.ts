import { canEditOwnAccount } from "~/domains/identity/identity.policy.ts";
import { codeSchema, ownPasswordSchema } from "~/domains/identity/identity.schema.ts";
import { type Actor, authorize, type SignedInMember } from "~/domains/shared/index.ts";
import { endSessions } from "~/platform/accounts/sessions.server.ts";
import { removeSecondFactor } from "~/platform/accounts/two-factor.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { drawQrCode } from "~/platform/qr/draw-qr-code.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { codesRemoved } from "./accounts.emails.server.ts";
import { recordOwnAccountChange, sendAccountNotice } from "./notices.server.ts";
import { validateCurrentPassword, wrongPassword } from "./own-account.server.ts";
import { codeMessage } from "./sign-in.server.ts";

/** What to enter in an authenticator app: the QR code, and the secret to type without a camera. */
export type PendingCodes = { qr: { size: number; path: string }; address: string; secret: string };

/** `headers` have the cookie of a new session; `backupCodes` are shown once. */
export type CodesChange = Result<{ headers?: Headers; backupCodes?: string[] }, Invalid>;

/** A secret that has no confirmed code yet, or null. */
export async function findPendingCodes(
  platform: Platform,
  actor: Actor,
): Promise<PendingCodes | null> {
  authorize(canEditOwnAccount(actor));
  const address = await platform.accounts.secondFactor.pending(actor.id, actor.email);
  if (!address) return null;
  const secret = new URL(address).searchParams.get("secret") ?? "";
  const groups = secret.match(/.{1,4}/g) ?? [];
  return { qr: drawQrCode(address), address, secret: groups.join(" ") };
}

/** Creates a secret for the member; nothing changes until its first code is confirmed. */
export async function beginTwoFactor(
  platform: Platform,
  actor: Actor,
  _request: Request,
  values: object,
): Promise<CodesChange> {
  authorize(canEditOwnAccount(actor));
  return withPassword(platform, actor, values, async () =>
    (await platform.accounts.secondFactor.begin(actor.id)) ? { ok: true } : null,
  );
}

/** Turns on two-factor sign-in with the first code and returns the backup codes. All other sessions end. */
export async function confirmTwoFactor(
  platform: Platform,
  actor: Actor,
  request: Request,
  values: object,
): Promise<CodesChange> {
  authorize(canEditOwnAccount(actor));
  const checked = check(codeSchema, values);
  if (!checked.ok) return checked;
  const { waitSeconds } = await platform.limits.use("own_password", actor.id);
  if (waitSeconds > 0) return wrong("code", codeMessage("locked"));
  return inTransaction(platform, async (work) => {
    const backupCodes = await platform.accounts.secondFactor.confirm(actor.id, checked.value.code);
    if (!backupCodes) return wrong("code", codeMessage("wrong"));
    await endSessions(work.tx, "staff", actor.id);
    const headers = await restartSession(platform, actor, request);
    await recordOwnAccountChange(work, actor, "staff.turn_on_codes", { two_factor: true });
    return { ok: true, headers, backupCodes };
  });
}

/** Creates new backup codes; the old ones stop working. */
export async function renewBackupCodes(
  platform: Platform,
  actor: Actor,
  _request: Request,
  values: object,
): Promise<CodesChange> {
  authorize(canEditOwnAccount(actor));
  return withPassword(platform, actor, values, () =>
    inTransaction(platform, async (work) => {
      const backupCodes = await platform.accounts.secondFactor.renewBackupCodes(actor.id);
      if (!backupCodes) return null;
      const after = { backup_codes: backupCodes.length };
      await recordOwnAccountChange(work, actor, "staff.renew_backup_codes", after);
      return { ok: true, backupCodes };
    }),
  );
}

/** Turns off two-factor sign-in; the password alone signs in again. */
export async function endTwoFactor(
  platform: Platform,
  actor: Actor,
  request: Request,
  values: object,
): Promise<CodesChange> {
  authorize(canEditOwnAccount(actor));
  return withPassword(platform, actor, values, () =>
    inTransaction(platform, async (work) => {
      await removeSecondFactor(work.tx, actor.id);
      await endSessions(work.tx, "staff", actor.id, { only: actor.sessionId });
      const headers = await restartSession(platform, actor, request);
      await recordOwnAccountChange(work, actor, "staff.turn_off_codes", { two_factor: false });
      await sendAccountNotice(work, codesRemoved, actor, {});
      return { ok: true, headers };
    }),
  );
}

/** Starts a new session to replace one that ended because the second factor changed. */
async function restartSession(
  platform: Platform,
  actor: SignedInMember,
  request: Request,
): Promise<Headers> {
  const headers = await platform.accounts.staff.begin(request, actor.id, actor);
  if (!headers) throw new Error("This person can’t sign in");
  return headers;
}

/** Checks the password again, then makes the change; `change` returns null if it isn’t possible. */
async function withPassword(
  platform: Platform,
  member: SignedInMember,
  values: object,
  change: () => Promise<CodesChange | null>,
): Promise<CodesChange> {
  const checked = check(ownPasswordSchema, values);
  if (!checked.ok) return checked;
  const refusal = await validateCurrentPassword(platform, member, checked.value.password);
  if (refusal) return wrong("password", refusal);
  return (await change()) ?? wrong("password", wrongPassword);
}

const wrong = (field: string, message: string) => invalid({ [field]: message });
