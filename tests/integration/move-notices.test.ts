import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayOrderSchema, writeMoves } from "~/domains/schedule/routing/day-order.schema.ts";
import { moveCrewDay } from "~/domains/schedule/routing/move-crew-day.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import {
  cancelVisit,
  completeVisit,
  stopMoveNotice,
} from "~/domains/schedule/visits/change-visit.server.ts";
import { reopenVisit, restoreVisit } from "~/domains/schedule/visits/restore-visit.server.ts";
import { check } from "~/platform/validation/form.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { rescheduleAs } from "./appointment-fixtures.ts";
import { appointmentNotices } from "./appointment-notice-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, ownerWithLead, bookFor, rowOf, noticesOf, mailsOf, notifyMoved, notifyCanceled } =
  appointmentNotices(platform);
const day = "2026-11-23";
const silent = { notify_choice: "yes" };
const notifying = { ...silent, notify: "yes" };
const undo = { undo: "yes" };

/** An appointment at 9 AM that the customer knows. */
async function bookedVisit() {
  const lead = await ownerWithLead();
  const { owner, contractorId, crew_id } = lead;
  const visitId = await bookFor(lead, {});
  await processEvents(platform());
  const move = async (time: string, change: Record<string, string>) => {
    const { version } = await rowOf(visitId);
    const form = { time, version: String(version), ...change };
    expect(await rescheduleAs(platform(), owner, visitId, form)).toMatchObject({ changed: true });
    await processEvents(platform());
  };
  /** The notices since the booking, a minute later. */
  const afterMinute = async () => {
    await processEvents(platform());
    platform().passTime(61_000);
    await notifyMoved();
    await notifyCanceled(visitId);
    return (await mailsOf(contractorId)).slice(1);
  };
  return { owner, contractorId, crew_id, visitId, move, afterMinute };
}

test("undoing a second move sends the first's notice; undoing both, none", async () => {
  const { move, afterMinute } = await bookedVisit();
  await move("11:00", notifying);
  await move("11:30", notifying);
  await move("11:00", { ...notifying, ...undo });
  expect(await afterMinute()).toEqual(["moved"]);
  expect(await afterMinute()).toEqual(["moved"]);
  await move("13:00", notifying);
  await move("11:00", { ...notifying, ...undo });
  expect(await afterMinute()).toEqual(["moved"]);
  await move("13:00", notifying);
  await move("11:00", notifying);
  expect(await afterMinute()).toEqual(["moved"]);
  await move("14:00", silent);
  await move("15:00", notifying);
  await move("14:00", { ...notifying, ...undo });
  expect(await afterMinute()).toEqual(["moved"]);
});

test("a later silent move keeps the pending notice, with the final time", async () => {
  const { owner, contractorId, visitId, move, afterMinute } = await bookedVisit();
  await move("11:00", notifying);
  await move("13:00", silent);
  expect(await afterMinute()).toEqual(["moved"]);
  await move("14:00", notifying);
  await move("13:00", silent);
  expect(await afterMinute()).toEqual(["moved"]);
  await move("14:00", notifying);
  await move("13:00", silent);
  await move("14:00", { ...silent, ...undo });
  expect(await afterMinute()).toEqual(["moved", "moved"]);
  await move("15:00", notifying);
  await move("16:00", silent);
  expect(await stopMoveNotice(platform(), owner, visitId)).toMatchObject({ ok: true });
  expect(await afterMinute()).toEqual(["moved", "moved"]);
  expect(await noticesOf(contractorId)).toHaveLength(3);
});

test("reordering the day without notices keeps a pending one", async () => {
  const { owner, crew_id: crewId, contractorId, visitId, move, afterMinute } = await bookedVisit();
  await query().update(visits).set({ crewId }).where(eq(visits.id, visitId));
  await move("11:00", { ...notifying, crew_id: crewId });
  const row = await rowOf(visitId);
  const later = new Date(row.startsAt.getTime() + 30 * 60_000);
  const moves = writeMoves([{ ...row, startsAt: later, travelMinutes: 30 }]);
  const form = check(dayOrderSchema, { moves });
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  const address = { crewId, day, zone: "America/Chicago" };
  const order = { ...form.value, isUndo: false };
  const moved = await moveCrewDay(platform(), owner, address, order);
  expect(moved).toMatchObject({ ok: true, moved: 1 });
  expect(await afterMinute()).toEqual(["moved"]);
  expect((await rowOf(visitId)).startsAt).toEqual(later);
  expect(await noticesOf(contractorId)).toHaveLength(2);
});

test("a pending move notice outlasts an undone cancellation or completion", async () => {
  const { owner, visitId, move, afterMinute } = await bookedVisit();
  const cancel = (notify: boolean) =>
    cancelVisit(platform(), owner, visitId, { cancel_reason: "customer_asked", notify });
  await move("11:00", notifying);
  await cancel(true);
  await restoreVisit(platform(), owner, visitId);
  expect(await afterMinute()).toEqual(["moved"]);
  await move("12:00", notifying);
  await cancel(false);
  expect(await afterMinute()).toEqual(["moved"]);
  await restoreVisit(platform(), owner, visitId);
  expect(await afterMinute()).toEqual(["moved", "moved"]);
  await move("13:00", notifying);
  await completeVisit(platform(), owner, visitId, true);
  await reopenVisit(platform(), owner, visitId);
  expect(await afterMinute()).toEqual(["moved", "moved", "moved"]);
  // They were notified of the cancellation: that it's back on says the new time.
  await move("14:00", notifying);
  await cancel(true);
  expect((await afterMinute()).slice(3)).toEqual(["canceled"]);
  await restoreVisit(platform(), owner, visitId);
  expect((await afterMinute()).slice(3)).toEqual(["canceled", "restored"]);
  await cancel(false);
  await restoreVisit(platform(), owner, visitId);
  expect((await afterMinute()).slice(3)).toEqual(["canceled", "restored"]);
});
