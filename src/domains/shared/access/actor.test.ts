import { expect, test } from "vitest";
import { Forbidden } from "~/platform/result.ts";
import {
  type Actor,
  authorize,
  type BusinessMember,
  isMemberOf,
  isPermitted,
  isSignedIn,
  memberCanAct,
  memberCanRead,
  signatureOf,
  system,
  visitor,
} from "./actor.ts";
import { permissions, type StaffRole, staffRoles } from "./roles.ts";

const staff = (role: StaffRole): Actor => ({
  kind: "staff",
  id: "1",
  email: "rita@hearth.example",
  name: "Rita",
  role,
});

const permittedTo = (actor: Actor) =>
  permissions.filter((permission) => isPermitted(actor, permission));

test("access.roles: visitors get nothing, staff their role, the system read and change", () => {
  expect(permittedTo(visitor)).toEqual([]);
  expect(permittedTo(staff("viewer"))).toEqual(["read", "keep_own_account"]);
  expect(permittedTo(staff("super_admin"))).toEqual([...permissions]);
  expect(permittedTo(system("retention"))).toEqual(["read", "change"]);
});

test("access.commands-refuse: denies an actor kind that no policy names", () => {
  const member = { kind: "tomorrow", role: "owner" } as unknown as Actor;
  expect(permittedTo(member)).toEqual([]);
  expect(staffRoles.map((role) => permittedTo({ ...member, role } as unknown as Actor))).toEqual([
    [],
    [],
    [],
  ]);
});

test("access.commands-refuse: throws when the policy denies", () => {
  expect(() => authorize(false)).toThrow(Forbidden);
  expect(() => authorize(true)).not.toThrow();
});

test("only a signed-in staff member has a session", () => {
  const session = { sessionId: "2", twoFactor: false, withPasskey: false };
  expect(isSignedIn({ ...staff("viewer"), ...session } as Actor)).toBe(true);
  expect(isSignedIn(staff("viewer"))).toBe(false);
  expect(isSignedIn(system("a job"))).toBe(false);
});

test("staff.audited: entries name the person's account or the system process", () => {
  expect(signatureOf({ id: "1", email: "rita@hearth.example" })).toEqual({
    actorId: "1",
    actorEmail: "rita@hearth.example",
  });
  expect(signatureOf(system("retention"))).toEqual({
    actorId: "00000000-0000-0000-0000-000000000000",
    actorEmail: "system: retention",
  });
});

const pat: BusinessMember = {
  kind: "member",
  id: "2",
  userId: "3",
  email: "pat@business.example",
  name: "Pat",
  role: "office",
  moneyAllowed: false,
  contractorId: "acme",
  businessName: "Acme Plumbing",
};

test("members.bound-to-business: a member acts within their role in one business", () => {
  expect([
    isMemberOf(pat, "acme"),
    isMemberOf(pat, "other"),
    isMemberOf(staff("reviewer"), "acme"),
  ]).toEqual([true, false, false]);
  expect([memberCanAct(pat, "run_business"), memberCanAct(pat, "own_business")]).toEqual([
    true,
    false,
  ]);
  expect(permittedTo(pat)).toEqual([]);
});

test("staff viewing a business read what its owner reads, without write access", () => {
  const observer: Actor = {
    kind: "observer",
    staff: { id: "1", email: "rita@hearth.example", name: "Rita" },
    contractorId: "acme",
    businessName: "Acme Plumbing",
  };
  expect([memberCanRead(observer, "own_business"), memberCanRead(pat, "own_business")]).toEqual([
    true,
    false,
  ]);
  expect([memberCanAct(observer, "keep_own_account"), isMemberOf(observer, "acme")]).toEqual([
    false,
    false,
  ]);
  expect(permittedTo(observer)).toEqual([]);
});

test("a member's audit entry has the membership and role, no email address", () => {
  expect(signatureOf(pat)).toEqual({ actorId: "2", actorEmail: "member: office" });
});
