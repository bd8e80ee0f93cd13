import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { identifyVisitor } from "~/domains/identity/staff/find-staff-member.server.ts";
import {
  endOwnSessions,
  listOwnSessions,
} from "../../src/domains/identity/accounts/own-account.server.ts";
import { contractorAccounts, members } from "../../src/domains/identity/identity.tables.server.ts";
import {
  followBusinessUpdates,
  identifyMember,
} from "../../src/domains/identity/members/identify-member.server.ts";
import type { MemberInSession } from "../../src/domains/shared/access/actor.ts";
import { memberSessions } from "../../src/platform/accounts/accounts.tables.server.ts";
import { addBusinessMember, crmSessionOf } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember, requestWith, sessionOf } from "../setup/staff-people.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

async function business(name: string): Promise<string> {
  const [row] = await query()
    .insert(contractorAccounts)
    .values({ businessName: name, name: "Pat", email: `${name}@business.example` })
    .returning({ id: contractorAccounts.id });
  return row?.id ?? "";
}

let acme: string;
beforeAll(async () => {
  acme = await business("acme");
});

test("members.own-accounts: CRM and staff sessions don't work in each other's areas", async () => {
  const owner = await addBusinessMember(platform(), acme, "owner");
  const crm = await crmSessionOf(platform(), owner);
  expect(crm.member).toMatchObject({ kind: "member", id: owner.id, contractorId: acme });
  expect(await identifyVisitor(platform(), crm.request)).toEqual({ kind: "anonymous" });

  await addMember(platform(), "iris@hearth.example", "super_admin");
  const staff = await sessionOf(platform(), "iris@hearth.example");
  expect(await identifyMember(platform(), staff.request)).toEqual({ kind: "anonymous" });

  // Nor under the other person's name.
  const cookie = (request: Request) => request.headers.get("cookie") ?? "";
  const renamed = (request: Request, from: string, to: string) =>
    new Request(request.url, { headers: { cookie: cookie(request).replace(from, to) } });
  const asStaff = renamed(crm.request, "hearthline-crm.", "hearthline.");
  const asMember = renamed(staff.request, "hearthline.session", "hearthline-crm.session");
  expect(await identifyVisitor(platform(), asStaff)).toEqual({ kind: "anonymous" });
  expect(await identifyMember(platform(), asMember)).toEqual({ kind: "anonymous" });
});

test("members.revoked-at-once: a revoked member loses that business on the next request", async () => {
  const otherBusinessId = await business("other");
  const pat = await addBusinessMember(platform(), acme, "office");
  await query()
    .insert(members)
    .values({
      contractorId: otherBusinessId,
      userId: pat.userId,
      role: "technician",
      joinedAt: new Date(platform().clock.now().getTime() + 1000),
    });
  const { request } = await crmSessionOf(platform(), pat);
  const first = await identifyMember(platform(), request);
  expect(first).toMatchObject({ member: { contractorId: acme, role: "office" } });
  expect(first.kind === "member" && first.businesses).toHaveLength(2);
  const revoke = { revokedAt: platform().clock.now() };
  await query().update(members).set(revoke).where(eq(members.id, pat.id));
  expect(await identifyMember(platform(), request)).toMatchObject({
    member: { contractorId: otherBusinessId, role: "technician" },
  });
  await query().update(members).set(revoke).where(eq(members.userId, pat.userId));
  expect(await identifyMember(platform(), request)).toMatchObject({ kind: "no_business" });
});

test("members list and end only their own sessions", async () => {
  const pat = await addBusinessMember(platform(), acme, "technician");
  const lee = await addBusinessMember(platform(), acme, "owner");
  const here = await crmSessionOf(platform(), pat);
  const there = await crmSessionOf(platform(), pat);
  const foreign = await crmSessionOf(platform(), lee);
  const listed = await listOwnSessions(platform(), here.member);
  expect(listed.filter(({ current }) => current).map(({ id }) => id)).toEqual([
    here.member.sessionId,
  ]);
  expect(listed).toHaveLength(2);
  expect(await endOwnSessions(platform(), here.member, foreign.member.sessionId)).toBe(0);
  expect(await endOwnSessions(platform(), here.member, null)).toBe(1);
  expect(await identifyMember(platform(), there.request)).toEqual({ kind: "anonymous" });
  expect(await identifyMember(platform(), foreign.request)).toMatchObject({ kind: "member" });
  await platform().accounts.member.signOut(here.request);
  expect(await identifyMember(platform(), here.request)).toEqual({ kind: "anonymous" });
});

const daysAgo = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
const daysLeft = async (userId: string) => {
  const [row] = await query()
    .select()
    .from(memberSessions)
    .where(eq(memberSessions.userId, userId));
  return ((row?.expiresAt.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1000);
};

test("a session lasts 30 days from last use, 90 at most", async () => {
  const pat = await addBusinessMember(platform(), acme, "office");
  const headers = await platform().accounts.member.begin(
    new Request("http://localhost:3000/crm/sign-in"),
    pat.userId,
  );
  if (!headers) throw new Error("this person can’t sign in");
  expect(headers.getSetCookie().join()).toContain(`Max-Age=${90 * 24 * 3600}`);
  const identify = () => identifyMember(platform(), requestWith(headers));
  expect(await daysLeft(pat.userId)).toBeCloseTo(30, 1);
  const set = (createdAt: Date, updatedAt: Date) =>
    query()
      .update(memberSessions)
      .set({ createdAt, updatedAt })
      .where(eq(memberSessions.userId, pat.userId));
  await set(daysAgo(50), daysAgo(29));
  expect(await identify()).toMatchObject({ kind: "member" });
  expect(await daysLeft(pat.userId)).toBeCloseTo(30, 1);
  await set(daysAgo(88), daysAgo(1));
  await identify();
  expect(await daysLeft(pat.userId)).toBeCloseTo(2, 1);
  await set(daysAgo(91), daysAgo(1));
  await identify();
  expect(await identify()).toEqual({ kind: "anonymous" });
});

/** Collects the events sent to a CRM page. */
async function listen(person: MemberInSession) {
  const { request, member } = await crmSessionOf(platform(), person);
  const response = await followBusinessUpdates(platform(), member, request);
  const notified: string[] = [];
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response?.body ?? []) notified.push(decoder.decode(chunk));
  })();
  return { heard: () => notified.join(""), reading };
}

test("an open page gets only its business's events until the membership changes", async () => {
  const quietBusinessId = await business("quiet");
  const pat = await addBusinessMember(platform(), acme, "office");
  const lee = await addBusinessMember(platform(), quietBusinessId, "office");
  const [here, there] = [await listen(pat), await listen(lee)];
  platform().liveUpdates.publish(["lead", `lead@${acme}`]);
  await expect.poll(here.heard).toContain("event: arrival\ndata: lead\n");
  expect(there.heard()).not.toContain("arrival");
  const revokedAt = platform().clock.now();
  await query().update(members).set({ revokedAt }).where(eq(members.id, pat.id));
  platform().liveUpdates.publish([`message@${acme}`]);
  await here.reading;
  expect(here.heard()).toContain("event: end");
  expect(here.heard()).not.toContain("message");
  await query().update(members).set({ role: "technician" }).where(eq(members.id, lee.id));
  platform().liveUpdates.publish([`message@${quietBusinessId}`]);
  await there.reading;
  expect(there.heard()).toContain("event: end");
});
