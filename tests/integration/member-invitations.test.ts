import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { memberInvitations, members } from "../../src/domains/identity/identity.tables.server.ts";
import { identifyMember } from "../../src/domains/identity/members/identify-member.server.ts";
import { memberOwnerInvited } from "../../src/domains/identity/members/members.emails.server.ts";
import {
  changeMember,
  revokeMember,
} from "../../src/domains/identity/members/team/change-member.server.ts";
import {
  acceptMemberInvitation,
  memberInvitationLink,
  showMemberInvitation,
} from "../../src/domains/identity/members/team/invitations.server.ts";
import {
  inviteMember,
  resendInvitation,
  revokeMemberInvitation,
} from "../../src/domains/identity/members/team/invite-member.server.ts";
import { messages } from "../../src/domains/messaging/messaging.tables.server.ts";
import type { BusinessMember } from "../../src/domains/shared/access/actor.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusiness, addBusinessMember, crmSessionOf } from "../setup/business-people.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { requestWith } from "../setup/staff-people.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

const business = () => addBusiness(platform());

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

async function invite(email: string, role = "technician", money = "no") {
  const values = { email, role, money_allowed: money };
  const outcome = outcomeOf(await inviteMember(platform(), owner, acme, values));
  const invitation = (await invitationsOf(acme)).at(-1);
  if (!invitation) throw new Error(outcome);
  return { outcome, invitation, token: tokenOf(invitation) };
}

const tokenOf = (invitation: { id: string; expiresAt: Date }) =>
  memberInvitationLink(platform(), invitation).split("/").at(-1) ?? "";

const accept = (token: string, name = "Tim", cookie = "") =>
  acceptMemberInvitation(
    platform(),
    new Request("http://localhost:3000/crm/invitation/x", { method: "POST", headers: { cookie } }),
    token,
    { name },
    "203.0.113.8",
  );

test("an invited person joins with the role, signed in, once per link", async () => {
  const email = `${crypto.randomUUID()}@business.example`;
  const { token } = await invite(email, "technician", "yes");
  expect(await showMemberInvitation(platform(), token)).toMatchObject({ email, name: "" });
  expect(outcomeOf(await accept(token, " "))).toBe("invalid");
  const joined = await accept(token);
  if (!joined.ok) throw new Error(joined.code);
  expect(await identifyMember(platform(), requestWith(joined.headers))).toMatchObject({
    member: { contractorId: acme, role: "technician", moneyAllowed: true, name: "Tim", email },
  });
  expect(outcomeOf(await accept(token))).toBe("link_expired");
  const [row] = await query().select().from(members).where(eq(members.invitedBy, owner.id));
  expect(row?.invitedAt).not.toBeNull();
  expect((await invite(email)).outcome).toBe("invalid");
});

test("newer, canceled and week-old invitations stop working", async () => {
  const email = `${crypto.randomUUID()}@business.example`;
  const first = await invite(email);
  const second = await invite(email.toUpperCase());
  expect(await showMemberInvitation(platform(), first.token)).toBeNull();
  const { id } = second.invitation;
  expect(outcomeOf(await resendInvitation(platform(), owner, acme, id))).toBe("done");
  expect(await showMemberInvitation(platform(), second.token)).toBeNull();
  const third = (await invitationsOf(acme)).at(-1);
  if (!third) throw new Error("none");
  expect(outcomeOf(await revokeMemberInvitation(platform(), owner, acme, third.id))).toBe("done");
  expect(outcomeOf(await accept(tokenOf(third)))).toBe("link_expired");
  const old = await invite(email);
  platform().passTime(7 * 24 * 60 * 60 * 1000);
  expect(outcomeOf(await accept(old.token))).toBe("link_expired");
});

