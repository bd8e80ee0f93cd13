import { and, desc, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { Forbidden } from "~/platform/result.ts";
import {
  adminRoles,
  contractorAccounts,
  memberInvitations,
  members,
  securityEvents,
} from "../../src/domains/identity/identity.tables.server.ts";
import {
  changeMember,
  revokeMember,
} from "../../src/domains/identity/members/team/change-member.server.ts";
import { ensureFirstOwner } from "../../src/domains/identity/members/team/change-team.server.ts";
import {
  inviteMember,
  resendInvitation,
  revokeMemberInvitation,
} from "../../src/domains/identity/members/team/invite-member.server.ts";
import { listTeam } from "../../src/domains/identity/members/team/list-team.server.ts";
import {
  identifyObserver,
  viewAsBusiness,
} from "../../src/domains/identity/members/view-as-business.server.ts";
import type { Actor, BusinessMember } from "../../src/domains/shared/access/actor.ts";
import { auditEntries } from "../../src/domains/shared/shared.tables.server.ts";
import { memberUsers } from "../../src/platform/accounts/accounts.tables.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { observerActor, staffActor } from "../setup/actors.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember, sessionOf } from "../setup/staff-people.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

const business = (confirmed = true) => addBusiness(platform(), confirmed);

let acme: string;
let owner: BusinessMember;
beforeEach(async () => {
  acme = await business();
  owner = await addBusinessMember(platform(), acme, "owner");
});

const invitationsOf = (contractorId: string) =>
  query()
    .select()
    .from(memberInvitations)
    .where(eq(memberInvitations.contractorId, contractorId))
    .orderBy(memberInvitations.id);

test("members.bound-to-business: staff see a person's last sign-in, owners don't", async () => {
  await query()
    .update(memberUsers)
    .set({ signedInAt: new Date() })
    .where(eq(memberUsers.id, owner.userId));
  const seenBy = async (actor: Actor) =>
    (await listTeam(platform(), actor, acme)).team.map(({ signedInAt }) => signedInAt);
  expect(await seenBy(staffActor("viewer"))).toEqual([expect.any(Date)]);
  expect(await seenBy(owner)).toEqual([null]);
  expect(await seenBy(observerActor(acme))).toEqual([null]);
});

test("two owners who remove each other concurrently leave one", async () => {
  const otherMember = await addBusinessMember(platform(), acme, "owner");
  const outcomes = await Promise.all([
    revokeMember(platform(), owner, acme, otherMember.id),
    revokeMember(platform(), otherMember, acme, owner.id),
  ]);
  expect(outcomes.map(outcomeOf).toSorted()).toEqual(["done", "not_allowed"]);
  const remaining = await query()
    .select()
    .from(members)
    .where(and(eq(members.contractorId, acme), isNull(members.revokedAt)));
  expect(remaining.map(({ role }) => role)).toEqual(["owner"]);
  const [last] = remaining;
  const staff = staffActor("reviewer");
  expect(outcomeOf(await revokeMember(platform(), staff, acme, last?.id ?? ""))).toBe("last_owner");
  expect(
    outcomeOf(await changeMember(platform(), staff, acme, last?.id ?? "", { role: "office" })),
  ).toBe("last_owner");
});

test("a revocation is a security event and audit entry, by membership id", async () => {
  const tim = await addBusinessMember(platform(), acme, "technician");
  await revokeMember(platform(), owner, acme, tim.id);
  const events = await query()
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(eq(securityEvents.memberUserId, tim.userId));
  expect(events).toEqual([{ kind: "member_revoked" }]);
  const [entry] = await query()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, owner.id));
  expect(entry).toMatchObject({
    action: "member.revoke",
    actorEmail: "member: owner",
    after: { member: tim.id },
  });
});

