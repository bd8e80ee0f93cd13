import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  type DayOrderRequest,
  dayOrderSchema,
  writeMoves,
} from "~/domains/schedule/routing/day-order.schema.ts";
import { moveCrewDay } from "~/domains/schedule/routing/move-crew-day.server.ts";
import {
  type DayAddress,
  type DayProposal,
  proposeDayOrder,
  readCrewMap,
} from "~/domains/schedule/routing/read-crew-day.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { addBlockedTime } from "~/domains/schedule/working-time/blocked-times.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, cancel, crewOf, newBusiness, rescheduleAs } from "./appointment-fixtures.ts";
import { appointmentNotices } from "./appointment-notice-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, ownerWithLead, bookFor, rowOf, mailsOf } = appointmentNotices(platform);

const day = "2026-11-23";
const zone = "America/Chicago";
const none: ReadonlySet<string> = new Set();

/** Downtown, far north, downtown, and far north again. */
const places = ["78701", "78660", "78704", "78664"];

/** A crew's day with four appointments, back and forth; none was promised. */
async function addZigzagDay(date = day) {
  const owner = await newBusiness(platform());
  const crewId = await crewOf(platform(), owner, "Truck 1");
  const ids: string[] = [];
  for (const [index, zip] of places.entries()) {
    const visitId = await addVisit(platform(), owner, {
      crew_id: crewId,
      customer_name: `Customer ${index + 1}`,
      phone: "",
      email: "",
      address: `${index + 1} Oak St, Austin, TX ${zip}`,
      date,
      time: `${String(8 + 2 * index).padStart(2, "0")}:00`,
      duration_minutes: "60",
      travel_minutes: "30",
    });
    ids.push(visitId);
  }
  await query().update(visits).set({ notifiedAt: null }).where(eq(visits.crewId, crewId));
  return { owner, ids, address: { crewId, day: date, zone } };
}

/** The form of a proposal, as the page makes it. */
function formOf({ map, best }: DayProposal, change: Record<string, string> = {}): DayOrderRequest {
  const versions = new Map(map.stops.map(({ id, version }) => [id, version]));
  const moves = writeMoves(
    (best?.stops ?? []).map((stop) => ({ ...stop, version: versions.get(stop.id) ?? 0 })),
  );
  const checked = check(dayOrderSchema, { moves, ...change });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

const move = (owner: BusinessMember, address: DayAddress, form: DayOrderRequest, isUndo = false) =>
  moveCrewDay(platform(), owner, address, { ...form, isUndo });

const startsOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await rowOf(id)).startsAt.toISOString().slice(11, 16)));

test("schedule.best-order: moves a whole day, and undoes the move", async () => {
  const { owner, ids, address } = await addZigzagDay();
  const before = await startsOf(ids);
  const proposal = await proposeDayOrder(platform(), owner, address, none);
  const { best } = proposal;
  expect(best?.minutesThen).toBeLessThan((best?.minutesNow ?? 0) - 20);
  const form = formOf(proposal);
  const moved = await move(owner, address, form);
  expect(moved).toMatchObject({ ok: true });
  expect(await startsOf(best?.stops.map(({ id }) => id) ?? [])).toEqual(
    best?.stops.map(({ startsAt }) => startsAt.toISOString().slice(11, 16)),
  );
  expect(await move(owner, address, form)).toEqual({ ok: true, moved: 0, before: [] });
  expect((await proposeDayOrder(platform(), owner, address, none)).best).toBeNull();
  if (!moved.ok) throw new Error("not moved");
  const back = check(dayOrderSchema, { moves: writeMoves(moved.before) });
  if (!back.ok) throw new Error("not a form");
  expect(await move(owner, address, back.value, true)).toMatchObject({ ok: true });
  expect(await startsOf(ids)).toEqual(before);
  expect((await rowOf(ids[0] ?? "")).leavesAt.toISOString()).toContain("T13:30");
});

test("schedule.best-order: refuses a day that changed meanwhile", async () => {
  const { owner, ids, address } = await addZigzagDay();
  const form = formOf(await proposeDayOrder(platform(), owner, address, none));
  const [first = "", second = ""] = ids;
  const refused = async () => {
    const before = await startsOf(ids);
    expect(await move(owner, address, form)).toEqual({ ok: false, code: "changed_elsewhere" });
    expect(await startsOf(ids)).toEqual(before);
  };
  await rescheduleAs(platform(), owner, first, {
    crew_id: address.crewId,
    time: "07:30",
    duration_minutes: "60",
  });
  await refused();
  const other = await addZigzagDay();
  const foreign = formOf(await proposeDayOrder(platform(), other.owner, other.address, none));
  await cancel(platform(), other.owner, other.ids[1] ?? "");
  expect(await move(other.owner, other.address, foreign)).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await move(other.owner, { ...other.address, day: "2026-11-24" }, foreign)).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await move(owner, other.address, foreign)).toMatchObject({ code: "not_found" });
  await cancel(platform(), owner, second);
  await refused();
});

