import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  beginPasskeySignIn,
  signInWithPasskey,
} from "../../src/domains/identity/accounts/passkeys.server.ts";
import { signInWithCode } from "../../src/domains/identity/accounts/sign-in.server.ts";
import { identifyMember } from "../../src/domains/identity/members/identify-member.server.ts";
import { identifyVisitor } from "../../src/domains/identity/staff/find-staff-member.server.ts";
import {
  memberPasskeys,
  passkeys,
  sessions,
  twoFactors,
  users,
} from "../../src/platform/accounts/accounts.tables.server.ts";
import type { Audience } from "../../src/platform/accounts/sessions.server.ts";
import { rateLimits } from "../../src/platform/limits/limits.tables.server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { passkeyDevice } from "../setup/passkey-device.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember, requestWith, sessionOf, signInAs } from "../setup/staff-people.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const address = "203.0.113.70";
const anonymous = new Request("http://localhost:3000/admin/login", { method: "POST" });
const email = "ines@hearth.example";
const device = passkeyDevice();
let staffId = "";
let secret = "";

beforeAll(async () => {
  staffId = await addMember(platform(), email, "viewer");
  const owner = await addBusinessMember(platform(), await addBusiness(platform()), "owner");
  await query()
    .insert(memberPasskeys)
    .values({ ...device.row, userId: owner.userId });
});

beforeEach(() => query().delete(rateLimits));

async function optionsOf(audience: Audience): Promise<Record<string, unknown>> {
  const started = await beginPasskeySignIn(platform(), audience, address);
  if (!started.ok) throw new Error(started.code);
  return started.options;
}

const answerAt = (audience: Audience, credential: object) =>
  signInWithPasskey(platform(), audience, anonymous, { credential, address });

// members.own-accounts
test("a passkey signs in only the audience that registered it", async () => {
  expect(await answerAt("staff", device.respond(await optionsOf("staff")))).toMatchObject({
    ok: false,
    message: "That passkey doesn’t work here. Use your password.",
  });
  const signedIn = await answerAt("member", device.respond(await optionsOf("member")));
  if (!signedIn.ok) throw new Error(signedIn.code);
  const request = requestWith(signedIn.headers);
  expect(await identifyMember(platform(), request)).toMatchObject({ kind: "member" });
  expect(await identifyVisitor(platform(), request)).toEqual({ kind: "anonymous" });
});

test("rejects a challenge of the other audience", async () => {
  const otherAnswer = await answerAt("member", device.respond(await optionsOf("staff")));
  expect(otherAnswer).toMatchObject({ ok: false, code: "wrong_credentials" });
});

test.each([
  { origin: "https://evil.example" },
  { site: "evil.example" },
  { type: "webauthn.create" },
  { ownerVerified: false },
])("rejects a passkey response with %o", async (as) => {
  const refused = await answerAt("member", device.respond(await optionsOf("member"), as));
  expect(refused).toMatchObject({ ok: false, code: "wrong_credentials" });
});

test("rejects a passkey response signed by another device", async () => {
  const { id } = device.respond({});
  const forged = { ...passkeyDevice().respond(await optionsOf("member")), id, rawId: id };
  expect(await answerAt("member", forged)).toMatchObject({ ok: false, code: "wrong_credentials" });
});

