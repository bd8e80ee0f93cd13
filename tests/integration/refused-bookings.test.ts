import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { archiveCrew } from "~/domains/schedule/crews/crews.server.ts";
import { crews } from "~/domains/schedule/schedule.tables.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  addVisit,
  book,
  cancel,
  crewOf,
  newBusiness,
  rescheduleAs,
} from "./appointment-fixtures.ts";
import { offering } from "./appointment-offer-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { offer } = offering(platform);
const { businessWithLead } = followUps(platform);

const crewsOf = ({ contractorId }: BusinessMember) =>
  platform().database.query.select().from(crews).where(eq(crews.contractorId, contractorId));

const christmas = { date: "2026-12-25" };

test("schedule.book: a refused first booking creates no crew", async () => {
  const owner = await newBusiness(platform());
  expect(await book(platform(), owner, christmas)).toMatchObject({
    errors: { book_anyway: expect.stringContaining("Christmas Day") },
  });
  expect(await crewsOf(owner)).toEqual([]);
  expect(await book(platform(), owner, { ...christmas, book_anyway: "on" })).toMatchObject({
    ok: true,
  });
  expect(await crewsOf(owner)).toHaveLength(1);
});

test("a refused first offer creates no crew", async () => {
  const { contractorId, leadId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const refused = await offer(owner, leadId, undefined, {
    date_1: "2026-12-24",
    date_2: "2026-12-25",
  });
  expect(refused).toMatchObject({ errors: { date_2: expect.stringContaining("Christmas Day") } });
  expect(await crewsOf(owner)).toEqual([]);
  expect(await offer(owner, leadId)).toMatchObject({ ok: true });
  expect(await crewsOf(owner)).toHaveLength(1);
});

test("a refused move of an archived crew's appointment creates no crew", async () => {
  const owner = await newBusiness(platform());
  const crewId = await crewOf(platform(), owner, "Truck 1");
  const visitId = await addVisit(platform(), owner, { crew_id: crewId });
  await cancel(platform(), owner, visitId);
  await archiveCrew(platform(), owner, crewId);
  const moved = await rescheduleAs(platform(), owner, visitId, { crew_id: "", date: "2026-12-01" });
  expect(moved).toMatchObject({ code: "not_possible" });
  expect(await crewsOf(owner)).toHaveLength(1);
});