test("schedule.best-order: two concurrent moves move the day once", async () => {
  const { owner, ids, address } = await addZigzagDay();
  const form = formOf(await proposeDayOrder(platform(), owner, address, none));
  const results = await Promise.all([move(owner, address, form), move(owner, address, form)]);
  expect(results.map((result) => result.ok && result.moved > 0).sort()).toEqual([false, true]);
  const versions = await Promise.all(ids.map(async (id) => (await rowOf(id)).version));
  expect(Math.max(...versions)).toBe(2);
});

test("schedule.best-order: keeps promised arrivals unless a member releases them", async () => {
  const { owner, ids, address } = await addZigzagDay();
  await query()
    .update(visits)
    .set({ notifiedAt: platform().clock.now(), windowMinutes: 0 })
    .where(eq(visits.crewId, address.crewId));
  expect((await proposeDayOrder(platform(), owner, address, none)).best).toBeNull();
  const released = await proposeDayOrder(platform(), owner, address, new Set(ids));
  expect(released.best).not.toBeNull();
  await query().update(visits).set({ onTheWayAt: platform().clock.now() });
  expect((await proposeDayOrder(platform(), owner, address, new Set(ids))).best).toBeNull();
});

test("schedule.best-order: notifies customers only if the member chose so", async () => {
  for (const notify of [false, true]) {
    const lead = await ownerWithLead();
    const { owner, crew_id } = lead;
    const address = { crewId: crew_id, day, zone };
    for (const [index, zip] of places.entries()) {
      await bookFor(lead, {
        crew_id,
        work_order_id: "new",
        date: day,
        address: `${index + 1} Oak St, Austin, TX ${zip}`,
        time: `${String(8 + 2 * index).padStart(2, "0")}:00`,
        duration_minutes: "60",
      });
    }
    await processEvents(platform());
    const before = (await mailsOf(owner.contractorId)).length;
    const { map } = await proposeDayOrder(platform(), owner, address, none);
    const proposal = await proposeDayOrder(
      platform(),
      owner,
      address,
      new Set(map.stops.map(({ id }) => id)),
    );
    const moved = await move(owner, address, formOf(proposal, notify ? { notify: "yes" } : {}));
    expect(moved).toMatchObject({ ok: true });
    await processEvents(platform());
    const more = (await mailsOf(owner.contractorId)).length - before;
    const changed = proposal.best?.stops.filter(({ isMoved }) => isMoved).length ?? 0;
    expect(changed).toBeGreaterThan(0);
    expect(more).toBe(notify ? changed : 0);
  }
});

test("schedule.best-order: refuses times blocked since the proposal", async () => {
  const { owner, address, ids } = await addZigzagDay();
  const form = formOf(await proposeDayOrder(platform(), owner, address, none));
  const before = await startsOf(ids);
  const request = {
    crew_id: address.crewId,
    kind: "blocked" as const,
    from_date: day,
    from_time: "09:00",
    to_date: day,
    to_time: "09:30",
    reason: null,
  };
  await addBlockedTime(platform(), owner, { request, requestKey: null });
  expect(await move(owner, address, form)).toMatchObject({
    code: "invalid",
    errors: { moves: expect.stringContaining("blocked") },
  });
  expect(await startsOf(ids)).toEqual(before);
});

test("schedule.best-order: orders a holiday on which the crew works anyway", async () => {
  const { owner, address, ids } = await addZigzagDay("2026-11-26");
  const proposal = await proposeDayOrder(platform(), owner, address, none);
  expect(await move(owner, address, formOf(proposal))).toMatchObject({ ok: true });
  expect((await rowOf(ids[1] ?? "")).version).toBe(2);
});

test("the day map has places, minutes, and only the member's crews", async () => {
  const { owner, address } = await addZigzagDay();
  const map = await readCrewMap(platform(), owner, address);
  expect(map.stops.map(({ point }) => point?.latitude.toFixed(1))).toEqual([
    "30.3",
    "30.4",
    "30.2",
    "30.5",
  ]);
  expect(map.isByRoad).toBe(false);
  expect(map.stops[1]?.driveMinutes).toBeGreaterThan(15);
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  expect((await readCrewMap(platform(), technician, address)).stops).toEqual([]);
  const stranger = await newBusiness(platform());
  expect((await readCrewMap(platform(), stranger, address)).stops).toEqual([]);
  await expect(proposeDayOrder(platform(), technician, address, none)).rejects.toThrow();
  await expect(move(technician, address, { moves: [], notify: false })).rejects.toThrow();
});
