import { count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers, properties } from "~/domains/customers/customers.tables.server.ts";
import {
  checkCustomerImport,
  startCustomerImport,
  undoCustomerImport,
} from "~/domains/operations/customer-imports/customer-imports.server.ts";
import { maxCustomerRows } from "~/domains/operations/customer-imports/customer-imports.ts";
import { findCustomerImport } from "~/domains/operations/customer-imports/read-customer-imports.server.ts";
import {
  runCustomerImport,
  runCustomerImportUndo,
} from "~/domains/operations/customer-imports/run-customer-import.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { failingAfter } from "./customer-import-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);
const worker = system("import-customers");
const attempt = { number: 1, last: false, signal: new AbortController().signal };

function* lines() {
  yield "First Name,Last Name,Company,Mobile Phone,Home Phone,Email,Service Street,Service City,Service State,Service Zip,Billing Street,Billing City,Billing State,Billing Zip,Notes,Tags,Lead Source";
  for (let at = 0; at < maxCustomerRows; at += 1) {
    const number = String(2_000_000 + at);
    const phone = (area: string) => `${area}-${number.slice(0, 3)}-${number.slice(3)}`;
    yield `Pat${at},Sample${at % 977},,${phone("512")},${phone("737")},pat${at}@homes.example,${at} Oak Ave,Austin,TX,78704,${at} Pine St,Austin,TX,78701,"Gate ${at}, two dogs","VIP, Pool",Angi`;
  }
}

// customers.import
test("100,000 customers are imported in bounded memory, cut off partway, and undone", async () => {
  const { contractorId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const bytes = new TextEncoder().encode([...lines()].join("\n"));
  const megabytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024);
  const timed: string[] = [`file ${Math.round(bytes.length / 1024 / 1024)} MB`];
  let limit = 0;
  const timer = setInterval(() => (limit = Math.max(limit, megabytes())), 50);
  const measure = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const [began, before] = [performance.now(), megabytes()];
    limit = before;
    const result = await run();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    timed.push(`${name} ${seconds} s, ${before} to at most ${limit} MB`);
    return result;
  };
  const checked = await measure("check", () =>
    checkCustomerImport(platform(), owner, { name: "all.csv", bytes }),
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  const { importId } = checked;
  await startCustomerImport(platform(), owner, importId);
  const run = (on: Platform) => runCustomerImport(on, worker, { importId }, attempt);
  await measure("first part", () =>
    expect(run(failingAfter(platform(), 150))).rejects.toThrow("the process was killed"),
  );
  const cut = await findCustomerImport(platform(), owner, importId);
  expect(cut).toMatchObject({ state: "running", done: 37_500 });
  await measure("rest", () => run(platform()));
  const customerImport = await findCustomerImport(platform(), owner, importId);
  expect(customerImport).toMatchObject({
    state: "done",
    done: maxCustomerRows,
    outcome: { new: maxCustomerRows, joined: 0, known: 0, wrong: 0 },
  });
  const countOf = async (table: typeof customers | typeof properties) => {
    const scope = eq(table.contractorId, contractorId);
    const [row] = await query().select({ rows: count() }).from(table).where(scope);
    return row?.rows;
  };
  expect(await countOf(properties)).toBe(maxCustomerRows);
  const again = await checkCustomerImport(platform(), owner, { name: "again.csv", bytes });
  const secondId = again.ok ? again.importId : "";
  await startCustomerImport(platform(), owner, secondId);
  await measure("the same file again", () =>
    runCustomerImport(platform(), worker, { importId: secondId }, attempt),
  );
  expect((await findCustomerImport(platform(), owner, secondId))?.outcome).toMatchObject({
    new: 0,
    known: maxCustomerRows,
  });
  const before = await countOf(customers);
  await undoCustomerImport(platform(), owner, importId);
  await measure("undo", () => runCustomerImportUndo(platform(), worker, { importId }));
  expect((before ?? 0) - ((await countOf(customers)) ?? 0)).toBe(maxCustomerRows);
  clearInterval(timer);
  process.stdout.write(`${timed.join("; ")}\n`);
}, 1_800_000);
