import { expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { isUnavailable, violationOf } from "~/platform/database/violations.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();

const person = { firstName: "A", lastName: "B", businessName: "C", email: "a@b.co", phone: "1" };

async function violationOfInsert(insert: Promise<unknown>) {
  const error = await insert.then(
    () => null,
    (reason: unknown) => reason,
  );
  return violationOf(error)?.violation ?? error;
}

test("the database rejects each invalid row with the message that toasts match", async () => {
  const { query } = platform().database;
  const contractorId = newId();
  await query.insert(contractorAccounts).values({ id: contractorId, ...person, name: "A B" });
  const insert = (change: object) =>
    violationOfInsert(query.insert(formSubmissions).values({ ...person, contractorId, ...change }));

  expect(await insert({ firstName: null })).toBe("null value");
  expect(await insert({ currentStep: 8 })).toBe("check constraint");
  expect(await insert({ firstName: "  " })).toBe("check constraint");
  expect(await insert({ followupTiming: "someday" })).toBe("check constraint");
  expect(await insert({ isCompleted: true })).toBe("check constraint");
  expect(await insert({ services: [] })).toBe("check constraint");
  expect(await insert({ contractorId: newId() })).toBe("foreign key");
  expect(await insert({})).toBeNull();
  expect(await insert({})).toBe("duplicate key");
});

test("a lead needs contact details and an existing page", async () => {
  const { query } = platform().database;
  expect(await violationOfInsert(query.insert(leads).values({ pageId: newId(), name: "A" }))).toBe(
    "check constraint",
  );
  const nowhere = { pageId: newId(), name: "A", phone: "+15125550100" };
  expect(await violationOfInsert(query.insert(leads).values(nowhere))).toBe("foreign key");
  const enquiry = {
    leadId: newId(),
    bodyHash: "x",
    need: "x",
    zipCode: "1",
    urgency: "today" as const,
  };
  expect(await violationOfInsert(query.insert(leadEnquiries).values(enquiry))).toBe(
    "check constraint",
  );
});

test("a failed statement isn't an outage", () => {
  expect(isUnavailable(Object.assign(new Error("x"), { code: "23505" }))).toBe(false);
  const lost = new Error("query failed", {
    cause: Object.assign(new Error("x"), { code: "57P01" }),
  });
  expect(isUnavailable(lost)).toBe(true);
  expect(isUnavailable(Object.assign(new Error("x"), { code: "ECONNREFUSED" }))).toBe(true);
});

test("using the database's own handle inside a transaction throws instead of deadlocking", async () => {
  const { database } = platform();
  const misuse = database.transaction(() => database.query.select().from(leads));
  await expect(misuse).rejects.toThrow(/use its own handle/);
  const nested = database.transaction(() => database.transaction(async () => {}));
  await expect(nested).rejects.toThrow(/already open/);
});
