import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import {
  documentNumbers,
  jobEstimates,
  jobEstimateVersions,
  prices,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { addCustomerNote } from "~/domains/customers/change-customers.server.ts";
import {
  customerConsents,
  customerNotes,
  customers,
  properties,
} from "~/domains/customers/customers.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { streamCustomerImportRows } from "~/domains/operations/customer-imports/read-customer-imports.server.ts";
import { findSwitchImport } from "~/domains/operations/customer-imports/read-switch-imports.server.ts";
import {
  runSwitchImport,
  runSwitchImportUndo,
} from "~/domains/operations/customer-imports/run-switch-import.server.ts";
import {
  checkSwitchImport,
  chooseSwitchFile,
  startSwitchImport,
  undoSwitchImport,
} from "~/domains/operations/customer-imports/switch-imports.server.ts";
import { crews, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { events } from "~/platform/events/events.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { failingAfter } from "./customer-import-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { jobs, whole } from "./switch-import-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);
const attempt = { last: false };
const worker = system("switch-import");

type Files = Record<string, string>;

async function business() {
  const lead = await businessWithLead();
  const { contractorId } = lead;
  const owner = await addBusinessMember(platform(), contractorId, "owner", { name: "Olive" });
  const upload = async (files: Files) => {
    const read = Object.entries(files).map(([name, text]) => ({
      name,
      bytes: new TextEncoder().encode(text),
    }));
    const checked = await checkSwitchImport(platform(), owner, read);
    if (!checked.ok) throw new Error(JSON.stringify(checked));
    return checked.importId;
  };
  const run = async (importId: string, on: Platform = platform()) => {
    await runSwitchImport(on, worker, { importId }, attempt);
    return findSwitchImport(platform(), owner, importId);
  };
  const importFiles = async (files: Files) => {
    const importId = await upload(files);
    expect(await startSwitchImport(platform(), owner, importId)).toEqual({ ok: true });
    return { importId, found: await run(importId) };
  };
  const undo = async (importId: string) => {
    expect(await undoSwitchImport(platform(), owner, importId)).toEqual({ ok: true });
    await runSwitchImportUndo(platform(), worker, { importId });
    return findSwitchImport(platform(), owner, importId);
  };
  const reasons = async (fileId: string | undefined) => {
    const all: (string | null)[] = [];
    for await (const row of streamCustomerImportRows(platform(), owner, fileId ?? "", "all"))
      all.push(`${row.line} ${row.outcome}${row.reason ? ` ${row.reason}` : ""}`);
    return all;
  };
  const own = { contractorId, owner, upload, run, importFiles, undo, reasons };
  return { ...lead, ...own, rows: () => readRows(contractorId) };
}

async function readRows(contractorId: string) {
  const of = <T>(rows: Promise<T[]>) => rows;
  const bills = await of(
    query()
      .select()
      .from(invoices)
      .where(eq(invoices.contractorId, contractorId))
      .orderBy(asc(invoices.number)),
  );
  const quotes = await query()
    .select()
    .from(jobEstimates)
    .where(eq(jobEstimates.contractorId, contractorId))
    .orderBy(asc(jobEstimates.number));
  const jobs = await query()
    .select()
    .from(workOrders)
    .where(eq(workOrders.contractorId, contractorId))
    .orderBy(asc(workOrders.what));
  const appointments = await query()
    .select({
      what: workOrders.what,
      state: visits.state,
      startsAt: visits.startsAt,
      remindAt: visits.remindAt,
      crew: crews.name,
    })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .innerJoin(crews, eq(crews.id, visits.crewId))
    .where(eq(visits.contractorId, contractorId))
    .orderBy(asc(visits.startsAt), asc(crews.name));
  const entries = await query()
    .select()
    .from(invoiceEntries)
    .where(eq(invoiceEntries.contractorId, contractorId))
    .orderBy(asc(invoiceEntries.happenedOn), asc(invoiceEntries.position));
  const people = await query()
    .select()
    .from(customers)
    .where(eq(customers.contractorId, contractorId));
  return { bills, quotes, jobs, appointments, entries, people };
}

// switch.quiet
test("switch.files: an export becomes customers, jobs, estimates, invoices, notes, and prices", async () => {
  const { contractorId, importFiles, rows, reasons } = await business();
  const before = await query().select({ id: messages.id }).from(messages);
  const eventsBefore = await query().$count(events);
  const { found } = await importFiles(whole);
  expect(found).toMatchObject({ state: "done", program: "jobber" });
  const outcomes = found?.files.map(({ fileName, outcome }) => [
    fileName,
    outcome.new,
    outcome.joined,
    outcome.known,
    outcome.wrong,
  ]);
  expect(outcomes).toEqual([
    ["clients.csv", 2, 1, 0, 0],
    ["jobs.csv", 4, 0, 0, 0],
    ["quotes.csv", 2, 0, 0, 0],
    ["invoices.csv", 4, 0, 0, 1],
    ["notes.csv", 1, 0, 0, 0],
    ["prices.csv", 1, 0, 0, 0],
  ]);
  const all = await rows();
  const nameOf = (id: string | null) => all.people.find((person) => person.id === id)?.name;
  expect(
    all.jobs.map(({ what, status, valueCents, customerId }) => [
      what,
      status,
      valueCents,
      nameOf(customerId),
    ]),
  ).toEqual([
    ["Boiler check", "open", 25_000, "Rob Rent"],
    ["Drain cleaning", "done", 18_500, "Ann New"],
    ["Faucet", "open", 9_000, "Ann New"],
    ["Water heater", "open", 90_000, "New Person"],
  ]);
  expect(
    all.appointments.map(({ what, state, startsAt, crew, remindAt }) => [
      what,
      state,
      startsAt.toISOString(),
      crew,
      remindAt,
    ]),
  ).toEqual([
    ["Drain cleaning", "done", "2025-09-10T14:00:00.000Z", "Dave Ridge", null],
    ["Boiler check", "booked", "2036-12-10T15:00:00.000Z", "Dave Ridge", null],
    ["Faucet", "booked", "2036-12-10T15:30:00.000Z", "Imported", null],
  ]);
  expect(
    all.quotes.map(({ number, state, lowCents, highCents, sentAt, remindAt }) => [
      number,
      state,
      lowCents,
      highCents,
      sentAt?.toISOString(),
      remindAt,
    ]),
  ).toEqual([
    [55, "sent", 940_000, 940_000, "2025-06-03T17:00:00.000Z", null],
    [57, "accepted", 215_000, 215_000, "2025-07-03T17:00:00.000Z", null],
  ]);
  const versions = await query()
    .select()
    .from(jobEstimateVersions)
    .where(eq(jobEstimateVersions.contractorId, contractorId));
  expect(versions).toHaveLength(2);
  expect(
    all.bills.map(({ number, totalCents, paidCents, issuedOn, dueOn, remindAt, sentAt }) => [
      number,
      totalCents,
      paidCents,
      issuedOn,
      dueOn,
      remindAt,
      sentAt,
    ]),
  ).toEqual([
    [9001, 18_998, 18_998, "2025-09-11", "2025-09-25", null, null],
    [9002, 103_249, 50_000, "2026-10-30", "2026-11-13", null, null],
    [9006, 3_333, 3_333, "2026-10-30", "2026-11-13", null, null],
    [null, 1_000, 0, null, "2026-11-14", null, null],
  ]);
  for (const { content, totalCents } of all.bills) {
    expect(invoiceTotals(content).totalCents).toBe(totalCents);
  }
  expect(
    all.bills[0]?.content.lines.map(({ description, quantity, priceCents }) => [
      description,
      quantity,
      priceCents,
    ]),
  ).toEqual([
    ["Labor", 2_000, 7_500],
    ["Snake", 1_000, 2_550],
  ]);
  const drain = all.jobs.find(({ what }) => what === "Drain cleaning");
  expect(all.bills[0]?.workOrderId).toBe(drain?.id);
  expect(
    all.entries.map(({ kind, cents, happenedOn }) => `${kind} ${cents} ${happenedOn}`),
  ).toEqual([
    "issued 18998 2025-09-11",
    "payment -18998 2025-09-20",
    "issued 103249 2026-10-30",
    "issued 3333 2026-10-30",
    "payment -50000 2026-10-30",
    "payment -3333 2026-10-30",
  ]);
  const own = await query()
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.contractorId, contractorId));
  expect(own).toMatchObject([{ text: "Gate code 4411", memberName: "Dave" }]);
  const list = await query().select().from(prices).where(eq(prices.contractorId, contractorId));
  expect(list).toMatchObject([{ name: "Snake a drain", priceCents: 18_500, taxable: true }]);
  // Nothing is sent, no reaction is triggered, and no consent is created.
  expect(await query().select({ id: messages.id }).from(messages)).toEqual(before);
  expect(await query().$count(events)).toBe(eventsBefore);
  const consents = await query()
    .select()
    .from(customerConsents)
    .where(eq(customerConsents.contractorId, contractorId));
  expect(consents).toEqual([]);
  const fileOf = (name: string) => found?.files.find(({ fileName }) => fileName === name)?.id;
  expect(await reasons(fileOf("invoices.csv"))).toEqual([
    "2 new",
    "3 new The file doesn’t say when it was paid, so the payment has the invoice’s date",
    "4 new The file doesn’t say when it was paid, so the payment has the invoice’s date. Number 77-B is not a whole number, so it is 9006 here",
    "5 new A draft has no number here; it was 9004",
    "6 wrong It’s void in your file, so there’s nothing due",
  ]);
  expect(await reasons(fileOf("jobs.csv"))).toEqual([
    "2 new",
    "3 new",
    "4 new Dave Ridge is booked then, so it’s on the crew “Imported”",
    "5 new The file has no time for 2036-12-11, so it isn’t on the schedule",
  ]);
});

