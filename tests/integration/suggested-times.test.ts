import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { archiveCrew } from "~/domains/schedule/crews/crews.server.ts";
import { suggestTimes, suggestVisit } from "~/domains/schedule/visit-offers/offer-times.server.ts";
import { noDetails } from "~/domains/storefront/business-pages/content/page-content.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { offering } from "./appointment-offer-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const { query, ownerWithLead } = offering(platform);

test("an offer defaults to the first available crew and two times", async () => {
  const { owner, crewId } = await ownerWithLead();
  const length = { durationMinutes: 120, travelMinutes: 30 };
  const suggested = () => suggestTimes(platform(), owner, { ...length, urgency: "this_week" });
  const first = { date: "2026-11-23", minutes: 8 * 60 };
  expect(await suggested()).toMatchObject({ crewId, times: [first, { date: "2026-11-24" }] });
  await addVisit(platform(), owner, { crew_id: crewId });
  expect(await suggested()).toMatchObject({
    crewId,
    times: [{ date: "2026-11-23", minutes: 12 * 60 }, { date: "2026-11-24" }],
  });
  const otherCrewId = await crewOf(platform(), owner, "Truck 2");
  await crewOf(platform(), (await ownerWithLead()).owner, "A truck of others");
  expect(await suggested()).toMatchObject({ crewId: otherCrewId, times: [first, {}] });
  await archiveCrew(platform(), owner, otherCrewId);
  expect(await suggested()).toMatchObject({ crewId });
});

test("schedule.book: a new appointment defaults to a crew's next available time", async () => {
  const { owner, crewId } = await ownerWithLead();
  const form = (day: string | null) =>
    suggestVisit(platform(), owner, { day, durationMinutes: 120, travelMinutes: 30 });
  expect(await form(null)).toEqual({ crewId, date: "2026-11-20", minutes: 10 * 60 });
  expect(await form("2026-11-23")).toEqual({ crewId, date: "2026-11-23", minutes: 8 * 60 });
  await addVisit(platform(), owner, { crew_id: crewId });
  expect(await form("2026-11-23")).toEqual({ crewId, date: "2026-11-23", minutes: 12 * 60 });
  // Nothing is suggested on Thanksgiving or a Saturday.
  expect(await form("2026-11-26")).toBeNull();
  expect(await form("2026-11-28")).toBeNull();
  const hours = { saturday: { opens: "09:30", closes: "15:00" } };
  await query()
    .update(seoPages)
    .set({ details: { ...noDetails, hours } })
    .where(eq(seoPages.contractorId, owner.contractorId));
  expect(await form("2026-11-28")).toEqual({ crewId, date: "2026-11-28", minutes: 9 * 60 + 30 });
  expect(await form("2026-11-24")).toBeNull();
});

test("schedule.book: a business without a crew gets a suggested time too", async () => {
  const { owner, crewId } = await ownerWithLead();
  await archiveCrew(platform(), owner, crewId);
  const form = { day: "2026-11-24", durationMinutes: 600, travelMinutes: 0 };
  expect(await suggestVisit(platform(), owner, form)).toBeNull();
  expect(await suggestVisit(platform(), owner, { ...form, durationMinutes: 540 })).toEqual({
    crewId: "",
    date: "2026-11-24",
    minutes: 8 * 60,
  });
});
