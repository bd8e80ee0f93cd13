import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { crews, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { crewColors } from "~/domains/schedule/schedule.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { jobNotes } from "./jobs.tables.server.ts";

/** An imported job; its customer already exists. */
export type JobToImport = {
  customerId: string;
  propertyId: string | null;
  customerName: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  what: string;
  address: string | null;
  status: "open" | "done" | "canceled";
  valueCents: number | null;
  /** Null for the time of the import. */
  createdAt: Date | null;
  completedAt: Date | null;
  note: string | null;
};

type Target = { contractorId: string; memberId: string; memberName: string };

/**
 * Adds another program's jobs without events, so no one is notified.
 * @returns the job ids, in the same order
 */
export async function importJobs(
  { tx, now }: UnitOfWork,
  { contractorId, memberId, memberName }: Target,
  jobs: readonly JobToImport[],
): Promise<string[]> {
  if (jobs.length === 0) return [];
  // A job can be scheduled in the future, but its creation time can't be later than now.
  const upToNow = (moment: Date | null) => (moment && moment < now ? moment : now);
  const rows = jobs.map(({ createdAt, completedAt, note: _note, ...job }) => ({
    ...job,
    id: newId(upToNow(createdAt).getTime()),
    contractorId,
    createdAt: upToNow(createdAt),
    updatedAt: upToNow(completedAt ?? createdAt),
  }));
  await tx.insert(workOrders).values(rows);
  const notes = jobs.flatMap(({ note, createdAt }, at) => {
    const workOrderId = rows[at]?.id;
    if (note === null || !workOrderId) return [];
    const by = { contractorId, memberId, memberName };
    return [{ id: newId(), workOrderId, ...by, text: note, createdAt: upToNow(createdAt) }];
  });
  if (notes.length > 0) await tx.insert(jobNotes).values(notes);
  return rows.map(({ id }) => id);
}

/** An imported appointment of a job that already exists. */
export type AppointmentToImport = {
  workOrderId: string;
  state: "booked" | "done";
  startsAt: Date;
  endsAt: Date;
  /** The crew or team member assigned in the other program. */
  crew: string | null;
};

export type ImportedAppointment = {
  /** Null if it wasn't added. */
  visitId: string | null;
  /** Whether the job already had an appointment at this time. */
  isKnown: boolean;
  /** The crew that the appointment was assigned to. */
  crew: string | null;
};

/** The crew for appointments that have no crew in the file, or whose crew is busy at that time. */
const spareCrew = "Imported";
/** Maximum spare crews: how many appointments without a crew can be at the same time. */
const maxSpareCrews = 8;
const maxCrews = 60;

const spareName = (at: number) => (at === 0 ? spareCrew : `${spareCrew} ${at + 1}`);

/**
 * Adds another program's appointments without events and reminders, so no customer is notified. If
 * the crew is busy, a spare crew gets the appointment (`schedule.one-place`). Adds crews that don't
 * exist.
 */
export async function importAppointments(
  work: UnitOfWork,
  contractorId: string,
  appointments: readonly AppointmentToImport[],
): Promise<ImportedAppointment[]> {
  if (appointments.length === 0) return [];
  const book = await lockCrewsByName(work, contractorId);
  const known = await findKnownTimes(work, appointments);
  const fresh = new Map<string, AppointmentToImport>();
  for (const one of appointments) {
    const key = timeKey(one);
    if (!known.has(key) && !fresh.has(key)) fresh.set(key, one);
  }
  const added = await addAppointments(work, contractorId, fresh, book);
  return appointments.map((one) => {
    const key = timeKey(one);
    const visit = fresh.get(key) === one ? added.get(key) : undefined;
    return visit ?? { visitId: null, isKnown: known.has(key) || added.has(key), crew: null };
  });
}

const timeKey = ({ workOrderId, startsAt }: { workOrderId: string; startsAt: Date }) =>
  `${workOrderId} ${startsAt.toISOString()}`;

async function findKnownTimes({ tx }: UnitOfWork, appointments: readonly AppointmentToImport[]) {
  const ids = [...new Set(appointments.map(({ workOrderId }) => workOrderId))];
  const found = await tx
    .select({ workOrderId: visits.workOrderId, startsAt: visits.startsAt })
    .from(visits)
    .where(inArray(visits.workOrderId, ids));
  return new Set(found.map(timeKey));
}

type Crews = { idOf(name: string): Promise<string | null> };

/** The business's crews by name, locked against concurrent bookings. */
async function lockCrewsByName({ tx, now }: UnitOfWork, contractorId: string): Promise<Crews> {
  const found = await tx
    .select({ id: crews.id, name: crews.name })
    .from(crews)
    .where(and(eq(crews.contractorId, contractorId), isNull(crews.archivedAt)))
    .orderBy(asc(crews.id))
    .for(...lockRows(crews));
  const ids = new Map<string, string | null>(found.map(({ id, name }) => [name.toLowerCase(), id]));
  return {
    async idOf(name) {
      const own = ids.get(name.toLowerCase());
      if (own !== undefined) return own;
      if (ids.size >= maxCrews) return null;
      const color = crewColors[ids.size % crewColors.length] ?? "gray";
      const row = { id: newId(), contractorId, name, color, createdAt: now, updatedAt: now };
      const [added] = await tx
        .insert(crews)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: crews.id });
      ids.set(name.toLowerCase(), added?.id ?? null);
      return added?.id ?? null;
    },
  };
}

