import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { createLimits } from "~/platform/limits/limits.server.ts";
import { rateLimits } from "~/platform/limits/limits.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { sendFailedSignInsEmail } from "../../src/domains/identity/accounts/notices.server.ts";
import { signIn } from "../../src/domains/identity/accounts/sign-in.server.ts";
import {
  checkSignInLimit,
  recordFailedSignIn,
  signInDelay,
} from "../../src/domains/identity/accounts/sign-in-limits.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember, requestWith, staffPassword } from "../setup/staff-people.ts";

const shared = sharedPlatform();
let platform: Platform;

beforeEach(async () => {
  await shared().database.query.delete(rateLimits);
  // The real limits; other tests raise them.
  platform = { ...shared(), limits: createLimits(shared().database, 1) };
});

const anonymous = new Request("http://localhost:3000/admin/login");
/** Counts a sign-in attempt without checking the password. */
const guess = (email: string, address: string, request = anonymous) =>
  checkSignInLimit(platform, request, email, address);
const enter = (email: string, address: string, request = anonymous) =>
  signIn(platform, request, { email, password: staffPassword }, address);

async function seconds(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
}

test("eight wrong tries from one address block only that address", async () => {
  const email = "vera@hearth.example";
  await addMember(platform, email, "viewer");
  for (let index = 0; index < 8; index++) {
    expect(await guess(email, "203.0.113.1")).toBe(0);
  }
  expect(await enter(email, "203.0.113.1")).toMatchObject({ ok: false, code: "too_many" });
  expect(await enter(email, "203.0.113.2")).toMatchObject({ ok: true });
});

test("a known device can sign in from a blocked address, limited separately", async () => {
  const email = "kora@hearth.example";
  await addMember(platform, email, "viewer");
  const signedIn = await enter(email, "203.0.113.3");
  if (!signedIn.ok) throw new Error(`${signedIn.code}`);
  const request = requestWith(signedIn.headers);
  for (let index = 0; index < 9; index++) await guess(email, "203.0.113.3");
  expect(await enter(email, "203.0.113.3")).toMatchObject({ code: "too_many" });
  expect(await enter(email, "203.0.113.3", request)).toMatchObject({ ok: true });
  for (let index = 0; index < 9; index++) {
    expect(await guess(email, "203.0.113.3", request)).toBe(0);
  }
  expect(await enter(email, "203.0.113.3", request)).toMatchObject({ code: "too_many" });
  expect(await enter(email, "203.0.113.4")).toMatchObject({ ok: true });
});

test("a known device counts only for its own account and our signature", async () => {
  const email = "lena@hearth.example";
  await addMember(platform, email, "viewer");
  const signedIn = await enter(email, "203.0.113.5");
  if (!signedIn.ok) throw new Error(`${signedIn.code}`);
  const cookie = signedIn.headers.getSetCookie().find((cookie) => cookie.includes("device")) ?? "";
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  expect(cookie).not.toContain("lena");
  const attempts = async (request: Request, account: string) => {
    await shared().database.query.delete(rateLimits);
    platform = { ...shared(), limits: createLimits(shared().database, 1) };
    let admitted = 0;
    while (admitted < 20 && (await guess(account, "203.0.113.5", request)) === 0) admitted += 1;
    return admitted;
  };
  const known = requestWith(signedIn.headers);
  const forged = new Request(known.url, {
    headers: { cookie: (known.headers.get("cookie") ?? "").replace(/\w;|\w$/g, "x") },
  });
  expect(await attempts(known, email)).toBe(10);
  expect(await attempts(known, "other@hearth.example")).toBe(8);
  expect(await attempts(forged, email)).toBe(8);
});

test("distributed tries at an account slow down but aren't rejected (accounts.no-enumeration)", async () => {
  const email = "delayed@hearth.example";
  await addMember(platform, email, "viewer");
  for (const account of [email, "nobody@hearth.example"]) {
    for (let index = 0; index < 10; index++) {
      expect(await guess(account, `198.51.100.${index}`)).toBe(0);
    }
    expect(await seconds(() => guess(account, "198.51.100.20"))).toBeGreaterThan(1);
    expect(await seconds(() => guess(account, "198.51.100.21"))).toBeGreaterThan(2);
  }
  expect(await enter(email, "198.51.100.22")).toMatchObject({ ok: true });
});

test("the delay grows to at most eight seconds", () => {
  expect([0, 1, 2, 3, 4, 5, 500].map(signInDelay)).toEqual([0, 1, 2, 4, 8, 8, 8]);
});

test("many failed tries alert only the account's owner, once a day", async () => {
  const email = "nora@hearth.example";
  await addMember(platform, email, "viewer");
  for (const account of [email, "Nobody@Hearth.example"]) {
    for (let index = 0; index < 23; index++) {
      await recordFailedSignIn(platform, account, "198.51.100.30");
    }
  }
  const { rows } = await platform.database.query.execute(
    sql`select data from pgboss.job where name = 'notice-failed-sign-ins' order by created_on`,
  );
  const jobs = rows.map(({ data }) => data as { emailHash: string; day: string });
  expect(jobs).toHaveLength(2);
  expect(JSON.stringify(jobs)).not.toContain("hearth.example");
  for (const job of [...jobs, ...jobs]) await sendFailedSignInsEmail(platform, system("test"), job);
  const sent = await platform.database.query
    .select()
    .from(messages)
    .where(eq(messages.kind, "failed-sign-ins"));
  expect(sent.map(({ toAddress }) => toAddress)).toEqual([email]);
});
