import { eq } from "drizzle-orm";
import sharp from "sharp";
import { collectPayment } from "~/domains/billing/invoices/collect-payment.server.ts";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import { collectionSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { saveVisitNotes } from "~/domains/office/customer-edits/edit-visit.server.ts";
import { addAttachedFile } from "~/domains/schedule/attached-files/attached-files.server.ts";
import { addJobNote } from "~/domains/schedule/jobs/change-jobs.server.ts";
import { setJobTask } from "~/domains/schedule/jobs/checklists.server.ts";
import { addJobPhoto, addSignature } from "~/domains/schedule/jobs/job-photos.server.ts";
import { jobTasks } from "~/domains/schedule/jobs/jobs.tables.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import {
  cancelVisit,
  completeVisit,
  moveVisit,
} from "~/domains/schedule/visits/change-visit.server.ts";
import { reopenVisit, restoreVisit } from "~/domains/schedule/visits/restore-visit.server.ts";
import type { MemberInSession } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { hashBody } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { check } from "~/platform/validation/form.ts";
import type { Field, Waiting } from "~/web/crm/offline/queued-actions.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { crewOf, newBusiness } from "./appointment-fixtures.ts";

export type OfflineBusiness = {
  owner: MemberInSession;
  technicians: [MemberInSession, MemberInSession];
  /** The technicians' crew, and another one. */
  crews: [string, string];
  photo: File;
  document: File;
};

/** A business with an owner, two technicians of one crew, and a crew without members. */
export async function openBusiness(platform: Platform): Promise<OfflineBusiness> {
  const owner = await newBusiness(platform);
  const add = (name: string) =>
    addBusinessMember(platform, owner.contractorId, "technician", { name });
  const technicians: OfflineBusiness["technicians"] = [await add("Ana"), await add("Bo")];
  const ids = technicians.map(({ id }) => id);
  const crews: OfflineBusiness["crews"] = [
    await crewOf(platform, owner, "Truck 1", ids),
    await crewOf(platform, owner, "Truck 2"),
  ];
  const pixels = { width: 4, height: 4, channels: 3, background: "#0b5c8a" } as const;
  const bytes = await sharp({ create: pixels }).png().toBuffer();
  const photo = new File([new Uint8Array(bytes)], "a.png");
  const document = new File(["%PDF-1.7\n%%EOF"], "permit.pdf");
  return { owner, technicians, crews, photo, document };
}

/** Years of the appointments, before and after the clock of a test. */
const [pastYear, comingYear] = [2021, 2121];

export type OfflineJob = { jobId: string; visitId: string; taskIds: string[] };

/**
 * Adds a job with an appointment at its own time, and two tasks. Every third appointment is on a
 * later day.
 */
export async function addJob(
  { database: { query }, clock }: Platform,
  { owner: { contractorId }, crews }: OfflineBusiness,
  n: number,
): Promise<OfflineJob> {
  const now = clock.now();
  const ids = { jobId: newId(), visitId: newId(), taskIds: [newId(), newId()] };
  const { jobId: workOrderId, visitId, taskIds } = ids;
  const dated = { createdAt: now, updatedAt: now };
  const job = { customerName: `Customer ${n}`, what: `Job ${n}`, valueCents: 50_000 };
  await query.insert(workOrders).values({ id: workOrderId, contractorId, ...job, ...dated });
  const startsAt = new Date(Date.UTC(n % 3 === 2 ? comingYear : pastYear, 0, 1) + n * 30 * 60_000);
  const times = { leavesAt: startsAt, startsAt, endsAt: new Date(startsAt.getTime() + 900_000) };
  const [crewId] = crews;
  await query
    .insert(visits)
    .values({ id: visitId, contractorId, workOrderId, crewId, ...times, ...dated });
  const tasks = taskIds.map((id, position) => {
    const task = { checklist: "Visit", position, text: `Task ${position}`, createdAt: now };
    return { id, contractorId, workOrderId, ...task };
  });
  await query.insert(jobTasks).values(tasks);
  return ids;
}

/** The data on the pages that a phone saved. */
export type SavedPage = {
  notes: string | null;
  tasks: Map<string, boolean>;
  invoiceId: string;
  dueCents: string;
  /** Whether Done requires confirmation, because the appointment is on a later day. */
  isEarly: boolean;
};

export async function readPage(
  platform: Platform,
  { jobId, visitId }: OfflineJob,
  member: MemberInSession,
): Promise<SavedPage> {
  const { query } = platform.database;
  const [visit] = await query.select().from(visits).where(eq(visits.id, visitId));
  const tasks = await query.select().from(jobTasks).where(eq(jobTasks.workOrderId, jobId));
  const bill = await findVisitBill(platform, member, visitId, { asDone: true });
  return {
    notes: visit?.notes ?? null,
    tasks: new Map(tasks.map(({ id, doneAt }) => [id, doneAt !== null])),
    invoiceId: bill?.invoiceId ?? "",
    dueCents: String(bill?.dueCents ?? ""),
    isEarly:
      visit !== undefined && dayOf(visit.startsAt, "UTC") > dayOf(platform.clock.now(), "UTC"),
  };
}

/** Hidden fields of the page's forms, by which the server detects changes since. */
export const seenFields = ({ notes, invoiceId, dueCents, isEarly }: SavedPage): Field[] => [
  ["seen", hashBody([notes])],
  ["invoice_id", invoiceId],
  ["due_cents", dueCents],
  ...(isEarly ? ([["early", "yes"]] as Field[]) : []),
];