/**
 * Adds each appointment to the first of its crews that is open then: first all to their own crews, then those
 * that are left to the first spare crew, and so on. One statement for each crew in turn.
 * @param fresh by `timeKey`
 * @returns those that were added, by `timeKey`
 */
async function addAppointments(
  { tx, now }: UnitOfWork,
  contractorId: string,
  fresh: ReadonlyMap<string, AppointmentToImport>,
  book: Crews,
): Promise<Map<string, ImportedAppointment>> {
  const spares = Array.from({ length: maxSpareCrews }, (_, at) => spareName(at));
  const added = new Map<string, ImportedAppointment>();
  for (let turn = 0; turn <= maxSpareCrews && added.size < fresh.size; turn += 1) {
    const tries: { key: string; crew: string; row: typeof visits.$inferInsert & { id: string } }[] =
      [];
    for (const [key, { crew: own, workOrderId, state, startsAt, endsAt }] of fresh) {
      const crew = (own ? [own, ...spares] : spares)[turn];
      const crewId = crew && !added.has(key) ? await book.idOf(crew) : null;
      if (!crew || !crewId) continue;
      const times = { leavesAt: startsAt, startsAt, endsAt };
      const endedAt = state === "done" ? endsAt : null;
      const row = { id: newId(), contractorId, workOrderId, crewId, state, ...times, endedAt };
      tries.push({ key, crew, row: { ...row, createdAt: now, updatedAt: now } });
    }
    if (tries.length === 0) continue;
    const inserted = await tx
      .insert(visits)
      .values(tries.map(({ row }) => row))
      // A busy crew violates `visits_crew_in_one_place`.
      .onConflictDoNothing()
      .returning({ id: visits.id });
    const ids = new Set(inserted.map(({ id }) => id));
    for (const { key, crew, row } of tries) {
      if (ids.has(row.id)) added.set(key, { visitId: row.id, isKnown: false, crew });
    }
  }
  return added;
}

/** Makes jobs with an upcoming appointment open. */
export async function markScheduledJobsOpen(
  { tx }: UnitOfWork,
  workOrderIds: readonly string[],
): Promise<void> {
  if (workOrderIds.length === 0) return;
  await tx
    .update(workOrders)
    .set({ status: "open" })
    .where(and(inArray(workOrders.id, [...workOrderIds]), eq(workOrders.status, "done")));
}

/**
 * Removes jobs that an import added, except those that were used or changed since.
 * @returns the ids of those that weren't removed
 */
export async function removeImportedJobs(
  { tx }: UnitOfWork,
  ids: readonly string[],
  since: Date,
): Promise<Set<string>> {
  const found = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(inArray(workOrders.id, [...ids]))
    .orderBy(workOrders.id)
    .for(...lockRows(workOrders));
  const after = since.toISOString();
  const removed = await tx
    .delete(workOrders)
    .where(
      and(
        inArray(
          workOrders.id,
          found.map(({ id }) => id),
        ),
        sql`${workOrders.updatedAt} <= ${after}::timestamptz`,
        sql`not exists (select from ${visits} where ${visits.workOrderId} = ${workOrders.id})`,
        sql`not exists (select from ${jobNotes} where ${jobNotes.workOrderId} = ${workOrders.id} and ${jobNotes.createdAt} > ${after}::timestamptz)`,
      ),
    )
    .returning({ id: workOrders.id });
  const gone = new Set(removed.map(({ id }) => id));
  return new Set(found.flatMap(({ id }) => (gone.has(id) ? [] : [id])));
}

/**
 * Removes appointments that an import added, except those that were changed since.
 * @returns the ids of those that weren't removed
 */
export async function removeImportedAppointments(
  { tx }: UnitOfWork,
  ids: readonly string[],
  since: Date,
): Promise<Set<string>> {
  const found = await tx
    .select({ id: visits.id, updatedAt: visits.updatedAt, version: visits.version })
    .from(visits)
    .where(inArray(visits.id, [...ids]))
    .orderBy(visits.id)
    .for(...lockRows(visits));
  const isUsed = (one: (typeof found)[number]) => one.updatedAt > since || one.version > 1;
  const unused = found.filter((one) => !isUsed(one)).map(({ id }) => id);
  if (unused.length > 0) await tx.delete(visits).where(inArray(visits.id, unused));
  return new Set(found.filter(isUsed).map(({ id }) => id));
}
