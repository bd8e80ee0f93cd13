import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { identifyVisitor, needsCodes } from "~/domains/identity/staff/find-staff-member.server.ts";
import { twoFactors } from "~/platform/accounts/accounts.tables.server.ts";
import { signInWithCode } from "../../src/domains/identity/accounts/sign-in.server.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  findPendingCodes,
  renewBackupCodes,
} from "../../src/domains/identity/accounts/two-factor.server.ts";
import { auditEntries } from "../../src/domains/shared/shared.tables.server.ts";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  addMember,
  requestWith,
  sessionOf,
  signInAs,
  staffPassword,
} from "../setup/staff-people.ts";

const platform = sharedPlatform({ REQUIRE_TWO_FACTOR: "yes" });
const email = "vera@hearth.example";
const password = staffPassword;
let secret = "";
let backupCodes: string[] = [];

beforeAll(() => addMember(platform(), email, "viewer"));

/** The browser's request after a correct password. */
async function challenge(): Promise<Request> {
  const signedIn = await signInAs(platform(), email);
  if (!signedIn.ok) throw new Error(`${signedIn.code}`);
  expect(signedIn.codeNeeded).toBe(true);
  const request = requestWith(signedIn.headers);
  expect(await identifyVisitor(platform(), request)).toEqual({ kind: "anonymous" });
  return request;
}

const enter = (request: Request, code: string, kind = "app") =>
  signInWithCode(platform(), request, { code, with: kind }, "203.0.113.200");

/** Sets counters back, as if time had passed. */
const rewind = (change: object) => platform().database.query.update(twoFactors).set(change);

const actions = async () =>
  (await platform().database.query.select().from(auditEntries).orderBy(auditEntries.id)).map(
    ({ action, after }) => [action, JSON.stringify(after)],
  );

test("the first code turns on two-factor, ends other sessions, and is audited", async () => {
  const otherSession = await sessionOf(platform(), email);
  const { request, member } = await sessionOf(platform(), email);
  expect(needsCodes(platform(), member)).toBe(true);
  expect(await findPendingCodes(platform(), member)).toBeNull();
  expect(await beginTwoFactor(platform(), member, request, { password: "not this one" })).toEqual({
    ok: false,
    code: "invalid",
    errors: { password: "That isn’t your password" },
  });
  expect(await beginTwoFactor(platform(), member, request, { password })).toEqual({ ok: true });
  const pending = await findPendingCodes(platform(), member);
  secret = pending?.secret ?? "";
  expect(await confirmTwoFactor(platform(), member, request, { code: "000000" })).toMatchObject({
    ok: false,
    errors: { code: expect.stringContaining("isn’t right") },
  });
  expect(await signInAs(platform(), email)).toMatchObject({ ok: true, codeNeeded: false });
  const confirmed = await confirmTwoFactor(platform(), member, request, {
    code: oneTimeCode(secret),
  });
  if (!confirmed.ok) throw new Error(JSON.stringify(confirmed));
  backupCodes = confirmed.backupCodes ?? [];
  expect(backupCodes).toHaveLength(10);
  const now = await identifyVisitor(platform(), requestWith(confirmed.headers ?? new Headers()));
  if (now.kind !== "staff") throw new Error(now.kind);
  expect(needsCodes(platform(), now.member)).toBe(false);
  for (const old of [request, otherSession.request]) {
    expect(await identifyVisitor(platform(), old)).toEqual({ kind: "anonymous" });
  }
  expect(await actions()).toEqual([
    ...Array(3).fill(["staff.sign_in", '{"with":"password"}']),
    ["staff.turn_on_codes", '{"two_factor":true}'],
  ]);
});

