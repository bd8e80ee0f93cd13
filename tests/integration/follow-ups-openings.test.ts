import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sequences } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { planUpcomingSteps } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { saveBookingSettings } from "~/domains/schedule/self-booking/booking-settings.server.ts";
import { saveAppointmentType } from "~/domains/schedule/working-time/appointment-types.server.ts";
import { addBlockedTime } from "~/domains/schedule/working-time/blocked-times.server.ts";
import { saveWorkingHours } from "~/domains/schedule/working-time/working-hours.server.ts";
import {
  noDetails,
  type PageDetails,
} from "~/domains/storefront/business-pages/content/page-content.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** Times offered by follow-ups. Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const { query, businessWithLead, sendDue, followUpMessages, enrollmentOf } = followUps(platform);
const hour = 60 * 60_000;
const weekday = { opens: "08:00", closes: "17:00" };
const weekdays = {
  ...{ monday: weekday, tuesday: weekday, wednesday: weekday },
  ...{ thursday: weekday, friday: weekday },
};

beforeEach(() => sendDue());

/** Sets up a business with these hours and one truck, and a lead. */
async function leadDuringHours(hours: PageDetails["hours"], person: object = {}) {
  const business = await businessWithLead({ person });
  const { contractorId, pageId } = business;
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const crewId = await crewOf(platform(), owner, "Truck 1");
  await query()
    .update(seoPages)
    .set({ details: { ...noDetails, hours } })
    .where(eq(seoPages.id, pageId));
  return { ...business, owner, crewId };
}

/** The text with two times, which is sent after two hours. */
async function thirdOf(leadId: string) {
  await sendDue();
  platform().passTime(16 * 60_000);
  await sendDue();
  platform().passTime(2 * hour);
  await sendDue();
  return (await followUpMessages(leadId)).at(-1)?.text;
}

async function previewOf(leadId: string) {
  const enrollment = await enrollmentOf(leadId);
  if (!enrollment) throw new Error("no follow-up");
  const { coming } = await planUpcomingSteps(platform(), enrollment, "contractor");
  return coming.find(({ key }) => key === "times")?.words;
}

test("doesn't offer a time taken after the preview", async () => {
  const { leadId, owner, crewId } = await leadDuringHours(weekdays, { urgency: "this_week" });
  await sendDue();
  const start = "Hi Emily, Bluebonnet Plumbing again. Could we come by";
  expect(await previewOf(leadId)).toBe(`${start} Mon at 8 AM or Tue at 1 PM?`);
  await addVisit(platform(), owner, { crew_id: crewId, date: "2026-11-23", time: "08:30" });
  expect(await previewOf(leadId)).toBe(`${start} Mon at 11 AM or Tue at 1 PM?`);
  await addVisit(platform(), owner, { crew_id: crewId, date: "2026-11-23", time: "11:30" });
  expect(await thirdOf(leadId)).toBe(`${start} Mon at 2 PM or Tue at 8 AM?`);
});

test("offers times today for an urgent request", async () => {
  const friday = await leadDuringHours(
    { friday: { opens: "00:00", closes: "00:00" } },
    { urgency: "today" },
  );
  expect(await thirdOf(friday.leadId)).toMatch(
    /Could we come by today at [0-9:]+ PM or [0-9:]+ PM\?$/,
  );
});

test("without business hours, the text requests a day that works", async () => {
  const { leadId } = await leadDuringHours(null);
  const question = "Hi Emily, Bluebonnet Plumbing again. What day works for you?";
  await sendDue();
  expect(await previewOf(leadId)).toBe(question);
  expect(await thirdOf(leadId)).toBe(question);
});

test("an unedited sequence uses today's text, an edited one keeps its own", async () => {
  const [unedited, edited] = [await leadDuringHours(null), await leadDuringHours(null)];
  const old =
    "Thanks for asking, {first_name}. We have a plumber free {two_times}. Which works better for you?";
  for (const { contractorId } of [unedited, edited]) {
    const scope = eq(sequences.contractorId, contractorId);
    const [sequence] = await query().select().from(sequences).where(scope);
    const steps = sequence?.steps.map((step) =>
      step.key === "times" ? { ...step, words: old } : step,
    );
    const author = contractorId === edited.contractorId ? "olive@b.example" : "standard";
    await query()
      .update(sequences)
      .set({ steps: steps ?? [], author })
      .where(scope);
  }
  await sendDue();
  expect(await previewOf(unedited.leadId)).toContain("What day works for you?");
  expect(await previewOf(unedited.leadId)).not.toContain("Thanks for asking");
  expect(await previewOf(edited.leadId)).toBe(
    "Bluebonnet Plumbing: Thanks for asking, Emily. What day works for you?",
  );
});

test("the introduction is sent 15 minutes after the request", async () => {
  const { leadId } = await businessWithLead();
  await sendDue();
  platform().passTime(15 * 60_000);
  await sendDue();
  expect((await followUpMessages(leadId)).map(({ channel }) => channel)).toEqual(["sms", "email"]);
});

test("offers times within the crew's hours and outside its time off", async () => {
  const { leadId, owner, crewId } = await leadDuringHours(weekdays, { urgency: "this_week" });
  await saveWorkingHours(platform(), owner, crewId, {
    monday_1_opens: "10:00",
    monday_1_closes: "16:00",
    wednesday_1_opens: "10:00",
    wednesday_1_closes: "16:00",
  });
  const day = { from_date: "2026-11-23", from_time: null, to_date: null, to_time: "12:00" };
  const request = { ...day, kind: "time_off" as const, crew_id: crewId, reason: null };
  await addBlockedTime(platform(), owner, { request, requestKey: null });
  expect(await thirdOf(leadId)).toMatch(/Could we come by Mon at 1 PM or Wed at 10 AM\?$/);
});

/** A business that homeowners can book with, and its lead in this ZIP code. */
async function selfBooked(zip_code: string) {
  const business = await leadDuringHours(weekdays, { urgency: "this_week", zip_code });
  const { owner } = business;
  const saved = await saveAppointmentType(platform(), owner, null, {
    name: "Repair visit",
    duration_minutes: "240",
    travel_minutes: "30",
    bookable_online: "on",
    zip_codes: "78701, 78702",
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  const isOn = await saveBookingSettings(platform(), owner, { isOn: true });
  if (!isOn.ok) throw new Error(JSON.stringify(isOn));
  return business;
}

test("with online booking, the text offers times and the booking page", async () => {
  const { leadId } = await selfBooked("78702");
  expect(await thirdOf(leadId)).toMatch(
    /Could we come by Mon at 8 AM or Tue at (1 PM|[0-9]+ [AP]M)\? Or pick a time: https?:\S+\/plumbing\/austin-\d+-tx\/book$/,
  );
});

test("outside the ZIP codes the business serves, no times are offered", async () => {
  // Out of the quiet hours, which the earlier tests reached.
  platform().passTime(15 * hour);
  const { leadId } = await selfBooked("78664");
  expect(await thirdOf(leadId)).toMatch(/again\. What day works for you\?$/);
});
