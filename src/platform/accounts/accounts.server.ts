import type { Database } from "../database/database.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import { passkeys, users } from "./accounts.tables.server.ts";
import { bodyOf, cookiesOf, createAuthLibrary } from "./auth-library.server.ts";
import { type OneTimeCodes, oneTimeCodes } from "./one-time-codes.server.ts";
import { createPasskeys, type Passkeys } from "./passkeys.server.ts";
import { passwordHashOf } from "./people.server.ts";
import { extendSession, staffSessions } from "./session-lifetime.server.ts";

export type SignedInUser = {
  id: string;
  email: string;
  name: string;
  /** Whether signing in takes a one-time code. */
  twoFactor: boolean;
  sessionId: string;
  /** Whether the session began with a passkey. */
  withPasskey: boolean;
};

/** `userId` is null while a one-time code is still needed: nobody is signed in yet. */
type SignInAnswer =
  | { ok: true; userId: string | null; headers: Headers }
  | { ok: false; message: string };

/** Whether a request is something that a person did; what a page does by itself is not. */
export type Asked = { byItself: boolean };

/** Sign-in with e-mail and password; sessions live in the database, so ending one is at once. */
export type Accounts = OneTimeCodes & {
  passkeys: Passkeys;
  /** Signs in. On success the headers carry the session's cookie; on failure there is a message. */
  signIn(request: Request, credentials: { email: string; password: string }): Promise<SignInAnswer>;
  /** Ends the request's session; the headers clear its cookie. */
  signOut(request: Request): Promise<Headers>;
  /** Who the request's session belongs to, or null. The session lasts longer unless `asked` says so. */
  userOf(request: Request, asked?: Asked): Promise<SignedInUser | null>;
  /** For `insertUser` and `setPassword`, which take part in the caller's transaction. */
  hashPassword(password: string): Promise<string>;
  /** Whether this is the person's password. */
  isPassword(userId: string, password: string): Promise<boolean>;
  /** Answers `/api/auth/*`. @throws when the database cannot be reached */
  handle(request: Request): Promise<Response>;
};

export function createAccounts(
  settings: Settings,
  database: Database,
  log: Log,
  secret: string,
): Accounts {
  const auth = createAuthLibrary(settings, database, log, secret);
  /**
   * A check that fails counts as signed out (`staff.role-required`). The library does not say why it
   * failed: when the database is away, asking it says so, and nobody is sent to sign in meanwhile.
   */
  const signedOutBy = async (error: unknown): Promise<null> => {
    await database.ping();
    log.error("staff session check failed", { error });
    return null;
  };
  return {
    ...oneTimeCodes(auth, database),
    passkeys: createPasskeys(auth, database, settings, {
      table: passkeys,
      people: users,
      purpose: "sign in",
    }),
    async signIn(request, credentials) {
      const response = await auth.api.signInEmail({
        body: credentials,
        headers: request.headers,
        asResponse: true,
      });
      const body = await bodyOf(response);
      if (!response.ok) return { ok: false, message: String(body.message ?? "Sign-in failed") };
      const user = body.user as { id: string } | undefined;
      return { ok: true, userId: user?.id ?? null, headers: cookiesOf(response) };
    },
    async signOut(request) {
      return cookiesOf(await auth.api.signOut({ headers: request.headers, asResponse: true }));
    },
    async userOf(request, asked) {
      if (!request.headers.get("cookie")?.includes("hearthline.session_token")) return null;
      const found = await auth.api
        .getSession({ headers: request.headers })
        .catch((error: unknown) => signedOutBy(error));
      if (!found) return null;
      if (!asked?.byItself) {
        // Where nothing can be written, reading goes on.
        await extendSession(database.joining, found.session, staffSessions).catch(
          (error: unknown) => log.warn("staff session extension failed", { error }),
        );
      }
      const { id, email, name, twoFactorEnabled } = found.user;
      return {
        id,
        email,
        name,
        twoFactor: twoFactorEnabled === true,
        sessionId: found.session.id,
        withPasskey: found.session.withPasskey === true,
      };
    },
    async hashPassword(password) {
      return (await auth.$context).password.hash(password);
    },
    async isPassword(userId, password) {
      const hash = await passwordHashOf(database.joining, userId);
      return hash !== null && (await auth.$context).password.verify({ hash, password });
    },
    async handle(request) {
      const response = await auth.handler(request);
      if (response.status === 500) await database.ping();
      return response;
    },
  };
}
