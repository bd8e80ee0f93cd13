import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Reader } from "../database/database.server.ts";
import { lockRows } from "../database/lock-rows.server.ts";
import { hashToken } from "../secrets/secrets.server.ts";
import { verifications } from "./accounts.tables.server.ts";
import { type AccountParts, type Audience, type Sessions, tablesOf } from "./sessions.server.ts";

const challengeMinutes = 5;
/** Maximum passkeys per person. */
const maxPasskeys = 20;

/** Options for a browser, or its response, as JSON created and parsed by the library. */
export type BrowserMessage = Record<string, unknown>;

type Owner = { id: string; email: string; name: string };

/** Passkeys on a person's devices (WebAuthn), unlocked by finger, face or PIN. */
export type Passkeys = {
  /** Options for a signed-in user's browser to create a passkey. */
  beginAdding(owner: Owner): Promise<BrowserMessage>;
  /** Whether the user may add another passkey. */
  hasRoom(userId: string): Promise<boolean>;
  /**
   * Saves a passkey created by a browser, in a transaction, so concurrent calls don't exceed the
   * limit.
   * @returns `refused` if it isn't what was requested
   */
  add(owner: Owner, name: string, credential: unknown): Promise<"added" | "refused" | "no_room">;
  /** A user's passkeys, oldest first. */
  list(
    userId: string,
  ): Promise<{ id: string; name: string; createdAt: Date; usedAt: Date | null }[]>;
  /** @returns whether it existed */
  remove(userId: string, id: string): Promise<boolean>;
  /** Options for the browser to sign in. The browser knows its own passkeys. */
  beginSignIn(): Promise<BrowserMessage>;
  /** Signs in with a browser's response. The headers contain the session cookie; null if rejected. */
  signIn(
    request: Request,
    credential: unknown,
  ): Promise<{ userId: string; headers: Headers } | null>;
};

/** Why a passkey wasn't added, shown next to its name field. */
export const whyNotAdded = {
  refused: { name: "We couldn’t add that passkey. Try again." },
  no_room: { name: "Remove a passkey that you no longer use first" },
};

/** A challenge works once, within five minutes, for one purpose of one audience (rule `accounts.passkeys`). */
export function createPasskeys(
  audience: Audience,
  { settings: { siteName, siteUrl }, database }: AccountParts,
  sessions: Sessions,
): Passkeys {
  const { passkeys: table, people } = tablesOf(audience);
  const signingIn = { staff: "sign in", member: "sign in to the CRM" }[audience];
  const db = database.joining;
  const expected = { expectedOrigin: siteUrl.origin, expectedRPID: siteUrl.hostname };
  const library = () => import("@simplewebauthn/server");

  const keep = (purpose: string, challenge: string) =>
    saveChallenge(db, {
      identifier: identifierOf(purpose, challenge),
      value: purpose,
      minutes: challengeMinutes,
    });

  const spend = (purpose: string) => async (challenge: string) =>
    (await consumeChallenge(db, identifierOf(purpose, challenge))) !== null;

  const hasRoom = async (userId: string) =>
    (await db.$count(table, eq(table.userId, userId))) < maxPasskeys;

  return {
    hasRoom,
    async beginAdding(owner) {
      const { generateRegistrationOptions } = await library();
      const passkeys = await db
        .select({ id: table.credentialId })
        .from(table)
        .where(eq(table.userId, owner.id));
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID: siteUrl.hostname,
        userName: owner.email,
        userDisplayName: owner.name,
        userID: new TextEncoder().encode(owner.id),
        excludeCredentials: passkeys,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      await keep(adding(owner), options.challenge);
      return { ...options };
    },
    async add(owner, name, credential) {
      await db
        .select({ id: people.id })
        .from(people)
        .where(eq(people.id, owner.id))
        .for(...lockRows(people));
      if (!(await hasRoom(owner.id))) return "no_room";
      const { verifyRegistrationResponse } = await library();
      type CredentialJson = Parameters<typeof verifyRegistrationResponse>[0]["response"];
      // The library throws on invalid responses.
      const verified = await verifyRegistrationResponse({
        response: credential as CredentialJson,
        expectedChallenge: spend(adding(owner)),
        ...expected,
      }).catch(() => null);
      if (!verified?.verified) return "refused";
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      const updated = await db
        .insert(table)
        .values({
          userId: owner.id,
          name: name.trim().slice(0, 60) || "Passkey",
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports,
        })
        .onConflictDoNothing()
        .returning({ id: table.id });
      return updated.length > 0 ? "added" : "refused";
    },
    list: (userId) =>
      db
        .select({
          id: table.id,
          name: table.name,
          createdAt: table.createdAt,
          usedAt: table.usedAt,
        })
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(asc(table.createdAt), asc(table.id)),
    async remove(userId, id) {
      const removed = await db
        .delete(table)
        .where(and(eq(table.userId, userId), eq(table.id, id)))
        .returning({ id: table.id });
      return removed.length > 0;
    },
    async beginSignIn() {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: siteUrl.hostname,
        userVerification: "required",
      });
      await keep(signingIn, options.challenge);
      return { ...options };
    },
    async signIn(request, credential) {
      const parsed = z.object({ id: z.string().max(2000) }).safeParse(credential);
      if (!parsed.success) return null;
      const [key] = await db.select().from(table).where(eq(table.credentialId, parsed.data.id));
      if (!key) return null;
      const { verifyAuthenticationResponse } = await library();
      type CredentialJson = Parameters<typeof verifyAuthenticationResponse>[0]["response"];
      const verified = await verifyAuthenticationResponse({
        response: credential as CredentialJson,
        expectedChallenge: spend(signingIn),
        ...expected,
        credential: {
          id: key.credentialId,
          publicKey: Buffer.from(key.publicKey, "base64url"),
          counter: key.counter,
          transports: key.transports,
        },
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { newCounter } = verified.authenticationInfo;
      await db
        .update(table)
        .set({ counter: newCounter, usedAt: sql`now()` })
        .where(eq(table.id, key.id));
      const headers = await sessions.begin(request, key.userId, { withPasskey: true });
      return headers && { userId: key.userId, headers };
    },
  };
}

function identifierOf(purpose: string, challenge: string): string {
  return `passkey ${hashToken(`${purpose} ${challenge}`)}`;
}

const adding = ({ id }: Owner) => `add ${id}`;

/** Stores a challenge for a few minutes, under a hash of its owner's token. Deletes expired ones. */
export async function saveChallenge(
  db: Reader,
  { identifier, value, minutes }: { identifier: string; value: string; minutes: number },
): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  await db.insert(verifications).values({
    identifier,
    value,
    expiresAt: sql`now() + ${`${minutes} minutes`}::interval`,
  });
}

export const isOpen = (identifier: string) =>
  and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`));

/** Deletes a challenge. Of several concurrent uses, only one gets its value. */
export async function consumeChallenge(db: Reader, identifier: string): Promise<string | null> {
  const [spent] = await db
    .delete(verifications)
    .where(isOpen(identifier))
    .returning({ value: verifications.value });
  return spent?.value ?? null;
}