export const textOf = ({ fields }: Pick<Waiting, "fields">, name: string): string => {
  const [, value = ""] = fields.find(([field]) => field === name) ?? [];
  return typeof value === "string" ? value : "";
};

/** The cleaned name of an action's file, since `#1-2#` would be changed. */
export const fileNameOf = (mark: string): string => `${mark.replaceAll("#", "")}.pdf`;

type Outcome = { ok: boolean; code?: string; changed?: boolean };
type Handler = (sent: {
  platform: Platform;
  job: OfflineJob;
  member: MemberInSession;
  waiting: Waiting;
  requestKey: string | null;
}) => Promise<Outcome>;

/** Runs a form's command as its page does: the same schemas, commands, and keys. */
export const handlers: Record<string, Handler> = {
  Note: ({ platform, member, job: { jobId }, waiting, requestKey }) =>
    addJobNote(platform, member, { jobId, text: textOf(waiting, "text"), requestKey }),
  Signature: ({ platform, member, job: { visitId }, waiting, requestKey }) =>
    addSignature(platform, member, {
      visitId,
      name: textOf(waiting, "text"),
      file: null,
      requestKey,
    }),
  Photo: ({ platform, member, job: { jobId }, waiting, requestKey }) => {
    const [file] = waiting.fields.flatMap(([, value]) =>
      typeof value === "string" ? [] : [value],
    );
    if (!file) throw new Error("The photo was lost");
    const photo = { jobId, file, caption: textOf(waiting, "text"), kind: "after" } as const;
    return addJobPhoto(platform, member, { ...photo, taskId: null, requestKey });
  },
  File: ({ platform, member, job: { jobId }, waiting, requestKey }) => {
    const [file] = waiting.fields.flatMap(([, value]) =>
      typeof value === "string" ? [] : [value],
    );
    if (!file) throw new Error("The file was lost");
    const named = new File([file], fileNameOf(textOf(waiting, "text")));
    return addAttachedFile(platform, member, { owner: { jobId }, file: named, requestKey });
  },
  Checklist: ({ platform, member, job: { jobId }, waiting, requestKey }) => {
    const isDone = textOf(waiting, "intent") === "check-task";
    const taskId = textOf(waiting, "task_id");
    return setJobTask(platform, member, { jobId, taskId, isDone, requestKey });
  },
  Done: ({ platform, member, job: { visitId }, waiting, requestKey }) => {
    const isEarly = textOf(waiting, "early") === "yes";
    return completeVisit(platform, member, visitId, isEarly, requestKey);
  },
  Notes: ({ platform, member, job: { visitId }, waiting, requestKey }) => {
    const notes = { seen: textOf(waiting, "seen"), notes: textOf(waiting, "text") };
    return saveVisitNotes(platform, member, visitId, notes, requestKey);
  },
  Payment: async ({ platform, member, job: { visitId }, waiting, requestKey }) => {
    const sent = ["invoice_id", "due_cents", "amount"].map((name) => [name, textOf(waiting, name)]);
    const form = { ...Object.fromEntries(sent), method: "cash", note: textOf(waiting, "text") };
    const checked = check(collectionSchema, form);
    if (!checked.ok) return { ok: false, code: "invalid" };
    return collectPayment(platform, member, { visitId, request: checked.value, requestKey });
  },
};

type OfficeChange = {
  platform: Platform;
  business: OfflineBusiness;
  job: OfflineJob;
  chance: (share: number) => boolean;
  pick: <T>(all: readonly T[]) => T;
};

/**
 * The office edits, cancels, restores, reopens, reassigns, or reschedules the job, or changes its
 * price.
 */
export async function changeInOffice(change: OfficeChange): Promise<void> {
  const { platform, business, job, chance, pick } = change;
  const { owner, crews } = business;
  const { jobId, visitId, taskIds } = job;
  const { query } = platform.database;
  const [visit] = await query.select().from(visits).where(eq(visits.id, visitId));
  if (!visit) throw new Error("The appointment is gone");
  const { startsAt, version, notes, crewId } = visit;
  const time = startsAt.getUTCHours() * 60 + startsAt.getUTCMinutes();
  const date = startsAt.toISOString().slice(0, 10);
  const lengths = { duration_minutes: 15, travel_minutes: 0, window_minutes: 0 };
  const taskId = pick(taskIds);
  const text = chance(0.3) ? "Dog" : `Office ${crypto.randomUUID()}`;
  const valueCents = 50_000 + pick([0, 100, 2_500]);
  await pick<() => Promise<unknown>>([
    () => saveVisitNotes(platform, owner, visitId, { seen: hashBody([notes]), notes: text }),
    () => cancelVisit(platform, owner, visitId, { cancel_reason: "customer_asked", notify: false }),
    () => restoreVisit(platform, owner, visitId),
    () => reopenVisit(platform, owner, visitId),
    () => {
      const move = { date, time, ...lengths, version, book_anyway: true };
      return moveVisit(platform, owner, visitId, { crew_id: pick(crews), ...move });
    },
    () => {
      const year = startsAt.getUTCFullYear() === pastYear ? comingYear : pastYear;
      const move = { date: `${year}${date.slice(4)}`, time, ...lengths, version };
      return moveVisit(platform, owner, visitId, { crew_id: crewId, ...move, book_anyway: true });
    },
    () => query.update(workOrders).set({ valueCents }).where(eq(workOrders.id, jobId)).then(),
    () => setJobTask(platform, owner, { jobId, taskId, isDone: chance(0.5) }),
  ])();
}
