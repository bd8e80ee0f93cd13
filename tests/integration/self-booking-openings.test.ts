import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calendarFor, readPlan } from "~/domains/availability/read-calendar.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { bookingHolds } from "~/domains/schedule/self-booking/self-booking.tables.server.ts";
import { addBlockedTime } from "~/domains/schedule/working-time/blocked-times.server.ts";
import { saveWorkingHours } from "~/domains/schedule/working-time/working-hours.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { problemOf } from "../setup/random-openings.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { crewOf } from "./appointment-fixtures.ts";
import { openOn, selfBooking } from "./self-booking-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const { query, bookable, formOf, bookAs, openTimes } = selfBooking(platform);
const minute = 60_000;
const hour = 60 * minute;

/** A repeatable sequence of whole numbers below a limit. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (state >>> 8) % limit;
  };
}

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** A business with two crews whose weeks are partly closed, blocked, booked, and held. */
async function busyBusiness(seed: number) {
  const next = numbers(seed);
  const business = await bookable({
    duration_minutes: String([60, 90, 120, 240][next(4)]),
    travel_minutes: String([0, 30, 60][next(3)]),
  });
  const { owner, contractorId, crewId } = business;
  const crewIds = [crewId, await crewOf(platform(), owner, `Truck ${2 + next(90)}`)];
  await saveWorkingHours(platform(), owner, null, openOn(days.filter(() => next(5) > 0)));
  const [job] = await query()
    .insert(workOrders)
    .values({ contractorId, customerName: "Busy", what: "Other work" })
    .returning();
  const now = platform().clock.now();
  for (let number = 0; number < 12; number += 1) {
    const startsAt = new Date(now.getTime() + next(14 * 24 * 4) * 15 * minute);
    const endsAt = new Date(startsAt.getTime() + (1 + next(5)) * hour);
    const of = { contractorId, crewId: crewIds[next(2)] ?? crewId, startsAt, endsAt };
    const times = { ...of, leavesAt: startsAt, workOrderId: job?.id ?? "" };
    if (number % 3 === 0) {
      const expiresAt = new Date(now.getTime() + hour);
      await query()
        .insert(bookingHolds)
        .values({ ...times, invoiceId: newId(), expiresAt });
    } else {
      await query().insert(visits).values(times).onConflictDoNothing();
    }
  }
  const day = new Date(now.getTime() + next(12) * 24 * hour).toISOString().slice(0, 10);
  const request = { from_date: day, from_time: null, to_date: null, to_time: null, reason: null };
  const blocked = { ...request, kind: "blocked" as const, crew_id: null };
  await addBlockedTime(platform(), owner, { request: blocked, requestKey: null });
  return { ...business, next };
}

test("schedule.openings: a closed or taken time is never offered or accepted", async () => {
  let [offered, accepted, refused] = [0, 0, 0];
  for (let seed = 1; seed <= 12; seed += 1) {
    const { page, typeId, contractorId, next } = await busyBusiness(seed);
    const now = platform().clock.now();
    const { stamp } = formOf(typeId, now.toISOString());
    platform().passTime(3_000);
    for (let turn = 0; turn < 12; turn += 1) {
      const times = await openTimes(page, typeId);
      offered += times.length;
      // Half of the times are picked from the page, half are random.
      const made = new Date(now.getTime() + next(15 * 24 * 4) * 15 * minute);
      made.setUTCSeconds(0, 0);
      made.setUTCMinutes(made.getUTCMinutes() - (made.getUTCMinutes() % 15));
      const startsAt = turn % 2 === 0 ? times[next(times.length || 1)] : made.toISOString();
      if (!startsAt) continue;
      const before = await calendarNow(contractorId);
      const booked = await bookAs(page, formOf(typeId, startsAt, { stamp: stamp ?? "" }));
      if (!booked.ok) {
        expect(booked).toMatchObject({ code: "changed_elsewhere" });
        expect(times).not.toContain(startsAt);
        refused += 1;
        continue;
      }
      expect(times).toContain(startsAt);
      if (booked.kind !== "booked") throw new Error(booked.kind);
      const [visit] = await query().select().from(visits).where(eq(visits.id, booked.visitId));
      if (!visit) throw new Error("The appointment wasn't saved");
      const length = {
        durationMinutes: (visit.endsAt.getTime() - visit.startsAt.getTime()) / minute,
        travelMinutes: (visit.startsAt.getTime() - visit.leavesAt.getTime()) / minute,
      };
      const search = { ...length, now: platform().clock.now(), notice: 120 };
      expect(problemOf(visit, before, search)).toBeNull();
      accepted += 1;
    }
  }
  expect(offered).toBeGreaterThan(1_000);
  expect(accepted).toBeGreaterThan(40);
  expect(refused).toBeGreaterThan(30);
});

async function calendarNow(contractorId: string) {
  const now = platform().clock.now();
  const until = new Date(now.getTime() + 20 * 24 * hour);
  const span = { from: now, until, defaultZone: "America/Chicago" };
  return calendarFor(await readPlan(query(), contractorId, span), null);
}
