import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { followUpTurns } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { moveFollowingVisits } from "~/domains/schedule/recurring-visits/change-recurrence.server.ts";
import {
  listCollisions,
  resolveCollision,
} from "~/domains/schedule/recurring-visits/collisions.server.ts";
import {
  resumeRecurrence,
  stopRecurrence,
} from "~/domains/schedule/recurring-visits/end-recurrence.server.ts";
import { planRecurrences } from "~/domains/schedule/recurring-visits/plan-recurrences.server.ts";
import { moveSchema, newJobSchema, visitTimeSchema } from "~/domains/schedule/schedule.schema.ts";
import { crews, recurrences, visits } from "~/domains/schedule/schedule.tables.server.ts";
import { firstCrewName } from "~/domains/schedule/schedule.ts";
import { pickTime } from "~/domains/schedule/visit-offers/pick-time.server.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import { moveVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { type BusinessMember, system } from "~/domains/shared/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { check } from "~/platform/validation/form.ts";
import { holding } from "../setup/lock-contention.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { book, cancel, crewOf, newBusiness, visitForm } from "./appointment-fixtures.ts";
import { offering } from "./appointment-offer-fixtures.ts";

const platform = sharedPlatform();
const { query, ownerWithLead, offered, visitsOf } = offering(platform);
const { whileHeld, waiting } = holding(platform);

/** A crew with a weekly job on Tuesdays at 2 PM and a conflict on one of them. */
async function crewWithWeeklyJob() {
  const owner = await newBusiness(platform());
  const crewId = await crewOf(platform(), owner, "Truck 1");
  const tuesdays = { crew_id: crewId, time: "14:00" };
  await book(platform(), owner, { ...tuesdays, date: "2026-12-08" });
  const form = visitForm({ ...tuesdays, date: "2026-11-24", repeats: "weekly" });
  const checked = check(newJobSchema, form);
  if (!checked.ok) throw new Error("The form is wrong");
  await bookJob(platform(), owner, { request: checked.value, requestKey: null });
  const made = await query()
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(recurrences, eq(recurrences.id, visits.recurrenceId))
    .where(eq(recurrences.contractorId, owner.contractorId))
    .orderBy(visits.startsAt);
  const [first = "", second = ""] = made.map(({ id }) => id);
  const [collision] = await listCollisions(platform(), owner);
  return { owner, crewId, first, second, collisionId: collision?.id ?? "" };
}

/** Starts each command once the last one waits for the crew's lock or another command, then lets all finish. */
const runTogether = <T>(crewId: string, commands: readonly (() => Promise<T>)[]) =>
  whileHeld((tx) => tx.select().from(crews).where(eq(crews.id, crewId)).for("update"), commands);

const moving = (
  move: typeof moveVisit,
  owner: BusinessMember,
  visitId: string,
  change: { crew_id: string; date: string; time: string },
) => {
  const checked = check(moveSchema, { ...visitForm(change), version: "1" });
  if (!checked.ok) throw new Error("The form is wrong");
  return move(platform(), owner, visitId, checked.value);
};

