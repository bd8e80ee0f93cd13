import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { suggestMoves } from "~/domains/schedule/visit-offers/suggest-moves.server.ts";
import { createJob } from "~/domains/schedule/visits/change-job.server.ts";
import { listUnscheduledJobs } from "~/domains/schedule/visits/list-unscheduled-jobs.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, cancel } from "./appointment-fixtures.ts";
import { offering } from "./appointment-offer-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const { query, ownerWithLead } = offering(platform);

const openJob = (
  { contractorId }: BusinessMember,
  customerName: string,
  leadId: string | null = null,
) =>
  inTransaction(platform(), (work) =>
    createJob(work, {
      contractorId,
      leadId,
      customerName,
      phone: null,
      phoneExtension: null,
      email: null,
      what: "New faucet",
      address: null,
      valueCents: null,
    }),
  );

test("open jobs without a booked appointment are listed, newest first", async () => {
  const { owner, leadId } = await ownerWithLead();
  const list = async (limit = 20) =>
    (await listUnscheduledJobs(platform(), owner, limit)).map(({ customerName }) => customerName);
  await openJob(owner, "Ina Way");
  await openJob((await ownerWithLead()).owner, "A customer of others");
  const visitId = await addVisit(platform(), owner, { customer_name: "Emily Carter" });
  expect(await list()).toEqual(["Ina Way"]);
  // A job whose only appointment was canceled is over.
  await cancel(platform(), owner, visitId);
  expect(await list()).toEqual(["Ina Way"]);
  await openJob(owner, "Rosa Green", leadId);
  expect(await list()).toEqual(["Rosa Green", "Ina Way"]);
  expect(await list(1)).toEqual(["Rosa Green"]);
  await query().update(leads).set({ status: "lost" }).where(eq(leads.id, leadId));
  expect(await list()).toEqual(["Ina Way"]);
});

test("an appointment can move to tomorrow or its crew's next opening", async () => {
  const { owner, crewId } = await ownerWithLead();
  const visitId = await addVisit(platform(), owner, { crew_id: crewId });
  expect(await suggestMoves(platform(), owner, visitId)).toEqual({
    nextDay: { date: "2026-11-24", time: 9 * 60, isTomorrow: false },
    nextOpening: { date: "2026-11-23", time: 10 * 60 },
  });
  await addVisit(platform(), owner, { crew_id: crewId, date: "2026-11-24" });
  await addVisit(platform(), owner, { crew_id: crewId, time: "12:00", duration_minutes: "300" });
  const later = await suggestMoves(platform(), owner, visitId);
  expect(later).toEqual({ nextDay: null, nextOpening: { date: "2026-11-24", time: 12 * 60 } });
  const today = await addVisit(platform(), owner, { crew_id: crewId, date: "2026-11-20" });
  expect((await suggestMoves(platform(), owner, today))?.nextDay).toEqual({
    date: "2026-11-21",
    time: 9 * 60,
    isTomorrow: true,
  });
});

test("no moves for a canceled appointment, another business, or a technician", async () => {
  const { owner, crewId } = await ownerWithLead();
  const visitId = await addVisit(platform(), owner, { crew_id: crewId });
  expect(await suggestMoves(platform(), (await ownerWithLead()).owner, visitId)).toBeNull();
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  await expect(suggestMoves(platform(), technician, visitId)).rejects.toThrow();
  await expect(listUnscheduledJobs(platform(), technician, 20)).rejects.toThrow();
  await cancel(platform(), owner, visitId);
  expect(await suggestMoves(platform(), owner, visitId)).toBeNull();
});
