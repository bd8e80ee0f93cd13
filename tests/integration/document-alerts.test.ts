import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paymentSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { declineJobEstimate } from "~/domains/billing/job-estimates/accept-estimate.server.ts";
import { sendEstimateQuestion } from "~/domains/billing/job-estimates/customer-estimate.server.ts";
import { recordEstimateView, recordInvoiceView } from "~/domains/billing/record-view.server.ts";
import { listTeamNotifications } from "~/domains/office/notifications/choices/team-settings.server.ts";
import { notifications } from "~/domains/office/notifications/notifications.tables.server.ts";
import { lastingToken } from "~/platform/secrets/secrets.server.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addSentEstimate, estimates } from "./estimate-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";
import { notified } from "./notification-fixtures.ts";

const platform = sharedPlatform();
const { query, choose, notifyMembers, emailsTo, mailOf } = notified(platform);
const { ownerWithLead, accept, rowOf } = estimates(platform);
const isCustomer = async () => false;
const isTeam = async () => true;

/** The kinds of the alerts of a business, by member. */
async function kindsOf(contractorId: string) {
  await processEvents(platform());
  const rows = await query()
    .select()
    .from(notifications)
    .where(eq(notifications.contractorId, contractorId));
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ memberId }) => memberId)].map(([memberId, own]) => [
      memberId,
      own.map(({ kind }) => kind).toSorted(),
    ]),
  );
}

test("notifications.viewed-once: twenty concurrent views cause one alert, the team's views none", async () => {
  const { owner, contractorId, about } = await ownerWithLead();
  const { estimateId, token } = await addSentEstimate(platform(), owner, { about });
  expect(await recordEstimateView(platform(), token, isTeam)).toBe(true);
  expect((await rowOf(estimateId))?.viewedAt).toBeNull();
  const views = Array.from({ length: 20 }, () => recordEstimateView(platform(), token, isCustomer));
  expect(new Set(await Promise.all(views))).toEqual(new Set([true]));
  platform().passTime(60 * 60_000);
  await recordEstimateView(platform(), token, isCustomer);
  expect(await kindsOf(contractorId)).toEqual({ [owner.id]: ["estimate-viewed"] });
  expect(await recordEstimateView(platform(), "unknown", isCustomer)).toBe(false);
});

test("notifications.viewed-once: an invoice is viewed once", async () => {
  const { owner, contractorId } = await ownerWithLead();
  await choose(owner, { "by_invoice-viewed": ["email"] });
  const invoiceId = await addIssuedInvoice(platform(), owner);
  const token = lastingToken(platform().fingerprint, "invoice", invoiceId);
  await recordInvoiceView(platform(), token, isTeam);
  await Promise.all([1, 2, 3].map(() => recordInvoiceView(platform(), token, isCustomer)));
  const [invoice] = await query().select().from(invoices).where(eq(invoices.id, invoiceId));
  expect(invoice?.viewedAt).toEqual(platform().clock.now());
  expect(await kindsOf(contractorId)).toEqual({ [owner.id]: ["invoice-viewed"] });
  await notifyMembers(owner);
  const [mail] = await emailsTo(owner.email);
  expect((await mailOf(mail?.id ?? "")).subject).toBe("Sam Stone viewed your invoice");
  expect((await mailOf(mail?.id ?? "")).text).toContain("INV-1001: Leaking sink, $100.00");
});

test("notifications.by-choice: an accepted or declined estimate alerts owners and office", async () => {
  const { owner, contractorId, about } = await ownerWithLead();
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  const first = await addSentEstimate(platform(), owner, { about });
  const second = await addSentEstimate(platform(), owner, { about });
  await accept(first.token);
  const response = { version: 1, reason: null, ipAddress: "203.0.113.7" };
  await declineJobEstimate(platform(), second.token, response);
  await declineJobEstimate(platform(), second.token, response);
  const kinds = await kindsOf(contractorId);
  expect(kinds[owner.id]).toEqual(["estimate-accepted", "estimate-declined"]);
  expect(kinds[technician.id]).toBeUndefined();
});

test("an estimate question sends its own alert, not a reply alert", async () => {
  const { owner, contractorId, about } = await ownerWithLead();
  const { token } = await addSentEstimate(platform(), owner, { about });
  const question = { question: "Does it include the faucet?", requestKey: crypto.randomUUID() };
  await sendEstimateQuestion(platform(), token, question);
  await sendEstimateQuestion(platform(), token, question);
  expect(await kindsOf(contractorId)).toEqual({ [owner.id]: ["estimate-question"] });
});

test("a paid invoice alerts everyone but the member who recorded it", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const office = await addBusinessMember(platform(), contractorId, "office");
  const invoiceId = await addIssuedInvoice(platform(), owner);
  const typed = { amount: "100", method: "cash", paid_on: "2026-11-20" };
  const checked = check(paymentSchema, typed);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const paid = { invoiceId, request: checked.value, requestKey: null };
  expect(await recordPayment(platform(), office, paid)).toMatchObject({ ok: true });
  expect(await kindsOf(contractorId)).toEqual({ [owner.id]: ["invoice-paid"] });
});

test("an owner sees the whole team's alerts", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  await choose(owner, { by_lead: ["email"] });
  const team = await listTeamNotifications(platform(), owner);
  expect(team.map(({ id, choices }) => [id, choices.lead])).toEqual([
    [owner.id, ["email"]],
    [technician.id, ["email", "push"]],
  ]);
  expect(team[1]?.kinds).not.toContain("lead");
  await expect(listTeamNotifications(platform(), technician)).rejects.toThrow();
});
