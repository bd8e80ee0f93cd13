import { and, asc, eq, isNull } from "drizzle-orm";
import type { Holiday, WeeklyHours } from "~/domains/availability/index.ts";
import { canChangeCrews, canPlanFor } from "~/domains/schedule/schedule.policy.ts";
import { crews } from "~/domains/schedule/schedule.tables.server.ts";
import { bookingTag } from "~/domains/schedule/self-booking/self-booking.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { checkHours, openHolidaysSchema } from "./working-time.schema.ts";
import { openHolidays, workingHours } from "./working-time.tables.server.ts";

/** A business's hours for scheduling; null uses its page's, and for a crew the business's. */
export type WorkingTime = {
  hours: WeeklyHours | null;
  crews: { id: string; name: string; hours: WeeklyHours | null }[];
  openHolidays: Holiday[];
};

/** A business's and its crews' hours, and the holidays it works. */
export async function readWorkingTime(platform: Platform, actor: Actor): Promise<WorkingTime> {
  authorize(canPlanFor(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const own = await query
    .select({ crewId: workingHours.crewId, hours: workingHours.hours })
    .from(workingHours)
    .where(eq(workingHours.contractorId, contractorId));
  const rows = await query
    .select({ id: crews.id, name: crews.name })
    .from(crews)
    .where(and(eq(crews.contractorId, contractorId), isNull(crews.archivedAt)))
    .orderBy(asc(crews.name), asc(crews.id))
    .limit(200);
  const workedHolidays = await query
    .select({ holiday: openHolidays.holiday })
    .from(openHolidays)
    .where(eq(openHolidays.contractorId, contractorId));
  const hoursOf = (crewId: string | null) =>
    own.find((row) => row.crewId === crewId)?.hours ?? null;
  return {
    hours: hoursOf(null),
    crews: rows.map((crew) => ({ ...crew, hours: hoursOf(crew.id) })),
    openHolidays: workedHolidays.map(({ holiday }) => holiday),
  };
}

export type WorkingTimeSaved = Result<{ changed: true }, Refused<"not_found"> | Invalid>;

/** Sets the hours of the business or of a crew; blank hours restore the default. */
export async function saveWorkingHours(
  platform: Platform,
  actor: Actor,
  crewId: string | null,
  values: Record<string, unknown>,
): Promise<WorkingTimeSaved> {
  authorize(canChangeCrews(actor));
  const { contractorId } = actor;
  const checked = checkHours(values);
  if (!checked.ok) return checked;
  return inTransaction(platform, async (work): Promise<WorkingTimeSaved> => {
    if (crewId && !(await lockOwnCrew(work, contractorId, crewId))) {
      return { ok: false, code: "not_found" };
    }
    const { tx, now } = work;
    await work.refreshPages(bookingTag(contractorId));
    const ofOwner = crewId ? eq(workingHours.crewId, crewId) : isNull(workingHours.crewId);
    const scope = and(eq(workingHours.contractorId, contractorId), ofOwner);
    const hours = checked.value;
    if (hours === null) {
      await tx.delete(workingHours).where(scope);
      return { ok: true, changed: true };
    }
    const target = crewId
      ? { target: workingHours.crewId }
      : { target: workingHours.contractorId, targetWhere: isNull(workingHours.crewId) };
    await tx
      .insert(workingHours)
      .values({ contractorId, crewId, hours, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ ...target, set: { hours, updatedAt: now } });
    return { ok: true, changed: true };
  });
}

/** Locks an active crew of the business. @returns whether there is one */
export async function lockOwnCrew(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  crewId: string,
): Promise<boolean> {
  const scope = and(eq(crews.contractorId, contractorId), isNull(crews.archivedAt));
  const rows = await tx
    .select({ id: crews.id })
    .from(crews)
    .where(and(scope, eq(crews.id, crewId)))
    .for(...lockRows(crews));
  return rows.length > 0;
}

/** Sets on which federal holidays the business works. */
export async function saveOpenHolidays(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<WorkingTimeSaved> {
  authorize(canChangeCrews(actor));
  const { contractorId } = actor;
  const checked = check(openHolidaysSchema, values);
  if (!checked.ok) return checked;
  const chosen = [...new Set(checked.value.open_holidays)];
  return inTransaction(platform, async ({ tx, now }): Promise<WorkingTimeSaved> => {
    await tx.delete(openHolidays).where(eq(openHolidays.contractorId, contractorId));
    const rows = chosen.map((holiday) => ({ contractorId, holiday, createdAt: now }));
    if (rows.length > 0) await tx.insert(openHolidays).values(rows).onConflictDoNothing();
    return { ok: true, changed: true };
  });
}
