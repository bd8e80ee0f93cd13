import { createHmac } from "node:crypto";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Database, Reader, Transaction } from "../database/database.server.ts";
import { cookieName, cookieValue, writeCookie } from "../http/requests/headers.ts";
import type { Log } from "../log/log.server.ts";
import { hashToken, isSameSecret, randomLetters } from "../secrets/secrets.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import {
  memberPasskeys,
  memberSessions,
  memberUsers,
  passkeys,
  sessions,
  users,
} from "./accounts.tables.server.ts";

/**
 * Who is signing in: staff at /admin, or members of a business at /crm. Each has its own tables and
 * cookies, so nothing of one is ever valid for the other (`members.own-accounts`).
 */
export type Audience = "staff" | "member";

const hour = 60 * 60;
const day = 24 * hour;

/** `cookie` is the prefix of the audience's cookie names. */
const audiences = {
  staff: {
    cookie: "hearthline",
    sessions,
    people: users,
    passkeys,
    idleSeconds: 12 * hour,
    maxSeconds: 7 * day,
  },
  member: {
    cookie: "hearthline-crm",
    sessions: memberSessions,
    people: memberUsers,
    passkeys: memberPasskeys,
    idleSeconds: 30 * day,
    maxSeconds: 90 * day,
  },
} as const;

export const tablesOf = (audience: Audience) => audiences[audience];

/** Dependencies of one audience's sessions, passkeys, and codes. */
export type AccountParts = { settings: Settings; database: Database; log: Log; secret: string };

/** A signed cookie in the format of every version: `value.HMAC`, percent-encoded. */
export type SignedCookies = {
  /** The value of a cookie of this request with our signature, or null. */
  read(request: Request, name: string): string | null;
  /** A `Set-Cookie` header value; without a value it removes the cookie. */
  write(name: string, value: string | null, maxAgeSeconds: number): string;
};

