import { and, eq } from "drizzle-orm";
import { members } from "~/domains/identity/identity.tables.server.ts";
import { planVisitsInTransaction } from "~/domains/schedule/index.server.ts";
import {
  type ChecklistTask,
  formatRule,
  frequencyOf,
  type RecurrenceRule,
} from "~/domains/schedule/index.ts";
import { checklists, jobTasks } from "~/domains/schedule/jobs/jobs.tables.server.ts";
import {
  crewMembers,
  crews,
  recurrences,
  visits,
  workOrders,
} from "~/domains/schedule/schedule.tables.server.ts";
import { bookingSettings } from "~/domains/schedule/self-booking/self-booking.tables.server.ts";
import {
  appointmentTypes,
  workingHours,
} from "~/domains/schedule/working-time/working-time.tables.server.ts";
import { addDays, dayOf, momentOn, weekOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { weekdays } from "~/domains/storefront/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Number of businesses with a filled week. */
const planned = 3;

const minute = 60_000;

/**
 * Weekday, crew, hour, minutes, customer, address, and the job for each business: pest control,
 * HVAC, handyman. A customer's second line is another appointment of the same job.
 */
// biome-ignore format: one table, read as one
const week = [
  [1, 0, 8, 120, "Sam Stone", "12 Oak St", "Annual termite inspection", "Furnace tune-up", "Gutter cleaning"],
  [1, 0, 11, 90, "Maria Lopez", "804 Elm Ave", "Rodent trap check", "Thermostat check", "Door adjustment"],
  [1, 1, 9, 240, "Harold Finch", "77 Ridge Rd", "Rodent exclusion", "System replacement", "Deck repair"],
  [2, 0, 8, 60, "Priya Nair", "5 Willow Ct", "On-site estimate", "On-site estimate", "On-site estimate"],
  [2, 0, 13, 180, "Dan Brooks", "310 Main St", "Initial service", "AC repair", "Drywall repair"],
  [2, 1, 9, 240, "Harold Finch", "77 Ridge Rd", "Rodent exclusion", "System replacement", "Deck repair"],
  [3, 0, 10, 120, "Grace Kim", "18 Pine Ln", "Bed bug follow-up", "Smart thermostat installation", "Ceiling fan installation"],
  [3, 1, 14, 90, "Luis Ortega", "2210 Cedar Dr", "Fire ant treatment", "Furnace not heating", "Fence gate repair"],
  [4, 0, 8, 120, "Ellen Ward", "46 Lake View", "Quarterly service", "Heat pump tune-up", "Faucet replacement"],
  [4, 1, 11, 120, "Tom Becker", "9 Mill Rd", "Re-service", "Warranty repair", "Warranty repair"],
  [5, 0, 9, 90, "Nadia Rossi", "133 Spring St", "Rodent trap check", "Airflow check", "Shelf installation"],
  [5, 1, 13, 120, "Chris Young", "600 Hill St", "On-site estimate", "On-site estimate", "On-site estimate"],
  [0, 0, 10, 90, "Walter Hayes", "21 Orchard Way", "Wasp nest removal", "Furnace not heating", "Storm door repair"],
  [0, 0, 15, 120, "Irene Falk", "408 Hickory Rd", "Re-service", "Water leak at air handler", "TV mounting"],
  [6, 0, 9, 120, "Paul Ames", "15 Meadow Ln", "Fire ant treatment", "AC tune-up", "Closet door repair"],
] as const;

/** Where each business's customers live: a city, and ZIP codes around it. */
export const serviceAreas: readonly { city: string; zipCodes: readonly string[] }[] = [
  { city: "Austin, TX", zipCodes: ["78704", "78753", "78745", "78758", "78731", "78660", "78748"] },
  { city: "Charlotte, NC", zipCodes: ["28205", "28277", "28216", "28210", "28262", "28226"] },
  { city: "Tampa, FL", zipCodes: ["33609", "33647", "33611", "33617", "33511", "33618", "33606"] },
];

/** A street with the city and a ZIP code; the same one each time. */
function addressIn(business: number, street: string): string {
  const area = serviceAreas[business];
  if (!area) return street;
  const number = Number.parseInt(street, 10);
  return `${street}, ${area.city} ${area.zipCodes[number % area.zipCodes.length]}`;
}

/** A checklist of each business, with tasks that need a photo. */
const checklistTasks: readonly { name: string; tasks: readonly ChecklistTask[] }[] = [
  {
    name: "Service visit",
    tasks: [
      { text: "Inspect the outside of the house", needsPhoto: false },
      { text: "Treat entry points", needsPhoto: false },
      { text: "Bait stations", needsPhoto: true },
      { text: "Tell the customer what you found", needsPhoto: false },
    ],
  },
  {
    name: "Tune-up",
    tasks: [
      { text: "Replace the filter", needsPhoto: false },
      { text: "Clean the coil", needsPhoto: false },
      { text: "Model and serial number", needsPhoto: true },
      { text: "Test the thermostat", needsPhoto: false },
    ],
  },
  {
    name: "Before you leave",
    tasks: [
      { text: "Clean up the work area", needsPhoto: false },
      { text: "Finished work", needsPhoto: true },
      { text: "Walk through it with the customer", needsPhoto: false },
    ],
  },
];

/** The types of appointments of each business, with minutes and whether they can be booked online. */
const types: readonly (readonly [name: string, minutes: number, isBookableOnline: boolean])[][] = [
  [
    ["Free inspection", 60, true],
    ["Pest treatment", 90, true],
    ["Rodent exclusion", 240, false],
  ],
  [
    ["AC or furnace tune-up", 90, true],
    ["Repair visit", 120, true],
    ["Replacement estimate", 60, true],
  ],
  [
    ["Handyman hour", 60, true],
    ["Half day", 240, false],
  ],
];

const names = ["Truck 1", "Truck 2"];
const colors = ["blue", "green"] as const;

/**
 * Fills this week for the first demo businesses. Past appointments are done; their technicians are
 * on the first crew.
 */
export async function addSchedule(
  work: UnitOfWork,
  pages: readonly { contractorId: string }[],
  defaultZone: string,
): Promise<void> {
  const { tx, now } = work;
  for (const [business, { contractorId }] of pages.slice(0, planned).entries()) {
    const zone = await findBusinessZone(tx, contractorId, defaultZone);
    const crewIds = names.map(() => newId());
    await tx.insert(crews).values(
      names.map((name, at) => ({
        id: crewIds[at] ?? newId(),
        contractorId,
        name,
        color: colors[at] ?? ("gray" as const),
      })),
    );
    const technicians = await tx
      .select({ memberId: members.id })
      .from(members)
      .where(and(eq(members.contractorId, contractorId), eq(members.role, "technician")));
    const [crewId = ""] = crewIds;
    if (technicians.length > 0) {
      await tx.insert(crewMembers).values(technicians.map((one) => ({ ...one, crewId })));
    }
    await addWorkingTime(work, contractorId, business);
    await addRecurringJobs(work, { contractorId, crewId, zone, business });
    const checklist = checklistTasks[business];
    if (checklist) {
      const { name, tasks } = checklist;
      await tx.insert(checklists).values({ contractorId, name, tasks: [...tasks] });
    }
    const sunday = weekOf(dayOf(now, zone));
    const jobs = new Map<string, string>();
    for (const [at, one] of week.entries()) {
      const [weekday, crew, hour, minutes, customerName, street, ...whats] = one;
      const address = addressIn(business, street);
      const what = whats[business] ?? whats[0];
      const startsAt = momentOn(zone, addDays(sunday, weekday), hour * 60);
      const endsAt = new Date(startsAt.getTime() + minutes * minute);
      const isDone = endsAt < now;
      const known = jobs.get(customerName);
      const workOrderId = known ?? newId();
      const status = isDone ? ("done" as const) : ("open" as const);
      if (known) {
        await tx.update(workOrders).set({ status }).where(eq(workOrders.id, known));
      } else {
        jobs.set(customerName, workOrderId);
        const phone = `+15125550${120 + at}`;
        const job = { id: workOrderId, contractorId, customerName, phone, what, address, status };
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
      if (checklist && !known && minutes >= 120) {
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
}

const weekly: RecurrenceRule = {
  unit: "week",
  interval: 1,
  on: "date",
  season: null,
  count: null,
};

/**
 * Weekday, hour, rule, customer, address, and the job for each business: pest control, HVAC,
 * handyman.
 */
// biome-ignore format: one table, read as one
const plans: readonly [number, number, RecurrenceRule, string, string, readonly string[]][] = [
  [3, 14, weekly, "Birchwood Apartments", "1500 Birch Blvd", ["Common-area pest service", "Rooftop unit check", "Common-area repairs"]],
  [1, 8, { ...weekly, interval: 2 }, "Olivia Grant", "27 Hillside Ave", ["Mosquito treatment", "Humidifier service", "Odd jobs"]],
  [4, 13, { ...weekly, unit: "month", on: "weekday" }, "Sunrise Day Care", "3 Park Pl", ["Monthly service", "Filter change", "Monthly maintenance"]],
];
const allDay = [
  "Termite treatment, all day",
  "Duct replacement, all day",
  "Kitchen repairs, all day",
];

/** Adds recurring jobs of a demo business, starting next week; one visit uses another crew. */
async function addRecurringJobs(
  work: UnitOfWork,
  of: { contractorId: string; crewId: string; zone: string; business: number },
): Promise<void> {
  const { tx, now } = work;
  const { contractorId, crewId, zone, business } = of;
  const sunday = addDays(weekOf(dayOf(now, zone)), 7);
  const addJob = async (customerName: string, what: string, street: string) => {
    const id = newId();
    const address = addressIn(business, street);
    await tx.insert(workOrders).values({ id, contractorId, customerName, what, address });
    return id;
  };
  const inTheWay = await addJob("Ben Carter", allDay[business] ?? "All day", "91 Quarry Rd");
  const startsAt = momentOn(zone, addDays(sunday, 17), 9 * 60);
  await tx.insert(visits).values({
    contractorId,
    workOrderId: inTheWay,
    crewId,
    leavesAt: new Date(startsAt.getTime() - 30 * minute),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 480 * minute),
    windowMinutes: 60,
  });
  for (const [weekday, hour, rule, customerName, address, jobs] of plans) {
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
  const rows = (types[business] ?? []).map(([name, durationMinutes, isBookableOnline]) => {
    return { contractorId, name, durationMinutes, travelMinutes: 30, isBookableOnline };
  });
  if (rows.length > 0) await tx.insert(appointmentTypes).values(rows);
  if (business === 0) await tx.insert(bookingSettings).values({ contractorId, isOn: true });
}
