import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { shownInvoiceStates } from "~/domains/billing/invoices/invoices.ts";
import {
  listInvoices,
  listRelatedInvoices,
  streamInvoices,
} from "~/domains/billing/invoices/list-invoices.server.ts";
import { deleteInvoice } from "~/domains/billing/invoices/manage-invoices.server.ts";
import { creditInvoice } from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { exportHomeowner } from "~/domains/operations/privacy/export-person.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addSentEstimate, estimates, line } from "./estimate-fixtures.ts";
import {
  addDraftInvoice,
  addIssuedInvoice,
  beginInvoice,
  billing,
  editorOf,
} from "./invoice-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const { ownerWithLead, accept, rowOf } = estimates(platform);
const { query, invoiceOf, entriesOf } = billing(platform);
const day = 24 * 60 * 60_000;

test("starts with the accepted option, the job's total, or empty", async () => {
  const { owner, about, contractorId } = await ownerWithLead();
  const options = [
    { name: "Good", lines: [line("Labor", "100")] },
    { name: "Better", lines: [line("Labor", "100", { taxable: true }), line("Faucet", "265")] },
  ];
  const fields = { discount: "10%", tax_rate: "8.25", deposit: "50%" };
  const { estimateId, token } = await addSentEstimate(platform(), owner, {
    about,
    options,
    fields,
  });
  const early = await beginInvoice(platform(), owner, { estimate_id: estimateId });
  expect(early).toMatchObject({ code: "not_found" });
  await accept(token, { option: 1 });
  const accepted = await rowOf(estimateId);
  const key = crypto.randomUUID();
  const started = await beginInvoice(platform(), owner, { estimate_id: estimateId }, key);
  if (!started.ok) throw new Error(started.code);
  expect(await beginInvoice(platform(), owner, { estimate_id: estimateId }, key)).toEqual(started);
  const invoice = await invoiceOf(started.invoiceId);
  expect(invoice).toMatchObject({
    estimateId,
    workOrderId: accepted?.workOrderId,
    number: null,
    dueOn: "2026-12-04",
    totalCents: accepted?.highCents,
    content: { lines: [{ description: "Labor" }, { description: "Faucet" }], taxRate: 8_250 },
  });
  // The estimate's job has the same lines, another job only its total.
  const job = await beginInvoice(platform(), owner, { work_order_id: accepted?.workOrderId ?? "" });
  expect(job.ok && (await invoiceOf(job.invoiceId))?.estimateId).toBe(estimateId);
  const [otherJob] = await query()
    .insert(workOrders)
    .values({ contractorId, customerName: "Ann", what: "New tap", valueCents: 12_345 })
    .returning();
  const worth = await beginInvoice(platform(), owner, { work_order_id: otherJob?.id ?? "" });
  expect(worth.ok && (await invoiceOf(worth.invoiceId))?.totalCents).toBe(12_345);
  const byHand = await beginInvoice(platform(), owner);
  expect(byHand.ok && (await invoiceOf(byHand.invoiceId))?.content.lines).toEqual([]);
  // With the deposit's invoice.
  expect(await listRelatedInvoices(platform(), owner, { estimateId })).toHaveLength(3);
  expect((await listRelatedInvoices(platform(), owner, { leadId: about.lead_id })).length).toBe(3);
});

test("estimates.accept: bills a job's accepted estimates completely and never twice", async () => {
  const { owner, about } = await ownerWithLead();
  const given = (description: string, price: string, discount = "") => ({
    options: [{ name: "Good", lines: [line(description, price)] }],
    fields: { discount },
  });
  const first = await addSentEstimate(platform(), owner, { about, ...given("Base", "2000") });
  await accept(first.token);
  const job = (await rowOf(first.estimateId))?.workOrderId ?? "";
  const extra = async (description: string, price: string, discount = "") => {
    platform().passTime(1000);
    const more = given(description, price, discount);
    const { token } = await addSentEstimate(platform(), owner, {
      about: { work_order_id: job },
      ...more,
    });
    await accept(token);
  };
  const started = async () => {
    platform().passTime(1000);
    const created = await beginInvoice(platform(), owner, { work_order_id: job });
    if (!created.ok) throw new Error(created.code);
    const invoice = await invoiceOf(created.invoiceId);
    const lines = invoice?.content.lines.map(({ description }) => description);
    return { invoiceId: created.invoiceId, lines, cents: invoice?.totalCents };
  };
  const remove = (invoiceId: string) => deleteInvoice(platform(), owner, invoiceId);

  await extra("Extra", "300");
  const [row] = await query().select().from(workOrders).where(eq(workOrders.id, job));
  expect(row?.valueCents).toBe(230_000);
  const all = await started();
  expect(all).toMatchObject({ lines: ["Base", "Extra"], cents: 230_000 });
  await extra("More", "50");
  const more = await started();
  expect(more.lines).toEqual(["More"]);
  const ofFirst = { estimateId: first.estimateId };
  expect(await listRelatedInvoices(platform(), owner, ofFirst)).toMatchObject([
    { id: all.invoiceId },
  ]);
  await remove(all.invoiceId);
  expect((await started()).lines).toEqual(["Base", "Extra"]);
  // Their terms differ, so they are billed separately.
  await extra("Less", "100", "10%");
  await extra("Last", "20");
  const less = await started();
  expect(less).toMatchObject({ lines: ["Less"], cents: 9_000 });
  expect((await started()).lines).toEqual(["Last"]);
  // A voided invoice bills nothing.
  const revision = (await invoiceOf(less.invoiceId))?.revision ?? 0;
  await issueInvoice(platform(), owner, { invoiceId: less.invoiceId, revision });
  const request = { amount: 9_000, reason: "Wrong", bill_again: true };
  await creditInvoice(platform(), owner, { ...less, requestKey: null, request });
  expect((await started()).lines).toEqual(["Less"]);
});

