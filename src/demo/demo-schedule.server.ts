import { and, eq } from "drizzle-orm";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { crewMembers, crews } from "~/features/crews/crews.tables.server.ts";
import { members } from "~/features/members/members.tables.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import { addDays, dayOf, momentOn, weekOf } from "~/features/time-zones/local-day.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { addRecurringJobs } from "./demo-recurring.server.ts";

/** Businesses whose week is filled. */
const planned = 3;

const minute = 60_000;

/** Weekday, crew, hour, minutes, whom, what, where. */
const week = [
  [1, 0, 8, 120, "Sam Stone", "Yearly inspection", "12 Oak St"],
  [1, 0, 11, 90, "Maria Lopez", "Follow-up after last week", "804 Elm Ave"],
  [1, 1, 9, 240, "Harold Finch", "Large job, day one", "77 Ridge Rd"],
  [2, 0, 8, 60, "Priya Nair", "On-site estimate", "5 Willow Ct"],
  [2, 0, 13, 180, "Dan Brooks", "Repair and cleanup", "310 Main St"],
  [2, 1, 9, 240, "Harold Finch", "Large job, day two", "77 Ridge Rd"],
  [3, 0, 10, 120, "Grace Kim", "New installation", "18 Pine Ln"],
  [3, 1, 14, 90, "Luis Ortega", "Noise at night", "2210 Cedar Dr"],
  [4, 0, 8, 120, "Ellen Ward", "Yearly inspection", "46 Lake View"],
  [4, 1, 11, 120, "Tom Becker", "Warranty visit", "9 Mill Rd"],
  [5, 0, 9, 90, "Nadia Rossi", "Follow-up visit", "133 Spring St"],
  [5, 1, 13, 120, "Chris Young", "On-site estimate", "600 Hill St"],
  [0, 0, 10, 90, "Walter Hayes", "Weekend call", "21 Orchard Way"],
  [0, 0, 15, 120, "Irene Falk", "Weekend call", "408 Hickory Rd"],
  [6, 0, 9, 120, "Paul Ames", "Saturday visit", "15 Meadow Ln"],
] as const;

const names = ["Truck 1", "Truck 2"];
const colors = ["blue", "green"] as const;

/** Fills this week of the first demo businesses; what is past is done, and their technicians ride in the first truck. */
export async function addSchedule(
  work: UnitOfWork,
  pages: readonly { contractorId: string }[],
  usualZone: string,
): Promise<void> {
  const { tx, now } = work;
  for (const { contractorId } of pages.slice(0, planned)) {
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
    await addRecurringJobs(work, { contractorId, crewId, zone });
    const sunday = weekOf(dayOf(now, zone));
    for (const [at, one] of week.entries()) {
      const [weekday, crew, hour, minutes, customerName, what, address] = one;
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
