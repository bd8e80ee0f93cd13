import { and, eq, isNull, lt, or } from "drizzle-orm";
import { systemClock } from "../clock.ts";
import type { Database } from "../database/database.server.ts";
import { hashToken } from "../secrets/secrets.server.ts";
import { sessions, twoFactors } from "./accounts.tables.server.ts";
import { type AuthLibrary, bodyOf, cookiesOf } from "./auth-library.server.ts";
import { otpauthAddress } from "./otpauth.ts";
import { timeStepOf } from "./time-step.ts";

/** Why a code was not taken. `expired`: the password was entered too long ago. */
export type CodeRefusal = "wrong" | "used" | "expired" | "locked";

type CodeAnswer = { ok: true; userId: string; headers: Headers } | { ok: false; code: CodeRefusal };

/** Codes of an authenticator app (RFC 6238), and backup codes for the day it is lost. */
export type OneTimeCodes = {
  /** Finishes a sign-in that needs a code, with one of the app or with a backup code. */
  signInWithCode(request: Request, kind: "app" | "backup", code: string): Promise<CodeAnswer>;
  /** Whose password was right in a sign-in that waits for its code, or null. For the record only. */
  challengedUser(request: Request): Promise<string | null>;
  /** Makes a secret for the signed-in person; nothing changes before a first code was entered. */
  beginCodes(request: Request, password: string): Promise<boolean>;
  /** The `otpauth:` address of a secret that waits for its first code, or null. */
  pendingCodes(userId: string, email: string): Promise<string | null>;
  /** Turns codes on with a first code. The headers carry a new session's cookie. */
  confirmCodes(request: Request, code: string): Promise<CodeAnswer>;
  /** New backup codes for the signed-in person, in place of the old ones; null for a wrong password. */
  renewBackupCodes(request: Request, password: string): Promise<string[] | null>;
  /** Turns codes off. The headers carry a new session's cookie; null for a wrong password. */
  endCodes(request: Request, password: string): Promise<Headers | null>;
  /** The backup codes that are left. */
  backupCodesOf(userId: string): Promise<string[]>;
};

export function oneTimeCodes(auth: AuthLibrary, database: Database): OneTimeCodes {
  const verify = { app: auth.api.verifyTOTP, backup: auth.api.verifyBackupCode };

  async function answered(response: Response): Promise<CodeAnswer> {
    const body = await bodyOf(response);
    if (!response.ok) return { ok: false, code: refusalOf(String(body.code)) };
    const { id } = body.user as { id: string };
    return { ok: true, userId: id, headers: cookiesOf(response) };
  }

  /**
   * A code of the app works once, and never after a later one (RFC 6238 §5.2, rule
   * `accounts.codes-in-order`). @returns whether neither it nor a later one had been used
   */
  async function spend(userId: string, code: string): Promise<boolean> {
    const [kept] = await database.joining
      .select({ secret: twoFactors.secret })
      .from(twoFactors)
      .where(eq(twoFactors.userId, userId));
    const step =
      kept && timeStepOf(await readSecret(kept.secret), code, systemClock.now().getTime());
    if (!step) return false;
    const spent = await database.joining
      .update(twoFactors)
      .set({ lastUsedStep: step })
      .where(
        and(
          eq(twoFactors.userId, userId),
          or(isNull(twoFactors.lastUsedStep), lt(twoFactors.lastUsedStep, step)),
        ),
      )
      .returning({ id: twoFactors.id });
    return spent.length > 0;
  }

  async function readSecret(encrypted: string): Promise<string> {
    const { symmetricDecrypt } = await import("better-auth/crypto");
    return symmetricDecrypt({ key: (await auth.$context).secretConfig, data: encrypted });
  }

  return {
    async signInWithCode(request, kind, code) {
      const headers = withoutSession(request.headers);
      const response = await verify[kind]({ body: { code }, headers, asResponse: true });
      const token = (await bodyOf(response.clone())).token;
      const answer = await answered(response);
      if (!answer.ok || kind === "backup" || (await spend(answer.userId, code))) return answer;
      await database.joining.delete(sessions).where(eq(sessions.token, hashToken(String(token))));
      return { ok: false, code: "used" };
    },
    async challengedUser(request) {
      const [challenge] = withoutSession(request.headers).get("cookie")?.split("; ") ?? [];
      const identifier = challenge?.split("=")[1]?.split(".")[0];
      if (!identifier || !/^2fa-[\w-]{20}$/.test(identifier)) return null;
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.findVerificationValue(identifier))?.value ?? null;
    },
    async beginCodes(request, password) {
      const { headers } = request;
      const body = { password, method: "totp" as const };
      const response = await auth.api.enableTwoFactor({ body, headers, asResponse: true });
      return response.ok;
    },
    async pendingCodes(userId, email) {
      const [pending] = await database.joining
        .select({ secret: twoFactors.secret })
        .from(twoFactors)
        .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false)));
      if (!pending) return null;
      const { appName } = await auth.$context;
      return otpauthAddress(await readSecret(pending.secret), appName, email);
    },
    async confirmCodes(request, code) {
      const { headers } = request;
      const response = await auth.api.verifyTOTP({ body: { code }, headers, asResponse: true });
      const answer = await answered(response);
      if (answer.ok) await spend(answer.userId, code);
      return answer;
    },
    async renewBackupCodes(request, password) {
      const { headers } = request;
      const response = await auth.api.generateBackupCodes({
        body: { password },
        headers,
        asResponse: true,
      });
      return response.ok ? ((await bodyOf(response)).backupCodes as string[]) : null;
    },
    async endCodes(request, password) {
      const { headers } = request;
      const body = { password };
      const response = await auth.api.disableTwoFactor({ body, headers, asResponse: true });
      return response.ok ? cookiesOf(response) : null;
    },
    async backupCodesOf(userId) {
      return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes;
    },
  };
}

/** With a session the library would take the code for the first one of a new secret. */
function withoutSession(given: Headers): Headers {
  const cookies = (given.get("cookie") ?? "").split("; ");
  const challenge = cookies.filter((cookie) => cookie.includes("hearthline.two_factor="));
  const headers = new Headers(given);
  headers.set("cookie", challenge.join("; "));
  return headers;
}

function refusalOf(code: string): CodeRefusal {
  if (code === "ACCOUNT_TEMPORARILY_LOCKED") return "locked";
  if (code === "INVALID_TWO_FACTOR_COOKIE" || code.startsWith("TOO_MANY_ATTEMPTS")) {
    return "expired";
  }
  return "wrong";
}
