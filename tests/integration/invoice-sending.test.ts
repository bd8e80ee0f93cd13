import { expect, test } from "vitest";
import { refundPayment } from "~/domains/billing/card-payments/refund-payment.server.ts";
import { findInvoiceByLink } from "~/domains/billing/invoices/find-invoice.server.ts";
import {
  readInvoiceSettings,
  saveInvoiceSettings,
} from "~/domains/billing/invoices/invoice-settings.server.ts";
import { listInvoices } from "~/domains/billing/invoices/list-invoices.server.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import {
  issueInvoice,
  sendInvoice,
  sendInvoiceReminders,
} from "~/domains/billing/invoices/send-invoice.server.ts";
import { findTextChannel } from "~/domains/billing/job-estimates/send-document.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { lastingToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { estimates } from "./estimate-fixtures.ts";
import { addDraftInvoice, addIssuedInvoice, beginInvoice, billing } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { ownerWithLead, sentTo, enrollmentOf } = estimates(platform);
const { invoiceOf } = billing(platform);
const day = 24 * 60 * 60_000;
const attempt = { number: 1, last: true, signal: new AbortController().signal };

const open = (invoiceId: string) =>
  findInvoiceByLink(platform(), lastingToken(platform().fingerprint, "invoice", invoiceId));

test("leads get invoices through the consent gate, others by email, once each", async () => {
  const { owner, about, email, contractorId } = await ownerWithLead();
  const draft = await addDraftInvoice(platform(), owner);
  const requestKey = crypto.randomUUID();
  const early = { invoiceId: draft.invoiceId, channel: "email" as const, requestKey };
  expect(await sendInvoice(platform(), owner, early)).toMatchObject({ code: "not_possible" });
  const foreign = await addIssuedInvoice(platform(), owner, { about: { ...about, email } });
  const first = { invoiceId: foreign, channel: "email" as const, requestKey };
  expect(await sendInvoice(platform(), owner, first)).toEqual({ ok: true });
  expect(await sendInvoice(platform(), owner, first)).toEqual({ ok: true });
  const byHand = await sentTo(contractorId, "written-by-hand");
  expect(byHand).toMatchObject([
    {
      text: expect.stringMatching(
        /INV-1001 \(Leaking sink\): \$100\.00 is due by December 4, 2026/,
      ),
    },
  ]);
  expect((await invoiceOf(foreign))?.sentAt).toEqual(platform().clock.now());
  const otherInvoiceId = await addIssuedInvoice(platform(), owner);
  const sms = {
    invoiceId: otherInvoiceId,
    channel: "sms" as const,
    requestKey: crypto.randomUUID(),
  };
  expect(await sendInvoice(platform(), owner, sms)).toMatchObject({
    errors: { channel: expect.stringContaining("No consent on file for texts") },
  });
  const mail = { ...sms, channel: "email" as const };
  await sendInvoice(platform(), owner, mail);
  await sendInvoice(platform(), owner, mail);
  await saveInvoiceSettings(platform(), owner, { how_to_pay: "By check", due_days: "10" });
  const mails = () => sentTo(contractorId, "invoice");
  for (const { id } of await mails()) {
    await deliver(platform(), system("test"), { messageId: id }, attempt);
  }
  expect(await mails()).toMatchObject([
    {
      state: "kept",
      subject: "Your invoice from Bluebonnet",
      text: expect.stringMatching(/\$100\.00[\s\S]*How to pay: By check[\s\S]*\/i\//),
    },
  ]);
  const person = { contractorId, channel: "email" as const, address: "sam@home.example" };
  await inTransaction(platform(), (work) => optOut(work, platform(), person, { way: "text" }));
  await sendInvoice(platform(), owner, { ...mail, requestKey: crypto.randomUUID() });
  const [, declined] = await mails();
  await deliver(platform(), system("test"), { messageId: declined?.id ?? "" }, attempt);
  expect((await mails()).map(({ state }) => state)).toEqual(["kept", "suppressed"]);
});

test("emails another address unless opted out, and lists it in the conversation", async () => {
  const { owner, about, leadId, contractorId } = await ownerWithLead();
  const invoiceId = await addIssuedInvoice(platform(), owner, {
    about: { ...about, email: "accounts@home.example" },
  });
  const mail = async () => {
    const requestKey = crypto.randomUUID();
    for (const _pressed of [1, 2]) {
      const sent = await sendInvoice(platform(), owner, {
        invoiceId,
        channel: "email",
        requestKey,
      });
      expect(sent).toEqual({ ok: true });
    }
  };
  await mail();
  expect(await sentTo(contractorId, "written-by-hand")).toEqual([]);
  const conversationId = (await enrollmentOf(leadId))?.conversationId;
  expect(conversationId).toBeDefined();
  const mails = () => sentTo(contractorId, "invoice");
  expect(await mails()).toMatchObject([
    { toAddress: "accounts@home.example", conversationId, subjectId: leadId },
  ]);
  const person = { contractorId, channel: "email" as const, address: "accounts@home.example" };
  await inTransaction(platform(), (work) => optOut(work, platform(), person, { way: "text" }));
  await mail();
  for (const { id } of await mails()) {
    await deliver(platform(), system("test"), { messageId: id }, attempt);
  }
  expect((await mails()).map(({ state }) => state)).toEqual(["suppressed", "suppressed"]);
  expect(await findTextChannel(platform(), owner, { leadId, phone: null })).not.toMatchObject({
    phone: "+15125550142",
  });
});

test("the page exists from issuing until deletion, without the business's notes", async () => {
  const { owner, about, leadId } = await ownerWithLead();
  const draft = await addDraftInvoice(platform(), owner, { about, fields: { deposit: "40" } });
  expect(await open(draft.invoiceId)).toBeNull();
  await issueInvoice(platform(), owner, draft);
  const invoice = await open(draft.invoiceId);
  expect(invoice).toMatchObject({ owedCents: 6_000, state: "open", howToPay: null });
  // The business's own number is theirs to see.
  const { branding: _, ...others } = invoice ?? {};
  const shown = JSON.stringify(others);
  expect(shown).not.toMatch(/Deposit paid|sam@home|512\W*555\W?0\d{3}/);
  expect(await findInvoiceByLink(platform(), "guessed")).toBeNull();
  await eraseHomeowner(platform(), staffActor("super_admin"), leadId);
  expect(await open(draft.invoiceId)).toBeNull();
});

test("payment instructions and terms are per business and validated", async () => {
  const { owner } = await ownerWithLead();
  expect(await readInvoiceSettings(platform(), owner)).toMatchObject({ dueDays: 14 });
  const save = (how_to_pay: string, due_days: string) =>
    saveInvoiceSettings(platform(), owner, { how_to_pay, due_days });
  for (const days of ["", "-1", "1.5", "366", "soon"]) {
    expect(await save("", days)).toMatchObject({
      errors: { due_days: "Enter a number of days up to 365" },
    });
  }
  await save("In cash", "0");
  await save("By check", "30");
  expect(await readInvoiceSettings(platform(), owner)).toMatchObject({
    howToPay: "By check",
    dueDays: 30,
  });
  const started = await beginInvoice(platform(), owner);
  expect(started.ok && (await invoiceOf(started.invoiceId))?.dueOn).toBe("2026-12-20");
});

test("reminds once before and after the due date until paid or off", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const send = async (channel: "email" | "link") => {
    const invoiceId = await addIssuedInvoice(platform(), owner);
    await sendInvoice(platform(), owner, { invoiceId, channel, requestKey: crypto.randomUUID() });
    return invoiceId;
  };
  const [unpaid, paid, handedOver] = [await send("email"), await send("email"), await send("link")];
  expect((await invoiceOf(handedOver))?.remindAt).toBeNull();
  const reminded = async () => {
    await sendInvoiceReminders(platform(), system("test"));
    await sendInvoiceReminders(platform(), system("test"));
    const mails = await sentTo(contractorId, "invoice");
    return mails
      .filter(({ params }) => JSON.stringify(params).includes("reminds"))
      .map(({ subjectId }) => subjectId);
  };
  // Due on December 4; the first reminder is sent on December 1 at 9 AM.
  platform().passTime(11 * day - 60_000);
  expect(await reminded()).toEqual([]);
  platform().passTime(60_000);
  expect((await reminded()).toSorted()).toEqual([unpaid, paid].toSorted());
  const request = { amount: 10_000, method: "cash" as const, paid_on: "2026-12-01", note: null };
  const payment = { ...request, more_than_owed: false, send_receipt: false };
  await recordPayment(platform(), owner, { invoiceId: paid, request: payment, requestKey: null });
  platform().passTime(4 * day);
  expect(await reminded()).toHaveLength(3);
  expect((await invoiceOf(paid))?.remindAt).toBeNull();
  await saveInvoiceSettings(platform(), owner, { due_days: "14" });
  platform().passTime(7 * day);
  expect(await reminded()).toHaveLength(3);
  expect((await invoiceOf(unpaid))?.remindAt).toBeNull();
});

