import {
  importAppointments,
  importJobs,
  markScheduledJobsOpen,
} from "~/domains/schedule/index.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { JobRecord } from "./import-record.ts";
import {
  type Created,
  findImported,
  type ImportedBatch,
  joinRemarks,
  type Line,
  type RecordsFile,
  type RowResult,
  toDocumentCustomer,
} from "./imported-records.server.ts";

type JobLine = Line<JobRecord> & { key: string };

/** Adds jobs with their appointments. A row about an existing job only adds its appointment. */
export async function importJobLines(
  work: UnitOfWork,
  file: RecordsFile,
  lines: readonly JobLine[],
): Promise<ImportedBatch> {
  const { contractorId, dates } = file;
  const keys = lines.map(({ key }) => key);
  const jobIds = await findImported(work.tx, contractorId, "job", keys);
  const firsts = new Map<string, JobLine>();
  for (const line of lines)
    if (!jobIds.has(line.key)) firsts.set(line.key, firsts.get(line.key) ?? line);
  const added = [...firsts.values()];
  const ids = await importJobs(
    work,
    file,
    added.map(({ value, who }) => ({
      ...toDocumentCustomer(value, who),
      what: value.title,
      status: value.status,
      valueCents: value.valueCents,
      createdAt: value.createdAt,
      completedAt: value.completedAt,
      note: value.note,
    })),
  );
  const created: Created[] = added.map(({ key }, index) => ({
    kind: "job",
    key,
    recordId: ids[index] ?? "",
  }));
  for (const { key, recordId } of created) jobIds.set(key, recordId);
  const planned = lines.flatMap((line) => {
    const { status, startsAt, endsAt, crew } = line.value;
    const workOrderId = jobIds.get(line.key);
    if (!workOrderId || !startsAt || !endsAt || status === "canceled") return [];
    const isUpcoming = status === "open" && startsAt > dates.now;
    if (status !== "done" && !isUpcoming) return [];
    const state = isUpcoming ? ("booked" as const) : ("done" as const);
    return [{ line: line.line, appointment: { workOrderId, state, startsAt, endsAt, crew } }];
  });
  const appointments = await importAppointments(
    work,
    contractorId,
    planned.map(({ appointment }) => appointment),
  );
  const byLine = new Map(
    planned.map(({ line, appointment }, index) => [
      line,
      { ...appointment, ...appointments[index] },
    ]),
  );
  await markScheduledJobsOpen(
    work,
    planned.flatMap(({ appointment }, index) =>
      appointment.state === "booked" && appointments[index]?.visitId
        ? [appointment.workOrderId]
        : [],
    ),
  );
  const results = lines.map((line): RowResult => {
    const visit = byLine.get(line.line);
    if (visit?.visitId) {
      const key = `${visit.workOrderId}:${visit.startsAt.toISOString()}`;
      created.push({ kind: "appointment", key, recordId: visit.visitId });
    }
    const isFirst = firsts.get(line.key) === line;
    const outcome = isFirst ? "new" : visit?.visitId ? "joined" : "known";
    const reason = joinRemarks(
      ...line.remarks,
      isFirst || visit?.visitId ? null : "Imported before, or without a time of its own",
      describeAppointmentProblem(line.value, visit),
    );
    return { line: line.line, outcome, customerId: line.who.customerId, reason };
  });
  return { results, created };
}

/** Why the row's appointment isn't on the schedule as in the file; null if it is. */
function describeAppointmentProblem(
  { status, startsAt, startsOn, crew }: JobRecord,
  visit: { visitId?: string | null; isKnown?: boolean; crew?: string | null } | undefined,
): string | null {
  if (status !== "open") return null;
  if (!startsAt) {
    return startsOn && `The file has no time for ${startsOn}, so it isn’t on the schedule`;
  }
  if (!visit) return "Its time is past and it isn’t done, so it isn’t on the schedule";
  if (visit.isKnown) return null;
  if (!visit.visitId) return "No crew is open at its time, so it isn’t on the schedule";
  return crew && visit.crew !== crew
    ? `${crew} is booked then, so it’s on the crew “${visit.crew}”`
    : null;
}
