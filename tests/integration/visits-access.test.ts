import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listColleagues } from "~/domains/identity/members/team/list-team.server.ts";
import {
  archiveCrew,
  listArchivedCrews,
  listCrews,
  restoreCrew,
  saveCrew,
} from "~/domains/schedule/crews/crews.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import {
  findVisit,
  listVisits,
  listVisitsOfLead,
} from "~/domains/schedule/visits/list-visits.server.ts";
import { eraseHomeowner } from "../../src/domains/operations/privacy/erase-person.server.ts";
import type { BusinessMember } from "../../src/domains/shared/access/actor.ts";
import { staffActor } from "../setup/actors.ts";
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
import { followUps } from "./follow-up-fixtures.ts";
import { exportedPerson } from "./person-export-rows.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, businessWithLead } = followUps(platform);

const business = () => newBusiness(platform());
const move = (actor: BusinessMember, visitId: string, change: Record<string, string>) =>
  rescheduleAs(platform(), actor, visitId, change);
const rowOf = async (visitId: string) =>
  (await query().select().from(visits).where(eq(visits.id, visitId)))[0];
test("a crew has members and a name unique within the business", async () => {
  const owner = await business();
  const crewId = await crewOf(platform(), owner, "Truck 1", [owner.id]);
  const twin = { name: "truck 1", color: "red", member_ids: [] };
  expect(await saveCrew(platform(), owner, null, twin)).toMatchObject({
    errors: { name: "Another crew has this name" },
  });
  const renamed = { name: "Van", color: "red", member_ids: [] };
  expect(await saveCrew(platform(), owner, crewId, renamed)).toEqual({ ok: true, crewId });
  expect(await listCrews(platform(), owner)).toEqual([
    { id: crewId, name: "Van", color: "red", memberIds: [] },
  ]);
  expect(await listColleagues(platform(), owner)).toMatchObject([{ id: owner.id }]);
});

test("schedule changes notify only the business's own open pages", async () => {
  const [owner, otherMember] = [await business(), await business()];
  const updates: string[] = [];
  const stop = await platform().liveUpdates.follow({
    session: crypto.randomUUID(),
    onUpdate: (kinds) => updates.push(...kinds),
    onEnd: () => {},
  });
  const visitId = await addVisit(platform(), owner);
  await expect.poll(() => updates).toContain(`visit@${owner.contractorId}`);
  updates.length = 0;
  await cancel(platform(), owner, visitId);
  await expect.poll(() => updates).toContain(`visit@${owner.contractorId}`);
  expect(updates).not.toContain(`visit@${otherMember.contractorId}`);
  stop?.();
});

test("a crew with future appointments can't be archived; others can be restored", async () => {
  const [owner, stranger] = [await business(), await business()];
  const crewId = await crewOf(platform(), owner, "Truck 1");
  await crewOf(platform(), owner, "Truck 2");
  const visitId = await addVisit(platform(), owner, { crew_id: crewId });
  const names = async () => (await listCrews(platform(), owner)).map(({ name }) => name);
  expect(await archiveCrew(platform(), owner, crewId)).toMatchObject({
    errors: { archive: "Truck 1 has an upcoming appointment. Reschedule or cancel them first." },
  });
  await cancel(platform(), owner, visitId);
  expect(await archiveCrew(platform(), stranger, crewId)).toMatchObject({ code: "not_found" });
  expect(await archiveCrew(platform(), owner, crewId)).toEqual({ ok: true, changed: true });
  expect(await archiveCrew(platform(), owner, crewId)).toEqual({ ok: true, changed: false });
  expect(await names()).toEqual(["Truck 2"]);
  expect(await book(platform(), owner, { crew_id: crewId })).toMatchObject({ ok: false });
  expect((await findVisit(platform(), owner, visitId))?.visit.crewName).toBe("Truck 1");
  const twin = await crewOf(platform(), owner, "Truck 1");
  expect(await restoreCrew(platform(), owner, crewId)).toMatchObject({
    errors: { archive: expect.stringContaining("has this name") },
  });
  await archiveCrew(platform(), owner, twin);
  expect(await listArchivedCrews(platform(), stranger)).toEqual([]);
  expect(await restoreCrew(platform(), stranger, crewId)).toMatchObject({ code: "not_found" });
  expect(await restoreCrew(platform(), owner, crewId)).toEqual({ ok: true, changed: true });
  expect(await names()).toEqual(["Truck 1", "Truck 2"]);
});

