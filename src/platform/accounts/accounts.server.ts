import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { newId } from "../database/columns.server.ts";
import type { Database } from "../database/database.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import { accounts, sessions, users, verifications } from "./accounts.tables.server.ts";

export type SignedInUser = { id: string; email: string; name: string };

/** Sign-in with e-mail and password; sessions live in the database, so ending one is at once. */
export type Accounts = {
  /** Signs in. On success the headers carry the session's cookie; on failure there is a message. */
  signIn(
    request: Request,
    credentials: { email: string; password: string },
  ): Promise<{ ok: true; headers: Headers } | { ok: false; message: string }>;
  /** Ends the request's session; the headers clear its cookie. */
  signOut(request: Request): Promise<Headers>;
  /** Who the request's session belongs to, or null. */
  userOf(request: Request): Promise<SignedInUser | null>;
  /** For `insertUser`, which takes part in the caller's transaction. */
  hashPassword(password: string): Promise<string>;
  /** Answers `/api/auth/*`. */
  handle(request: Request): Promise<Response>;
};

export function createAccounts(
  settings: Settings,
  database: Database,
  log: Log,
  secret: string,
): Accounts {
  const auth = betterAuth({
    appName: settings.siteName,
    baseURL: settings.siteUrl.origin,
    basePath: "/api/auth",
    secret,
    database: drizzleAdapter(database.query, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    // Nobody signs up: staff are invited, the first administrator has the setup link.
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    // A cached session would outlive its end.
    session: { cookieCache: { enabled: false }, expiresIn: 60 * 60 * 12, updateAge: 60 * 60 },
    // Our own limits stand in front of every door, this one included.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: "hearthline",
      useSecureCookies: settings.siteUrl.protocol === "https:",
      database: { generateId: () => newId() },
      // The address in the header can be invented; the one we trust is not needed here.
      ipAddress: { disableIpTracking: true },
      // Origin and Sec-Fetch-Site are checked for every request before it gets here.
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    logger: {
      level: "warn",
      log: (level, message) =>
        log[level === "error" ? "error" : "warn"]("accounts", { reason: message }),
    },
  });

  return {
    async signIn(request, credentials) {
      const response = await auth.api.signInEmail({
        body: credentials,
        headers: request.headers,
        asResponse: true,
      });
      if (response.ok) return { ok: true, headers: cookiesOf(response) };
      const problem = (await response.json().catch(() => null)) as { message?: string } | null;
      return { ok: false, message: problem?.message ?? "Sign-in failed" };
    },
    async signOut(request) {
      return cookiesOf(await auth.api.signOut({ headers: request.headers, asResponse: true }));
    },
    async userOf(request) {
      if (!request.headers.get("cookie")?.includes("hearthline.session_token")) return null;
      const session = await auth.api.getSession({ headers: request.headers });
      return session && { id: session.user.id, email: session.user.email, name: session.user.name };
    },
    async hashPassword(password) {
      return (await auth.$context).password.hash(password);
    },
    handle: (request) => auth.handler(request),
  };
}

function cookiesOf(response: Response): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return headers;
}
