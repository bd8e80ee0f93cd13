// switch.files, switch.undo
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import {
  jobEstimates,
  prices,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { customerNotes, customers } from "~/domains/customers/customers.tables.server.ts";
import { findSwitchImport } from "~/domains/operations/customer-imports/read-switch-imports.server.ts";
import {
  runSwitchImport,
  runSwitchImportUndo,
} from "~/domains/operations/customer-imports/run-switch-import.server.ts";
import {
  checkSwitchImport,
  startSwitchImport,
  undoSwitchImport,
} from "~/domains/operations/customer-imports/switch-imports.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { highLevel, housecallPro } from "./switch-export-fixtures.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const worker = system("switch-import");

async function business() {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const importFiles = async (files: Record<string, string>) => {
    const read = Object.entries(files).map(([name, text]) => ({
      name,
      bytes: new TextEncoder().encode(text),
    }));
    const checked = await checkSwitchImport(platform(), owner, read);
    if (!checked.ok) throw new Error(JSON.stringify(checked));
    const { importId } = checked;
    expect(await startSwitchImport(platform(), owner, importId)).toEqual({ ok: true });
    await runSwitchImport(platform(), worker, { importId }, { last: false });
    const found = await findSwitchImport(platform(), owner, importId);
    const outcomes = found?.files.map(({ fileName, kind, outcome }) => {
      const { new: added, joined, known, wrong } = outcome;
      return [fileName, kind, added, joined, known, wrong];
    });
    return { importId, program: found?.program, outcomes };
  };
  const undo = async (importId: string) => {
    expect(await undoSwitchImport(platform(), owner, importId)).toEqual({ ok: true });
    await runSwitchImportUndo(platform(), worker, { importId });
  };
  return { contractorId, importFiles, undo, rows: () => readRows(contractorId) };
}

async function readRows(contractorId: string) {
  const jobs = await query()
    .select({ what: workOrders.what, status: workOrders.status })
    .from(workOrders)
    .where(eq(workOrders.contractorId, contractorId))
    .orderBy(asc(workOrders.what));
  const appointments = await query()
    .select({ state: visits.state, startsAt: visits.startsAt })
    .from(visits)
    .where(eq(visits.contractorId, contractorId))
    .orderBy(asc(visits.startsAt));
  const estimates = await query()
    .select({ state: jobEstimates.state, cents: jobEstimates.highCents })
    .from(jobEstimates)
    .where(eq(jobEstimates.contractorId, contractorId))
    .orderBy(asc(jobEstimates.highCents));
  const bills = await query()
    .select({ total: invoices.totalCents, paid: invoices.paidCents, issuedOn: invoices.issuedOn })
    .from(invoices)
    .where(eq(invoices.contractorId, contractorId));
  const people = await query()
    .select({ name: customers.name })
    .from(customers)
    .where(eq(customers.contractorId, contractorId))
    .orderBy(asc(customers.name));
  const notes = await query()
    .select({ text: customerNotes.text })
    .from(customerNotes)
    .where(eq(customerNotes.contractorId, contractorId))
    .orderBy(asc(customerNotes.text));
  const book = await query()
    .select({ cents: prices.priceCents })
    .from(prices)
    .where(eq(prices.contractorId, contractorId));
  return { jobs, appointments, estimates, bills, people, notes, book };
}

const nothing = {
  jobs: [],
  appointments: [],
  estimates: [],
  bills: [],
  people: [],
  notes: [],
  book: [],
};

test("switch.files: a whole export of Housecall Pro is imported and undone", async () => {
  const { importFiles, undo, rows } = await business();
  const { importId, program, outcomes } = await importFiles(housecallPro);
  expect(program).toBe("housecall_pro");
  expect(outcomes).toEqual([
    ["customers.csv", "customers", 2, 0, 0, 0],
    ["jobs.csv", "jobs", 2, 0, 0, 0],
    ["estimates.csv", "estimates", 2, 0, 0, 0],
    ["report.csv", "invoices", 1, 0, 0, 0],
    ["notes.csv", "notes", 1, 0, 0, 0],
    ["pricebook.csv", "prices", 1, 0, 0, 0],
  ]);
  const all = await rows();
  expect(all.people.map(({ name }) => name)).toEqual(["Ann New", "Bob Off"]);
  expect(all.jobs).toEqual([
    { what: "AC tune-up", status: "open" },
    { what: "Drain cleaning", status: "done" },
  ]);
  expect(all.appointments.map(({ state }) => state)).toEqual(["done", "booked"]);
  expect(all.estimates).toEqual([
    { state: "declined", cents: 90_000 },
    { state: "accepted", cents: 190_000 },
  ]);
  expect(all.bills).toEqual([{ total: 16_238, paid: 10_000, issuedOn: "2025-09-10" }]);
  expect(all.notes.map(({ text }) => text)).toContainEqual(expect.stringContaining("Dog in the"));
  expect(all.book).toEqual([{ cents: 18_500 }]);
  expect((await importFiles(housecallPro)).outcomes?.flatMap(([, , added]) => added)).toEqual(
    Array(6).fill(0),
  );
  await undo(importId);
  expect(await rows()).toEqual(nothing);
});

test("switch.files: a whole export of HighLevel is imported and undone", async () => {
  const { importFiles, undo, rows } = await business();
  const { importId, program, outcomes } = await importFiles(highLevel);
  expect(program).toBe("gohighlevel");
  expect(outcomes).toEqual([
    ["contacts.csv", "customers", 1, 0, 0, 0],
    ["appointments.csv", "jobs", 3, 0, 0, 0],
    ["estimates.csv", "estimates", 2, 0, 0, 0],
    ["invoices.csv", "invoices", 1, 0, 0, 0],
    ["notes.csv", "notes", 1, 0, 0, 0],
    ["opportunities.csv", "notes", 1, 0, 0, 0],
    ["products.csv", "prices", 1, 0, 0, 0],
  ]);
  const all = await rows();
  expect(all.people.map(({ name }) => name)).toEqual(["Cy Town"]);
  expect(all.jobs).toEqual([
    { what: "AC check", status: "open" },
    { what: "First visit", status: "done" },
    { what: "Quote visit", status: "canceled" },
  ]);
  expect(all.appointments.map(({ startsAt }) => startsAt.toISOString())).toContain(
    "2036-12-03T20:00:00.000Z",
  );
  expect(all.estimates).toEqual([
    { state: "accepted", cents: 420_000 },
    { state: "sent", cents: 510_000 },
  ]);
  expect(all.bills).toEqual([{ total: 420_000, paid: 100_000, issuedOn: "2025-11-02" }]);
  expect(all.notes).toHaveLength(2);
  expect(all.book).toEqual([{ cents: 12_900 }]);
  await undo(importId);
  expect(await rows()).toEqual(nothing);
});
