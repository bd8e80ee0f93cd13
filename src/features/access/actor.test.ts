import { expect, test } from "vitest";
import { Forbidden } from "~/platform/forbidden.ts";
import {
  type Actor,
  authorize,
  isPermitted,
  isSignedIn,
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

const permittedTo = (actor: Actor) => permissions.filter((each) => isPermitted(actor, each));

// access.system
test("access.roles: a visitor is permitted nothing, staff what their role says, the product to read and change", () => {
  expect(permittedTo(visitor)).toEqual([]);
  expect(permittedTo(staff("viewer"))).toEqual(["read", "keep_own_account"]);
  expect(permittedTo(staff("super_admin"))).toEqual([...permissions]);
  expect(permittedTo(system("retention"))).toEqual(["read", "change"]);
});

test("access.commands-refuse: a kind of actor that no policy names is permitted nothing", () => {
  const member = { kind: "member", role: "owner" } as unknown as Actor;
  expect(permittedTo(member)).toEqual([]);
  expect(staffRoles.map((role) => permittedTo({ ...member, role } as unknown as Actor))).toEqual([
    [],
    [],
    [],
  ]);
});

test("access.commands-refuse: what a policy does not allow throws", () => {
  expect(() => authorize(false)).toThrow(Forbidden);
  expect(() => authorize(true)).not.toThrow();
});

test("only a member of staff in a session has one", () => {
  const session = { sessionId: "2", twoFactor: false, withPasskey: false };
  expect(isSignedIn({ ...staff("viewer"), ...session } as Actor)).toBe(true);
  expect(isSignedIn(staff("viewer"))).toBe(false);
  expect(isSignedIn(system("a job"))).toBe(false);
});

test("staff.audited: an entry is signed by a person's account, or by what ran", () => {
  expect(signatureOf({ id: "1", email: "rita@hearth.example" })).toEqual({
    actorId: "1",
    actorEmail: "rita@hearth.example",
  });
  expect(signatureOf(system("retention"))).toEqual({
    actorId: "00000000-0000-0000-0000-000000000000",
    actorEmail: "system: retention",
  });
});
