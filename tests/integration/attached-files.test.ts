import { text } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { mergeCustomers } from "~/domains/customers/merge-customers.server.ts";
import { portalLink } from "~/domains/customers/portal-link.server.ts";
import { findPortal, findSharedFile } from "~/domains/office/portal/portal.server.ts";
import { eraseCustomer } from "~/domains/operations/privacy/erase-customer.server.ts";
import {
  addAttachedFile,
  findAttachedFile,
  listAttachedFiles,
  removeAttachedFile,
  restoreAttachedFile,
  shareAttachedFile,
} from "~/domains/schedule/attached-files/attached-files.server.ts";
import { attachedFiles } from "~/domains/schedule/attached-files/attached-files.tables.server.ts";
import { maxAttachedFiles } from "~/domains/schedule/attached-files/attached-files.ts";
import { scheduleData } from "~/domains/schedule/schedule.personal-data.server.ts";
import type { FileOwner } from "~/domains/schedule/schedule.policy.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf, newBusiness } from "./appointment-fixtures.ts";
import { samplePdf } from "./sample-file.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

/** A business with a technician's job and its customer. */
async function withJob(change: Record<string, string> = {}) {
  const owner = await newBusiness(platform());
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  const crewId = await crewOf(platform(), owner, "One", [technician.id]);
  const visitId = await addVisit(platform(), owner, { crew_id: crewId, ...change });
  const [job] = await query()
    .select({ jobId: workOrders.id, customerId: workOrders.customerId })
    .from(workOrders)
    .innerJoin(visits, eq(visits.workOrderId, workOrders.id))
    .where(eq(visits.id, visitId));
  const { jobId = "", customerId } = job ?? {};
  return { owner, technician, jobId, customerId: customerId ?? "" };
}

const attach = (
  actor: BusinessMember,
  owner: FileOwner,
  file: File,
  requestKey: string | null = null,
) => addAttachedFile(platform(), actor, { owner, file, requestKey });
const list = (actor: BusinessMember, owner: FileOwner) =>
  listAttachedFiles(platform(), actor, owner);
const onlyFile = async (actor: BusinessMember, owner: FileOwner) => {
  const [file] = await list(actor, owner);
  if (!file) throw new Error("No file");
  return file;
};
const keyOf = async (fileId: string) => {
  const [row] = await query().select().from(attachedFiles).where(eq(attachedFiles.id, fileId));
  return row?.key ?? "";
};
const named = (bytes: BlobPart, name: string) => new File([bytes], name);
const office = (inside: string) => `PK\u0003\u0004 [Content_Types].xml ${inside}`;

test("a file is stored unchanged, once, with who added it", async () => {
  const { owner, technician, jobId, customerId } = await withJob();
  const key = crypto.randomUUID();
  const pdf = samplePdf("Permit 12", "../Permit 12 \u202Efdp.exe");
  expect(await attach(technician, { jobId }, pdf, key)).toEqual({ ok: true });
  expect(await attach(technician, { jobId }, pdf, key)).toEqual({ ok: true });
  expect(await attach(owner, { customerId }, samplePdf("Contract"))).toEqual({ ok: true });
  const file = await onlyFile(owner, { jobId });
  expect(file).toMatchObject({
    name: "Permit 12 fdp.pdf",
    addedBy: technician.name,
    bytes: pdf.size,
    isShared: false,
  });
  const stored = await platform().files.read(await keyOf(file.id));
  expect(stored && (await text(stored.stream))).toBe(await pdf.text());
  expect(await list(owner, { customerId })).toMatchObject([{ name: "Contract.pdf" }]);
});

test("a failed upload leaves nothing, so resubmitting uploads it", async () => {
  const { owner, jobId } = await withJob();
  const [requestKey, file] = [crypto.randomUUID(), samplePdf("Permit")];
  const put = () => Promise.reject(new Error("no room"));
  const full = { ...platform(), files: { ...platform().files, put } };
  const failed = await addAttachedFile(full, owner, { owner: { jobId }, file, requestKey });
  expect(failed).toEqual({ ok: false, code: "not_stored" });
  expect(await attach(owner, { jobId }, file, requestKey)).toMatchObject({ ok: true });
  expect(await list(owner, { jobId })).toHaveLength(1);
});

test("a repeated upload stores the file if the first request failed", async () => {
  const { owner, jobId } = await withJob();
  const [requestKey, file] = [crypto.randomUUID(), samplePdf("Permit")];
  await attach(owner, { jobId }, file, requestKey);
  const key = await keyOf((await onlyFile(owner, { jobId })).id);
  await platform().files.remove(key);
  expect(await attach(owner, { jobId }, file, requestKey)).toMatchObject({ ok: true });
  expect(await platform().files.has(key)).toBe(true);
  expect(await list(owner, { jobId })).toHaveLength(1);
});

