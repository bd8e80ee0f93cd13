import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { adminRoles } from "~/domains/identity/identity.tables.server.ts";
import { identifyVisitor } from "~/domains/identity/staff/find-staff-member.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  changeRole,
  disableMember,
  enableMember,
  listStaff,
} from "../../src/domains/identity/staff/change-staff.server.ts";
import {
  acceptInvitation,
  inviteStaff,
  listOpenInvitations,
  revokeInvitation,
  showInvitation,
} from "../../src/domains/identity/staff/invitations.server.ts";
import type { StaffMember } from "../../src/domains/shared/access/actor.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  addMember,
  auditedActs,
  sessionOf,
  signInAs,
  staffPassword,
} from "../setup/staff-people.ts";

const platform = sharedPlatform();
let iris: StaffMember;
let olga: StaffMember;

beforeAll(async () => {
  const add = async (name: string): Promise<StaffMember> => {
    const email = `${name}@hearth.example`;
    return {
      kind: "staff",
      id: await addMember(platform(), email, "super_admin"),
      email,
      name,
      role: "super_admin",
    };
  };
  [iris, olga] = [await add("iris"), await add("olga")];
});

/** The newest open invitation's link, shown where no email is sent. */
async function newestToken(): Promise<string> {
  const [newest] = await listOpenInvitations(platform(), staffActor("super_admin"));
  return newest?.link?.split("/").at(-1) ?? "";
}

const joining = { name: "Rita", password: staffPassword };

test("an invitation creates one member with its role, even used concurrently", async () => {
  const email = "Rita@hearth.example";
  expect(await inviteStaff(platform(), iris, { email, role: "boss" })).toMatchObject({
    code: "invalid",
    errors: { role: "Choose a role" },
  });
  expect(await inviteStaff(platform(), iris, { email, role: "reviewer" })).toEqual({
    ok: true,
    email,
  });
  const token = await newestToken();
  expect(await showInvitation(platform(), token)).toEqual({ email, role: "reviewer" });
  const uses = await Promise.all([1, 2].map(() => acceptInvitation(platform(), token, joining)));
  expect(uses.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await showInvitation(platform(), token)).toBeNull();
  const { member } = await sessionOf(platform(), "rita@hearth.example");
  expect(member).toMatchObject({ name: "Rita", role: "reviewer" });
  expect(await inviteStaff(platform(), iris, { email, role: "viewer" })).toMatchObject({
    errors: { email: "This address already belongs to a staff member" },
  });
  expect(await auditedActs(platform())).toEqual([
    'staff.invite by iris: {"role":"reviewer"}',
    expect.stringMatching(/^staff.join by Rita: {"role":"reviewer","invitation":"[\w-]+"}$/),
  ]);
});

test("an invitation ends when canceled, replaced, forged, or a week old", async () => {
  const email = "late@hearth.example";
  const invite = (role: string) => inviteStaff(platform(), iris, { email, role });
  await invite("viewer");
  const first = await newestToken();
  await invite("reviewer");
  const second = await newestToken();
  expect(await showInvitation(platform(), first)).toBeNull();
  expect(await showInvitation(platform(), second)).toEqual({ email, role: "reviewer" });
  expect(await showInvitation(platform(), `${second.slice(0, -2)}xx`)).toBeNull();
  const [open] = await listOpenInvitations(platform(), staffActor("super_admin"));
  expect(await revokeInvitation(platform(), iris, open?.id ?? "")).toEqual({ ok: true });
  expect(await revokeInvitation(platform(), iris, open?.id ?? "")).toMatchObject({
    code: "not_found",
  });
  expect(await acceptInvitation(platform(), second, joining)).toMatchObject({
    code: "link_expired",
  });
  await invite("viewer");
  const third = await newestToken();
  platform().passTime(7 * 24 * 60 * 60 * 1000 + 1);
  expect(await showInvitation(platform(), third)).toBeNull();
  expect(await listOpenInvitations(platform(), staffActor("super_admin"))).toEqual([]);
  expect(await acceptInvitation(platform(), third, joining)).toMatchObject({
    code: "link_expired",
  });
  const mails = await platform()
    .database.query.select()
    .from(messages)
    .where(eq(messages.toAddress, email));
  expect(mails.map(({ kind }) => kind)).toEqual(Array(3).fill("staff-invitation"));
});