test("moving future appointments and resolving a conflict concurrently both succeed", async () => {
  const { owner, crewId, first, collisionId } = await crewWithWeeklyJob();
  const when = check(visitTimeSchema, visitForm({ crew_id: crewId, date: "2026-12-08" }));
  if (!when.ok) throw new Error("The form is wrong");
  const later = { crew_id: crewId, date: "2026-11-25", time: "15:00" };
  const outcomes = await runTogether<unknown>(crewId, [
    () => resolveCollision(platform(), owner, collisionId, when.value),
    () => moving(moveFollowingVisits, owner, first, later),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
});

test.each([
  ["one that follows", moveVisit],
  ["all from one that follows", moveFollowingVisits],
])("concurrently moving all future appointments and %s lets one win", async (_which, other) => {
  const { owner, crewId, first, second } = await crewWithWeeklyJob();
  const outcomes = await runTogether<unknown>(crewId, [
    () =>
      moving(moveFollowingVisits, owner, first, {
        crew_id: crewId,
        date: "2026-11-25",
        time: "15:00",
      }),
    () => moving(other, owner, second, { crew_id: crewId, date: "2026-12-03", time: "16:00" }),
  ]);
  expect(outcomes).toEqual([
    { status: "fulfilled", value: { ok: true, changed: true } },
    { status: "fulfilled", value: { ok: false, code: "changed_elsewhere" } },
  ]);
});

test("concurrent bookings and offer picks for one time let one win", async () => {
  const { owner, leadId, contractorId, crewId } = await ownerWithLead();
  const otherCrewId = await crewOf(platform(), owner, "Truck 2");
  const [first, second] = [
    await offered(owner, leadId, { crew_id: crewId }),
    await offered(owner, leadId, { crew_id: otherCrewId }),
  ];
  // Each has checked for an appointment, locked its own crew, and waits for the follow-up's lock.
  const ofLead = eq(followUpTurns.contractorId, contractorId);
  const lockTurns = (tx: Reader) => tx.select().from(followUpTurns).where(ofLead).for("update");
  const pick = (token: string, startsAt: string) => () =>
    pickTime(platform(), token, { startsAt: new Date(startsAt) });
  const byHand = { lead_id: leadId, crew_id: crewId, date: "2026-11-25" };
  const outcomes = await whileHeld<unknown>(lockTurns, [
    () => book(platform(), owner, byHand),
    pick(second, "2026-11-24T19:00:00Z"),
  ]);
  expect(outcomes).toMatchObject([{ value: { ok: true } }, { value: { code: "already_done" } }]);
  const [visit] = await visitsOf(contractorId);
  await cancel(platform(), owner, visit?.id ?? "");
  const picks = await whileHeld<unknown>(lockTurns, [
    pick(first, "2026-11-23T15:00:00Z"),
    pick(second, "2026-11-24T19:00:00Z"),
  ]);
  expect(picks).toMatchObject([
    { value: { ok: true, changed: true } },
    { value: { code: "already_done" } },
  ]);
  expect((await visitsOf(contractorId)).map(({ state }) => state).toSorted()).toEqual([
    "booked",
    "canceled",
  ]);
});

test("schedule.book: concurrent first bookings of a business share one new crew", async () => {
  const owner = await newBusiness(platform());
  const { contractorId } = owner;
  const started = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = platform().database.transaction(async (tx) => {
    await tx.insert(crews).values({ contractorId, name: firstCrewName, color: "blue" });
    started.resolve();
    await goOn.promise;
  });
  await started.promise;
  const second = book(platform(), owner);
  await expect.poll(waiting).toBe(1);
  goOn.resolve();
  await first;
  expect(await second).toMatchObject({ ok: true });
  const made = await query().select().from(crews).where(eq(crews.contractorId, contractorId));
  expect(made).toHaveLength(1);
});

test("concurrently ending a recurring job and moving it lets one win", async () => {
  const { owner, crewId, first, second } = await crewWithWeeklyJob();
  const outcomes = await runTogether<unknown>(crewId, [
    () =>
      moving(moveFollowingVisits, owner, second, {
        crew_id: crewId,
        date: "2026-12-02",
        time: "15:00",
      }),
    () => stopRecurrence(platform(), owner, first),
  ]);
  expect(outcomes).toEqual([
    { status: "fulfilled", value: { ok: true, changed: true } },
    // The job that the first appointment belongs to ended with the change.
    { status: "fulfilled", value: { ok: true, changed: false } },
  ]);
});

test("concurrently undoing the end and planning create each day once", async () => {
  const { owner, first } = await crewWithWeeklyJob();
  await stopRecurrence(platform(), owner, first);
  const scope = eq(visits.contractorId, owner.contractorId);
  await Promise.all([
    resumeRecurrence(platform(), owner, first),
    resumeRecurrence(platform(), owner, first),
    planRecurrences(platform(), system("test")),
  ]);
  const booked = await query()
    .select({ day: visits.recurrenceDay })
    .from(visits)
    .where(and(scope, eq(visits.state, "booked")));
  const days = booked.flatMap(({ day }) => day ?? []);
  expect(days.length).toBeGreaterThan(40);
  expect(new Set(days).size).toBe(days.length);
});
