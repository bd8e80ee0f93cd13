import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { checkSenders } from "../../scripts/doctor/senders.ts";
import { checkStaffCodes } from "../../scripts/doctor/staff-codes.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember } from "../setup/staff-people.ts";
import { newBusiness } from "./appointment-fixtures.ts";

const platform = sharedPlatform();

function sharedDatabase(): string {
  const { databaseUrl } = platform().settings;
  if (databaseUrl === null) throw new Error("This test is about a database that is shared");
  return databaseUrl;
}

test("the doctor counts staff who sign in with a password alone", async () => {
  const databaseUrl = sharedDatabase();
  const messages = async () =>
    (await checkStaffCodes(databaseUrl)).map((finding) => finding.message);
  await addMember(platform(), "ann@hearth.example", "super_admin");
  await addMember(platform(), "bob@hearth.example", "viewer");
  expect(await messages()).toEqual([expect.stringContaining("2 members sign in")]);
  const setUsers = (change: object, email: string) =>
    platform().database.query.update(users).set(change).where(eq(users.email, email));
  await setUsers({ twoFactorEnabled: true }, "ann@hearth.example");
  await setUsers({ disabledAt: new Date() }, "bob@hearth.example");
  expect(await messages()).toEqual(["everyone has one-time codes or a passkey"]);
});

test("the doctor lists businesses whose number or registration was rejected", async () => {
  const checkSender = async () => (await checkSenders(sharedDatabase()))[0];
  expect(await checkSender()).toMatchObject({ verdict: "good", subject: "Senders" });
  const { query } = platform().database;
  const add = async (name: string, change: Partial<typeof senders.$inferInsert>) => {
    const { contractorId } = await newBusiness(platform());
    await query
      .update(contractorAccounts)
      .set({ businessName: name })
      .where(eq(contractorAccounts.id, contractorId));
    await query.insert(senders).values({ contractorId, registration: "approved", ...change });
    return contractorId;
  };
  await add("Quiet Plumbing", {});
  await add("Refused Roofing", {
    phone: "+15125550100",
    refusedAt: new Date("2026-11-20T12:00:00Z"),
    refusedCode: 30034,
  });
  await add("Rejected Drains", { registration: "rejected", rejectedBecause: "No web site." });
  const rejectedId = await add("Gone Gutters", { registration: "rejected" });
  const erased = { erasedAt: new Date() };
  await query.update(contractorAccounts).set(erased).where(eq(contractorAccounts.id, rejectedId));
  expect(await checkSender()).toMatchObject({
    verdict: "advice",
    message: expect.stringMatching(
      /Refused Roofing \(\+15125550100\): .*approved campaign \(30034\); Rejected Drains: No web site\. Fix/,
    ),
  });
  for (let more = 0; more < 4; more++) await add(`Drains ${more}`, { registration: "rejected" });
  expect((await checkSender())?.message).toContain("; and 1 more. Fix");
});
