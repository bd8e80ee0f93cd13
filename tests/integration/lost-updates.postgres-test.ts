import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { holding } from "../setup/lock-contention.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { booked, cancel, crewOf } from "./appointment-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);
const { beforeAnyCommits } = holding(platform);

/** A job of a lead with two appointments. */
async function twoVisits() {
  const { contractorId, leadId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const first = await booked(platform(), owner, { lead_id: leadId, crew_id });
  const second = await booked(platform(), owner, { lead_id: leadId, crew_id, time: "14:00" });
  const [visit] = await query().select().from(visits).where(eq(visits.id, first));
  const jobId = visit?.workOrderId ?? "";
  await query().update(visits).set({ workOrderId: jobId }).where(eq(visits.id, second));
  const states = async () => {
    const [job] = await query().select().from(workOrders).where(eq(workOrders.id, jobId));
    const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
    return { job: job?.status, lead: lead?.status };
  };
  return { owner, first, second, states };
}

test("a job ends when its last two appointments are canceled at the same time", async () => {
  const { owner, first, second, states } = await twoVisits();
  await beforeAnyCommits([(on) => cancel(on, owner, first), (on) => cancel(on, owner, second)]);
  expect(await states()).toEqual({ job: "canceled", lead: "contacted" });
});

test("a job ends when one appointment is done while the other is canceled", async () => {
  const { owner, first, second, states } = await twoVisits();
  await beforeAnyCommits<unknown>([
    (on) => completeVisit(on, owner, first, true),
    (on) => cancel(on, owner, second),
  ]);
  expect(await states()).toMatchObject({ job: "done" });
});
