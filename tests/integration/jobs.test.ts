import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findInvoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { acceptJobEstimate } from "~/domains/billing/job-estimates/accept-estimate.server.ts";
import { findJobItems, saveJobItems } from "~/domains/billing/job-items/job-items.server.ts";
import { type TypedJobItems, toJobItemsForm } from "~/domains/billing/job-items/typed-job-items.ts";
import { findJob } from "~/domains/office/jobs/find-job.server.ts";
import { jobSorts } from "~/domains/office/jobs/jobs.ts";
import { listJobs, readJobTotals, waitingJobs } from "~/domains/office/jobs/list-jobs.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { saveCrew } from "~/domains/schedule/crews/crews.server.ts";
import { addJobNote, renameJob, setJobStatus } from "~/domains/schedule/jobs/change-jobs.server.ts";
import {
  addChecklistToJob,
  listChecklists,
  saveChecklist,
  setJobTask,
} from "~/domains/schedule/jobs/checklists.server.ts";
import {
  addJobPhoto,
  findJobPhotoKey,
  removeJobPhoto,
} from "~/domains/schedule/jobs/job-photos.server.ts";
import { jobPhotos } from "~/domains/schedule/jobs/jobs.tables.server.ts";
import { recurrences, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { jobStates } from "~/domains/schedule/schedule.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { smallKey } from "~/domains/shared/photos/photos.ts";
import { addDays, dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, cancel, crewOf, newBusiness } from "./appointment-fixtures.ts";
import { addSentEstimate, line } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { member } from "./full-contractor.ts";
import { addIssuedInvoice, beginInvoice } from "./invoice-fixtures.ts";
import { samplePhoto } from "./sample-photo.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);

/** A business with a crew and a job that has one appointment. */
async function withJob(change: Record<string, string | null> = {}) {
  const owner = await newBusiness(platform());
  const crewId = await crewOf(platform(), owner, "One", [owner.id]);
  const visitId = await addVisit(platform(), owner, { crew_id: crewId, ...change });
  const jobId = await jobOf(visitId);
  return { owner, crewId, visitId, jobId };
}

async function jobOf(visitId: string): Promise<string> {
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  return visit?.workOrderId ?? "";
}

const everyJob = { state: null, crewId: null, isRecurring: false } as const;
const newestFirst = { ...everyJob, search: "", sort: "-date", after: null } as const;

const listed = async (
  owner: BusinessMember,
  change: Partial<Parameters<typeof listJobs>[2]> = {},
) => (await listJobs(platform(), owner, { ...newestFirst, ...change })).rows.map(({ id }) => id);

/** A job's state; only the list of that state may have the job. */
async function stateOf(owner: BusinessMember, jobId: string) {
  const state = (await findJob(platform(), owner, jobId))?.state;
  for (const other of jobStates) {
    expect((await listed(owner, { state: other })).includes(jobId), other).toBe(other === state);
  }
  return state;
}

const payment = (invoiceId: string) => ({
  invoiceId,
  request: {
    amount: 10_000,
    method: "cash" as const,
    paid_on: "2026-11-20",
    note: null,
    more_than_owed: false,
    send_receipt: false,
  },
  requestKey: crypto.randomUUID(),
});

test("a job's state follows from its appointments and invoices", async () => {
  const { owner, visitId, jobId } = await withJob();
  expect(await stateOf(owner, jobId)).toBe("scheduled");
  await query()
    .update(visits)
    .set({ onTheWayAt: platform().clock.now() })
    .where(eq(visits.id, visitId));
  expect(await stateOf(owner, jobId)).toBe("in_progress");
  await completeVisit(platform(), owner, visitId, true);
  expect(await stateOf(owner, jobId)).toBe("done");
  expect(await readJobTotals(platform(), owner, waitingJobs)).toMatchObject({
    unscheduled: { count: 0 },
    done: { count: 1, cents: 0 },
  });
  const invoiceId = await addIssuedInvoice(platform(), owner, { about: { work_order_id: jobId } });
  expect(await stateOf(owner, jobId)).toBe("invoiced");
  expect(await listed(owner, { state: "invoiced" })).toEqual([jobId]);
  await recordPayment(platform(), owner, payment(invoiceId));
  expect(await stateOf(owner, jobId)).toBe("paid");
  expect(await listed(owner, { state: "invoiced" })).toEqual([]);
});

test("a job between two of its appointments is in progress", async () => {
  const { owner, crewId, visitId, jobId } = await withJob();
  await addVisit(platform(), owner, {
    crew_id: crewId,
    work_order_id: jobId,
    date: "2026-11-24",
  });
  await completeVisit(platform(), owner, visitId, true);
  expect(await stateOf(owner, jobId)).toBe("in_progress");
  expect(await listed(owner, { state: "in_progress" })).toEqual([jobId]);
});

test("a job without appointments is done, canceled, and reopened by hand", async () => {
  const { owner, visitId, jobId } = await withJob();
  expect(await setJobStatus(platform(), owner, { jobId, status: "done" })).toEqual({
    ok: false,
    code: "not_possible",
  });
  await cancel(platform(), owner, visitId);
  expect(await stateOf(owner, jobId)).toBe("canceled");
  await setJobStatus(platform(), owner, { jobId, status: "open" });
  expect(await stateOf(owner, jobId)).toBe("unscheduled");
  expect(await readJobTotals(platform(), owner, waitingJobs)).toMatchObject({
    unscheduled: { count: 1 },
    done: { count: 0 },
  });
  await setJobStatus(platform(), owner, { jobId, status: "done" });
  expect(await stateOf(owner, jobId)).toBe("done");
});

test("jobs are found by title, customer, and address", async () => {
  const { owner, jobId } = await withJob({ what: "Replace 100% of the filters" });
  const search = (text: string) => listed(owner, { search: text });
  for (const text of ["filters stone", "100%", "oak 12"]) {
    expect(await search(text), text).toEqual([jobId]);
  }
  expect(await search("filters miller")).toEqual([]);
});

test("jobs are sorted by next appointment and value, page after page", async () => {
  const { owner, crewId, visitId, jobId: soon } = await withJob({ date: "2026-11-24" });
  const later = await jobOf(
    await addVisit(platform(), owner, { crew_id: crewId, date: "2026-11-30", value: "200" }),
  );
  const sooner = await jobOf(
    await addVisit(platform(), owner, { crew_id: crewId, date: "2026-11-23" }),
  );
  const ended = await jobOf(
    await addVisit(platform(), owner, { crew_id: crewId, date: "2026-11-25", value: "90" }),
  );
  await query().update(visits).set({ state: "canceled" }).where(eq(visits.workOrderId, ended));
  // Only the appointment has a price.
  await query().update(visits).set({ priceCents: 15_000 }).where(eq(visits.id, visitId));
  expect(await listed(owner, { sort: "next" })).toEqual([sooner, soon, later, ended]);
  expect(await listed(owner, { sort: "-next" })).toEqual([later, soon, sooner, ended]);
  expect(await listed(owner, { sort: "-value" })).toEqual([later, soon, ended, sooner]);
  expect(await listed(owner, { sort: "value" })).toEqual([ended, soon, later, sooner]);
  for (const sort of jobSorts) {
    const all = await listed(owner, { sort });
    expect(await listed(owner, { sort, after: all[1] ?? "" }), sort).toEqual(all.slice(2));
  }
  const { rows } = await listJobs(platform(), owner, { ...newestFirst, sort: "-value" });
  expect(rows.map(({ valueCents }) => valueCents)).toEqual([20_000, 15_000, 9_000, null]);
  expect((await readJobTotals(platform(), owner, waitingJobs)).booked).toEqual({
    count: 3,
    cents: 35_000,
  });
});

test("jobs are filtered by crew, by recurring, and by late appointments", async () => {
  const day = (days: number) => addDays(dayOf(platform().clock.now(), "America/Chicago"), days);
  const { owner, crewId, jobId: late } = await withJob({ date: day(-2) });
  const other = await crewOf(platform(), owner, "Two", []);
  const upcoming = await jobOf(await addVisit(platform(), owner, { crew_id: other, date: day(2) }));
  await query()
    .insert(recurrences)
    .values({
      contractorId: owner.contractorId,
      workOrderId: upcoming,
      crewId: other,
      frequency: "weekly",
      rule: "FREQ=WEEKLY",
      firstDay: day(2),
      startMinutes: 540,
      durationMinutes: 60,
      travelMinutes: 0,
      windowMinutes: 0,
      plannedTo: day(2),
    });
  expect(await listed(owner, { crewId })).toEqual([late]);
  expect(await listed(owner, { isRecurring: true })).toEqual([upcoming]);
  expect(await listed(owner, { state: "late" })).toEqual([late]);
  const { rows } = await listJobs(platform(), owner, newestFirst);
  expect(rows.map(({ isLate, recurs }) => ({ isLate, recurs }))).toEqual([
    { isLate: false, recurs: true },
    { isLate: true, recurs: false },
  ]);
  expect((await readJobTotals(platform(), owner, waitingJobs)).late.count).toBe(1);
});

const items = (change: Partial<TypedJobItems> = {}): TypedJobItems => ({
  fields: { discount: "", tax_rate: "" },
  options: [{ name: "Job", lines: [line("Labor", "120"), line("Filter", "19.50")] }],
  ...change,
});

test("line items go from the estimate to the job and its invoice", async () => {
  const { owner, jobId } = await withJob();
  const { token } = await addSentEstimate(platform(), owner, {
    about: { work_order_id: jobId },
    options: [{ name: "Good", lines: [line("Heater", "900")] }],
  });
  const accepted = { version: 1, option: 0, typedName: "Sam Stone", ipAddress: "203.0.113.9" };
  expect(await acceptJobEstimate(platform(), token, accepted)).toMatchObject({ ok: true });
  const first = await findJobItems(platform(), owner, jobId);
  expect(first.content.lines.map(({ description }) => description)).toEqual(["Heater"]);
  const typed = toJobItemsForm(first.content);
  typed.options[0]?.lines.push(line("Extra pipe", "60"));
  await saveJobItems(platform(), owner, { jobId, revision: 0, typed });
  const started = await beginInvoice(platform(), owner, { work_order_id: jobId });
  if (!started.ok) throw new Error(started.code);
  const invoice = await findInvoice(platform(), owner, started.invoiceId);
  expect(invoice?.invoice.totalCents).toBe(96_000);
  const [job] = await query().select().from(workOrders).where(eq(workOrders.id, jobId));
  expect(job?.valueCents).toBe(96_000);
});

test("an estimate accepted later adds its lines to saved ones", async () => {
  const { owner, jobId } = await withJob();
  await saveJobItems(platform(), owner, { jobId, revision: 0, typed: items() });
  const { token } = await addSentEstimate(platform(), owner, {
    about: { work_order_id: jobId },
    options: [{ name: "Good", lines: [line("Valve", "80")] }],
  });
  const accepted = { version: 1, option: 0, typedName: "Sam Stone", ipAddress: "203.0.113.9" };
  await acceptJobEstimate(platform(), token, accepted);
  const { content, revision } = await findJobItems(platform(), owner, jobId);
  expect(content.lines.map(({ description }) => description)).toEqual(["Labor", "Filter", "Valve"]);
  expect(revision).toBe(2);
});

test("line items that a teammate saved meanwhile aren't overwritten", async () => {
  const { owner, jobId } = await withJob();
  const save = (price: string, revision: number) =>
    saveJobItems(platform(), owner, {
      jobId,
      revision,
      typed: items({ options: [{ name: "Job", lines: [line("Labor", price)] }] }),
    });
  expect(await save("100", 0)).toEqual({ ok: true, revision: 1 });
  expect(await save("100", 0)).toEqual({ ok: true, revision: 1 });
  expect(await save("200", 0)).toEqual({ ok: false, code: "changed_elsewhere" });
  expect(await save("200", 1)).toEqual({ ok: true, revision: 2 });
});

test("wrong line items are errors at their fields", async () => {
  const { owner, jobId } = await withJob();
  const typed = items({ options: [{ name: "Job", lines: [line("Labor", "cheap")] }] });
  const refused = await saveJobItems(platform(), owner, { jobId, revision: 0, typed });
  expect(refused).toMatchObject({ ok: false, errors: { line_1_1_price: expect.any(String) } });
});

const winterTasks = [
  { text: "Check the filter", needsPhoto: false },
  { text: "Serial number", needsPhoto: true },
];
const winter = { name: "Winter check", service: null, tasks: winterTasks };

test("a new job of a service gets its checklist", async () => {
  const { contractorId, leadId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const request = { ...winter, service: "plumbing" };
  await saveChecklist(platform(), owner, { checklistId: null, request });
  const crewId = await crewOf(platform(), owner, "One");
  const visitId = await addVisit(platform(), owner, { crew_id: crewId, lead_id: leadId });
  const job = await findJob(platform(), owner, await jobOf(visitId));
  const texts = job?.tasks.map(({ checklist, text }) => `${checklist}: ${text}`);
  expect(texts).toEqual(["Winter check: Check the filter", "Winter check: Serial number"]);
});

test("a task that needs a photo is done with one", async () => {
  const { owner, jobId } = await withJob();
  await saveChecklist(platform(), owner, { checklistId: null, request: winter });
  const [checklist] = await listChecklists(platform(), owner);
  const checklistId = checklist?.id ?? "";
  await addChecklistToJob(platform(), owner, { jobId, checklistId });
  await addChecklistToJob(platform(), owner, { jobId, checklistId });
  const tasks = async () => (await findJob(platform(), owner, jobId))?.tasks ?? [];
  const [filter, serial, ...others] = await tasks();
  expect(others).toEqual([]);
  await setJobTask(platform(), owner, { jobId, taskId: filter?.id ?? "", isDone: true });
  const taskId = serial?.id ?? "";
  expect(await setJobTask(platform(), owner, { jobId, taskId, isDone: true })).toMatchObject({
    errors: { [`task_${taskId}`]: "Add a photo first" },
  });
  const photo = { jobId, kind: "other" as const, caption: null, taskId, requestKey: null };
  await addJobPhoto(platform(), owner, { ...photo, file: await samplePhoto() });
  expect((await tasks()).map(({ doneBy }) => doneBy)).toEqual([owner.name, owner.name]);
  const photoId = (await tasks())[1]?.photoId ?? "";
  await removeJobPhoto(platform(), owner, { jobId, photoId });
  expect((await tasks()).map(({ doneAt }) => doneAt !== null)).toEqual([true, false]);
});

test("a technician finishes a job with the photos it needs", async () => {
  const { owner, crewId, visitId, jobId } = await withJob();
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  const crew = { name: "One", color: "green" as const, member_ids: [technician.id] };
  await saveCrew(platform(), owner, crewId, crew);
  await saveChecklist(platform(), owner, { checklistId: null, request: winter });
  const [checklist] = await listChecklists(platform(), owner);
  await addChecklistToJob(platform(), owner, { jobId, checklistId: checklist?.id ?? "" });
  expect(await completeVisit(platform(), technician, visitId, true)).toMatchObject({
    errors: { checklist: "One task on the checklist still needs a photo." },
  });
  const taskId = (await findJob(platform(), technician, jobId))?.tasks[1]?.id ?? "";
  const photo = { jobId, kind: "other" as const, caption: null, taskId, requestKey: null };
  await addJobPhoto(platform(), technician, { ...photo, file: await samplePhoto() });
  expect(await completeVisit(platform(), technician, visitId, true)).toMatchObject({ ok: true });
});

test("submitting a photo or a note twice adds one", async () => {
  const { owner, jobId } = await withJob();
  const requestKey = crypto.randomUUID();
  const file = await samplePhoto();
  for (const _ of [1, 2]) {
    const photo = { jobId, kind: "before" as const, caption: "Leak", taskId: null, requestKey };
    expect(await addJobPhoto(platform(), owner, { ...photo, file })).toEqual({ ok: true });
    const note = { jobId, text: "Gate sticks", requestKey };
    expect(await addJobNote(platform(), owner, note)).toEqual({ ok: true });
  }
  const job = await findJob(platform(), owner, jobId);
  expect(job?.photos.map(({ caption }) => caption)).toEqual(["Leak"]);
  expect(job?.notes.map(({ text }) => text)).toEqual(["Gate sticks"]);
});

test("a photo sent again is saved if the first request ended before its files", async () => {
  const { owner, jobId } = await withJob();
  const about = { jobId, kind: "before" as const, caption: null, taskId: null };
  const photo = { ...about, file: await samplePhoto(), requestKey: crypto.randomUUID() };
  await addJobPhoto(platform(), owner, photo);
  const [row] = await query().select().from(jobPhotos).where(eq(jobPhotos.workOrderId, jobId));
  const keys = [row?.key ?? "", smallKey(row?.key ?? "")];
  for (const key of keys) await platform().files.remove(key);
  expect(await addJobPhoto(platform(), owner, photo)).toEqual({ ok: true });
  for (const key of keys) expect(await platform().files.has(key)).toBe(true);
});

test("technicians see and change only their crews' jobs, without prices", async () => {
  const { owner, crewId, jobId } = await withJob({ value: "250" });
  const { contractorId } = owner;
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  const otherMember = await addBusinessMember(platform(), contractorId, "technician");
  const stranger = await newBusiness(platform());
  await crewOf(platform(), owner, "Two", [otherMember.id]);
  const request = { name: "One", color: "green" as const, member_ids: [technician.id] };
  await saveCrew(platform(), owner, crewId, request);
  expect(await findJob(platform(), technician, jobId)).toMatchObject({ valueCents: null });
  await addJobNote(platform(), technician, { jobId, text: "Done", requestKey: null });
  for (const member of [otherMember, stranger]) {
    expect(await findJob(platform(), member, jobId)).toBeNull();
    expect(await addJobNote(platform(), member, { jobId, text: "x", requestKey: null })).toEqual({
      ok: false,
      code: "not_found",
    });
  }
  await expect(renameJob(platform(), technician, { jobId, what: "Mine" })).rejects.toThrow();
});

test("erasing a homeowner deletes the photos of their jobs", async () => {
  const { contractorId, leadId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const crewId = await crewOf(platform(), owner, "One");
  const jobId = await jobOf(
    await addVisit(platform(), owner, { crew_id: crewId, lead_id: leadId }),
  );
  const photo = { jobId, kind: "after" as const, caption: null, taskId: null, requestKey: null };
  await addJobPhoto(platform(), owner, { ...photo, file: await samplePhoto() });
  const [stored] = await query().select().from(jobPhotos).where(eq(jobPhotos.workOrderId, jobId));
  const of = { jobId, photoId: stored?.id ?? "", isSmall: true };
  expect(await findJobPhotoKey(platform(), owner, of)).toMatch(/^job-photos\/.*-small\.webp$/);
  await eraseHomeowner(platform(), member, leadId);
  expect(await query().select().from(jobPhotos).where(eq(jobPhotos.workOrderId, jobId))).toEqual(
    [],
  );
  const { rows } = await query().execute(
    sql`select data->>'key' as key from pgboss.job where name = 'remove-photo' and data->>'key' = ${stored?.key}`,
  );
  expect(rows).toEqual([{ key: stored?.key }]);
});
