import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveVisitNotes } from "~/domains/office/customer-edits/edit-visit.server.ts";
import { setJobTask } from "~/domains/schedule/jobs/checklists.server.ts";
import { addSignature } from "~/domains/schedule/jobs/job-photos.server.ts";
import { jobNotes, jobPhotos, jobTasks } from "~/domains/schedule/jobs/jobs.tables.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { reopenVisit } from "~/domains/schedule/visits/restore-visit.server.ts";
import { hashBody } from "~/platform/idempotency/in-transaction-once.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { crewOf, newBusiness } from "./appointment-fixtures.ts";
import { addJob, openBusiness } from "./offline-job.ts";
import { samplePhoto } from "./sample-photo.ts";

const platform = sharedPlatform({ TIME_ZONE: "UTC" });
const query = () => platform().database.query;
let jobs = 0;

async function withJob() {
  const business = await openBusiness(platform());
  const [technician] = business.technicians;
  const job = await addJob(platform(), business, jobs++);
  const visit = async () =>
    (await query().select().from(visits).where(eq(visits.id, job.visitId)))[0];
  return { ...business, ...job, technician, visit };
}

test("a repeated Done, task, or note doesn't undo what came after", async () => {
  const { owner, technician, jobId, visitId, taskIds, visit } = await withJob();
  const key = crypto.randomUUID();
  const finish = () => completeVisit(platform(), technician, visitId, false, key);
  expect(await finish()).toEqual({ ok: true, changed: true });
  await reopenVisit(platform(), owner, visitId);
  expect(await finish()).toEqual({ ok: true, changed: false });
  expect((await visit())?.state).toBe("booked");

  const [taskId = ""] = taskIds;
  const checkOff = () =>
    setJobTask(platform(), technician, { jobId, taskId, isDone: true, requestKey: key });
  expect(await checkOff()).toEqual({ ok: true, changed: true });
  await setJobTask(platform(), owner, { jobId, taskId, isDone: false });
  expect(await checkOff()).toEqual({ ok: true, changed: false });
  const [task] = await query().select().from(jobTasks).where(eq(jobTasks.id, taskId));
  expect(task?.doneAt).toBeNull();

  const write = (notes: string | null, seen: string | null, requestKey: string | null = null) =>
    saveVisitNotes(platform(), owner, visitId, { seen: hashBody([seen]), notes }, requestKey);
  expect(await write("Dog", null, key)).toEqual({ ok: true, changed: true });
  await write(null, "Dog");
  expect(await write("Dog", null, key)).toEqual({ ok: true, changed: false });
  expect((await visit())?.notes).toBeNull();
});

test("a signature is added once: drawn as a photo, typed as a note", async () => {
  const { technician, jobId, visitId, owner } = await withJob();
  const sign = (file: File | null, requestKey: string) =>
    addSignature(platform(), technician, { visitId, name: "Sam Stone", file, requestKey });
  const [drawn, typed] = [crypto.randomUUID(), crypto.randomUUID()];
  const photo = await samplePhoto(600, 200);
  for (const key of [drawn, drawn]) expect(await sign(photo, key)).toEqual({ ok: true });
  for (const key of [typed, typed]) expect(await sign(null, key)).toEqual({ ok: true });
  const photos = await query().select().from(jobPhotos).where(eq(jobPhotos.workOrderId, jobId));
  expect(photos).toMatchObject([{ caption: "Signed by Sam Stone", kind: "other" }]);
  const notes = await query().select().from(jobNotes).where(eq(jobNotes.workOrderId, jobId));
  expect(notes).toMatchObject([{ text: "Signed by Sam Stone" }]);

  // Another crew's technician, and another business, can't sign for it.
  const otherMember = await addBusinessMember(platform(), owner.contractorId, "technician");
  await crewOf(platform(), owner, "Truck 3", [otherMember.id]);
  const foreign = { visitId, name: "Eve", file: null, requestKey: null };
  for (const actor of [otherMember, await newBusiness(platform())]) {
    expect(await addSignature(platform(), actor, foreign)).toEqual({
      ok: false,
      code: "not_found",
    });
  }
});
