import { recordDelay } from "~/features/security-events/record-security-event.server.ts";
import { knownDevice } from "~/features/staff/sign-in/known-device.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { sendMemberSignIn } from "../members.jobs.server.ts";
import { emailSchema } from "../members.schema.ts";
import { memberSignIns } from "../members.tables.server.ts";
import { crmPath } from "./return-path.ts";
import { signInCookie, signInMinutes } from "./sign-in-keys.server.ts";

export type SignInRequested = Result<{ cookie: string }, Invalid | TooMany>;

/**
 * Asks for a mail with a code and a link. Answer and work are the same for every address: only the
 * job looks whether somebody has it (`members.no-enumeration`).
 */
export async function requestSignIn(
  platform: Platform,
  request: Request,
  values: { email?: unknown; next?: unknown },
  address: string,
): Promise<SignInRequested> {
  const checked = check(emailSchema, values);
  if (!checked.ok) return checked;
  const email = checked.value.email.toLowerCase();
  const wait = await admit(platform, request, email, address);
  if (wait > 0) {
    await recordDelay(platform, { memberEmail: email }, address);
    return tooMany(wait);
  }
  const id = newId();
  await inTransaction(platform, async ({ tx, now, enqueue }) => {
    const expiresAt = new Date(now.getTime() + signInMinutes * 60_000);
    const next = crmPath(values.next);
    await tx.insert(memberSignIns).values({ id, email, next, createdAt: now, expiresAt });
    enqueue(sendMemberSignIn, { signInId: id });
  });
  return { ok: true, cookie: signInCookie(platform, id) };
}

/**
 * Counts a mail that is asked for: for the sender's address, for account and address together, and for
 * the account from anywhere, so that nobody's inbox is flooded. A browser that has signed in to the
 * account before has mails of its own, so that nobody keeps its person out (`members.sign-in-limits`).
 * @returns seconds to wait, or 0
 */
async function admit(
  platform: Platform,
  request: Request,
  email: string,
  address: string,
): Promise<number> {
  const { limits } = platform;
  const device = knownDevice(platform, request, email);
  if (device) return (await limits.use("sign_in_device", `crm ${device}`)).waitSeconds;
  const fromAddress = await limits.use("crm_sign_in_address", address);
  const atAccount = await limits.use("crm_sign_in_account", `${email} ${address}`);
  const here = Math.max(fromAddress.waitSeconds, atAccount.waitSeconds);
  return here > 0 ? here : (await limits.use("crm_sign_in_anywhere", email)).waitSeconds;
}
