import { and, asc, count, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { canChangeCrews, canPlanFor } from "~/domains/schedule/schedule.policy.ts";
import { crews } from "~/domains/schedule/schedule.tables.server.ts";
import { bookingTag } from "~/domains/schedule/self-booking/self-booking.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { appointmentTypeSchema } from "./working-time.schema.ts";
import { appointmentTypeCrews, appointmentTypes } from "./working-time.tables.server.ts";

const maxTypes = 50;

export type AppointmentType = Omit<
  typeof appointmentTypes.$inferSelect,
  "contractorId" | "createdAt" | "updatedAt"
> & {
  /** The crews that do it; empty for all. */
  crewIds: string[];
};

/** A business's appointment types by name. */
export async function listAppointmentTypes(
  platform: Platform,
  actor: Actor,
): Promise<AppointmentType[]> {
  authorize(canPlanFor(actor));
  return selectAppointmentTypes(platform.database.query, actor.contractorId);
}

/** A business's appointment types by name, with their crews. */
export async function selectAppointmentTypes(
  database: Reader,
  contractorId: string,
  where?: SQL,
): Promise<AppointmentType[]> {
  const types = await database
    .select({
      id: appointmentTypes.id,
      name: appointmentTypes.name,
      durationMinutes: appointmentTypes.durationMinutes,
      travelMinutes: appointmentTypes.travelMinutes,
      isBookableOnline: appointmentTypes.isBookableOnline,
      zipCodes: appointmentTypes.zipCodes,
      towns: appointmentTypes.towns,
      depositCents: appointmentTypes.depositCents,
    })
    .from(appointmentTypes)
    .where(and(eq(appointmentTypes.contractorId, contractorId), where))
    .orderBy(asc(appointmentTypes.name), asc(appointmentTypes.id))
    .limit(maxTypes);
  if (types.length === 0) return [];
  const ids = types.map(({ id }) => id);
  const rows = await database
    .select()
    .from(appointmentTypeCrews)
    .where(inArray(appointmentTypeCrews.typeId, ids));
  return types.map((type) => ({
    ...type,
    crewIds: rows.filter(({ typeId }) => typeId === type.id).map(({ crewId }) => crewId),
  }));
}

export type AppointmentTypeSaved = Result<{ typeId: string }, Refused<"not_found"> | Invalid>;

/** Adds an appointment type, or with an id changes the business's. */
export async function saveAppointmentType(
  platform: Platform,
  actor: Actor,
  typeId: string | null,
  values: object,
): Promise<AppointmentTypeSaved> {
  authorize(canChangeCrews(actor));
  const { contractorId } = actor;
  const checked = check(appointmentTypeSchema, values);
  if (!checked.ok) return checked;
  const { crew_ids: crewIds, ...request } = checked.value;
  const fields = {
    name: request.name,
    durationMinutes: request.duration_minutes,
    travelMinutes: request.travel_minutes,
    isBookableOnline: request.bookable_online,
    zipCodes: request.zip_codes,
    towns: request.towns,
    depositCents: request.deposit,
  };
  try {
    return await inTransaction(platform, async (work): Promise<AppointmentTypeSaved> => {
      const { tx, now } = work;
      const chosen = [...new Set(crewIds)];
      if (!(await areOwnCrews(work, contractorId, chosen))) {
        return invalid({ crew_ids: "Choose your own crews" });
      }
      const id = typeId ?? newId();
      if (typeId) {
        const scope = and(
          eq(appointmentTypes.id, typeId),
          eq(appointmentTypes.contractorId, contractorId),
        );
        const changed = await tx
          .update(appointmentTypes)
          .set({ ...fields, updatedAt: now })
          .where(scope)
          .returning({ id: appointmentTypes.id });
        if (changed.length === 0) return { ok: false, code: "not_found" };
        await tx.delete(appointmentTypeCrews).where(eq(appointmentTypeCrews.typeId, typeId));
      } else {
        const [existing] = await tx
          .select({ count: count() })
          .from(appointmentTypes)
          .where(eq(appointmentTypes.contractorId, contractorId));
        if (existing && existing.count >= maxTypes) {
          return invalid({ name: `You can have up to ${maxTypes} types. Delete one first.` });
        }
        const row = { id, contractorId, ...fields, createdAt: now, updatedAt: now };
        await tx.insert(appointmentTypes).values(row);
      }
      const rows = chosen.map((crewId) => ({ typeId: id, crewId }));
      if (rows.length > 0) await tx.insert(appointmentTypeCrews).values(rows);
      await work.refreshPages(bookingTag(contractorId));
      return { ok: true, typeId: id };
    });
  } catch (error) {
    if (violationOf(error)?.constraint !== "appointment_types_one_per_name") throw error;
    return invalid({ name: "Another type has this name" });
  }
}

async function areOwnCrews(
  { tx }: UnitOfWork,
  contractorId: string,
  crewIds: readonly string[],
): Promise<boolean> {
  if (crewIds.length === 0) return true;
  const scope = and(eq(crews.contractorId, contractorId), isNull(crews.archivedAt));
  const rows = await tx
    .select({ id: crews.id })
    .from(crews)
    .where(and(scope, inArray(crews.id, [...crewIds])));
  return rows.length === crewIds.length;
}

/** Deletes an appointment type; appointments stay. */
export async function deleteAppointmentType(
  platform: Platform,
  actor: Actor,
  typeId: string,
): Promise<Result<{ changed: true }, Refused<"not_found">>> {
  authorize(canChangeCrews(actor));
  const scope = and(
    eq(appointmentTypes.id, typeId),
    eq(appointmentTypes.contractorId, actor.contractorId),
  );
  const deleted = await inTransaction(platform, async (work) => {
    await work.refreshPages(bookingTag(actor.contractorId));
    return work.tx.delete(appointmentTypes).where(scope).returning({ id: appointmentTypes.id });
  });
  return deleted.length > 0 ? { ok: true, changed: true } : { ok: false, code: "not_found" };
}
