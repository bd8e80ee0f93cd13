import { count, eq, sum } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { customers } from "~/domains/customers/customers.tables.server.ts";
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
import { customerImportRows } from "~/domains/operations/operations.tables.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { failingAfter } from "./customer-import-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);
const worker = system("switch-import");
const attempt = { last: false };

const clients = 3_000;
const jobsEach = 3;

const day = (at: number) =>
  `2025-${String(1 + (at % 12)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")}`;
const dollars = (at: number) => (100 + ((at * 37) % 9_000) / 7).toFixed(2);
const every = (line: (at: number) => string, rows: number) =>
  Array.from({ length: rows }, (_, index) => line(index)).join("\n");

/** An export of Jobber: some rows can't be imported, some appointments are at the same time. */
function exportFiles() {
  const person = (at: number) => {
    const clientNumber = at % clients;
    return `Pat${clientNumber} Sample${clientNumber % 977},pat${clientNumber}@homes.example`;
  };
  const jobs = clients * jobsEach;
  return {
    "clients.csv": `J-ID,First Name,Last Name,Main Phone,E-mails,Service Street 1,Service City,Service State,Service Zip code\n${every(
      (at) =>
        `${at},Pat${at},Sample${at % 977},512-${200 + Math.floor(at / 10_000)}-${String(at % 10_000).padStart(4, "0")},pat${at}@homes.example,${at} Oak Ave,Austin,TX,78704`,
      clients,
    )}`,
    "jobs.csv": `Job #,Client name,Client email,Title,Job status,Created date,Scheduled start date,Start time,Visits assigned to,Total revenue ($)\n${every(
      (at) =>
        at % 10 === 0
          ? `${at + 1},${person(at)},Service ${at},Upcoming,2026-10-01,2036-${String(1 + (at % 12)).padStart(2, "0")}-${String(1 + ((at >> 4) % 28)).padStart(2, "0")},${8 + (at % 9)}:00 AM,Tech ${at % 12},${dollars(at)}`
          : `${at + 1},${person(at)},Service ${at},Archived,${day(at)},${day(at)},9:00 AM,Tech ${at % 12},${dollars(at)}`,
      jobs,
    )}`,
    "quotes.csv": `Quote #,Client name,Client email,Title,Status,Created date,Sent date,Approved date,Total ($)\n${every(
      (at) =>
        `${at + 1},${person(at)},Quote ${at},Converted,${day(at)},${day(at)},${day(at)},${dollars(at)}`,
      clients,
    )}`,
    "invoices.csv": `Invoice #,Client name,Client email,Subject,Issued date,Due date,Marked paid date,Job #s,Status,Pre-tax total ($),Total ($),Balance ($),Tax amount ($)\n${every(
      (at) => {
        const total = Number(dollars(at));
        const tax = (total * 0.0825).toFixed(2);
        const gross = (total + Number(tax)).toFixed(2);
        if (at % 500 === 499) return `${at + 1},${person(at)},Bad row,,,,,Paid,,,0.0,0.0`;
        const isPaid = at % 7 !== 0;
        return `${at + 1},${person(at)},Service ${at},${day(at)},${day(at)},${isPaid ? day(at) : ""},${at + 1},${isPaid ? "Paid" : "Past due"},${total.toFixed(2)},${gross},${isPaid ? "0.0" : gross},${tax}`;
      },
      jobs,
    )}`,
  };
}

// switch.files
test("3,000 clients with jobs, quotes, and invoices are imported within ten minutes", async () => {
  const { contractorId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const files = Object.entries(exportFiles()).map(([name, text]) => ({
    name,
    bytes: new TextEncoder().encode(text),
  }));
  const timed: string[] = [];
  const measure = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await run();
    timed.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return result;
  };
  const began = performance.now();
  const checked = await measure("check and count", () =>
    checkSwitchImport(platform(), owner, files),
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  const { importId } = checked;
  expect(await startSwitchImport(platform(), owner, importId)).toEqual({ ok: true });
  const run = (on: Platform) => runSwitchImport(on, worker, { importId }, attempt);
  await measure("first part", () =>
    expect(run(failingAfter(platform(), 20))).rejects.toThrow("the process was killed"),
  );
  await measure("rest", () => run(platform()));
  const seconds = (performance.now() - began) / 1000;
  const switchImport = await findSwitchImport(platform(), owner, importId);
  expect(switchImport?.state).toBe("done");
  const results = await query()
    .select({ outcome: customerImportRows.outcome, rows: count() })
    .from(customerImportRows)
    .where(eq(customerImportRows.contractorId, contractorId))
    .groupBy(customerImportRows.outcome);
  const bad = Math.floor((clients * jobsEach) / 500);
  const all = clients + clients * jobsEach * 2 + clients;
  expect(Object.fromEntries(results.map(({ outcome, rows }) => [outcome, rows]))).toEqual({
    new: all - bad,
    wrong: bad,
  });
  const countOf = async (table: typeof invoices | typeof jobEstimates | typeof workOrders) =>
    query().$count(table, eq(table.contractorId, contractorId));
  expect(await countOf(invoices)).toBe(clients * jobsEach - bad);
  expect(await countOf(jobEstimates)).toBe(clients);
  expect(await countOf(workOrders)).toBe(clients * jobsEach);
  expect(await query().$count(visits, eq(visits.contractorId, contractorId))).toBeGreaterThan(
    clients * jobsEach * 0.89,
  );
  const [money] = await query()
    .select({ total: sum(invoices.totalCents) })
    .from(invoices)
    .where(eq(invoices.contractorId, contractorId));
  const inFile = Array.from({ length: clients * jobsEach }, (_, index) => index)
    .filter((at) => at % 500 !== 499)
    .reduce((cents, index) => {
      const total = Number(dollars(index));
      return (
        cents + Math.round(total * 100) + Math.round(Number((total * 0.0825).toFixed(2)) * 100)
      );
    }, 0);
  expect(Number(money?.total)).toBe(inFile);
  expect(seconds).toBeLessThan(600);
  expect(await undoSwitchImport(platform(), owner, importId)).toEqual({ ok: true });
  await measure("undo", () => runSwitchImportUndo(platform(), worker, { importId }));
  expect(await countOf(invoices)).toBe(0);
  expect(await query().$count(customers, eq(customers.contractorId, contractorId))).toBe(1);
  process.stdout.write(`${seconds.toFixed(1)} s in all; ${timed.join("; ")}\n`);
}, 1_800_000);