test("switch.files: reimporting the same export adds nothing", async () => {
  const { importFiles, upload, owner, rows } = await business();
  await importFiles(whole);
  const before = await rows();
  const importId = await upload(whole);
  const planned = await findSwitchImport(platform(), owner, importId);
  const plan = (name: string) => planned?.files.find(({ fileName }) => fileName === name)?.plan;
  expect(plan("invoices.csv")).toEqual({ ready: 0, known: 4, wrong: 1 });
  expect(plan("clients.csv")).toEqual({ ready: 0, known: 3, wrong: 0 });
  const again = await importFiles({ ...whole, "visits.csv": jobs });
  expect(again.found?.files.map(({ outcome }) => outcome.new)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(await rows()).toEqual(before);
});

test("switch.undo: an undo removes everything unused since the import", async () => {
  const { contractorId, owner, importFiles, undo, rows } = await business();
  const before = await rows();
  const { importId } = await importFiles(whole);
  const added = await rows();
  const ann = added.people.find(({ name }) => name === "Ann New");
  const note = { customerId: ann?.id ?? "", text: "Called her today", requestKey: null };
  expect(await addCustomerNote(platform(), owner, note)).toEqual({ ok: true });
  await query()
    .update(invoices)
    .set({ viewedAt: new Date(), updatedAt: new Date(Date.now() + 60_000) })
    .where(and(eq(invoices.contractorId, contractorId), eq(invoices.number, 9001)));
  const undone = await undo(importId);
  expect(undone?.state).toBe("undone");
  const after = await rows();
  expect(after.bills.map(({ number }) => number)).toEqual([9001]);
  expect(after.quotes).toEqual([]);
  // The used invoice's job and customer stay with it.
  expect(after.jobs.map(({ what }) => what)).toEqual(["Drain cleaning"]);
  expect(after.people.map(({ name }) => name).toSorted()).toEqual(
    [...before.people.map(({ name }) => name), "Ann New"].toSorted(),
  );
  const [counter] = await query()
    .select()
    .from(documentNumbers)
    .where(
      and(eq(documentNumbers.contractorId, contractorId), eq(documentNumbers.kind, "invoice")),
    );
  expect(counter?.last).toBe(9001);
});

test("switch.undo: an unused import leaves no trace", async () => {
  const { contractorId, importFiles, undo, rows } = await business();
  const before = await rows();
  const places = () => query().$count(properties, eq(properties.contractorId, contractorId));
  const placesBefore = await places();
  const { importId } = await importFiles(whole);
  const undone = await undo(importId);
  expect(undone?.state).toBe("undone");
  expect(await rows()).toEqual({ ...before });
  expect(await places()).toBe(placesBefore);
  const again = await importFiles(whole);
  expect(again.found?.files.map(({ outcome }) => outcome.new)).toEqual([2, 4, 2, 4, 1, 1]);
});

test("switch.files: an interrupted import resumes without doubling anything", async () => {
  const { upload, owner, run, rows } = await business();
  const importId = await upload(whole);
  await startSwitchImport(platform(), owner, importId);
  for (const transactions of [1, 2, 3]) {
    await expect(run(importId, failingAfter(platform(), transactions))).rejects.toThrow("killed");
  }
  const done = await run(importId);
  expect(done?.state).toBe("done");
  const all = await rows();
  expect([all.bills.length, all.quotes.length, all.jobs.length]).toEqual([4, 2, 4]);
});

test("existing documents keep their numbers beside imported ones", async () => {
  const { contractorId, importFiles, rows } = await business();
  await query().insert(documentNumbers).values({ contractorId, kind: "invoice", last: 9000 });
  const first = ["Invoice #,Client name,Status,Issued date,Total ($),Balance ($)"];
  await importFiles({ "a.csv": [...first, "9001,Ann New,Paid,2026-10-01,10,0"].join("\n") });
  const other = [...first, "9001,Bob Off,Paid,2026-10-01,12,0"]
    .join("\n")
    .replace("Total ($)", "Total");
  const { found } = await importFiles({
    "b.csv": other.replaceAll("Client name", "Customer name"),
  });
  expect(found?.program).toBe("other");
  const { bills: all } = await rows();
  expect(all.map(({ number, totalCents }) => [number, totalCents])).toEqual([
    [9001, 1_000],
    [9002, 1_200],
  ]);
  expect(all[1]?.content.message).toContain("number 9001");
});

test("a name shared by several customers needs another detail to match", async () => {
  const { importFiles, reasons } = await business();
  const { found } = await importFiles({
    "clients.csv":
      "Client name,Phone,Service street,Service city,Service ZIP\nJo Lee,512-555-0181,1 A St,Austin,78701\nJo Lee,512-555-0182,2 B St,Austin,78702",
    "invoices.csv":
      "Invoice #,Client name,Service street,Service city,Service ZIP,Issued date,Total ($),Balance ($)\n1,Jo Lee,2 B St,Austin,78702,2026-10-01,10,0\n2,Jo Lee,,,,2026-10-01,10,0",
  });
  expect(await reasons(found?.files[1]?.id)).toEqual([
    "2 new The file doesn’t say when it was paid, so the payment has the invoice’s date",
    "3 wrong 2 customers are named Jo Lee. Add a phone number, an email, or an address that only one of them has",
  ]);
});

test("switch.files: a file that isn't recognized waits for a member, and is remembered", async () => {
  const { upload, owner, importFiles } = await business();
  const text = "Who,Number,Worth,Day\nAnn New,512-555-0191,10.00,2026-10-01";
  const importId = await upload({ "odd.csv": text });
  const start = await startSwitchImport(platform(), owner, importId);
  expect(start).toMatchObject({ code: "invalid" });
  const switchImport = await findSwitchImport(platform(), owner, importId);
  const fileId = switchImport?.files[0]?.id ?? "";
  const choose = (fields: Record<number, string>) =>
    chooseSwitchFile(platform(), owner, { importId, fileId }, { kind: "invoices", fields });
  await choose({});
  expect(await choose({ 0: "name", 1: "phone" })).toMatchObject({ code: "invalid" });
  const fields = { 0: "name", 1: "phone", 2: "amount", 3: "issued_on" };
  expect(await choose(fields)).toEqual({ ok: true });
  expect(await startSwitchImport(platform(), owner, importId)).toEqual({ ok: true });
  await runSwitchImport(platform(), worker, { importId }, attempt);
  const next = await importFiles({ "odd.csv": text.replace("10.00", "12.00") });
  expect(next.found?.files).toMatchObject([
    { kind: "invoices", isSure: true, outcome: { new: 1 } },
  ]);
});