test("only one of several uses of a passkey response signs in", async () => {
  const credential = device.respond(await optionsOf("member"));
  const uses = await Promise.all([1, 2, 3, 4].map(() => answerAt("member", credential)));
  expect(uses.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a disabled staff member can't sign in by password or passkey", async () => {
  const id = await addMember(platform(), "dora@hearth.example", "viewer");
  const own = passkeyDevice();
  await query()
    .insert(passkeys)
    .values({ ...own.row, userId: id });
  const enter = async () => [
    (await signInAs(platform(), "dora@hearth.example")).ok,
    (await answerAt("staff", own.respond(await optionsOf("staff")))).ok,
  ];
  expect(await enter()).toEqual([true, true]);
  await query().update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
  await query().delete(sessions).where(eq(sessions.userId, id));
  expect(await enter()).toEqual([false, false]);
  expect(await query().select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
});

/** Turns on one-time codes, as a person does. */
async function turnOnCodes(): Promise<void> {
  const { secondFactor } = platform().accounts;
  await query().delete(twoFactors);
  await secondFactor.begin(staffId);
  const otpauth = new URL((await secondFactor.pending(staffId, email)) ?? "");
  secret = otpauth.searchParams.get("secret") ?? "";
  await secondFactor.confirm(staffId, oneTimeCode(secret, -1));
}

async function challenge(): Promise<Request> {
  const signedIn = await signInAs(platform(), email);
  if (!signedIn.ok || !signedIn.codeNeeded) throw new Error("a code is needed");
  return requestWith(signedIn.headers);
}

const enter = async (request: Request, code: string) => {
  const result = await signInWithCode(platform(), request, { code }, address);
  return result.ok ? "in" : "message" in result ? result.message.split(/[.?]/)[0] : result.code;
};

test("a pending sign-in isn't a session, nor a session a pending sign-in", async () => {
  const { request: staff } = await sessionOf(platform(), email);
  await turnOnCodes();
  const renamed = (request: Request, from: string, to: string) => {
    const cookie = (request.headers.get("cookie") ?? "").replace(from, to);
    return new Request(request.url, { headers: { cookie } });
  };
  const pending = await challenge();
  const asSession = renamed(pending, "two_factor", "session_token");
  expect(await identifyVisitor(platform(), asSession)).toEqual({ kind: "anonymous" });
  const asCrm = renamed(pending, "hearthline.two_factor", "hearthline-crm.session_token");
  expect(await identifyMember(platform(), asCrm)).toEqual({ kind: "anonymous" });
  const asPending = renamed(staff, "session_token", "two_factor");
  expect(await enter(asPending, oneTimeCode(secret))).toBe("That took too long");
});

test("only one of several uses of a code signs in", async () => {
  await turnOnCodes();
  const code = oneTimeCode(secret);
  const waiting = [await challenge(), await challenge(), await challenge()];
  const results = await Promise.all(waiting.map((request) => enter(request, code)));
  expect(results.toSorted()).toEqual([
    "That code was used already",
    "That code was used already",
    "in",
  ]);
  await turnOnCodes();
  const same = await challenge();
  const together = await Promise.all([1, 2, 3].map(() => enter(same, oneTimeCode(secret))));
  expect(together.filter((outcome) => outcome === "in")).toHaveLength(1);
});

test("the next code still works after a used one", async () => {
  await turnOnCodes();
  const [code, next] = [oneTimeCode(secret), oneTimeCode(secret, 1)];
  await enter(await challenge(), code);
  const request = await challenge();
  expect(await enter(request, code)).toBe("That code was used already");
  expect(await enter(request, next)).toBe("in");
});

test("concurrent code guesses count the same as sequential ones", async () => {
  await turnOnCodes();
  const request = await challenge();
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => enter(request, String(100_000 + index))),
  );
  expect(guesses.filter((outcome) => outcome === "That code isn’t right")).toHaveLength(5);
  expect(guesses.filter((outcome) => outcome === "in")).toEqual([]);
});

// fault.session-fixation
test("a sign-in never reuses the browser's existing session", async () => {
  await query().delete(twoFactors);
  await query().update(users).set({ twoFactorEnabled: false });
  const { request } = await sessionOf(platform(), email);
  const started = await platform().accounts.staff.begin(request, staffId);
  const cookie = requestWith(started ?? new Headers()).headers.get("cookie") ?? "";
  expect(cookie).toMatch(/session_token=\w{32}\./);
  expect(request.headers.get("cookie")).not.toContain(cookie);
});
