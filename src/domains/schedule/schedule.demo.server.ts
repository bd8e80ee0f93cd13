import { and, eq, isNull } from "drizzle-orm";
import { findDemoMembers } from "~/domains/identity/identity.demo.server.ts";
import { addDays, dayOf, momentOn, weekOf } from "~/domains/shared/index.ts";
import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { weekdays } from "~/domains/storefront/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { checklists, jobTasks } from "./jobs/jobs.tables.server.ts";
import { formatRule, frequencyOf } from "./recurrences/recurrences.ts";
import { planVisitsInTransaction } from "./recurring-visits/plan-recurrences.server.ts";
import {
  demoAddress,
  demoAllDay,
  demoAppointmentTypes,
  demoChecklists,
  demoPrices,
  demoRecurringJobs,
  demoWeek,
} from "./schedule.demo.ts";
import { crewMembers, crews, recurrences, visits, workOrders } from "./schedule.tables.server.ts";
import { bookingSettings } from "./self-booking/self-booking.tables.server.ts";
import { appointmentTypes, workingHours } from "./working-time/working-time.tables.server.ts";

/** Number of businesses with a filled week. */
const businessCount = 3;

const minute = 60_000;

const names = ["Truck 1", "Truck 2"];
const colors = ["blue", "green"] as const;

/**
 * Fills this week for the first few businesses. Past appointments are done; their technicians are
 * on the first crew.
 */
export const scheduleDemo: DemoPart = async (demo) => {
  const { platform, work, businesses } = demo;
  const { tx, now } = work;
  for (const [business, { contractorId }] of businesses.slice(0, businessCount).entries()) {
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const crewIds = names.map(() => newId());
    await tx.insert(crews).values(
      names.map((name, index) => ({
        id: crewIds[index] ?? newId(),
        contractorId,
        name,
        color: colors[index] ?? ("gray" as const),
      })),
    );
    const team = await findDemoMembers(demo, contractorId);
    const technicians = team.filter(({ role }) => role === "technician");
    const [crewId = ""] = crewIds;
    await tx
      .insert(crewMembers)
      .values(technicians.map(({ id: memberId }) => ({ memberId, crewId })));
    await addWorkingTime(work, contractorId, business);
    await addRecurringJobs(work, { contractorId, crewId, zone, business });
    const checklist = demoChecklists[business];
    if (checklist) {
      const { name, tasks } = checklist;
      await tx.insert(checklists).values({ contractorId, name, tasks: [...tasks] });
    }
    const sunday = weekOf(dayOf(now, zone));
    const jobs = new Map<string, string>();
    for (const [index, demoVisit] of demoWeek.entries()) {
      const [weekday, crew, hour, minutes, customerName, street, ...whats] = demoVisit;
      const address = demoAddress(business, street);
      const what = whats[business] ?? whats[0];
      const startsAt = momentOn(zone, addDays(sunday, weekday), hour * 60);
      const endsAt = new Date(startsAt.getTime() + minutes * minute);
      const isDone = endsAt < now;
      const existingJobId = jobs.get(customerName);
      const workOrderId = existingJobId ?? newId();
      const status = isDone ? ("done" as const) : ("open" as const);
      if (existingJobId) {
        await tx.update(workOrders).set({ status }).where(eq(workOrders.id, existingJobId));
      } else {
        jobs.set(customerName, workOrderId);
        const phone = `+15125550${120 + index}`;
        const valueCents = demoPrices[what] ?? null;
        const facts = { customerName, phone, what, address, valueCents, status };
        const job = { id: workOrderId, contractorId, ...facts };
        await tx.insert(workOrders).values(job);
      }
      await tx.insert(visits).values({
        contractorId,
        workOrderId,
        crewId: crewIds[crew] ?? crewId,
        state: isDone ? "done" : "booked",
        leavesAt: new Date(startsAt.getTime() - 30 * minute),
        startsAt,
        endsAt,
        windowMinutes: 60,
        endedAt: isDone ? endsAt : null,
      });
      if (checklist && !existingJobId && minutes >= 120) {
        await tx.insert(jobTasks).values(
          checklist.tasks.map((task, position) => ({
            contractorId,
            workOrderId,
            checklist: checklist.name,
            position,
            ...task,
            doneAt: isDone && !task.needsPhoto ? endsAt : null,
            doneBy: isDone && !task.needsPhoto ? names[crew] : null,
          })),
        );
      }
    }
  }
};