test("doesn't remind of refunded money, and sharing a link keeps reminders", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const mailed = async () => {
    const invoiceId = await addIssuedInvoice(platform(), owner);
    for (const channel of ["email", "link"] as const) {
      const requestKey = crypto.randomUUID();
      await sendInvoice(platform(), owner, { invoiceId, channel, requestKey });
    }
    return invoiceId;
  };
  const [open, paid] = [await mailed(), await mailed()];
  const request = { amount: 10_000, method: "cash" as const, paid_on: "2026-11-20", note: null };
  const of = { invoiceId: paid, requestKey: null };
  await recordPayment(platform(), owner, {
    ...of,
    request: { ...request, more_than_owed: false, send_receipt: false },
  });
  const back = { ...request, amount: 3_000, not_owed_again: true };
  expect(await refundPayment(platform(), owner, { ...of, request: back })).toMatchObject({
    ok: true,
  });
  platform().passTime(11 * day);
  await sendInvoiceReminders(platform(), system("test"));
  const reminded = (await sentTo(contractorId, "invoice")).filter(({ params }) =>
    JSON.stringify(params).includes("reminds"),
  );
  expect(reminded.map(({ subjectId }) => subjectId)).toEqual([open]);
  platform().passTime(10 * day);
  expect((await listInvoices(platform(), owner, "overdue", null)).rows.map(({ id }) => id)).toEqual(
    [open],
  );
});
