import { and, eq } from "drizzle-orm";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { crewMembers, crews } from "~/domains/schedule/crews/crews.tables.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { addDays, dayOf, momentOn, weekOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { addRecurringJobs } from "./demo-recurring.server.ts";

/** Number of businesses with a filled week. */
const planned = 3;

const minute = 60_000;

/**
 * Weekday, crew, hour, minutes, customer, address, and the job for each business: pest control,
 * HVAC, handyman.
 */
// biome-ignore format: one table, read as one
const week = [
  [1, 0, 8, 120, "Sam Stone", "12 Oak St", "Annual termite inspection", "Furnace tune-up", "Gutter cleaning"],
  [1, 0, 11, 90, "Maria Lopez", "804 Elm Ave", "Rodent trap check", "Thermostat check", "Door adjustment"],
  [1, 1, 9, 240, "Harold Finch", "77 Ridge Rd", "Rodent exclusion, day 1", "System replacement, day 1", "Deck repair, day 1"],
  [2, 0, 8, 60, "Priya Nair", "5 Willow Ct", "On-site estimate", "On-site estimate", "On-site estimate"],
  [2, 0, 13, 180, "Dan Brooks", "310 Main St", "Initial service", "AC repair", "Drywall repair"],
  [2, 1, 9, 240, "Harold Finch", "77 Ridge Rd", "Rodent exclusion, day 2", "System replacement, day 2", "Deck repair, day 2"],
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

const names = ["Truck 1", "Truck 2"];
const colors = ["blue", "green"] as const;

/**
 * Fills this week for the first demo businesses. Past appointments are done; their technicians are
 * on the first crew.
 */
export async function addSchedule(
  work: UnitOfWork,
  pages: readonly { contractorId: string }[],
  usualZone: string,
): Promise<void> {
  const { tx, now } = work;
  for (const [business, { contractorId }] of pages.slice(0, planned).entries()) {
    const zone = await findBusinessZone(tx, contractorId, usualZone);
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
    await addRecurringJobs(work, { contractorId, crewId, zone, business });
    const sunday = weekOf(dayOf(now, zone));
    for (const [at, one] of week.entries()) {
      const [weekday, crew, hour, minutes, customerName, address, ...jobs] = one;
      const what = jobs[business] ?? jobs[0];
      const startsAt = momentOn(zone, addDays(sunday, weekday), hour * 60);
      const endsAt = new Date(startsAt.getTime() + minutes * minute);
      const isDone = endsAt < now;
      const workOrderId = newId();
      await tx.insert(workOrders).values({
        id: workOrderId,
        contractorId,
        customerName,
        phone: `+15125550${120 + at}`,
        what,
        address,
        status: isDone ? "done" : "open",
      });
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
    }
  }
}
