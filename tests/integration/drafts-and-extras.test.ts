import { expect, test } from "vitest";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { beginInvoice, editorOf } from "./invoice-fixtures.ts";
import { pricedJobs } from "./priced-job-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { jobWithItems, acceptedJob, acceptExtra, repeat, collectAll, charged } =
  pricedJobs(platform);

type Owner = Awaited<ReturnType<typeof jobWithItems>>["owner"];

async function addDraft(owner: Owner, about: Record<string, string>) {
  const made = await beginInvoice(platform(), owner, about);
  if (!made.ok) throw new Error(made.code);
  return editorOf(platform(), owner, made.invoiceId);
}

/** A draft that someone emptied. */
async function addEmptyDraft(owner: Owner, about: Record<string, string>) {
  const { save } = await addDraft(owner, about);
  expect(await save((typed) => ({ ...typed, options: [] }))).toMatchObject({ ok: true });
}

test("an empty draft leaves its extra due", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  await repeat(owner, jobId, "");
  const estimateId = await acceptExtra(owner, jobId, { tax_rate: "5" });
  await addEmptyDraft(owner, { estimate_id: estimateId });
  await completeVisit(platform(), owner, visitId, true);
  expect(await collectAll(owner, visitId)).toEqual([11_000, 10_500]);
});

test("an empty draft leaves the job's estimate due, with its tax", async () => {
  const { owner, visitId, jobId } = await acceptedJob();
  await addEmptyDraft(owner, { work_order_id: jobId });
  await completeVisit(platform(), owner, visitId, true);
  expect(await collectAll(owner, visitId)).toEqual([11_000]);
  expect(await charged(jobId)).toEqual([[11_000, 1_000]]);
});

test("an estimate joins the line items of a job whose draft is empty", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  await addEmptyDraft(owner, { work_order_id: jobId });
  await acceptExtra(owner, jobId, { tax_rate: "10" });
  await completeVisit(platform(), owner, visitId, true);
  expect(await collectAll(owner, visitId)).toEqual([22_000]);
});

test("a draft that was paid in advance leaves an extra due", async () => {
  const { owner, visitId, jobId } = await jobWithItems();
  await acceptExtra(owner, jobId, { tax_rate: "5" });
  const { save } = await addDraft(owner, { work_order_id: jobId });
  const saved = await save(({ fields, options }) => ({
    options,
    fields: { ...fields, deposit: "110" },
  }));
  expect(saved).toMatchObject({ ok: true });
  await completeVisit(platform(), owner, visitId, true);
  expect(await collectAll(owner, visitId)).toEqual([10_500]);
});