test("shows field errors, rejects stale saves, and deletes drafts", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const { invoiceId } = await addDraftInvoice(platform(), owner);
  const { save } = await editorOf(platform(), owner, invoiceId);
  const wrong = await save(({ fields }) => ({
    fields: { ...fields, deposit: "50%", due_on: "soon", customer_name: "" },
    options: [{ name: "Invoice", lines: [line("Labor", "lots")] }],
  }));
  expect(wrong).toMatchObject({
    errors: {
      deposit: expect.stringContaining("Enter an amount"),
      due_on: "Choose a day",
      customer_name: "Enter the customer’s name",
      line_1_1_price: expect.stringContaining("Enter an amount"),
    },
  });
  const tooMuch = await save((typed) => ({
    ...typed,
    fields: { ...typed.fields, deposit: "100.01" },
  }));
  expect(tooMuch).toMatchObject({ errors: { deposit: "This is more than the invoice total" } });
  const atPrice = (price: string) => (typed: Parameters<Parameters<typeof save>[0]>[0]) => ({
    ...typed,
    options: [{ name: "Invoice", lines: [line("Labor", price)] }],
  });
  expect(await save(atPrice("120"))).toMatchObject({ ok: true });
  expect(await save(atPrice("120"))).toMatchObject({ ok: true });
  expect(await save(atPrice("130"))).toMatchObject({ code: "changed_elsewhere" });
  expect((await invoiceOf(invoiceId))?.totalCents).toBe(12_000);
  const { revision } = await editorOf(platform(), owner, invoiceId).then(
    (editor) => editor.invoice,
  );
  expect(
    await issueInvoice(platform(), owner, { invoiceId, revision: revision - 1 }),
  ).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await deleteInvoice(platform(), owner, invoiceId)).toEqual({ ok: true });
  expect(await listInvoices(platform(), owner, null, null)).toEqual({ rows: [], next: null });
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  await expect(listInvoices(platform(), technician, null, null)).rejects.toThrow(
    "permission denied",
  );
});

test("invoices.issued: issuing assigns one number and the deposit; the database rejects changes", async () => {
  const { owner } = await ownerWithLead();
  const empty = await addDraftInvoice(platform(), owner, { lines: [] });
  expect(await issueInvoice(platform(), owner, empty)).toMatchObject({
    errors: { line_1_1_description: "Add a line first" },
  });
  const late = await addDraftInvoice(platform(), owner, { fields: { due_on: "2026-11-19" } });
  expect(await issueInvoice(platform(), owner, late)).toMatchObject({
    errors: { due_on: "Choose a future date" },
  });
  const draft = await addDraftInvoice(platform(), owner, { fields: { deposit: "40" } });
  const both = await Promise.all([
    issueInvoice(platform(), owner, draft),
    issueInvoice(platform(), owner, draft),
  ]);
  expect(both.map((result) => result.ok && result.number)).toEqual([1001, 1001]);
  const { invoiceId } = draft;
  expect(await entriesOf(invoiceId)).toMatchObject([
    { kind: "issued", cents: 10_000, happenedOn: "2026-11-20" },
    { kind: "payment", cents: -4_000, note: "Deposit paid" },
  ]);
  expect(await invoiceOf(invoiceId)).toMatchObject({
    paidCents: 4_000,
    issuedOn: "2026-11-20",
    business: { name: "Bluebonnet" },
  });
  const { save } = await editorOf(platform(), owner, invoiceId);
  expect(await save((typed) => typed)).toMatchObject({ code: "already_done" });
  expect(await deleteInvoice(platform(), owner, invoiceId)).toMatchObject({ code: "not_possible" });
  for (const change of [{ totalCents: 1 }, { customerName: "Else" }, { number: 7 }]) {
    await expect(
      query().update(invoices).set(change).where(eq(invoices.id, invoiceId)),
    ).rejects.toThrow();
  }
});