test("technicians see and complete their crews' appointments, without prices", async () => {
  const owner = await business();
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  const own = await crewOf(platform(), owner, "Own", [technician.id]);
  const otherCrewId = await crewOf(platform(), owner, "Other");
  const mine = await addVisit(platform(), owner, { crew_id: own, value: "100" });
  const foreign = await addVisit(platform(), owner, { crew_id: otherCrewId });
  const week = { from: new Date("2026-11-22"), to: new Date("2026-11-29") };
  const seen = await listVisits(platform(), technician, week);
  expect(seen.map(({ id, valueCents }) => [id, valueCents])).toEqual([[mine, null]]);
  expect(await findVisit(platform(), technician, foreign)).toBeNull();
  expect(await completeVisit(platform(), technician, foreign)).toMatchObject({ code: "not_found" });
  expect(await completeVisit(platform(), technician, mine, true)).toMatchObject({ changed: true });
  expect(await listVisits(platform(), owner, week)).toHaveLength(2);
  expect(await listVisits(platform(), owner, { ...week, crewId: otherCrewId })).toHaveLength(1);
});

test("members.bound-to-business: no command or read finds another business's ids", async () => {
  const [owner, foreign] = [await business(), await business()];
  const crewId = await crewOf(platform(), foreign, "Theirs", [foreign.id]);
  const visitId = await addVisit(platform(), foreign, { crew_id: crewId });
  const { leadId } = await businessWithLead();
  const before = await rowOf(visitId);
  const own = await addVisit(platform(), owner);
  const colors = { color: "blue", member_ids: [] };
  const attempts: Record<string, () => Promise<unknown>> = {
    findVisit: () => findVisit(platform(), owner, visitId),
    listVisits: async () =>
      (
        await listVisits(platform(), owner, {
          from: new Date("2026-11-01"),
          to: new Date("2026-12-30"),
          crewId,
        })
      )[0] ?? null,
    listVisitsOfLead: async () => (await listVisitsOfLead(platform(), owner, leadId))[0] ?? null,
    listCrews: async () =>
      (await listCrews(platform(), owner)).find(({ id }) => id === crewId) ?? null,
    moveVisit: () => move(owner, visitId, { time: "15:00" }),
    moveToTheirCrew: () => move(owner, own, { crew_id: crewId, time: "15:00" }),
    cancelVisit: () => cancel(platform(), owner, visitId),
    completeVisit: () => completeVisit(platform(), owner, visitId),
    bookTheirCrew: () => book(platform(), owner, { crew_id: crewId, time: "15:00" }),
    bookTheirLead: () => book(platform(), owner, { lead_id: leadId, time: "15:00" }),
    saveCrew: () => saveCrew(platform(), owner, crewId, { name: "Taken", ...colors }),
    takePeople: () =>
      saveCrew(platform(), owner, null, { name: "Mixed", color: "blue", member_ids: [foreign.id] }),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    const result = (await attempt()) as { ok?: boolean } | null;
    expect([name, result?.ok ?? null]).toEqual([name, result === null ? null : false]);
  }
  expect(await rowOf(visitId)).toEqual(before);
});

test("a homeowner's appointments are exported and deleted with them", async () => {
  const { leadId, contractorId, phone } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  await addVisit(platform(), owner, { lead_id: leadId, customer_name: "Emily Carter" });
  await addVisit(platform(), owner, { phone, time: "14:00", customer_name: "Emily, by phone" });
  const reviewer = staffActor("reviewer");
  const document = await exportedPerson(platform(), leadId);
  expect(document.work_orders).toHaveLength(2);
  expect(document.visits).toHaveLength(2);
  await eraseHomeowner(platform(), reviewer, leadId);
  const ofBusiness = eq(visits.contractorId, contractorId);
  expect(await query().select().from(visits).where(ofBusiness)).toEqual([]);
});
