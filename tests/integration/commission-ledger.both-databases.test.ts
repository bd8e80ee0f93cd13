import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  commissionEntries,
  revenueShareApplications,
  revenueShareParticipants,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const actor = { actorId: newId(), actorEmail: "iris@hearth.example" };
const ids = { contractor: newId(), application: newId(), participant: newId(), entry: newId() };
const entry = { participantId: ids.participant, rate: 0.2, ...actor };

beforeAll(async () => {
  const account = { businessName: "Waco Air", name: "Ann Lee", email: "ann@waco.example" };
  await query()
    .insert(contractorAccounts)
    .values({ ...account, id: ids.contractor });
  await query()
    .insert(revenueShareApplications)
    .values({
      id: ids.application,
      businessName: account.businessName,
      contactName: account.name,
      email: account.email,
      phone: "1",
      services: ["HVAC"],
      serviceAreas: ["Waco"],
      yearsExperience: 3,
      leadValueRange: "$5000+",
      agreedToTerms: true,
    });
  await query().insert(revenueShareParticipants).values({
    id: ids.participant,
    contractorId: ids.contractor,
    applicationId: ids.application,
  });
  await query()
    .insert(commissionEntries)
    .values({ ...entry, id: ids.entry, kind: "commission", amountCents: 12_345 });
});

test.each([
  "update commission_entries set amount_cents = 1",
  "update commission_entries set note = null where false",
  "delete from commission_entries",
  "truncate commission_entries cascade",
  "set session_replication_role = replica; delete from commission_entries",
])("the database rejects %s", async (statements) => {
  const change = platform().database.transaction(async (tx) => {
    for (const statement of statements.split("; ")) await tx.execute(sql.raw(statement));
  });
  await expect(change).rejects.toMatchObject({
    cause: { code: "42501", message: expect.stringContaining("append-only") },
  });
  await query().execute(sql.raw("set session_replication_role = origin"));
  expect(await query().select().from(commissionEntries)).toMatchObject([{ amountCents: 12_345 }]);
});

test("without the trigger the same statements succeed", async () => {
  const emptied = platform().database.transaction(async (tx) => {
    await tx.execute(
      sql.raw("drop trigger commission_entries_go_with_samples on commission_entries"),
    );
    await tx.execute(sql.raw("delete from commission_entries"));
    expect(await tx.select().from(commissionEntries)).toEqual([]);
    throw new Error("and now back");
  });
  await expect(emptied).rejects.toThrow("and now back");
  expect(await query().select().from(commissionEntries)).toHaveLength(1);
});

test("a reversal reverses one whole commission, once", async () => {
  const reverse = (change: object) =>
    query()
      .insert(commissionEntries)
      .values({
        ...entry,
        kind: "reversal",
        amountCents: -12_345,
        reversesId: ids.entry,
        ...change,
      })
      .then(
        () => null,
        (error: unknown) => violationOf(error)?.violation ?? error,
      );
  expect(await reverse({ amountCents: -12_344 })).toBe("check constraint");
  expect(await reverse({ amountCents: 12_345 })).toBe("check constraint");
  expect(await reverse({ reversesId: null })).toBe("check constraint");
  expect(await reverse({ reversesId: newId() })).toBe("check constraint");
  expect(await reverse({})).toBeNull();
  expect(await reverse({})).toBe("duplicate key");
});
