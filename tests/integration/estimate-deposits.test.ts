import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findDepositTerms } from "~/domains/billing/invoices/deposit-terms.server.ts";
import { saveInvoiceSettings } from "~/domains/billing/invoices/invoice-settings.server.ts";
import { paymentSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice, sendInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { findEstimateByLink } from "~/domains/billing/job-estimates/customer-estimate.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { EstimatePaper } from "~/web/customer/estimate/estimate-paper.tsx";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { estimates, offered } from "./estimate-fixtures.ts";
import { drafted } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { asked, accept, sentTo } = estimates(platform);
const attempt = { number: 1, last: true, signal: new AbortController().signal };

/** The customer's PDF; their page shows the same deposit. */
async function paperOf(token: string): Promise<string> {
  const found = await findEstimateByLink(platform(), token);
  if (!found) throw new Error("no estimate");
  const terms = await findDepositTerms(platform(), token);
  const html = renderToStaticMarkup(createElement(EstimatePaper, { found, terms }));
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test("the customer sees how to pay it, before and after accepting", async () => {
  const { owner, contractorId } = await asked();
  const { token } = await offered(platform(), owner, { fields: { deposit: "50%" } });
  const before = await paperOf(token);
  expect(before).toContain("A deposit is due when you accept");
  expect(before).toContain("Bluebonnet will send you an invoice for the deposit.");
  await accept(token);
  expect(await paperOf(token)).toContain("Deposit: $50.00, due now");
  await saveInvoiceSettings(platform(), owner, { how_to_pay: "Zelle to 512", due_days: "10" });
  expect(await paperOf(token)).toContain("How to pay: Zelle to 512");
  const [mail] = await sentTo(contractorId, "job-estimate-answered");
  await deliver(platform(), system("test"), { messageId: mail?.id ?? "" }, attempt);
  const [sent] = await sentTo(contractorId, "job-estimate-answered");
  expect(sent?.text).toMatch(/deposit.*\$50\.00/i);
});

test("once its invoice is sent, the customer gets a link to it", async () => {
  const { owner } = await asked();
  const { estimateId, token } = await offered(platform(), owner, { fields: { deposit: "50%" } });
  await accept(token);
  const draft = await drafted(platform(), owner, { about: { estimate_id: estimateId } });
  await issueInvoice(platform(), owner, draft);
  expect((await findDepositTerms(platform(), token))?.invoice).toBeNull();
  const { invoiceId } = draft;
  await sendInvoice(platform(), owner, {
    invoiceId,
    channel: "link",
    requestKey: crypto.randomUUID(),
  });
  const link = expect.stringMatching(/\/i\/[\w-]{20,}$/);
  const terms = await findDepositTerms(platform(), token);
  expect(terms).toMatchObject({ invoice: { name: "INV-1001", owedCents: 10_000, link } });
  expect(await paperOf(token)).toContain("View and pay your invoice: INV-1001, $100.00 due");
  const pay = async (amount: string) => {
    const typed = { amount, method: "cash", paid_on: "2026-11-20" };
    const checked = check(paymentSchema, typed);
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const request = checked.value;
    return recordPayment(platform(), owner, {
      invoiceId,
      requestKey: crypto.randomUUID(),
      request,
    });
  };
  await pay("49.99");
  expect(await paperOf(token)).toContain("Deposit: $50.00, due now");
  await pay("0.01");
  expect(await paperOf(token)).not.toContain("due now");
});

test("an estimate without a deposit doesn't mention one", async () => {
  const { owner } = await asked();
  const { token } = await offered(platform(), owner);
  expect(await paperOf(token)).not.toMatch(/deposit/i);
  await accept(token);
  expect(await paperOf(token)).not.toMatch(/deposit/i);
});
