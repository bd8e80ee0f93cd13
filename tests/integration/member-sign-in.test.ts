import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addPasskey, beginPasskey } from "../../src/domains/identity/accounts/passkeys.server.ts";
import { rememberDevice } from "../../src/domains/identity/accounts/sign-in-limits.server.ts";
import {
  contractorAccounts,
  memberSignIns,
  members,
  securityEvents,
} from "../../src/domains/identity/identity.tables.server.ts";
import { identifyMember } from "../../src/domains/identity/members/identify-member.server.ts";
import {
  requestSignIn,
  sendSignInEmail,
  showSignInLink,
  signInCode,
  signInLink,
  signInMemberWithCode,
  signInMemberWithLink,
} from "../../src/domains/identity/members/sign-in.server.ts";
import { withoutKeys } from "../../src/domains/messaging/messages/channels/channels.server.ts";
import { emailsPerDay } from "../../src/domains/messaging/messages/messages.ts";
import { messages } from "../../src/domains/messaging/messaging.tables.server.ts";
import { endRetentionPeriods } from "../../src/domains/operations/retention/end-retention.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import {
  memberPasskeys,
  memberSessions,
} from "../../src/platform/accounts/accounts.tables.server.ts";
import { createLimits } from "../../src/platform/limits/limits.server.ts";
import type { Platform } from "../../src/platform/platform.server.ts";
import { addBusinessMember, crmSessionOf } from "../setup/business-people.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { requestWith } from "../setup/staff-people.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const address = "203.0.113.9";
const anonymous = () => new Request("http://localhost:3000/crm/sign-in", { method: "POST" });

let contractorId: string;
beforeAll(async () => {
  const [row] = await query()
    .insert(contractorAccounts)
    .values({ businessName: "Acme", name: "Pat", email: "acme@business.example" })
    .returning({ id: contractorAccounts.id });
  contractorId = row?.id ?? "";
});

/** Requests a sign-in email as a browser does, and runs its task. */
async function startSignIn(email: string, next?: string) {
  const request = await requestSignIn(platform(), anonymous(), { email, next }, address);
  if (!request.ok) throw new Error(request.code);
  const browser = requestWith(new Headers({ "set-cookie": request.cookie }));
  const [row] = await query()
    .select()
    .from(memberSignIns)
    .where(eq(memberSignIns.email, email.toLowerCase()))
    .orderBy(sql`id desc`)
    .limit(1);
  if (!row) throw new Error("no row");
  await sendSignInEmail(platform(), system("test"), { signInId: row.id });
  const mails = await query()
    .select()
    .from(messages)
    .where(eq(messages.cause, `member-sign-in:${row.id}`));
  const token = signInLink(platform(), row).split("/").at(-1) ?? "";
  return { browser, row, mails, token, code: signInCode(platform(), row.id) };
}

const enterCode = (browser: Request, code: string, on: Platform = platform()) =>
  signInMemberWithCode(on, browser, { code }, address);
/** The same platform with production limits. */
const strict = () => ({ ...platform(), limits: createLimits(platform().database, 1) });
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

async function newMember(name: string) {
  return addBusinessMember(platform(), contractorId, "office", {
    email: `${name}@business.example`,
  });
}

