import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendReceipt } from "~/domains/billing/billing.jobs.server.ts";
import { refundPayment } from "~/domains/billing/card-payments/refund-payment.server.ts";
import { saveInvoiceSettings } from "~/domains/billing/invoices/invoice-settings.server.ts";
import { paymentSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import {
  findReceiptMethod,
  sendPaymentReceipt,
} from "~/domains/billing/invoices/receipts.server.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { sendInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { type BusinessMember, system } from "~/domains/shared/access/actor.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { estimates } from "./estimate-fixtures.ts";
import { addIssuedInvoice, billing } from "./invoice-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { ownerWithLead, sentTo, query } = estimates(platform);
const { entriesOf } = billing(platform);
const actor = system("test");
const attempt = { number: 1, last: true, signal: new AbortController().signal };
const hour = 60 * 60_000;

/** Records a payment as the page does, with the receipt box checked by default. */
function pay(
  owner: BusinessMember,
  invoiceId: string,
  form: Record<string, string> = {},
  requestKey: string = crypto.randomUUID(),
) {
  const typed = { amount: "100", method: "cash", paid_on: "2026-11-20", send_receipt: "on" };
  const checked = check(paymentSchema, { ...typed, ...form });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return recordPayment(platform(), owner, { invoiceId, requestKey, request: checked.value });
}

/** Runs the invoice's due receipt tasks, as a worker would. */
async function finishJob(invoiceId: string) {
  const ids = new Set((await entriesOf(invoiceId)).map(({ id }) => id));
  const now = platform().clock.now().toISOString();
  const { rows } = await query().execute<{ id: string; data: object }>(
    sql`select id, data from pgboss.job where name = ${sendReceipt.name}
      and start_after <= greatest(now(), ${now}::timestamptz) order by created_on`,
  );
  for (const { data } of rows) {
    const payload = sendReceipt.payload.parse(data);
    if (ids.has(payload.entryId)) await sendPaymentReceipt(platform(), actor, payload);
  }
}

async function mailed(contractorId: string) {
  for (const { id } of await sentTo(contractorId, "receipt")) {
    await deliver(platform(), actor, { messageId: id }, attempt);
  }
  return sentTo(contractorId, "receipt");
}

test("a customer with text consent gets one text for two clicks", async () => {
  const { owner, about, email, contractorId, number, phone } = await ownerWithLead();
  const foreign = { ...about, email, phone };
  const invoiceId = await addIssuedInvoice(platform(), owner, { about: foreign });
  const requestKey = crypto.randomUUID();
  expect(await pay(owner, invoiceId, { amount: "60" }, requestKey)).toMatchObject({
    receipt: { channel: "sms", at: null },
  });
  await pay(owner, invoiceId, { amount: "60" }, requestKey);
  await finishJob(invoiceId);
  await finishJob(invoiceId);
  const texts = await sentTo(contractorId, "receipt-text");
  expect(texts).toMatchObject([
    {
      toAddress: number,
      conversationId: expect.any(String),
      text: expect.stringMatching(
        /^Bluebonnet Plumbing: Invoice INV-1001 \(Leaking sink\): We received \$60\.00\. \$40\.00 is due by December 4, 2026\. Your receipt: http.*\/i\//,
      ),
    },
  ]);
  expect(await mailed(contractorId)).toEqual([]);
});

test("without text consent it's emailed, also to another invoice recipient", async () => {
  const lead = await ownerWithLead();
  const { owner, about, email, contractorId, phone } = lead;
  const elsewhere = { ...about, email: "landlord@home.example", phone };
  const foreign = await addIssuedInvoice(platform(), owner, { about: elsewhere });
  const otherInvoiceId = await addIssuedInvoice(platform(), owner, {
    about: { email: "rosa@home.example" },
  });
  await saveInvoiceSettings(platform(), owner, { how_to_pay: "Zelle to 512", due_days: "10" });
  await pay(owner, foreign);
  await pay(owner, otherInvoiceId, { amount: "30" });
  await finishJob(foreign);
  await finishJob(otherInvoiceId);
  expect(await mailed(contractorId)).toMatchObject([
    {
      toAddress: "landlord@home.example",
      subject: "Your receipt from Bluebonnet",
      text: expect.stringMatching(/We received \$100\.00\. Paid in full\. Thank you!/),
    },
    {
      toAddress: "rosa@home.example",
      text: expect.stringMatching(
        /Received: \$30\.00[\s\S]*Payment method: Cash[\s\S]*Balance due: \$70\.00/,
      ),
    },
  ]);
  // Payment instructions appear only with a balance due.
  const [full, part] = await sentTo(contractorId, "receipt");
  expect([full?.text?.includes("Zelle to 512"), part?.text?.includes("Zelle to 512")]).toEqual([
    false,
    true,
  ]);
  expect(await sentTo(contractorId, "receipt-text")).toEqual([]);
  expect(email).not.toBe("landlord@home.example");
});

test("sends no receipt if unchecked or the customer can't be reached", async () => {
  const { owner, about, email, contractorId, number, phone } = await ownerWithLead();
  const unchecked = await addIssuedInvoice(platform(), owner, {
    about: { ...about, email, phone },
  });
  expect(await pay(owner, unchecked, { send_receipt: "" })).toMatchObject({ receipt: null });
  await finishJob(unchecked);
  const silent = await addIssuedInvoice(platform(), owner, { about: { ...about, email, phone } });
  await inTransaction(platform(), (work) =>
    optOut(
      work,
      platform(),
      { contractorId, channel: "sms", address: number ?? "" },
      { way: "text" },
    ),
  );
  expect(await findReceiptMethod(platform(), owner, silent)).toEqual({
    channel: "email",
    to: email,
    at: null,
  });
  await inTransaction(platform(), (work) =>
    optOut(work, platform(), { contractorId, channel: "email", address: email }, { way: "text" }),
  );
  expect(await pay(owner, silent)).toMatchObject({ ok: true, receipt: null });
  await finishJob(silent);
  const unreachable = await addIssuedInvoice(platform(), owner, {
    about: { email: "", phone: "" },
  });
  expect(await pay(owner, unreachable)).toMatchObject({ ok: true, receipt: null });
  await finishJob(unreachable);
  expect(await mailed(contractorId)).toEqual([]);
  expect(await sentTo(contractorId, "receipt-text")).toEqual([]);
});

test("a text at night waits until morning; corrected payments send none", async () => {
  const { owner, about, contractorId, leadId, phone } = await ownerWithLead();
  await query().update(leads).set({ email: null }).where(eq(leads.id, leadId));
  // 3 AM.
  platform().passTime(18 * hour);
  const invoiceId = await addIssuedInvoice(platform(), owner, {
    about: { ...about, email: "", phone },
  });
  const corrected = await addIssuedInvoice(platform(), owner, {
    about: { ...about, email: "", phone },
  });
  expect(await pay(owner, invoiceId)).toMatchObject({
    receipt: { channel: "sms", at: expect.stringMatching(/9:00 AM/) },
  });
  await pay(owner, corrected);
  await finishJob(invoiceId);
  await finishJob(corrected);
  expect(await sentTo(contractorId, "receipt-text")).toEqual([]);
  await refundPayment(platform(), owner, {
    invoiceId: corrected,
    requestKey: null,
    request: {
      amount: 10_000,
      method: "cash",
      paid_on: "2026-11-21",
      note: null,
      not_owed_again: false,
    },
  });
  platform().passTime(6 * hour);
  await finishJob(invoiceId);
  await finishJob(corrected);
  expect(await sentTo(contractorId, "receipt-text")).toMatchObject([
    { text: expect.stringContaining("Paid in full") },
  ]);
});

test("a paid invoice is sent as a receipt, without reminders", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const invoiceId = await addIssuedInvoice(platform(), owner, {
    about: { email: "rosa@home.example" },
  });
  const send = () =>
    sendInvoice(platform(), owner, {
      invoiceId,
      channel: "email",
      requestKey: crypto.randomUUID(),
    });
  await send();
  await pay(owner, invoiceId, { send_receipt: "", paid_on: "2026-11-21" });
  await send();
  for (const { id } of await sentTo(contractorId, "invoice")) {
    await deliver(platform(), actor, { messageId: id }, attempt);
  }
  const mails = await sentTo(contractorId, "invoice");
  // The first was delayed: it contains the data at the time of sending.
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Your receipt from Bluebonnet",
    "Your receipt from Bluebonnet",
  ]);
  for (const { text } of mails) {
    expect(text).toContain("Paid in full. Thank you!");
    expect(text).not.toMatch(/\$0\.00|how to pay/i);
  }
});
