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
import { ownSession } from "./own-session.server.ts";
import { isDisabled } from "./people.server.ts";
import { firstEnd, staffSessions } from "./session-lifetime.server.ts";

export type AuthLibrary = ReturnType<typeof createAuthLibrary>;

/** What a library is made from; `cookie` is the beginning of its cookies' names. */
type LibraryParts = { settings: Settings; log: Log; secret: string; cookie: string };

/** What staff's library and the CRM's have in common. */
export function hardened({ settings, log, secret, cookie }: LibraryParts) {
  const secure = settings.siteUrl.protocol === "https:";
  return {
    appName: settings.siteName,
    baseURL: settings.siteUrl.origin,
    secret,
    verification: { storeIdentifier: "hashed" as const },
    // Our own limits stand in front of every address, this one included.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      // The library's own prefix for https lets subdomains set them (rule cookies.host-only).
      cookiePrefix: cookieName(cookie, secure),
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
      level: "warn" as const,
      log: (level: string, message: string, ...details: unknown[]) =>
        log[level === "error" ? "error" : "warn"]("accounts", {
          reason: message,
          error: details.find((detail) => detail instanceof Error),
        }),
    },
  };
}

/** Sessions as both have them. */
export function sessionOptions(longestSeconds: number) {
  return {
    // A cached session would outlive its end.
    cookieCache: { enabled: false },
    expiresIn: longestSeconds,
    // The library knows no longest lifetime, and counts whatever asks as activity.
    disableSessionRefresh: true,
    additionalFields: {
      withPasskey: { type: "boolean" as const, required: false, input: false },
    },
  };
}

/** The sign-in library of staff, told what of it we use. */
export function createAuthLibrary(
  settings: Settings,
  database: Database,
  log: Log,
  secret: string,
) {
  return betterAuth({
    ...hardened({ settings, log, secret, cookie: "hearthline" }),
    basePath: "/api/auth",
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
    plugins: [twoFactor({ issuer: settings.siteName }), ownSession],
    // Nobody signs up: staff are invited, the first administrator has the setup link.
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    session: sessionOptions(staffSessions.longestSeconds),
    databaseHooks: {
      session: {
        create: {
          // After the password was checked, so that it takes as long and says the same (`fault.account-enumeration`).
          before: async ({ userId }) => {
            if (await isDisabled(database.joining, userId)) {
              throw new APIError("UNAUTHORIZED", { message: "Invalid email or password" });
            }
            return { data: { expiresAt: firstEnd(staffSessions) } };
          },
        },
      },
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