test("requests.key-counts-once: resubmitting an invitation after a lost response creates one", async () => {
  const values = { email: `${crypto.randomUUID()}@business.example`, role: "office" };
  const key = newRequestKey();
  const press = async (fields: object) =>
    outcomeOf(await inviteMember(platform(), owner, acme, fields, key));
  expect(await press(values)).toBe("done");
  expect(await press(values)).toBe("done");
  expect(await invitationsOf(acme)).toMatchObject([{ revokedAt: null }]);
  expect(await press({ ...values, role: "technician" })).toBe("key_reused");
  expect(await invitationsOf(acme)).toHaveLength(1);
});

test("accepting doesn't sign in a member of another business without a session", async () => {
  const person = await addBusinessMember(platform(), await business(), "owner");
  const first = await invite(person.email, "office");
  const joined = await accept(first.token);
  if (!joined.ok) throw new Error(joined.code);
  expect(joined.next).toBe("/crm/sign-in");
  expect(await identifyMember(platform(), requestWith(joined.headers))).toEqual({
    kind: "anonymous",
  });
  await query()
    .update(members)
    .set({ revokedAt: new Date() })
    .where(and(eq(members.userId, person.userId), eq(members.contractorId, acme)));
  const { request } = await crmSessionOf(platform(), person);
  const session = request.headers.get("cookie") ?? "";
  const again = await accept((await invite(person.email, "office")).token, "Tim", session);
  if (!again.ok) throw new Error(again.code);
  expect(again.next).toBe("/crm");
  const choice = requestWith(again.headers).headers.get("cookie");
  const both = new Request(request.url, { headers: { cookie: `${session}; ${choice}` } });
  expect(await identifyMember(platform(), both)).toMatchObject({
    member: { contractorId: acme, userId: person.userId, role: "office" },
  });
});

test("an owner's invitations stop working once revoked or given another role", async () => {
  const staff = staffActor("super_admin");
  const address = () => `${crypto.randomUUID()}@business.example`;
  const demoted = await addBusinessMember(platform(), acme, "owner");
  const revoked = await addBusinessMember(platform(), acme, "owner");
  const tokens: string[] = [];
  for (const by of [demoted, revoked, owner]) {
    await inviteMember(platform(), by, acme, { email: address(), role: "office" });
    tokens.push(tokenOf((await invitationsOf(acme)).at(-1) ?? { id: "", expiresAt: new Date() }));
  }
  await changeMember(platform(), staff, acme, demoted.id, { role: "office" });
  await revokeMember(platform(), owner, acme, revoked.id);
  const outcomes = await Promise.all(tokens.map((token) => accept(token)));
  expect(outcomes.map(outcomeOf)).toEqual(["link_expired", "link_expired", "done"]);
});

test("staff add missing owners, super admins add any; owners are notified", async () => {
  const invitation = () => ({ email: `${crypto.randomUUID()}@business.example`, role: "owner" });
  const reviewer = staffActor("reviewer");
  expect(await inviteMember(platform(), reviewer, acme, invitation())).toMatchObject({
    errors: { email: expect.stringContaining("super admin") },
  });
  const office = await addBusinessMember(platform(), acme, "office");
  const promoted = changeMember(platform(), reviewer, acme, office.id, { role: "owner" });
  expect(outcomeOf(await promoted)).toBe("not_allowed");
  const superAdmin = staffActor("super_admin");
  expect(outcomeOf(await inviteMember(platform(), superAdmin, acme, invitation()))).toBe("done");
  const [open] = await invitationsOf(acme);
  const resent = resendInvitation(platform(), reviewer, acme, open?.id ?? "");
  expect(outcomeOf(await resent)).toBe("not_allowed");
  const notices = await query().select().from(messages).where(eq(messages.toAddress, owner.email));
  expect(notices.map(({ kind, params }) => [kind, params])).toEqual([
    ["member-owner-invited", { invitationId: open?.id }],
  ]);
  const mail = await memberOwnerInvited.compose(
    platform(),
    { invitationId: open?.id ?? "" },
    { conversationId: null },
  );
  expect(mail.subject).toBe("New owner invited to Acme");
  expect(outcomeOf(await inviteMember(platform(), reviewer, await business(), invitation()))).toBe(
    "done",
  );
});
