import { createHash, createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { signInWithCode } from "../../src/domains/identity/accounts/sign-in.server.ts";
import { adminRoles } from "../../src/domains/identity/identity.tables.server.ts";
import { identifyVisitor } from "../../src/domains/identity/staff/find-staff-member.server.ts";
import {
  sessions,
  twoFactors,
  users,
  verifications,
} from "../../src/platform/accounts/accounts.tables.server.ts";
import { insertUser } from "../../src/platform/accounts/passwords.server.ts";
import { base32 } from "../../src/platform/accounts/two-factor.server.ts";
import { hashToken } from "../../src/platform/secrets/secrets.server.ts";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { requestWith, signInAs } from "../setup/staff-people.ts";

// Created with this secret by better-auth 1.7.7, which earlier versions used.
const secret = "a secret of at least thirty-two letters";
const former = {
  /** Hash of "a long enough password". */
  passwordHash:
    "7ac619b107103224e4688ed3c32e02dd:9c0637a1cf0a2a55d2bd7bca2790c1250dbff59c37867b46d8b208bdf14cad973df3f1f5a7b028e3c947f5646f5be4f480c565229f2e12634ee57823642328e2",
  codeSecret: "JBSWY3DPEHPK3PXPaaaabbbbccccdddd",
  sealedSecret:
    "7d708a98e48903e90fbcb81ececff395f9bd1ef8ef1dfddc09bf146368611cbaab2feb0bbb83bcbd96db127d6483491caca435c99bf0ee7a7a7c52ab788d920d0a3492d1373a2a76",
  /** Hashes of aaaaa-bbbbb and ccccc-ddddd. */
  sealedBackupCodes:
    "a386a750a19554cab94e397fe994acc8df98817f5cc7a3556712082d75b6fb1e4a5281a8124fee198386163467ad65e9e52344860d5db5f06f28a40974efc1ea3be930f97c",
  token: "AbCdEfGhIjKlMnOpQrStUvWxYz012345",
  tokenSignature: "R/IHvCB7xLMCGvXPgR7xu9mHP/TYsSC1mqNiaNQXTik=",
};

const platform = sharedPlatform({ AUTH_SECRET: secret });
const query = () => platform().database.query;
const email = "vera@hearth.example";
const inAnHour = sql`now() + interval '1 hour'`;
let userId = "";

const withCookie = (cookie: string) =>
  new Request("http://localhost:3000/admin/dashboard", { headers: { cookie } });
const signed = (value: string, signature: string) => encodeURIComponent(`${value}.${signature}`);

test("a password hashed by an earlier version signs in", async () => {
  const { passwordHash } = former;
  userId = await platform().database.transaction((tx) =>
    insertUser(tx, { email, name: "Vera", passwordHash }),
  );
  await query().insert(adminRoles).values({ userId, role: "viewer" });
  expect(await signInAs(platform(), email)).toMatchObject({ ok: true });
  expect(await signInAs(platform(), email, "a wrong password")).toMatchObject({ ok: false });
});

test("a session from an earlier version continues and expires", async () => {
  await query()
    .insert(sessions)
    .values({ userId, token: hashToken(former.token), expiresAt: inAnHour });
  const cookie = `hearthline.session_token=${signed(former.token, former.tokenSignature)}`;
  expect(await identifyVisitor(platform(), withCookie(cookie))).toMatchObject({ kind: "staff" });
  const forged = cookie.replace("AbCd", "BbCd");
  expect(await identifyVisitor(platform(), withCookie(forged))).toEqual({ kind: "anonymous" });
  await platform().accounts.staff.signOut(withCookie(cookie));
  expect(await identifyVisitor(platform(), withCookie(cookie))).toEqual({ kind: "anonymous" });
});

/** A sign-in from an earlier version, waiting for its code. */
async function pendingSignIn(): Promise<Request> {
  const id = `2fa-${crypto.randomUUID().replaceAll("-", "").slice(0, 20)}`;
  const identifierOf = (text: string) => createHash("sha256").update(text).digest("base64url");
  await query()
    .insert(verifications)
    .values([
      { identifier: identifierOf(id), value: userId, expiresAt: inAnHour },
      { identifier: identifierOf(`2fa-attempts-${id}`), value: "0", expiresAt: inAnHour },
    ]);
  const signature = createHmac("sha256", secret).update(id).digest("base64");
  return withCookie(`hearthline.two_factor=${signed(id, signature)}`);
}

test("a pending sign-in and codes from an earlier version work", async () => {
  const { sealedSecret, sealedBackupCodes } = former;
  await query()
    .insert(twoFactors)
    .values({ userId, secret: sealedSecret, backupCodes: sealedBackupCodes });
  await query().update(users).set({ twoFactorEnabled: true });
  const code = oneTimeCode(base32(Buffer.from(former.codeSecret)));
  const byApp = await signInWithCode(platform(), await pendingSignIn(), { code }, "203.0.113.71");
  expect(byApp).toMatchObject({ ok: true });
  const backup = { code: "ccccc-ddddd", with: "backup-code" };
  const byBackup = await signInWithCode(platform(), await pendingSignIn(), backup, "203.0.113.71");
  expect(byBackup).toMatchObject({ ok: true });
  const again = await signInWithCode(platform(), await pendingSignIn(), backup, "203.0.113.71");
  expect(again).toMatchObject({ ok: false });
});

test("earlier versions can read this version's rows", async () => {
  const signedIn = await signInAs(platform(), email);
  if (!signedIn.ok) throw new Error(signedIn.code);
  const cookie = decodeURIComponent(requestWith(signedIn.headers).headers.get("cookie") ?? "");
  const [, id = "", signature] =
    /^hearthline\.two_factor=(2fa-\w{20})\.(.{44})$/.exec(cookie) ?? [];
  expect(signature).toBe(createHmac("sha256", secret).update(id).digest("base64"));
  const stored = (await query().select().from(verifications)).map(({ identifier, value }) => [
    identifier,
    value,
  ]);
  const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
  expect(stored).toContainEqual([hashOf(id), userId]);
  expect(stored).toContainEqual([hashOf(`2fa-attempts-${id}`), "0"]);
  await query().delete(twoFactors);
  await platform().accounts.secondFactor.begin(userId);
  const [made] = await query().select().from(twoFactors);
  // A nonce of 24 bytes, the text, and a tag of 16 bytes, in hex.
  expect(made?.secret).toMatch(/^[0-9a-f]{144}$/);
});
