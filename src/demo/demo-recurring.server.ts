import { recurrences } from "~/domains/schedule/recurrences/recurrences.tables.server.ts";
import { type Frequency, ruleOf } from "~/domains/schedule/recurrences/recurrences.ts";
import { planVisitsInTransaction } from "~/domains/schedule/recurring-visits/plan-visits-in-transaction.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { addDays, dayOf, momentOn, weekOf } from "~/domains/shared/time-zones/local-day.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Weekday, hour, frequency, customer, address, and the job for each business: pest control, HVAC,
 * handyman.
 */
// biome-ignore format: one table, read as one
const plans: readonly [number, number, Frequency, string, string, readonly string[]][] = [
  [3, 14, "weekly", "Birchwood Apartments", "1500 Birch Blvd", ["Common-area pest service", "Rooftop unit check", "Common-area repairs"]],
  [1, 8, "two_weeks", "Olivia Grant", "27 Hillside Ave", ["Mosquito treatment", "Humidifier service", "Odd jobs"]],
  [4, 13, "monthly_weekday", "Sunrise Day Care", "3 Park Pl", ["Monthly service", "Filter change", "Monthly maintenance"]],
];
const allDay = [
  "Termite treatment, all day",
  "Duct replacement, all day",
  "Kitchen repairs, all day",
];

const minute = 60_000;

/** Adds recurring jobs of a demo business, starting next week; one visit uses another crew. */
export async function addRecurringJobs(
  work: UnitOfWork,
  of: { contractorId: string; crewId: string; zone: string; business: number },
): Promise<void> {
  const { tx, now } = work;
  const { contractorId, crewId, zone, business } = of;
  const sunday = addDays(weekOf(dayOf(now, zone)), 7);
  const addJob = async (customerName: string, what: string, address: string) => {
    const id = newId();
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
  for (const [weekday, hour, frequency, customerName, address, jobs] of plans) {
    const firstDay = addDays(sunday, weekday);
    const [recurrence] = await tx
      .insert(recurrences)
      .values({
        contractorId,
        workOrderId: await addJob(customerName, jobs[business] ?? "Service", address),
        crewId,
        frequency,
        rule: ruleOf(frequency, firstDay),
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
