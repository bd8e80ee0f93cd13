import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findDepositTerms } from "~/domains/billing/invoices/deposit-terms.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { approveJobEstimate } from "~/domains/billing/job-estimates/accept-estimate.server.ts";
import { duplicateJobEstimate } from "~/domains/billing/job-estimates/create-estimate.server.ts";
import { findEstimateByLink } from "~/domains/billing/job-estimates/customer-estimate.server.ts";
import { withdrawJobEstimate } from "~/domains/billing/job-estimates/save-estimate.server.ts";
import { customerContacts } from "~/domains/customers/customers.tables.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  addDraftEstimate,
  addSentEstimate,
  editorOf,
  estimates,
  line,
  send,
} from "./estimate-fixtures.ts";

const platform = sharedPlatform();
const { query, ownerWithLead, accept, rowOf, leadOf, jobsOf, answersOf, sentTo, enrollmentOf } =
  estimates(platform);

const approve = (actor: BusinessMember, estimateId: string, change = {}) =>
  approveJobEstimate(platform(), actor, {
    ...{ estimateId, version: 1, option: 0, method: "phone", ipAddress: "203.0.113.7", ...change },
  });

const options = [
  { name: "Good", lines: [line("Labor", "100")] },
  { name: "Best", lines: [line("Labor", "100"), line("Parts", "50.50")] },
];

test("estimates.approve: has an acceptance's consequences, without a signature", async () => {
  const { owner, about, leadId, contractorId } = await ownerWithLead();
  const fields = { deposit: "50%" };
  const given = { about, options, fields };
  const { estimateId, token } = await addSentEstimate(platform(), owner, given);
  expect(await approve(owner, estimateId, { option: 7 })).toMatchObject({ code: "invalid" });
  const approvals = [1, 2].map(() => approve(owner, estimateId, { option: 1 }));
  expect((await Promise.all(approvals)).map((one) => one.ok && one.changed).toSorted()).toEqual([
    false,
    true,
  ]);
  expect(await answersOf(estimateId)).toMatchObject([
    {
      kind: "accepted",
      option: 1,
      totalCents: 15_050,
      typedName: null,
      wording: `Sam Stone approved this estimate (by phone). Recorded by ${owner.name}. This isn’t a signature.`,
    },
  ]);
  expect(await jobsOf(contractorId)).toMatchObject([{ leadId, valueCents: 15_050 }]);
  expect(await leadOf(leadId)).toMatchObject({ status: "booked" });
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "lead_moved_on" });
  const deposits = await query().select().from(invoices).where(eq(invoices.estimateId, estimateId));
  // No one has sent it, but the estimate's page links to it.
  expect(deposits).toMatchObject([{ isDeposit: true, totalCents: 7_525, sentAt: null }]);
  const link = expect.stringMatching(/\/i\/[\w-]{20,}$/);
  expect(await findDepositTerms(platform(), token)).toMatchObject({
    invoice: { owedCents: 7_525, link },
  });
  // The team did it themselves.
  expect(await sentTo(contractorId, "job-estimate-answered")).toEqual([]);
  expect(await findEstimateByLink(platform(), token)).toMatchObject({
    state: "accepted",
    response: { typedName: null },
  });
});

test("estimates.approve: only the office, and only an open estimate as it was sent", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const draft = await addDraftEstimate(platform(), owner);
  expect(await approve(owner, draft)).toEqual({ ok: false, code: "not_possible" });
  const { estimateId } = await addSentEstimate(platform(), owner);
  const { save } = await editorOf(platform(), owner, estimateId);
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  await expect(approve(technician, estimateId)).rejects.toThrow("permission denied");
  const { owner: stranger } = await ownerWithLead();
  expect(await approve(stranger, estimateId)).toEqual({ ok: false, code: "not_found" });
  expect(await approve(owner, estimateId, { version: 2 })).toMatchObject({
    code: "changed_elsewhere",
  });
  await save(({ fields, options }) => ({ fields: { ...fields, what: "Two sinks" }, options }));
  expect(await approve(owner, estimateId)).toEqual({ ok: false, code: "not_possible" });
  const { estimateId: voided } = await addSentEstimate(platform(), owner);
  await withdrawJobEstimate(platform(), owner, voided);
  expect(await approve(owner, voided)).toEqual({ ok: false, code: "not_possible" });
  const { estimateId: expired } = await addSentEstimate(platform(), owner);
  platform().passTime(40 * 24 * 60 * 60_000);
  expect(await approve(owner, expired)).toEqual({ ok: false, code: "not_possible" });
  expect(await jobsOf(contractorId)).toEqual([]);
});

test("estimates.approve: isn't recorded over another acceptance", async () => {
  const { owner } = await ownerWithLead();
  const online = await addSentEstimate(platform(), owner, { options });
  await accept(online.token, { option: 0 });
  for (const option of [0, 1]) {
    expect(await approve(owner, online.estimateId, { option })).toMatchObject({
      code: "already_done",
    });
  }
  const { estimateId } = await addSentEstimate(platform(), owner, { options });
  await approve(owner, estimateId, { option: 0 });
  expect(await approve(owner, estimateId, { option: 1 })).toMatchObject({ code: "not_possible" });
});

test("a duplicate is a new draft with the same customer and lines", async () => {
  const { owner, about } = await ownerWithLead();
  const { estimateId } = await addSentEstimate(platform(), owner, { about, options });
  const requestKey = crypto.randomUUID();
  const duplicate = () => duplicateJobEstimate(platform(), owner, { estimateId, requestKey });
  const copied = await duplicate();
  expect(await duplicate()).toEqual(copied);
  if (!copied.ok) throw new Error(copied.code);
  const [original, copy] = [await rowOf(estimateId), await rowOf(copied.estimateId)];
  expect(copy).toMatchObject({
    state: "draft",
    version: 0,
    sentAt: null,
    number: (original?.number ?? 0) + 1,
    leadId: original?.leadId,
    customerId: original?.customerId,
    customerName: "Sam Stone",
    content: { options: original?.content.options },
    highCents: 15_050,
  });
});

test("a duplicate of an accepted estimate is for new work of the customer", async () => {
  const { owner, about, contractorId, leadId } = await ownerWithLead();
  const { estimateId } = await addSentEstimate(platform(), owner, { about, options });
  await approve(owner, estimateId, { option: 1 });
  const original = await rowOf(estimateId);
  const customerId = original?.customerId ?? "";
  await query()
    .update(customerContacts)
    .set({ value: "new@home.example" })
    .where(and(eq(customerContacts.customerId, customerId), eq(customerContacts.kind, "email")));
  const copied = await duplicateJobEstimate(platform(), owner, { estimateId, requestKey: null });
  if (!copied.ok) throw new Error(copied.code);
  expect(await rowOf(copied.estimateId)).toMatchObject({
    ...{ leadId: null, workOrderId: null, customerId },
    ...{ phone: (await leadOf(leadId))?.phone, email: "new@home.example" },
  });
  expect(await send(platform(), owner, copied.estimateId, "link")).toMatchObject({ ok: true });
  expect(await approve(owner, copied.estimateId, { option: 0 })).toMatchObject({ ok: true });
  const jobs = (await jobsOf(contractorId)).map((job) => [job.valueCents, job.customerId]);
  expect(jobs).toEqual([
    [15_050, customerId],
    [10_000, customerId],
  ]);
});