export function signedCookies(
  audience: Audience,
  { settings, secret }: Pick<AccountParts, "settings" | "secret">,
): SignedCookies {
  const secure = settings.siteUrl.protocol === "https:";
  const nameOf = (name: string) => `${audiences[audience].cookie}.${name}`;
  const signatureOf = (value: string) =>
    createHmac("sha256", secret).update(value).digest("base64");
  return {
    read(request, name) {
      const header = request.headers.get("cookie") ?? "";
      const text = decode(cookieValue(header, cookieName(nameOf(name), secure)) ?? "");
      const dot = text.lastIndexOf(".");
      const value = text.slice(0, Math.max(dot, 0));
      return value && isSameSecret(text.slice(dot + 1), signatureOf(value)) ? value : null;
    },
    write(name, value, maxAgeSeconds) {
      const signed = value && encodeURIComponent(`${value}.${signatureOf(value)}`);
      return writeCookie(nameOf(name), signed, { secure, maxAgeSeconds });
    },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** The session of a request. */
type Session = {
  sessionId: string;
  userId: string;
  email: string;
  name: string;
  /** Whether sign-in requires a one-time code; always false for members. */
  twoFactor: boolean;
  /** Whether the session started with a passkey, which counts as two factors. */
  withPasskey: boolean;
};

/** `background`: an automatic poll by the page, which doesn't count as use. */
export type SessionUse = { background: boolean };

/**
 * Sessions of one audience. They are rows, so an ended session is rejected on the next request. The
 * cookie contains the token, the row its hash (rule `storage.hashed-tokens`).
 */
export type Sessions = {
  /**
   * Starts a session, always with a new token, for an authenticated user.
   * @returns headers with its cookie; null if the user can no longer sign in
   */
  begin(request: Request, userId: string, how?: { withPasskey: boolean }): Promise<Headers | null>;
  /** Ends the request's session; the headers clear its cookie. */
  signOut(request: Request): Promise<Headers>;
  /**
   * The request's session, or null. Use extends it.
   * @throws if the database is unreachable
   */
  read(request: Request, use?: SessionUse): Promise<Session | null>;
};

const cookie = "session_token";
const names = { staff: "staff", member: "CRM" };

export function createSessions(audience: Audience, parts: AccountParts): Sessions {
  const { sessions: table, people, idleSeconds, maxSeconds } = audiences[audience];
  const { database, log } = parts;
  const db = database.joining;
  const cookies = signedCookies(audience, parts);
  const seconds = (count: number) => sql.raw(`interval '${count} seconds'`);
  const isDisabled =
    audience === "staff" ? sql<boolean>`${users.disabledAt} is not null` : sql<boolean>`false`;
  const twoFactor = audience === "staff" ? users.twoFactorEnabled : sql<boolean>`false`;

  const begin: Sessions["begin"] = async ({ headers }, userId, how) => {
    const [person] = await db.select({ isDisabled }).from(people).where(eq(people.id, userId));
    if (!person || person.isDisabled) return null;
    const token = randomLetters(32);
    await db.insert(table).values({
      userId,
      token: hashToken(token),
      userAgent: headers.get("user-agent") ?? "",
      withPasskey: how?.withPasskey ?? false,
      expiresAt: sql`now() + ${seconds(idleSeconds)}`,
    });
    return new Headers({ "set-cookie": cookies.write(cookie, token, maxSeconds) });
  };

  async function find(request: Request) {
    const token = cookies.read(request, cookie);
    if (!token) return null;
    const [row] = await db
      .select({
        sessionId: table.id,
        userId: people.id,
        email: people.email,
        name: people.name,
        twoFactor,
        withPasskey: table.withPasskey,
        hasEnded: sql<boolean>`${table.expiresAt} <= now()`,
        isUsedAgain: sql<boolean>`${table.updatedAt} <= now() - interval '1 hour'`,
      })
      .from(table)
      .innerJoin(people, eq(people.id, table.userId))
      .where(eq(table.token, hashToken(token)));
    return row ?? null;
  }

  /**
   * A failed check counts as signed out (`access.roles`), except during a database outage:
   * then no one is redirected to sign in.
   */
  async function signedOutBy(error: unknown): Promise<null> {
    await database.ping();
    log.error(`${names[audience]} session check failed`, { error });
    return null;
  }

  /** Written at most once an hour, and never beyond the session's maximum lifetime. */
  const extend = (id: string) =>
    db
      .update(table)
      .set({
        updatedAt: sql`now()`,
        expiresAt: sql`least(now() + ${seconds(idleSeconds)}, ${table.createdAt} + ${seconds(maxSeconds)})`,
      })
      .where(eq(table.id, id));

  const end = (id: string) => db.delete(table).where(eq(table.id, id));

  return {
    begin,
    async signOut(request) {
      const token = cookies.read(request, cookie);
      if (token) await db.delete(table).where(eq(table.token, hashToken(token)));
      return new Headers({ "set-cookie": cookies.write(cookie, null, 0) });
    },
    async read(request, use) {
      const activeSession = await find(request).catch(signedOutBy);
      if (!activeSession) return null;
      const { hasEnded, isUsedAgain, ...session } = activeSession;
      const change = hasEnded ? end : isUsedAgain && !use?.background ? extend : null;
      // Reads continue when nothing can be written.
      await change?.(session.sessionId).catch((error: unknown) =>
        log.warn(`${names[audience]} session update failed`, { error }),
      );
      return hasEnded ? null : session;
    },
  };
}

/** A user's active sessions, most recently used first. */
export function listSessions(db: Reader, audience: Audience, userId: string) {
  const { sessions: table } = audiences[audience];
  return db
    .select({
      id: table.id,
      userAgent: table.userAgent,
      createdAt: table.createdAt,
      usedAt: table.updatedAt,
    })
    .from(table)
    .where(and(eq(table.userId, userId), gt(table.expiresAt, sql`now()`)))
    .orderBy(desc(table.updatedAt))
    .limit(50);
}

/** Ends a user's sessions immediately: all, all but one, or only one. @returns how many */
export async function endSessions(
  tx: Transaction,
  audience: Audience,
  userId: string,
  target: { except?: string; only?: string | null } = {},
): Promise<number> {
  const { sessions: table } = audiences[audience];
  const ended = await tx
    .delete(table)
    .where(
      and(
        eq(table.userId, userId),
        target.except ? ne(table.id, target.except) : undefined,
        target.only ? eq(table.id, target.only) : undefined,
      ),
    )
    .returning({ id: table.id });
  return ended.length;
}