test("the code signs in the requesting browser once and redirects", async () => {
  const pat = await newMember("pat");
  const { browser, code, token, mails } = await startSignIn(
    "Pat@Business.example",
    "/crm/leads?a=1",
  );
  expect(mails.map(({ toAddress }) => toAddress)).toEqual([pat.email]);
  expect(outcomeOf(await enterCode(anonymous(), code))).toBe("sign_in_expired");
  const signedIn = await enterCode(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
  if (!signedIn.ok) throw new Error(signedIn.code);
  expect(signedIn.next).toBe("/crm/leads?a=1");
  expect(await identifyMember(platform(), requestWith(signedIn.headers))).toMatchObject({
    member: { id: pat.id },
  });
  expect(outcomeOf(await enterCode(browser, code))).toBe("sign_in_expired");
  expect(await showSignInLink(platform(), token)).toBeNull();
  expect(outcomeOf(await signInMemberWithLink(platform(), anonymous(), token, address))).toBe(
    "link_expired",
  );
  const events = await query()
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(eq(securityEvents.memberUserId, pat.userId));
  expect(events).toEqual([{ kind: "member_sign_in" }]);
});

test("viewing the link doesn't use it; its button works once anywhere", async () => {
  await newMember("lee");
  const { browser, token, code } = await startSignIn("lee@business.example");
  for (const _ of [1, 2]) {
    expect(await showSignInLink(platform(), token)).toBe("lee@business.example");
  }
  const press = () => signInMemberWithLink(platform(), anonymous(), token, address);
  const results = await Promise.all([press(), press()]);
  expect(results.map(outcomeOf).toSorted()).toEqual(["done", "link_expired"]);
  expect(outcomeOf(await enterCode(browser, code))).toBe("sign_in_expired");
});

test("code and link expire after ten minutes; stored data reveals neither", async () => {
  await newMember("kim");
  const { browser, token, code, row } = await startSignIn("kim@business.example");
  const stored = JSON.stringify([row, await query().select().from(memberSignIns)]);
  expect(stored).not.toContain(code);
  platform().passTime(10 * 60_000);
  expect(outcomeOf(await enterCode(browser, code))).toBe("sign_in_expired");
  expect(await showSignInLink(platform(), token)).toBeNull();
});

test("an unknown address gets the same response, no email, and no access", async () => {
  const { browser, mails, code, token } = await startSignIn("nobody@business.example");
  expect(mails).toEqual([]);
  expect(outcomeOf(await enterCode(browser, wrongFor(code)))).toBe("wrong_credentials");
  expect(outcomeOf(await enterCode(browser, code))).toBe("wrong_credentials");
  expect(outcomeOf(await signInMemberWithLink(platform(), anonymous(), token, address))).toBe(
    "link_expired",
  );
});

test("a member revoked everywhere gets no email, even if revoked after requesting", async () => {
  const former = await newMember("gone");
  const { browser, code, mails } = await startSignIn("gone@business.example");
  expect(mails).toHaveLength(1);
  await query().update(members).set({ revokedAt: new Date() }).where(eq(members.id, former.id));
  expect(outcomeOf(await enterCode(browser, code))).toBe("wrong_credentials");
  expect((await startSignIn("gone@business.example")).mails).toEqual([]);
});

test("five wrong codes invalidate a code, including concurrent tries", async () => {
  await newMember("max");
  const { browser, code } = await startSignIn("max@business.example");
  const attempts = Array.from({ length: 6 }, () => enterCode(browser, wrongFor(code)));
  const outcomes = (await Promise.all(attempts)).map(outcomeOf);
  expect(outcomes.filter((outcome) => outcome === "wrong_credentials")).toHaveLength(5);
  expect(outcomeOf(await enterCode(browser, code))).toBe("sign_in_expired");
});

/** Strangers' sign-in requests for one account within an hour, each from another IP address. */
async function flood(on: Platform, email: string): Promise<number> {
  for (let attempt = 0; attempt < 30; attempt++) {
    const from = `198.51.100.${attempt}`;
    const result = await requestSignIn(on, anonymous(), { email }, from);
    if (!result.ok) return attempt;
  }
  return 30;
}

test("strangers' requests don't stop emails to a browser that signed in before", async () => {
  await newMember("sue");
  const email = "sue@business.example";
  const { browser, code } = await startSignIn(email);
  const signedIn = await enterCode(browser, code);
  if (!signedIn.ok) throw new Error(signedIn.code);
  const on = strict();
  const room = emailsPerDay.account - (1 + (await flood(on, email))) * 25;
  expect(room).toBeGreaterThanOrEqual(30);
  const request = requestWith(signedIn.headers);
  expect(outcomeOf(await requestSignIn(on, request, { email }, address))).toBe("done");
});

test("after twenty codes a day, new browsers must use the link", async () => {
  const bo = await newMember("bo");
  const before = requestWith(new Headers({ "set-cookie": rememberDevice(platform(), bo.email) }));
  const on = strict();
  for (let tried = 0; tried < 20; tried++) await on.limits.use("crm_code_day", bo.email);
  const strange = await startSignIn(bo.email);
  expect(await enterCode(strange.browser, strange.code, on)).toMatchObject({
    code: "wrong_credentials",
    message: expect.stringContaining("Use the link"),
  });
  const cookies = [strange.browser, before].map(({ headers }) => headers.get("cookie"));
  const request = new Request(strange.browser.url, { headers: { cookie: cookies.join("; ") } });
  expect(outcomeOf(await enterCode(request, strange.code, on))).toBe("done");
  const again = await startSignIn(bo.email);
  expect(outcomeOf(await signInMemberWithLink(on, anonymous(), again.token, address))).toBe("done");
});

test("after ten codes in an hour the next check takes a second", async () => {
  const al = await newMember("al");
  const on = strict();
  for (let tried = 0; tried < 10; tried++) {
    await on.limits.use("crm_code_anywhere", al.email);
  }
  const { browser, code } = await startSignIn(al.email);
  const began = performance.now();
  expect(outcomeOf(await enterCode(browser, code, on))).toBe("done");
  expect(performance.now() - began).toBeGreaterThanOrEqual(990);
});

test("concurrent additions can't exceed twenty passkeys", async () => {
  const eve = await newMember("eve");
  const { member } = await crmSessionOf(platform(), eve);
  await query()
    .insert(memberPasskeys)
    .values(
      Array.from({ length: 20 }, (_, index) => ({
        userId: eve.userId,
        name: `Key ${index}`,
        credentialId: `eve ${index}`,
        publicKey: "x",
        counter: 0,
        transports: [],
      })),
    );
  expect(await addPasskey(platform(), member, { name: "One more", credential: {} })).toEqual({
    ok: false,
    code: "invalid",
    errors: { name: "Remove a passkey that you no longer use first" },
  });
});

test("the daily task deletes only expired sessions", async () => {
  const ivy = await newMember("ivy");
  const { member: ended } = await crmSessionOf(platform(), ivy);
  const { member: lasting } = await crmSessionOf(platform(), ivy);
  await query()
    .update(memberSessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(memberSessions.id, ended.sessionId));
  await endRetentionPeriods(platform(), system("test"));
  const remaining = await query()
    .select({ id: memberSessions.id })
    .from(memberSessions)
    .where(eq(memberSessions.userId, ivy.userId));
  expect(remaining).toEqual([{ id: lasting.sessionId }]);
});

test("adding a passkey requires a session that began within the last hour", async () => {
  const ann = await newMember("ann");
  const { member } = await crmSessionOf(platform(), ann);
  const begin = () => beginPasskey(platform(), member, { name: "My phone" });
  expect(outcomeOf(await begin())).toBe("done");
  await query()
    .update(memberSessions)
    .set({ createdAt: sql`now() - interval '61 minutes'` })
    .where(eq(memberSessions.id, member.sessionId));
  expect(await begin()).toMatchObject({ ok: false, errors: { name: expect.any(String) } });
});

test("a sent email's link and code aren't stored", () => {
  const text = `Enter 123 456 or open http://x/crm/sign-in/${"a".repeat(24)}.${"b".repeat(43)} now`;
  expect(withoutKeys({ html: text, text }, "member").text).toBe("Enter [code] or open [link] now");
  expect(withoutKeys({ html: null, text }, "contractor").text).toBe(text);
});
