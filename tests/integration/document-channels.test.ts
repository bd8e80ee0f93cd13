import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findDelivery } from "~/domains/billing/deliveries.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { findTextChannel } from "~/domains/billing/job-estimates/send-document.server.ts";
import { enrollLeads } from "~/domains/follow-ups/enrollments/enroll-leads.server.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { leadEnquiries } from "~/domains/leads/index.server.ts";
import { readTimeline } from "~/domains/office/customers/customer-timeline.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addDraftEstimate, estimates, send } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { rowOf, sentTo } = estimates(platform);
const { query, businessWithLead } = followUps(platform);

/** A lead without a follow-up, who agreed to texts or not. */
async function leadWithoutFollowUp({ agreed }: { agreed: boolean }) {
  const person = agreed ? {} : { informational_sms: undefined, marketing_sms: undefined };
  const lead = await businessWithLead({ person });
  await query().delete(enrollments).where(eq(enrollments.leadId, lead.leadId));
  const owner = await addBusinessMember(platform(), lead.contractorId, "owner");
  const about = { lead_id: lead.leadId, email: lead.email };
  return { ...lead, owner, estimateId: await addDraftEstimate(platform(), owner, { about }) };
}

test("estimates.send: says why a lead without a follow-up can't be texted, and emails them", async () => {
  const { owner, leadId, contractorId, email, estimateId } = await leadWithoutFollowUp({
    agreed: false,
  });
  const channel = () => findTextChannel(platform(), owner, { leadId, phone: null });
  const noConsent = expect.stringMatching(/no consent on file/i);
  expect(await channel()).toEqual({ phone: null, problem: noConsent, email });
  expect(await send(platform(), owner, estimateId, "sms")).toMatchObject({
    code: "invalid",
    errors: { words: noConsent },
  });
  expect(await rowOf(estimateId)).toMatchObject({ state: "draft" });
  expect(await send(platform(), owner, estimateId, "email")).toEqual({ ok: true });
  expect(await sentTo(contractorId, "written-by-hand")).toMatchObject([{ toAddress: email }]);
  expect(await channel()).toMatchObject({ phone: null, problem: expect.any(String) });
});

test("estimates.send: texts a lead without a follow-up who agreed", async () => {
  const { owner, number, contractorId, estimateId } = await leadWithoutFollowUp({ agreed: true });
  expect(await send(platform(), owner, estimateId, "sms")).toEqual({ ok: true });
  expect(await sentTo(contractorId, "written-by-hand")).toMatchObject([{ toAddress: number }]);
});

test("a follow-up doesn't start for a request that a member answered first", async () => {
  const { owner, leadId, estimateId } = await leadWithoutFollowUp({ agreed: true });
  const [first, second] = await Promise.all(
    ["email", "email"].map((channel) => send(platform(), owner, estimateId, channel as "email")),
  );
  expect([first?.ok, second?.ok]).toContain(true);
  const requests = await query()
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .where(eq(leadEnquiries.leadId, leadId));
  const payload = { leadId, enquiryIds: requests.map(({ id }) => id) };
  const event = { name: "lead.captured", id: "1", createdAt: new Date(), payload };
  await inTransaction(platform(), (work) => enrollLeads(work, [event as never]));
  const rows = await query().select().from(enrollments).where(eq(enrollments.leadId, leadId));
  expect(rows.map(({ endedAt }) => endedAt)).toEqual([expect.any(Date)]);
});

test("the estimate and the customer's history show how it was sent", async () => {
  const { contractorId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const estimateId = await addDraftEstimate(platform(), owner);
  const delivery = async () => {
    const row = await rowOf(estimateId);
    if (!row) throw new Error("no estimate");
    const { entries } = await readTimeline(platform(), owner, row.customerId ?? "", null);
    const sent = entries.filter(({ kind }) => kind === "estimate sent");
    return [await findDelivery(platform(), owner, row), sent.map(({ detail }) => detail)] as const;
  };
  expect(await delivery()).toEqual([null, []]);
  await query()
    .update(jobEstimates)
    .set({ createdAt: new Date("2026-01-02T15:00:00Z") })
    .where(eq(jobEstimates.id, estimateId));
  expect(await send(platform(), owner, estimateId, "link")).toEqual({ ok: true });
  expect(await delivery()).toEqual([
    { at: expect.any(Date), channel: null, isFailed: false },
    [null],
  ]);
  platform().passTime(60_000);
  expect(await send(platform(), owner, estimateId, "email")).toEqual({ ok: true });
  expect(await delivery()).toMatchObject([{ channel: "email", isFailed: false }, ["email"]]);
});