test("a file's type comes from its content, not its name", async () => {
  const { owner, jobId } = await withJob();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .withExif({ IFD0: { Make: "Canary Camera" } })
    .toBuffer();
  const accepted = [
    named(office("word/document.xml"), "contract.docx"),
    named(office("xl/workbook.xml"), "parts.pdf"),
    named(new Uint8Array(png), "scan"),
  ];
  for (const file of accepted) expect(await attach(owner, { jobId }, file)).toEqual({ ok: true });
  const names = (await list(owner, { jobId })).map(({ name }) => name);
  expect(names.toSorted()).toEqual(["contract.docx", "parts.xlsx", "scan.png"]);
  const refused = [
    named("<html><script>alert(1)</script>", "manual.pdf"),
    named('<svg xmlns="http://www.w3.org/2000/svg"/>', "plan.svg"),
    named("MZ\u0090", "setup.pdf"),
    named(office("word/document.xml word/vbaProject.bin"), "macro.docx"),
    named(office("evil.exe"), "archive.zip"),
    named("", "empty.pdf"),
  ];
  for (const file of refused) {
    expect(await attach(owner, { jobId }, file), file.name).toEqual({
      ok: false,
      code: "unsupported",
    });
  }
  const large = named(new Uint8Array(15 * 1024 * 1024 + 1), "large.pdf");
  expect(await attach(owner, { jobId }, large)).toEqual({ ok: false, code: "too_large" });
});

test("a job's number of files is limited; removed ones don't count", async () => {
  const { owner, jobId } = await withJob();
  const { contractorId, name: addedBy } = owner;
  const row = { contractorId, workOrderId: jobId, name: "a.pdf", bytes: 1, addedBy };
  await query()
    .insert(attachedFiles)
    .values(
      Array.from({ length: maxAttachedFiles }, (_, index) => ({
        ...row,
        key: `attached-files/full-${index}.pdf`,
      })),
    );
  const full = { ok: false, code: "not_possible" };
  expect(await attach(owner, { jobId }, samplePdf("One more"))).toEqual(full);
  const [first] = await list(owner, { jobId });
  const change = { owner: { jobId }, fileId: first?.id ?? "" };
  expect(await removeAttachedFile(platform(), owner, change)).toMatchObject({ ok: true });
  expect(await attach(owner, { jobId }, samplePdf("One more"))).toEqual({ ok: true });
  expect(await restoreAttachedFile(platform(), owner, change)).toEqual(full);
});

test("members.bound-to-business: only who sees the job or customer gets its files", async () => {
  const { owner, technician, jobId, customerId } = await withJob();
  const otherJob = await withJob({ time: "14:00" });
  const stranger = await addBusinessMember(platform(), owner.contractorId, "technician");
  await attach(owner, { jobId }, samplePdf("Permit"));
  await attach(owner, { customerId }, samplePdf("Contract"));
  const [ofJob, ofCustomer] = [{ jobId }, { customerId }];
  const [permit, contract] = [await onlyFile(owner, ofJob), await onlyFile(owner, ofCustomer)];
  const find = (actor: BusinessMember, of: FileOwner, id: string) =>
    findAttachedFile(platform(), actor, of, id);
  expect(await find(technician, ofJob, permit.id)).toMatchObject({ name: "Permit.pdf" });
  expect(await find(stranger, ofJob, permit.id)).toBeNull();
  expect(await list(stranger, ofJob)).toEqual([]);
  await expect(find(technician, ofCustomer, contract.id)).rejects.toThrow();
  expect(await find(owner, ofCustomer, permit.id)).toBeNull();
  expect(await find(otherJob.owner, ofJob, permit.id)).toBeNull();
  expect(await find(otherJob.owner, ofCustomer, contract.id)).toBeNull();
  expect(await find(otherJob.owner, { jobId: otherJob.jobId }, permit.id)).toBeNull();
  const missing = { ok: false, code: "not_found" };
  expect(await attach(otherJob.owner, ofJob, samplePdf("Foreign"))).toEqual(missing);
  expect(await attach(otherJob.owner, ofCustomer, samplePdf("Foreign"))).toEqual(missing);
  expect(await attach(stranger, ofJob, samplePdf("Foreign"))).toEqual(missing);
  const change = { owner: ofJob, fileId: permit.id };
  expect(await removeAttachedFile(platform(), otherJob.owner, change)).toEqual(missing);
  const shared = { ...change, isShared: true };
  expect(await shareAttachedFile(platform(), otherJob.owner, shared)).toEqual(missing);
  await expect(removeAttachedFile(platform(), technician, change)).rejects.toThrow();
});