test("invoices.gapless: fifty concurrent issues with failures leave no gaps or duplicates", async () => {
  const { owner } = await ownerWithLead();
  const drafts = [];
  for (let at = 0; at < 50; at += 1) drafts.push(await addDraftInvoice(platform(), owner));
  // Fails when its audit entry is written, after the number was assigned.
  const failing = { ...owner, id: "nobody" };
  const outcomes = await Promise.allSettled(
    drafts.map((draft, index) =>
      issueInvoice(platform(), index % 5 === 0 ? failing : owner, draft),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(10);
  const issuedRows = await query()
    .select()
    .from(invoices)
    .where(eq(invoices.contractorId, owner.contractorId));
  const numbers = issuedRows.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => 1001 + index));
});

test("invoices.ledger: the database rejects changing or deleting an entry", async () => {
  const { owner } = await ownerWithLead();
  const invoiceId = await addIssuedInvoice(platform(), owner, { fields: { deposit: "40" } });
  const before = await entriesOf(invoiceId);
  const ofIt = eq(invoiceEntries.invoiceId, invoiceId);
  for (const change of [{ cents: -1 }, { note: "Else" }, { note: null, cents: -1 }]) {
    const changed = await query()
      .update(invoiceEntries)
      .set(change)
      .where(ofIt)
      .catch((error: unknown) => violationOf(error) ?? error);
    expect(changed).toBeInstanceOf(Error);
  }
  await expect(query().delete(invoiceEntries).where(ofIt)).rejects.toThrow();
  expect(await entriesOf(invoiceId)).toEqual(before);
});

test("each list holds the invoices in its state on the business's calendar", async () => {
  const { owner } = await ownerWithLead();
  await addDraftInvoice(platform(), owner);
  await addIssuedInvoice(platform(), owner, { fields: { due_on: "2026-11-20" } });
  await addIssuedInvoice(platform(), owner, { fields: { deposit: "100" } });
  await addIssuedInvoice(platform(), owner, { lines: [line("Gift", "0")] });
  const counts = async () => {
    const counts: Record<string, number> = {};
    for (const state of shownInvoiceStates) {
      const { rows } = await listInvoices(platform(), owner, state, null);
      expect(rows.every(({ shownState }) => shownState === state)).toBe(true);
      counts[state] = rows.length;
    }
    return counts;
  };
  expect(await counts()).toEqual({ draft: 1, open: 1, overdue: 0, paid: 2, credited: 0 });
  platform().passTime(day);
  expect(await counts()).toEqual({ draft: 1, open: 0, overdue: 1, paid: 2, credited: 0 });
  const file: string[] = [];
  for await (const { shownState } of streamInvoices(platform(), owner, null)) file.push(shownState);
  expect(file).toEqual(["paid", "paid", "overdue", "draft"]);
});

test("invoices are exported with a person; deletion keeps only number and amounts", async () => {
  const { owner, about, leadId } = await ownerWithLead();
  await addDraftInvoice(platform(), owner, { about });
  const invoiceId = await addIssuedInvoice(platform(), owner, {
    about,
    fields: { deposit: "40", message: "Thank you, Emily" },
    lines: [line("Work at Emily’s", "100", { taxable: true })],
  });
  const staff = staffActor("super_admin");
  const exported = await exportHomeowner(platform(), staff, leadId);
  expect(exported).toMatchObject({
    // Both have the same timestamp, so in either order.
    invoices: expect.arrayContaining([
      expect.objectContaining({ number: null }),
      expect.objectContaining({ number: 1001 }),
    ]),
    invoice_entries: [{ kind: "issued" }, { kind: "payment" }],
  });
  await eraseHomeowner(platform(), staff, leadId);
  const { rows } = await listInvoices(platform(), owner, null, null);
  expect(rows).toMatchObject([{ id: invoiceId, number: 1001, totalCents: 10_000 }]);
  const stored = JSON.stringify([await invoiceOf(invoiceId), await entriesOf(invoiceId)]);
  expect(stored).not.toMatch(
    /Emily|Sam|Stone|Oak|512\W*555\W?0\d{3}|home\.example|sink|Deposit paid/,
  );
  expect(await entriesOf(invoiceId)).toMatchObject([{ cents: 10_000 }, { cents: -4_000 }]);
});
