import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findDepositTerms } from "~/domains/billing/invoices/deposit-terms.server.ts";
import { findInvoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import { paymentSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { listInvoices } from "~/domains/billing/invoices/list-invoices.server.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice, sendInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { findEstimateByLink } from "~/domains/billing/job-estimates/customer-estimate.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { EstimatePaper } from "~/web/customer/estimate/estimate-paper.tsx";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addSentEstimate, estimates } from "./estimate-fixtures.ts";
import { addDraftInvoice } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { ownerWithLead, accept, sentTo } = estimates(platform);
const attempt = { number: 1, last: true, signal: new AbortController().signal };

/** The customer's PDF; their page shows the same deposit. */
async function paperOf(token: string): Promise<string> {
  const estimate = await findEstimateByLink(platform(), token);
  if (!estimate) throw new Error("no estimate");
  const terms = await findDepositTerms(platform(), token);
  const html = renderToStaticMarkup(createElement(EstimatePaper, { opened: estimate, terms }));
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test("the customer sees how to pay it, before and after accepting", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const { token } = await addSentEstimate(platform(), owner, { fields: { deposit: "50%" } });
  const before = await paperOf(token);
  expect(before).toContain("A deposit is due when you accept");
  expect(before).toContain("Bluebonnet will send you an invoice for the deposit.");
  await accept(token);
  const after = await paperOf(token);
  expect(after).toContain("Deposit: $50.00, due now");
  expect(after).toContain("INV-1001, $50.00 due Pay deposit");
  const [mail] = await sentTo(contractorId, "job-estimate-answered");
  await deliver(platform(), system("test"), { messageId: mail?.id ?? "" }, attempt);
  const [sent] = await sentTo(contractorId, "job-estimate-answered");
  expect(sent?.text).toMatch(/deposit.*\$50\.00/i);
});

test("accepting issues the deposit's invoice once; it's paid there", async () => {
  const { owner } = await ownerWithLead();
  const { token } = await addSentEstimate(platform(), owner, { fields: { deposit: "50%" } });
  await Promise.all([accept(token), accept(token)]);
  const link = expect.stringMatching(/\/i\/[\w-]{20,}$/);
  const terms = await findDepositTerms(platform(), token);
  expect(terms).toMatchObject({ invoice: { name: "INV-1001", owedCents: 5_000, link } });
  const issued = await listInvoices(platform(), owner, null, null);
  expect(issued.rows).toMatchObject([{ isDeposit: true, totalCents: 5_000 }]);
  const [invoice] = issued.rows;
  await pay(owner, invoice?.id ?? "", "49.99");
  expect(await paperOf(token)).toContain("INV-1001, $0.01 due Pay deposit");
  await pay(owner, invoice?.id ?? "", "0.01");
  expect(await paperOf(token)).not.toContain("due now");
});

test("the job's invoice deducts a paid deposit, and replaces an unpaid one", async () => {
  const { owner } = await ownerWithLead();
  const fields = { deposit: "50%" };
  const paid = await addSentEstimate(platform(), owner, { fields });
  await accept(paid.token);
  const [deposit] = (await listInvoices(platform(), owner, null, null)).rows;
  await pay(owner, deposit?.id ?? "", "50");
  const { estimateId } = paid;
  const draft = await addDraftInvoice(platform(), owner, { about: { estimate_id: estimateId } });
  await issueInvoice(platform(), owner, draft);
  const invoice = await findInvoice(platform(), owner, draft.invoiceId);
  expect(invoice).toMatchObject({ owedCents: 5_000, invoice: { totalCents: 5_000 } });
  expect(await paperOf(paid.token)).not.toContain("due now");

  const unpaid = await addSentEstimate(platform(), owner, { fields });
  await accept(unpaid.token);
  const source = { estimate_id: unpaid.estimateId };
  const whole = await addDraftInvoice(platform(), owner, { about: source });
  await issueInvoice(platform(), owner, whole);
  expect((await findDepositTerms(platform(), unpaid.token))?.invoice).toBeNull();
  const { invoiceId } = whole;
  const requestKey = crypto.randomUUID();
  await sendInvoice(platform(), owner, { invoiceId, channel: "link", requestKey });
  expect(await findDepositTerms(platform(), unpaid.token)).toMatchObject({
    invoice: { owedCents: 10_000 },
  });
});

function pay(owner: BusinessMember, invoiceId: string, amount: string) {
  const checked = check(paymentSchema, { amount, method: "cash", paid_on: "2026-11-20" });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const requestKey = crypto.randomUUID();
  return recordPayment(platform(), owner, { invoiceId, requestKey, request: checked.value });
}

test("an estimate without a deposit doesn't mention one", async () => {
  const { owner } = await ownerWithLead();
  const { token } = await addSentEstimate(platform(), owner);
  expect(await paperOf(token)).not.toMatch(/deposit/i);
  await accept(token);
  expect(await paperOf(token)).not.toMatch(/deposit/i);
});