test("a removed file can be restored for 30 days, then is deleted", async () => {
  const { owner, jobId } = await withJob();
  await attach(owner, { jobId }, samplePdf("Manual"));
  const { id: fileId } = await onlyFile(owner, { jobId });
  const key = await keyOf(fileId);
  const change = { owner: { jobId }, fileId };
  const findFile = () => findAttachedFile(platform(), owner, { jobId }, fileId);
  await removeAttachedFile(platform(), owner, change);
  expect(await findFile()).toBeNull();
  expect(await onlyFile(owner, { jobId })).toMatchObject({ removedBy: owner.name });
  expect(await restoreAttachedFile(platform(), owner, change)).toEqual({ ok: true, changed: true });
  expect(await findFile()).toMatchObject({ name: "Manual.pdf" });
  await removeAttachedFile(platform(), owner, change);
  platform().passTime(29 * 24 * 60 * 60_000);
  await eraseRemoved();
  expect(await list(owner, { jobId })).toHaveLength(1);
  platform().passTime(2 * 24 * 60 * 60_000);
  await eraseRemoved();
  expect(await list(owner, { jobId })).toEqual([]);
  expect(await removalsOf(key)).toBe(1);
});

const eraseRemoved = () =>
  scheduleData.retention?.find(({ name }) => name === "removed files")?.erase(platform());

async function removalsOf(key: string): Promise<number> {
  const { rows } = await query().execute<{ count: number }>(
    sql`select count(*)::integer as count from pgboss.job where name = 'remove-photo' and data->>'key' = ${key}`,
  );
  return rows[0]?.count ?? 0;
}

test("a customer sees a file only while the business shares it", async () => {
  const { owner, jobId, customerId } = await withJob();
  const otherJob = await withJob({ time: "15:00" });
  await attach(owner, { jobId }, samplePdf("Permit"));
  await attach(owner, { customerId }, samplePdf("Warranty"));
  const tokenOf = async (id: string) =>
    (await portalLink(platform(), query(), id)).split("/").at(-1) ?? "";
  const [token, foreign] = [await tokenOf(customerId), await tokenOf(otherJob.customerId)];
  const shown = async () =>
    ((await findPortal(platform(), token))?.files ?? []).map(({ name }) => name).toSorted();
  const permit = { owner: { jobId }, fileId: (await onlyFile(owner, { jobId })).id };
  const warranty = { owner: { customerId }, fileId: (await onlyFile(owner, { customerId })).id };
  expect(await shown()).toEqual([]);
  expect(await findSharedFile(platform(), token, permit.fileId)).toBeNull();
  for (const file of [permit, warranty]) {
    await shareAttachedFile(platform(), owner, { ...file, isShared: true });
  }
  expect(await shown()).toEqual(["Permit.pdf", "Warranty.pdf"]);
  expect(await findSharedFile(platform(), token, permit.fileId)).toMatchObject({
    name: "Permit.pdf",
  });
  expect(await findSharedFile(platform(), foreign, permit.fileId)).toBeNull();
  await removeAttachedFile(platform(), owner, permit);
  await shareAttachedFile(platform(), owner, { ...warranty, isShared: false });
  expect(await shown()).toEqual([]);
  expect(await findSharedFile(platform(), token, permit.fileId)).toBeNull();
});

test("files follow merged customers, and are erased with them", async () => {
  const { owner, jobId, customerId } = await withJob();
  const visitId = await addVisit(platform(), owner, {
    ...{ customer_name: "Sam Stone", phone: "(512) 555-0177", email: "other@home.example" },
    ...{ time: "16:00" },
  });
  const [second] = await query()
    .select({ id: workOrders.customerId })
    .from(workOrders)
    .innerJoin(visits, eq(visits.workOrderId, workOrders.id))
    .where(eq(visits.id, visitId));
  const duplicateId = second?.id ?? "";
  await attach(owner, { jobId }, samplePdf("Permit"));
  await attach(owner, { customerId: duplicateId }, samplePdf("Old contract"));
  const merged = { targetId: customerId, duplicateId };
  expect(await mergeCustomers(platform(), owner, merged)).toMatchObject({ ok: true });
  const file = await onlyFile(owner, { customerId });
  expect(file).toMatchObject({ name: "Old contract.pdf" });
  const keys = [await keyOf(file.id), await keyOf((await onlyFile(owner, { jobId })).id)];
  expect(await eraseCustomer(platform(), owner, customerId)).toEqual({ ok: true });
  const ofBusiness = eq(attachedFiles.contractorId, owner.contractorId);
  expect(await query().select().from(attachedFiles).where(ofBusiness)).toEqual([]);
  for (const key of keys) expect(await removalsOf(key)).toBe(1);
});
