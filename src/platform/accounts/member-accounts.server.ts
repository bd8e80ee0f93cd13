import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Database } from "../database/database.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { Asked } from "./accounts.server.ts";
import { verifications } from "./accounts.tables.server.ts";
import { cookiesOf, hardened, sessionOptions } from "./auth-library.server.ts";
import { hashSessionTokens } from "./hashed-session-tokens.server.ts";
import { memberPasskeys, memberSessions, memberUsers } from "./member-accounts.tables.server.ts";
import { ownSession } from "./own-session.server.ts";
import { createPasskeys, type Passkeys } from "./passkeys.server.ts";
import { crmSessions, extendSession, firstEnd } from "./session-lifetime.server.ts";

/** Whose session of the CRM a request carries. */
export type SignedInPerson = {
  userId: string;
  email: string;
  name: string;
  sessionId: string;
};

/**
 * Sessions of the CRM, apart from staff's in table and cookie: neither ever opens what the other does
 * (`members.own-accounts`). Nobody has a password here.
 */
export type MemberAccounts = {
  passkeys: Passkeys;
  /** Begins a session for somebody who has proven who they are; the headers carry its cookie. */
  begin(request: Request, userId: string): Promise<Headers>;
  /** Ends the request's session; the headers clear its cookie. */
  signOut(request: Request): Promise<Headers>;
  /** Who the request's session belongs to, or null. The session lasts longer unless `asked` says so. */
  userOf(request: Request, asked?: Asked): Promise<SignedInPerson | null>;
};

const cookie = "hearthline-crm";

export function createMemberAccounts(
  settings: Settings,
  database: Database,
  log: Log,
  secret: string,
): MemberAccounts {
  const auth = betterAuth({
    ...hardened({ settings, log, secret, cookie }),
    database: hashSessionTokens(
      drizzleAdapter(database.joining, {
        provider: "pg",
        schema: { user: memberUsers, session: memberSessions, verification: verifications },
      }),
    ),
    plugins: [ownSession],
    session: sessionOptions(crmSessions.longestSeconds),
    databaseHooks: {
      session: {
        create: { before: async () => ({ data: { expiresAt: firstEnd(crmSessions) } }) },
      },
    },
  });
  /** A check that fails counts as signed out, unless it failed because the database is away. */
  const signedOutBy = async (error: unknown): Promise<null> => {
    await database.ping();
    log.error("CRM session check failed", { error });
    return null;
  };
  return {
    passkeys: createPasskeys(auth, database, settings, {
      table: memberPasskeys,
      people: memberUsers,
      purpose: "sign in to the CRM",
    }),
    async begin({ headers }, userId) {
      const body = { userId, withPasskey: false };
      const response = await auth.api.beginSession({ body, headers, asResponse: true });
      if (!response.ok) throw new Error("The auth library didn’t start a session");
      return cookiesOf(response);
    },
    async signOut({ headers }) {
      return cookiesOf(await auth.api.signOut({ headers, asResponse: true }));
    },
    async userOf(request, asked) {
      if (!request.headers.get("cookie")?.includes(`${cookie}.session_token`)) return null;
      const found = await auth.api
        .getSession({ headers: request.headers })
        .catch((error: unknown) => signedOutBy(error));
      if (!found) return null;
      if (!asked?.byItself) {
        // Where nothing can be written, reading goes on.
        await extendSession(database.joining, found.session, crmSessions).catch((error: unknown) =>
          log.warn("CRM session extension failed", { error }),
        );
      }
      const { id, email, name } = found.user;
      return { userId: id, email, name, sessionId: found.session.id };
    },
  };
}