/** Adds recurring jobs of a demo business, starting next week; one visit uses another crew. */
async function addRecurringJobs(
  work: UnitOfWork,
  plan: { contractorId: string; crewId: string; zone: string; business: number },
): Promise<void> {
  const { tx, now } = work;
  const { contractorId, crewId, zone, business } = plan;
  const sunday = addDays(weekOf(dayOf(now, zone)), 7);
  const addJob = async (customerName: string, what: string, street: string) => {
    const id = newId();
    const address = demoAddress(business, street);
    const valueCents = demoPrices[what] ?? null;
    await tx
      .insert(workOrders)
      .values({ id, contractorId, customerName, what, address, valueCents });
    return id;
  };
  const conflictingJob = await addJob(
    "Ben Carter",
    demoAllDay[business] ?? "All day",
    "91 Quarry Rd",
  );
  const startsAt = momentOn(zone, addDays(sunday, 17), 9 * 60);
  await tx.insert(visits).values({
    contractorId,
    workOrderId: conflictingJob,
    crewId,
    leavesAt: new Date(startsAt.getTime() - 30 * minute),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 480 * minute),
    windowMinutes: 60,
  });
  for (const [weekday, hour, rule, customerName, address, jobs] of demoRecurringJobs) {
    const firstDay = addDays(sunday, weekday);
    const [recurrence] = await tx
      .insert(recurrences)
      .values({
        contractorId,
        workOrderId: await addJob(customerName, jobs[business] ?? "Service", address),
        crewId,
        frequency: frequencyOf(rule),
        rule: formatRule(rule, firstDay),
        firstDay,
        startMinutes: hour * 60,
        durationMinutes: 90,
        travelMinutes: 30,
        windowMinutes: 60,
        plannedTo: addDays(firstDay, -1),
      })
      .returning();
    if (recurrence) await planVisitsInTransaction(work, recurrence, zone);
  }
}

const workday = [{ opens: "08:00", closes: "17:00" }];

/** Scheduling hours and appointment types. Homeowners can book a time with the first business. */
async function addWorkingTime(
  { tx }: UnitOfWork,
  contractorId: string,
  business: number,
): Promise<void> {
  const days = weekdays.filter((day) => day !== "saturday" && day !== "sunday");
  const hours = Object.fromEntries(days.map((day) => [day, workday]));
  await tx.insert(workingHours).values({ contractorId, hours });
  const rows = (demoAppointmentTypes[business] ?? []).map(
    ([name, durationMinutes, isBookableOnline]) => {
      return { contractorId, name, durationMinutes, travelMinutes: 30, isBookableOnline };
    },
  );
  if (rows.length > 0) await tx.insert(appointmentTypes).values(rows);
  if (business === 0) await tx.insert(bookingSettings).values({ contractorId, isOn: true });
}

/** Adds a demo job. @returns its ID */
export async function insertDemoJob(
  tx: Transaction,
  job: typeof workOrders.$inferInsert,
): Promise<string> {
  const id = job.id ?? newId();
  const valueCents = job.valueCents ?? demoPrices[job.what] ?? null;
  await tx.insert(workOrders).values({ ...job, id, valueCents });
  return id;
}

/** Adds a past demo appointment of the business's first crew. */
export async function insertDemoVisit(
  tx: Transaction,
  visit: Omit<typeof visits.$inferInsert, "crewId"> & { id: string },
): Promise<void> {
  const [crew] = await tx
    .select({ id: crews.id })
    .from(crews)
    .where(and(eq(crews.contractorId, visit.contractorId), isNull(crews.archivedAt)))
    .orderBy(crews.id)
    .limit(1);
  if (!crew) throw new Error("A demo appointment is for a business without crews");
  await tx.insert(visits).values({ ...visit, crewId: crew.id });
}
