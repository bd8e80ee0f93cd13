import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { pageImports } from "~/domains/operations/operations.tables.server.ts";
import { runImport } from "~/domains/operations/page-imports/import-pages.server.ts";
import {
  cancelImport,
  checkImport,
  findImport,
  startImport,
} from "~/domains/operations/page-imports/page-imports.server.ts";
import { noRows, type RowCounts } from "~/domains/operations/page-imports/page-imports.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { invalid } from "~/platform/result.ts";
import { listChanges } from "../../src/domains/shared/audit/audit.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { headOfPages, pagesFile } from "./pages-file.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const member = staffActor("reviewer");
const attempt = { number: 1, last: false, signal: new AbortController().signal };

beforeEach(async () => {
  await query().delete(pageImports);
  await query().execute(sql`delete from seo_pages`);
});

const check = (text: string | Uint8Array, name = "pages.csv") =>
  checkImport(platform(), member, {
    name,
    bytes: typeof text === "string" ? new TextEncoder().encode(text) : text,
  });

async function checked(text: string): Promise<string> {
  const result = await check(text);
  if (!result.ok) throw new Error(result.errors.file);
  return result.importId;
}

/** Imports a file as staff and the worker do. @returns the row counts by outcome */
async function importFile(text: string): Promise<RowCounts | null | undefined> {
  const importId = await checked(text);
  await startImport(platform(), member, importId);
  await runImport(platform(), system("test"), { importId }, attempt);
  return (await findImport(platform(), member, importId))?.outcome;
}

const allPages = () => query().select().from(seoPages).orderBy(asc(seoPages.businessName));

test("imports pages with any spelling, and importing again changes nothing", async () => {
  const file =
    "\uFEFFBusiness Name,SERVICE,city,State,Status,zip-code,phone,brand_color,website,about\n" +
    `"Ann's ""Best"" Pipes",Plumber,St. Louis,missouri,LIVE,02134,'+15125550100,Navy,acme.example,"Two\nlines"\n` +
    "Zed Air,hvac,Cañon City,CO,,,,,,\n\n,,,,,,,,,\n";
  expect(await importFile(file)).toEqual({ ...noRows, new: 2 });
  const [ann, zed] = await allPages();
  expect(ann).toMatchObject({
    businessName: `Ann's "Best" Pipes`,
    service: "plumbing",
    city: "St. Louis",
    citySlug: "st-louis",
    state: "MO",
    status: "live",
    zipCode: "02134",
    phone: "+15125550100",
    brandColor: "#000080",
    website: "https://acme.example",
    about: "Two\nlines",
  });
  expect(ann?.publishedAt).toEqual(platform().clock.now());
  expect(zed).toMatchObject({
    service: "hvac",
    citySlug: "canon-city",
    status: "draft",
    phone: null,
  });
  platform().passTime(1000);
  expect(await importFile(file)).toEqual({ ...noRows, unchanged: 2 });
  expect(await allPages()).toEqual([ann, zed]);
});

test("a check lists errors by line and changes nothing", async () => {
  const importId = await checked(
    `${headOfPages}Good,hvac,Waco,TX,,,\n,flying,Waco,Texas,,,\nBad,hvac,???,ZZ,gone,,\ngood,HVAC,waco,tx,live,,\n"A\nB",plumbing,Waco,TX,live,,\nOther,plumbing,Waco,TX,live,,\n`,
  );
  const pageImport = await findImport(platform(), member, importId);
  expect(pageImport).toMatchObject({
    state: "checked",
    rows: 6,
    expected: { ...noRows, new: 2, invalid: 4 },
  });
  expect(pageImport?.problems.map(({ line, field, message }) => [line, field, message])).toEqual([
    [3, "business_name", "Business name is required"],
    [3, "service", "Use a service like plumbing, HVAC, or lawn-care"],
    [4, "city", "Use a city's name"],
    [4, "state", "Use a state like TX or Texas"],
    [4, "status", "Use draft or live"],
    [5, "", "Line 2 is the same page."],
    [8, "", "Line 6 asks for the same territory."],
  ]);
  expect(await allPages()).toEqual([]);
});

test("never replaces a territory's holder or overwrites a live page", async () => {
  await importFile(
    `${headOfPages}Holder,hvac,Waco,TX,live,254-555-0101,Old\nDraft,roofing,Waco,TX,,,Old\n`,
  );
  const outcome = await importFile(
    `${headOfPages}Holder,hvac,Waco,TX,live,254-555-0101,New\nOther,hvac,Waco,TX,draft,,\nDraft,roofing,Waco,TX,live,,New\n`,
  );
  expect(outcome).toEqual({ ...noRows, kept: 1, taken: 1, changed: 1 });
  const pages = await allPages();
  expect(pages.map(({ businessName, status, about }) => [businessName, status, about])).toEqual([
    ["Draft", "draft", "New"],
    ["Holder", "live", "Old"],
  ]);
  const [last] = await query().select().from(pageImports).orderBy(sql`id desc`).limit(1);
  const pageImport = await findImport(platform(), member, last?.id ?? "");
  expect(pageImport?.problems.map(({ line, message }) => [line, message])).toEqual([
    [2, "The page is already live with different content. It stays as is."],
    [3, "Holder is live in this territory."],
  ]);
});

