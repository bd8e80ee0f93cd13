import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { identifyVisitor } from "~/domains/identity/staff/find-staff-member.server.ts";
import { sessions, users, verifications } from "~/platform/accounts/accounts.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember, requestWith, sessionOf, signInAs } from "../setup/staff-people.ts";

const secret = "a secret of at least thirty-two letters";
const platform = sharedPlatform({ AUTH_SECRET: secret });
const email = "tess@hearth.example";

beforeAll(() => addMember(platform(), email, "viewer"));

const tokenOf = (request: Request) =>
  /session_token=(\w{32})\./.exec(request.headers.get("cookie") ?? "")?.[1] ?? "no token";

const stored = () => platform().database.query.select().from(sessions);

function withToken(token: string): Request {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const cookie = `hearthline.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  return new Request("http://localhost:3000/admin/dashboard", { headers: { cookie } });
}

test("only the cookie has a session's token; the table stores a hash", async () => {
  const { request } = await sessionOf(platform(), email);
  const token = tokenOf(request);
  expect(token).toMatch(/^\w{32}$/);
  const [session] = await stored();
  expect(JSON.stringify(session)).not.toContain(token);
  expect(await identifyVisitor(platform(), withToken(token))).toMatchObject({ kind: "staff" });
  const stolen = withToken(session?.token ?? "");
  expect(await identifyVisitor(platform(), stolen)).toEqual({ kind: "anonymous" });
});

test("a continued session keeps its token and ends at sign-out", async () => {
  const { request } = await sessionOf(platform(), email);
  const before = (await stored()).length;
  await platform()
    .database.query.update(sessions)
    .set({ updatedAt: sql`now() - interval '2 hours'` });
  for (const _ of [1, 2]) {
    expect(await identifyVisitor(platform(), request)).toMatchObject({ kind: "staff" });
  }
  await platform().accounts.staff.signOut(request);
  expect(await stored()).toHaveLength(before - 1);
  expect(await identifyVisitor(platform(), request)).toEqual({ kind: "anonymous" });
});

test("a pending one-time-code sign-in is stored hashed too", async () => {
  await platform().database.query.update(users).set({ twoFactorEnabled: true });
  const signedIn = await signInAs(platform(), email);
  if (!signedIn.ok) throw new Error(`${signedIn.code}`);
  const cookie = decodeURIComponent(requestWith(signedIn.headers).headers.get("cookie") ?? "");
  const identifier = /two_factor=([^.]+)\./.exec(cookie)?.[1] ?? "no cookie";
  expect(identifier).toMatch(/^2fa-/);
  const waiting = await platform().database.query.select().from(verifications);
  expect(waiting.length).toBeGreaterThan(0);
  expect(JSON.stringify(waiting)).not.toContain(identifier);
});