test("a disabled member is signed out immediately; enabling restores their role", async () => {
  const id = await addMember(platform(), "vera@hearth.example", "viewer");
  const { request } = await sessionOf(platform(), "vera@hearth.example");
  expect(await disableMember(platform(), iris, id)).toEqual({ ok: true });
  expect(await identifyVisitor(platform(), request)).toEqual({ kind: "anonymous" });
  const wrong = await signInAs(platform(), "vera@hearth.example", "not the password");
  expect(await signInAs(platform(), "vera@hearth.example")).toEqual(wrong);
  expect(wrong).toMatchObject({ code: "wrong_credentials", message: "Invalid email or password" });
  expect(await enableMember(platform(), iris, id)).toEqual({ ok: true });
  const { member, request: again } = await sessionOf(platform(), "vera@hearth.example");
  expect(member.role).toBe("viewer");
  expect(await identifyVisitor(platform(), request)).toEqual({ kind: "anonymous" });
  expect(await changeRole(platform(), iris, id, "reviewer")).toEqual({ ok: true });
  expect(await identifyVisitor(platform(), again)).toEqual({ kind: "anonymous" });
  expect((await auditedActs(platform())).slice(-3)).toEqual([
    'staff.disable by iris: {"disabled":true}',
    'staff.enable by iris: {"disabled":false}',
    'staff.change_role by iris: {"role":"reviewer"}',
  ]);
});

test("a reviewer can't manage staff, even when claiming another role", async () => {
  const id = await addMember(platform(), "rob@hearth.example", "reviewer");
  const rob = {
    kind: "staff" as const,
    id,
    email: "rob@hearth.example",
    name: "rob",
    role: "super_admin" as const,
  };
  for (const change of [
    changeRole(platform(), rob, id, "super_admin"),
    disableMember(platform(), rob, iris.id),
    inviteStaff(platform(), rob, { email: "friend@hearth.example", role: "super_admin" }),
  ]) {
    expect(await change).toEqual({ ok: false, code: "not_allowed" });
  }
});

test("two super admins demoting each other concurrently leave one", async () => {
  for (let round = 0; round < 10; round++) {
    const changes = await Promise.all([
      changeRole(platform(), iris, olga.id, "viewer"),
      disableMember(platform(), olga, iris.id),
    ]);
    expect(
      changes.filter(({ ok }) => ok),
      JSON.stringify(changes),
    ).toHaveLength(1);
    const remaining = (await listStaff(platform(), staffActor("super_admin"))).filter(
      ({ role, disabledAt }) => role === "super_admin" && !disabledAt,
    );
    expect(remaining).toHaveLength(1);
    const [last] = remaining;
    const actor = last?.id === iris.id ? iris : olga;
    const refusal = { ok: false, code: "last_super_admin" };
    expect(await changeRole(platform(), actor, actor.id, "viewer")).toEqual(refusal);
    expect(await disableMember(platform(), actor, actor.id)).toEqual(refusal);
    await enableMember(platform(), actor, iris.id);
    await changeRole(platform(), actor, olga.id, "super_admin");
  }
});

test("without serialization, two concurrent demotions would leave none", async () => {
  const { database } = platform();
  if (database.kind === "pglite") return; // With one connection, transactions already run one after the other.
  const meet = Promise.withResolvers<void>();
  let arrived = 0;
  const demote = (id: string) =>
    database.transaction(async (tx) => {
      const admins = await tx.select().from(adminRoles).where(eq(adminRoles.role, "super_admin"));
      arrived += 1;
      if (arrived === 2) meet.resolve();
      await meet.promise;
      if (admins.length < 2) return;
      await tx.update(adminRoles).set({ role: "viewer" }).where(eq(adminRoles.userId, id));
    });
  await Promise.all([demote(iris.id), demote(olga.id)]);
  const remaining = (await listStaff(platform(), staffActor("super_admin"))).filter(
    ({ role }) => role === "super_admin",
  );
  expect(remaining).toEqual([]);
});
