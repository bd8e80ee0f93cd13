import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { checkStaffCodes } from "../../scripts/doctor/staff-codes.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember } from "../setup/staff-people.ts";

const platform = sharedPlatform();

test("the doctor counts the staff that sign in with a password alone", async () => {
  const { databaseUrl } = platform().settings;
  if (databaseUrl === null) throw new Error("This test is about a database that is shared");
  const words = async () => (await checkStaffCodes(databaseUrl)).map((finding) => finding.words);
  await addMember(platform(), "ann@hearth.example", "super_admin");
  await addMember(platform(), "bob@hearth.example", "viewer");
  expect(await words()).toEqual([expect.stringContaining("2 members sign in")]);
  const setUsers = (change: object, email: string) =>
    platform().database.query.update(users).set(change).where(eq(users.email, email));
  await setUsers({ twoFactorEnabled: true }, "ann@hearth.example");
  await setUsers({ disabledAt: new Date() }, "bob@hearth.example");
  expect(await words()).toEqual(["everybody has one-time codes or a passkey"]);
});
