import { expect, test } from "vitest";
import {
  confirmIdentity,
  hasConfirmed,
} from "../../src/domains/identity/accounts/own-account.server.ts";
import { listAuditEntries } from "../../src/domains/shared/audit/audit.server.ts";
import { recordTableRead } from "../../src/domains/shared/audit/record-reads.server.ts";
import { invalid } from "../../src/platform/result.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember, auditedActs, sessionOf, staffPassword } from "../setup/staff-people.ts";

const platform = sharedPlatform();

test("a password confirmation lasts 15 minutes per session and is audited (staff.confirm-identity)", async () => {
  await addMember(platform(), "ora@hearth.example", "super_admin");
  const { member } = await sessionOf(platform(), "ora@hearth.example");
  const otherMember = (await sessionOf(platform(), "ora@hearth.example")).member;
  // A recent sign-in doesn't count.
  expect(await hasConfirmed(platform(), member)).toBe(false);
  expect(await confirmIdentity(platform(), member, "not the password", "203.0.113.9")).toEqual(
    invalid({ password: "That isn’t your password" }),
  );
  expect(await confirmIdentity(platform(), member, "", "203.0.113.9")).toEqual(
    invalid({ password: "Password is required" }),
  );
  expect(await hasConfirmed(platform(), member)).toBe(false);
  expect(await confirmIdentity(platform(), member, staffPassword, "203.0.113.9")).toEqual({
    ok: true,
  });
  expect(await hasConfirmed(platform(), member)).toBe(true);
  expect(await hasConfirmed(platform(), otherMember)).toBe(false);
  platform().passTime(14 * 60_000);
  expect(await hasConfirmed(platform(), member)).toBe(true);
  platform().passTime(61_000);
  expect(await hasConfirmed(platform(), member)).toBe(false);
  expect(await auditedActs(platform())).toEqual(['staff.confirm_identity by ora: {"minutes":15}']);
});

test("groups API reads into one counted entry per session, table and day", async () => {
  await addMember(platform(), "rea@hearth.example", "viewer");
  const { member } = await sessionOf(platform(), "rea@hearth.example");
  const otherMember = (await sessionOf(platform(), "rea@hearth.example")).member;
  const read = (user: typeof member, table: string, rows: number) =>
    recordTableRead(platform(), user, table, rows);
  await Promise.all([read(member, "leads", 200), read(member, "leads", 50)]);
  await read(member, "leads", 7);
  await read(member, "contractor_accounts", 3);
  await read(otherMember, "leads", 1);
  platform().passTime(24 * 60 * 60_000);
  await read(member, "leads", 5);
  const filter = {
    actor: null,
    action: "table.read",
    entity: "",
    entityId: "",
    from: null,
    to: null,
  };
  const { rows } = await listAuditEntries(platform(), member, filter, null);
  expect(rows.map(({ entityId, after, actorEmail }) => [actorEmail, entityId, after])).toEqual([
    [member.email, "leads", { through: "API", rows: 5, requests: 1 }],
    [member.email, "leads", { through: "API", rows: 1, requests: 1 }],
    [member.email, "contractor_accounts", { through: "API", rows: 3, requests: 1 }],
    [member.email, "leads", { through: "API", rows: 257, requests: 3 }],
  ]);
});
