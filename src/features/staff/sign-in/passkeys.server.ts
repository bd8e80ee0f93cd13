import { type Actor, authorize } from "~/features/access/actor.ts";
import {
  recordDelay,
  recordSecurityEvent,
} from "~/features/security-events/record-security-event.server.ts";
import { type BrowserMessage, whyNotAdded } from "~/platform/accounts/passkeys.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { passkeyAdded, passkeyRemoved } from "../notices/account-notices.emails.server.ts";
import { sendAccountNotice } from "../notices/send-account-notice.server.ts";
import { recordOwn, refusePassword } from "../own-account/own-account.server.ts";
import { canKeepOwnAccount } from "../staff.policy.ts";
import { newPasskeySchema } from "../staff.schema.ts";
import { finishSignIn } from "./sign-in.server.ts";

export type PasskeyBegun = Result<{ name: string; options: BrowserMessage }, Invalid>;

/** Takes a name and the password once more, then says what the browser is to be asked. */
export async function beginPasskey(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<PasskeyBegun> {
  authorize(canKeepOwnAccount(actor));
  const checked = check(newPasskeySchema, values);
  if (!checked.ok) return checked;
  const { name, password } = checked.value;
  const refusal = await refusePassword(platform, actor, password);
  if (refusal) return invalid({ password: refusal });
  const { passkeys } = platform.accounts;
  if (!(await passkeys.hasRoom(actor.id))) return invalid(whyNotAdded.no_room);
  return { ok: true, name, options: await passkeys.beginAdding(actor) };
}

/** Keeps the passkey that the browser made, where it is what was asked for, and tells them by mail. */
export async function addPasskey(
  platform: Platform,
  actor: Actor,
  { name, answer }: { name: string; answer: unknown },
): Promise<Result<object, Invalid>> {
  authorize(canKeepOwnAccount(actor));
  return inTransaction(platform, async (work) => {
    const added = await platform.accounts.passkeys.add(actor, name, answer);
    if (added !== "added") return invalid(whyNotAdded[added]);
    await recordOwn(work, actor, "staff.add_passkey", { passkey: "added" });
    await sendAccountNotice(work, passkeyAdded, actor, {});
    return { ok: true };
  });
}

/** Takes one of the member's passkeys away and tells them by mail; a session that began with it goes on. */
export async function removePasskey(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<boolean> {
  authorize(canKeepOwnAccount(actor));
  return inTransaction(platform, async (work) => {
    const removed = await platform.accounts.passkeys.remove(actor.id, id);
    if (!removed) return false;
    await recordOwn(work, actor, "staff.remove_passkey", { passkey: "removed" });
    await sendAccountNotice(work, passkeyRemoved, actor, {});
    return true;
  });
}

export type PasskeySignIn = Result<
  { headers: Headers },
  TooMany | (Refused<"wrong_credentials"> & { message: string })
>;

/** What the browser is to be asked by somebody who wants to sign in. Says nothing about who exists. */
export async function beginPasskeySignIn(platform: Platform, address: string) {
  const { waitSeconds } = await platform.limits.use("passkey_sign_in", address);
  return waitSeconds > 0
    ? tooMany(waitSeconds)
    : { ok: true as const, options: await platform.accounts.passkeys.beginSignIn() };
}

/**
 * Signs in with a passkey. The device has asked for a finger, a face or a PIN, so this counts as two
 * factors and takes no code (rule `accounts.passkeys`).
 */
export async function signInWithPasskey(
  platform: Platform,
  request: Request,
  answer: unknown,
  address: string,
): Promise<PasskeySignIn> {
  const { waitSeconds } = await platform.limits.use("passkey_sign_in", address);
  if (waitSeconds > 0) {
    await recordDelay(platform, { userId: null }, address);
    return tooMany(waitSeconds);
  }
  const signedIn = await platform.accounts.passkeys.signIn(request, answer);
  if (!signedIn) {
    await recordSecurityEvent(platform, "failed_sign_in", { userId: null }, address);
    const message = "That passkey doesn’t work here. Use your password.";
    return { ok: false, code: "wrong_credentials", message };
  }
  const { userId, headers } = signedIn;
  await finishSignIn(platform, request, { userId, by: "passkey", headers });
  return { ok: true, headers };
}
