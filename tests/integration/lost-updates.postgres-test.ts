import { and, eq, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import {
  checkCustomerImport,
  startCustomerImport,
  undoCustomerImport,
} from "~/domains/operations/customer-imports/customer-imports.server.ts";
import {
  runCustomerImport,
  runCustomerImportUndo,
} from "~/domains/operations/customer-imports/run-customer-import.server.ts";
import { eraseCustomer } from "~/domains/operations/privacy/erase-customer.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { holding } from "../setup/lock-contention.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, book, cancel, crewOf } from "./appointment-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);
const { beforeAnyCommits } = holding(platform);
const worker = system("import-customers");

/** A job of a lead with two appointments. */
async function twoVisits() {
  const { contractorId, leadId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const first = await addVisit(platform(), owner, { lead_id: leadId, crew_id });
  const second = await addVisit(platform(), owner, { lead_id: leadId, crew_id, time: "14:00" });
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

test("a job ends when its last two appointments are canceled concurrently", async () => {
  const { owner, first, second, states } = await twoVisits();
  await beforeAnyCommits([(on) => cancel(on, owner, first), (on) => cancel(on, owner, second)]);
  expect(await states()).toEqual({ job: "canceled", lead: "contacted" });
});

test("a job ends when appointments are done and canceled concurrently", async () => {
  const { owner, first, second, states } = await twoVisits();
  await beforeAnyCommits<unknown>([
    (on) => completeVisit(on, owner, first, true),
    (on) => cancel(on, owner, second),
  ]);
  expect(await states()).toMatchObject({ job: "done" });
});

// privacy.export-and-erasure
test("a booking during an erasure is erased or has a customer", async () => {
  const { contractorId, leadId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  const customerId = lead?.customerId ?? "";
  await beforeAnyCommits<unknown>([
    (on) => book(on, owner, { customer_id: customerId, crew_id }),
    (on) => eraseCustomer(on, owner, customerId),
  ]);
  const isAlone = and(eq(workOrders.contractorId, contractorId), isNull(workOrders.customerId));
  expect(await query().$count(workOrders, isAlone)).toBe(0);
  expect(await query().$count(customers, eq(customers.id, customerId))).toBe(0);
});

// customers.import
test("undoing an import keeps a customer who is booked concurrently", async () => {
  const { contractorId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const bytes = new TextEncoder().encode("name,email\nNora Vale,nora@homes.example");
  const checked = await checkCustomerImport(platform(), owner, { name: "a.csv", bytes });
  const importId = checked.ok ? checked.importId : "";
  await startCustomerImport(platform(), owner, importId);
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await runCustomerImport(platform(), worker, { importId }, attempt);
  const [customer] = await query().select().from(customers).where(eq(customers.name, "Nora Vale"));
  const customer_id = customer?.id ?? "";
  await undoCustomerImport(platform(), owner, importId);
  await beforeAnyCommits<unknown>([
    (on) => book(on, owner, { customer_id, crew_id }),
    (on) => runCustomerImportUndo(on, worker, { importId }),
  ]);
  const jobs = await query()
    .select({ customerId: workOrders.customerId })
    .from(workOrders)
    .where(eq(workOrders.contractorId, contractorId));
  expect(jobs.every(({ customerId }) => customerId === customer_id)).toBe(true);
  expect(await query().$count(customers, eq(customers.id, customer_id))).toBe(jobs.length);
});

test("the victim of a deadlock runs again", async () => {
  const [first, second] = [await businessWithLead(), await businessWithLead()];
  let arrived = 0;
  const both = Promise.withResolvers<void>();
  const noteBoth = (leadIds: readonly string[]) =>
    inTransaction(platform(), async ({ tx }) => {
      for (const [index, id] of leadIds.entries()) {
        const name = sql`${leads.name} || '!'`;
        await tx.update(leads).set({ name }).where(eq(leads.id, id));
        if (index > 0) continue;
        arrived += 1;
        if (arrived === 2) both.resolve();
        await both.promise;
      }
    });
  await Promise.all([
    noteBoth([first.leadId, second.leadId]),
    noteBoth([second.leadId, first.leadId]),
  ]);
  const [lead] = await query().select().from(leads).where(eq(leads.id, first.leadId));
  expect(lead?.name).toBe("Emily Carter!!");
});