test("sign-in needs an unused current code besides the password", async () => {
  const request = await challenge();
  expect(await enter(request, "123456")).toMatchObject({ ok: false, code: "wrong_credentials" });
  expect(await enter(request, "")).toMatchObject({ ok: false, code: "invalid" });
  const code = oneTimeCode(secret, 1);
  const signedIn = await enter(request, ` ${code.slice(0, 3)} ${code.slice(3)}`);
  if (!signedIn.ok) throw new Error(`${signedIn.code}`);
  const visitor = await identifyVisitor(platform(), requestWith(signedIn.headers));
  expect(visitor).toMatchObject({ kind: "staff", member: { twoFactor: true } });
  expect(await enter(request, oneTimeCode(secret))).toMatchObject({
    code: "sign_in_expired",
  });
  const thief = await challenge();
  expect(await enter(thief, code)).toMatchObject({
    ok: false,
    message: "That code was used already. Wait for the next one.",
  });
  expect(await enter(await challenge(), oneTimeCode(secret, 0))).toMatchObject({
    ok: false,
    message: "That code was used already. Wait for the next one.",
  });
  expect((await actions()).at(-1)).toEqual(["staff.sign_in", '{"with":"one-time code"}']);
});

test("a backup code works once", async () => {
  const [code = ""] = backupCodes;
  const signedIn = await enter(await challenge(), code, "backup-code");
  expect(signedIn).toMatchObject({ ok: true });
  expect(await enter(await challenge(), code, "backup-code")).toMatchObject({ ok: false });
  expect((await actions()).at(-1)).toEqual(["staff.sign_in", '{"with":"backup code"}']);
});

test("five wrong codes end the sign-in, ten block the account", async () => {
  await rewind({ failedVerificationCount: 0 });
  const attempts = async () => {
    const request = await challenge();
    const results = [];
    for (let guess = 0; guess < 6; guess++) results.push(await enter(request, "000000"));
    return results.map((result) =>
      result.ok ? "in" : "message" in result ? result.message.split(".")[0] : result.code,
    );
  };
  const wrong = "That code isn’t right";
  expect(await attempts()).toEqual([...Array(5).fill(wrong), "That took too long"]);
  expect(await attempts()).toEqual([...Array(5).fill(wrong), "Too many wrong codes"]);
  expect(await enter(await challenge(), oneTimeCode(secret, 1))).toMatchObject({
    message: "Too many wrong codes. Please wait 15 minutes and try again.",
  });
  await rewind({ lockedUntil: sql`now() - interval '1 second'`, lastUsedStep: null });
});

test("new backup codes replace old ones; after turning off, the password suffices", async () => {
  const signedIn = await enter(await challenge(), oneTimeCode(secret, 1));
  if (!signedIn.ok) throw new Error(`${signedIn.code}`);
  const request = requestWith(signedIn.headers);
  const visitor = await identifyVisitor(platform(), request);
  if (visitor.kind !== "staff") throw new Error(visitor.kind);
  const { member } = visitor;
  const renewed = await renewBackupCodes(platform(), member, request, { password });
  expect(renewed).toMatchObject({ ok: true, backupCodes: expect.any(Array) });
  expect(await enter(await challenge(), backupCodes[1] ?? "", "backup-code")).toMatchObject({
    ok: false,
  });
  expect(await endTwoFactor(platform(), member, request, { password: "wrong" })).toMatchObject({
    ok: false,
  });
  const ended = await endTwoFactor(platform(), member, request, { password });
  expect(ended).toMatchObject({ ok: true });
  expect(await platform().database.query.select().from(twoFactors)).toEqual([]);
  expect(await signInAs(platform(), email)).toMatchObject({ ok: true, codeNeeded: false });
});

test("the audit log contains no secret, code or password", async () => {
  const entries = await platform()
    .database.query.select()
    .from(auditEntries)
    .where(eq(auditEntries.entity, "staff"));
  const text = JSON.stringify(entries);
  for (const hidden of [secret.replaceAll(" ", ""), ...backupCodes, password]) {
    expect(text).not.toContain(hidden);
  }
});