test("repeated clicks import a file once, and it is audited", async () => {
  const importId = await checked(`${headOfPages}One,hvac,Waco,TX,live,,\n`);
  const pressed = await Promise.all([1, 2, 3].map(() => startImport(platform(), member, importId)));
  expect(pressed.map(outcomeOf).toSorted()).toEqual(["already_done", "already_done", "done"]);
  await Promise.all([1, 2].map(() => runImport(platform(), system("test"), { importId }, attempt)));
  expect(await allPages()).toHaveLength(1);
  expect(await cancelImport(platform(), member, importId)).toBe(false);
  const changes = await listChanges(platform(), member, "page_import", importId);
  expect(changes.map(({ action, after }) => [action, after])).toEqual([
    ["page_import.start", { rows: 1, expected: { ...noRows, new: 1 } }],
  ]);
  const [row] = await query().select().from(pageImports).where(eq(pageImports.id, importId));
  expect(row).toMatchObject({ state: "done", content: null, done: 1 });
});

test("a discarded file can't be imported", async () => {
  const importId = await checked(`${headOfPages}One,hvac,Waco,TX,live,,\n`);
  expect(await cancelImport(platform(), member, importId)).toBe(true);
  expect(outcomeOf(await startImport(platform(), member, importId))).toBe("already_done");
  await runImport(platform(), system("test"), { importId }, attempt);
  expect(await allPages()).toEqual([]);
});

test.each([
  ["", "The file is empty."],
  ["\n\n", "The file is empty."],
  [
    "business_name,service,city\nA,hvac,Waco\n",
    "We found no column “state”. Its columns are “business_name”, “service”, “city”.",
  ],
  [headOfPages, "The file has headings but no lines."],
])("rejects %j: %s", async (text, problem) => {
  expect(await check(text)).toEqual({ ok: false, code: "invalid", errors: { file: problem } });
  expect(await query().select().from(pageImports)).toEqual([]);
});

test("reads accents in a file saved by an old spreadsheet", async () => {
  const bytes = Buffer.from(`${headOfPages}Café Air,hvac,Waco,TX,,,\n`, "latin1");
  const result = await check(bytes);
  if (!result.ok) throw new Error(result.errors.file);
  await startImport(platform(), member, result.importId);
  await runImport(platform(), system("test"), { importId: result.importId }, attempt);
  expect((await allPages())[0]?.businessName).toBe("Café Air");
});

test("imports a line without invalid optional values, with a note", async () => {
  const importId = await checked(
    "Company,Trade,Town,State,Telephone,Email Address,Web Site,ZIP,Owner\n" +
      "One,hvac,Waco,TX,222-222-2222,josé@one.example,not a site,M5V 2T6,Pat\n" +
      "Two,hvac,Waco,TX,254-555-0101 x7,r&d@twö.example,two.example,767011234,Sam\n",
  );
  const pageImport = await findImport(platform(), member, importId);
  expect(pageImport?.expected).toEqual({ ...noRows, new: 2 });
  expect(pageImport?.problems.map(({ line, field, message }) => [line, field, message])).toEqual([
    [2, "email", expect.stringContaining("Skipped. We can’t send to addresses with accents")],
    [2, "phone", expect.stringContaining("Skipped. That looks like a placeholder")],
    [2, "website", expect.stringContaining("Skipped. Use a web address")],
    [2, "zip_code", "Skipped. Use a 5-digit ZIP code."],
  ]);
  expect(pageImport?.columns?.map(({ heading, label }) => [heading, label])).toContainEqual([
    "Owner",
    null,
  ]);
  await startImport(platform(), member, importId);
  await runImport(platform(), system("test"), { importId }, attempt);
  const [firstPage, two] = await allPages();
  expect(firstPage).toMatchObject({ phone: null, email: null, website: null, zipCode: null });
  expect(two).toMatchObject({
    phone: "254-555-0101 x7",
    phoneE164: "+12545550101",
    email: "r&d@xn--tw-gka.example",
    website: "https://two.example",
    zipCode: "76701",
  });
});

test("an interrupted import resumes and imports each row once", async () => {
  const importId = await checked(pagesFile(600));
  await startImport(platform(), member, importId);
  const real = platform();
  let batches = 0;
  const dying = {
    ...real,
    database: {
      ...real.database,
      transaction: ((...args: Parameters<typeof real.database.transaction>) => {
        batches += 1;
        if (batches > 1) throw new Error("The worker was killed");
        return real.database.transaction(...args);
      }) as typeof real.database.transaction,
    },
  };
  await expect(runImport(dying, system("test"), { importId }, attempt)).rejects.toThrow(/killed/);
  expect(await findImport(real, member, importId)).toMatchObject({ state: "running", done: 250 });
  const last = { ...attempt, last: true };
  await expect(runImport(dying, system("test"), { importId }, last)).rejects.toThrow(/killed/);
  expect(await findImport(real, member, importId)).toMatchObject({ state: "failed", done: 250 });
  await runImport(real, system("test"), { importId }, attempt);
  expect(await findImport(real, member, importId)).toMatchObject({
    state: "done",
    done: 600,
    outcome: { ...noRows, new: 600 },
  });
  expect(await allPages()).toHaveLength(600);
});

test("rejects too many rows before checking them all", async () => {
  expect(await check(pagesFile(50_001))).toEqual(
    invalid({ file: "Import up to 50,000 rows at a time." }),
  );
}, 60_000);
