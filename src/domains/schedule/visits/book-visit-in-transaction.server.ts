import { and, eq, isNull } from "drizzle-orm";
import { endEnrollments } from "~/domains/follow-ups/enrollments/end-enrollments.server.ts";
import { lockLatestEnrollment } from "~/domains/follow-ups/lead/pause-follow-up.server.ts";
import { markBooked } from "~/domains/leads/advance-lead.server.ts";
import { crews } from "~/domains/schedule/crews/crews.tables.server.ts";
import { firstCrewName } from "~/domains/schedule/crews/crews.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import type { VisitTimes } from "~/domains/schedule/visits.ts";
import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { reminderTimeFor } from "./visit-clock.ts";
import { visitBooked } from "./visits.events.ts";

type Booking = {
  contractorId: string;
  workOrderId: string;
  crewId: string;
  leadId: string | null;
  /** The member who books; null for the customer. */
  memberId?: string | null;
  windowMinutes: number;
  times: VisitTimes;
  /** IANA zone of the business. */
  zone: string;
  /** For a recurring job: its id and the occurrence's day. */
  recurrence?: { recurrenceId: string; recurrenceDay: LocalDay };
};

/**
 * Inserts an appointment within the caller's transaction, ends the lead's follow-up, and marks the
 * lead booked.
 * @throws the database's error if the crew is busy then (`isCrewTaken`)
 */
export async function bookVisitInTransaction(work: UnitOfWork, booking: Booking): Promise<string> {
  const { leadId } = booking;
  if (leadId) {
    // Same lock order as a sending round: the turn before an enrollment.
    await lockLatestEnrollment(work, leadId);
    await endEnrollments(work, { leadId }, "lead_moved_on");
    await markBooked(work, leadId);
  }
  return insertVisit(work, booking);
}

/**
 * Inserts an appointment of a lead that is already booked, such as the next one of a recurring job.
 * @throws the database's error if the crew is busy then (`isCrewTaken`)
 */
export async function insertVisit(work: UnitOfWork, booking: Booking): Promise<string> {
  const { tx, now } = work;
  const { leadId, memberId = null, contractorId, times, zone, recurrence, ...rest } = booking;
  const visitId = newId();
  const remindAt = reminderTimeFor(times.startsAt, zone, now);
  const row = { id: visitId, contractorId, ...rest, ...recurrence, ...times, remindAt };
  await tx.insert(visits).values({ ...row, createdAt: now, updatedAt: now });
  work.record(visitBooked, { visitId, contractorId, leadId, memberId });
  return visitId;
}

/**
 * Locks a crew of the business until the transaction ends, to serialize bookings. Without an id
 * it's the only crew; a business without a crew gets its first.
 * @returns its id; null if there is no such crew or several to choose from
 */
export async function lockCrew(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  contractorId: string,
  crewId: string | null,
): Promise<string | null> {
  const own = and(eq(crews.contractorId, contractorId), isNull(crews.archivedAt));
  const hold = () =>
    tx
      .select({ id: crews.id })
      .from(crews)
      .where(crewId ? and(own, eq(crews.id, crewId)) : own)
      .orderBy(crews.id)
      .limit(2)
      .for(...lockRows(crews));
  let found = await hold();
  if (!crewId && found.length === 0) {
    const first = { id: newId(), contractorId, name: firstCrewName, color: "blue" as const };
    const added = await tx
      .insert(crews)
      .values({ ...first, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: crews.id });
    // Someone else made the first booking concurrently.
    found = added.length > 0 ? added : await hold();
  }
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}
