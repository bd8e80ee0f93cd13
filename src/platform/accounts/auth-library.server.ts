import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { newId } from "../database/columns.server.ts";
import type { Database } from "../database/database.server.ts";
import { cookieName } from "../http/requests/cookies.ts";
import type { Log } from "../log/log.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import { accounts, sessions, twoFactors, users, verifications } from "./accounts.tables.server.ts";
import { hashSessionTokens } from "./hashed-session-tokens.server.ts";
import { passkeySession } from "./passkey-session.server.ts";
import { isDisabled } from "./people.server.ts";
import { firstEnd, longestSession } from "./session-lifetime.server.ts";

export type AuthLibrary = ReturnType<typeof createAuthLibrary>;

/** The sign-in library, told what of it we use. */
export function createAuthLibrary(
  settings: Settings,
  database: Database,
  log: Log,
  secret: string,
) {
  const secure = settings.siteUrl.protocol === "https:";
  return betterAuth({
    appName: settings.siteName,
    baseURL: settings.siteUrl.origin,
    basePath: "/api/auth",
    secret,
    database: hashSessionTokens(
      drizzleAdapter(database.joining, {
        provider: "pg",
        schema: {
          user: users,
          session: sessions,
          account: accounts,
          verification: verifications,
          twoFactor: twoFactors,
        },
      }),
    ),
    verification: { storeIdentifier: "hashed" },
    plugins: [twoFactor({ issuer: settings.siteName }), passkeySession],
    // Nobody signs up: staff are invited, the first administrator has the setup link.
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    session: {
      // A cached session would outlive its end.
      cookieCache: { enabled: false },
      expiresIn: longestSession,
      // The library knows no longest lifetime, and counts whatever asks as activity.
      disableSessionRefresh: true,
      additionalFields: { withPasskey: { type: "boolean", required: false, input: false } },
    },
    databaseHooks: {
      session: {
        create: {
          // After the password was checked, so that it takes as long and says the same (`fault.account-enumeration`).
          before: async ({ userId }) => {
            if (await isDisabled(database.joining, userId)) {
              throw new APIError("UNAUTHORIZED", { message: "Invalid email or password" });
            }
            return { data: { expiresAt: firstEnd() } };
          },
        },
      },
    },
    // Our own limits stand in front of every address, this one included.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      // The library's own prefix for https lets subdomains set them (rule cookies.host-only).
      cookiePrefix: cookieName("hearthline", secure),
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      database: { generateId: () => newId() },
      // The address in the header can be made up; the one we trust is not needed here.
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
}

/** The cookies that an answer of the library sets. */
export function cookiesOf(response: Response): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return headers;
}

/** What an answer of the library says: of a failure its code and text. */
export async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  return ((await response.json().catch(() => null)) as Record<string, unknown> | null) ?? {};
}