test("members.bound-to-business: an owner reads and changes only their own team", async () => {
  const otherBusinessId = await business();
  const othersRow = await addBusinessMember(platform(), otherBusinessId, "office");
  await inviteMember(platform(), staffActor("reviewer"), otherBusinessId, {
    email: `${crypto.randomUUID()}@business.example`,
    role: "office",
  });
  const [invitation] = await invitationsOf(otherBusinessId);
  const id = invitation?.id ?? "";
  const role = { role: "technician" };
  for (const foreign of [
    () =>
      inviteMember(platform(), owner, otherBusinessId, {
        email: "x@business.example",
        role: "owner",
      }),
    () => resendInvitation(platform(), owner, otherBusinessId, id),
    () => revokeMemberInvitation(platform(), owner, otherBusinessId, id),
    () => changeMember(platform(), owner, otherBusinessId, othersRow.id, role),
    () => revokeMember(platform(), owner, otherBusinessId, othersRow.id),
    () => listTeam(platform(), owner, otherBusinessId),
  ]) {
    await expect((async () => foreign())()).rejects.toThrow(Forbidden);
  }
  for (const smuggled of [
    resendInvitation(platform(), owner, acme, id),
    revokeMemberInvitation(platform(), owner, acme, id),
    changeMember(platform(), owner, acme, othersRow.id, role),
    revokeMember(platform(), owner, acme, othersRow.id),
  ]) {
    expect(outcomeOf(await smuggled)).toBe("not_found");
  }
  const observed = await listTeam(platform(), observerActor(otherBusinessId), otherBusinessId);
  expect(observed.team.map((row) => row.role)).toEqual(["office"]);
});

test("confirming a business's address makes an owner once, for each business", async () => {
  const first = await business();
  const [account] = await query()
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, first));
  const make = (id: string) => inTransaction(platform(), (work) => ensureFirstOwner(work, id));
  await Promise.all([make(first), make(first)]);
  const { team } = await listTeam(platform(), staffActor("viewer"), first);
  expect(team).toMatchObject([{ role: "owner", email: account?.email, name: "Olga" }]);

  const second = await business();
  await query()
    .update(contractorAccounts)
    .set({ email: account?.email.toUpperCase() ?? "", name: "Olga again" })
    .where(eq(contractorAccounts.id, second));
  await make(second);
  const again = await listTeam(platform(), staffActor("viewer"), second);
  expect(again.team).toMatchObject([{ role: "owner", email: account?.email, name: "Olga" }]);

  await query()
    .update(members)
    .set({ revokedAt: new Date() })
    .where(eq(members.contractorId, first));
  await make(first);
  expect((await listTeam(platform(), staffActor("viewer"), first)).team).toEqual([]);
  const unconfirmed = await business(false);
  await make(unconfirmed);
  expect((await listTeam(platform(), staffActor("viewer"), unconfirmed)).team).toEqual([]);
});

test("staff view with their current session and role, audited, and can't act", async () => {
  const email = `${crypto.randomUUID()}@hearth.example`;
  await addMember(platform(), email, "reviewer");
  const { request, member } = await sessionOf(platform(), email);
  const viewing = await viewAsBusiness(platform(), member, acme);
  if (!viewing.ok) throw new Error(viewing.code);
  const withCookies = (...cookies: (string | null)[]) =>
    new Request("http://localhost:3000/crm", { headers: { cookie: cookies.join("; ") } });
  const session = request.headers.get("cookie");
  const viewCookie = viewing.cookie.split(";")[0] ?? "";
  const observer = await identifyObserver(platform(), withCookies(session, viewCookie));
  expect(observer).toMatchObject({ kind: "observer", contractorId: acme, staff: { email } });
  expect(await identifyObserver(platform(), withCookies(viewCookie))).toBeNull();
  expect(await identifyObserver(platform(), withCookies(session))).toBeNull();

  await addMember(platform(), `other-${email}`, "super_admin");
  const otherSession = await sessionOf(platform(), `other-${email}`);
  const stolen = withCookies(otherSession.request.headers.get("cookie"), viewCookie);
  expect(await identifyObserver(platform(), stolen)).toBeNull();

  if (!observer) throw new Error("nobody");
  const role = { role: "office" };
  await expect(
    (async () => changeMember(platform(), observer, acme, owner.id, role))(),
  ).rejects.toThrow(Forbidden);
  const [entry] = await query()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, member.id))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry).toMatchObject({ action: "contractor.look", entityId: acme });
  await expect(
    (async () => viewAsBusiness(platform(), staffActor("viewer"), acme))(),
  ).rejects.toThrow(Forbidden);

  await query().update(adminRoles).set({ role: "viewer" }).where(eq(adminRoles.userId, member.id));
  expect(await identifyObserver(platform(), withCookies(session, viewCookie))).toBeNull();
  platform().passTime(60 * 60 * 1000);
  expect(await identifyObserver(platform(), withCookies(session, viewCookie))).toBeNull();
});
