import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addCustomerNote } from "~/domains/customers/change-customers.server.ts";
import {
  customerConsents,
  customerContacts,
  customers,
  properties,
} from "~/domains/customers/customers.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import {
  checkCustomerImport,
  chooseCustomerFields,
  startCustomerImport,
  undoCustomerImport,
} from "~/domains/operations/customer-imports/customer-imports.server.ts";
import {
  customerFieldLabels,
  customerFields,
} from "~/domains/operations/customer-imports/customer-imports.ts";
import {
  type CustomerImportRow,
  findCustomerImport,
  streamCustomerImportRows,
} from "~/domains/operations/customer-imports/read-customer-imports.server.ts";
import {
  runCustomerImport,
  runCustomerImportUndo,
} from "~/domains/operations/customer-imports/run-customer-import.server.ts";
import {
  customerImportRows,
  customerImports,
} from "~/domains/operations/operations.tables.server.ts";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import { addAttachedFile } from "~/domains/schedule/attached-files/attached-files.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { failingAfter } from "./customer-import-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { samplePdf } from "./sample-file.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);
const attempt = { number: 1, last: false, signal: new AbortController().signal };
const worker = system("import-customers");

async function business() {
  const lead = await businessWithLead();
  const { contractorId } = lead;
  const owner = await addBusinessMember(platform(), contractorId, "owner", { name: "Olive" });
  const upload = async (text: string) => {
    const bytes = new TextEncoder().encode(text);
    const checked = await checkCustomerImport(platform(), owner, { name: "list.csv", bytes });
    if (!checked.ok) throw new Error(JSON.stringify(checked));
    return checked.importId;
  };
  const run = async (importId: string, on: Platform = platform()) => {
    await runCustomerImport(on, worker, { importId }, attempt);
    return findCustomerImport(platform(), owner, importId);
  };
  const importList = async (text: string) => {
    const importId = await upload(text);
    expect(await startCustomerImport(platform(), owner, importId)).toEqual({ ok: true });
    return { importId, found: await run(importId) };
  };
  const imported = () =>
    query().select().from(customers).where(eq(customers.contractorId, contractorId));
  const rows = async (importId: string) => {
    const all: CustomerImportRow[] = [];
    for await (const row of streamCustomerImportRows(platform(), owner, importId)) all.push(row);
    return all;
  };
  return { ...lead, owner, upload, run, importList, imported, rows };
}

const file = [
  "Display Name,Company Name,First Name,Last Name,Main Phone,Mobile Phone,E-mails,Billing Street 1,Billing City,Billing State,Billing Zip,Service Street,Service Street 2,Service City,Service State,Service Zip,Gate Code,Notes,Tags,Lead Source,Do Not Contact",
  'Ann New,New Homes LLC,Ann,New,(512) 555-0161,512-555-0162,"ann@homes.example, ann@work.example",1 Bill St,Austin,TX,78701,4 Pine Ln,Apt 2,Austin,Texas,78753-1234,4411,Two dogs,"VIP, Pool",Angi,',
  "Ann New,,Ann,New,(512) 555-0161,,,,,,,9 Lake Rd,,Austin,TX,78704,,,,,",
  "Bob Off,,Bob,Off,512-555-0163,,,,,,,Rural Route,,Lockhart,TX,78644,,,,,yes",
  ",Acme Rentals,,,,,rent@acme.example,88 Main St,Austin,TX,78702,,,,,,,,,,",
  "Cy Town,,Cy,Town,512-555-0164,,,,,,,,,Austin,TX,78704,,,,,",
  ",,,,12,,,,,,,,,,,,,,,,",
].join("\n");

// customers.import
test("customers.import: rows become customers with contacts, properties, notes, and tags", async () => {
  const { contractorId, importList, imported, rows } = await business();
  const before = (await imported()).length;
  const { importId, found } = await importList(file);
  expect(found?.state).toBe("done");
  expect(found?.outcome).toEqual({ new: 4, joined: 1, known: 0, wrong: 1, kept: 0 });
  const all = await imported();
  expect(all).toHaveLength(before + 4);
  const ann = all.find(({ name }) => name === "Ann New");
  expect(ann).toMatchObject({
    company: "New Homes LLC",
    billingAddress: "1 Bill St, Austin, TX 78701",
    notes: "Two dogs\nSource: Angi",
    tags: ["VIP", "Pool"],
    source: "import",
    doNotContactAt: null,
  });
  const contacts = await query()
    .select()
    .from(customerContacts)
    .where(eq(customerContacts.customerId, ann?.id ?? ""));
  expect(
    contacts
      .toSorted((a, b) => a.position - b.position)
      .map(({ kind, value, label }) => `${kind} ${value} ${label}`),
  ).toEqual([
    "phone +15125550162 mobile",
    "phone +15125550161 null",
    "email ann@homes.example null",
    "email ann@work.example null",
  ]);
  const places = await query()
    .select()
    .from(properties)
    .where(eq(properties.contractorId, contractorId));
  const ofAnn = places.filter(({ customerId }) => customerId === ann?.id);
  expect(
    ofAnn.map(({ street, unit, zipCode, accessNotes }) => [street, unit, zipCode, accessNotes]),
  ).toEqual([
    ["4 Pine Ln", "Apt 2", "78753", "4411"],
    ["9 Lake Rd", null, "78704", null],
  ]);
  expect(all.find(({ name }) => name === "Bob Off")?.doNotContactAt).not.toBeNull();
  expect(all.find(({ name }) => name === "Cy Town")?.notes).toBe("Area: Austin, TX 78704");
  const rentals = all.find(({ name }) => name === "Acme Rentals");
  expect(rentals?.billingAddress).toBeNull();
  expect(places.find(({ customerId }) => customerId === rentals?.id)?.street).toBe("88 Main St");
  expect(
    (await rows(importId)).map(({ line, outcome, reason }) => [line, outcome, reason]),
  ).toEqual([[7, "wrong", "The phone column has no phone number"]]);
});

test("customers.import: existing customers don't change", async () => {
  const { importList, phone, imported, rows } = await business();
  const before = await imported();
  const { importId, found } = await importList(
    `name,phone,notes\nEmily Carter,${phone},new notes\nOther Person,${phone},`,
  );
  expect(found?.outcome).toMatchObject({ new: 1, known: 1 });
  const after = await imported();
  expect(after.filter(({ id }) => before.some((row) => row.id === id))).toEqual(before);
  const [knownRow, shared] = await rows(importId);
  expect(knownRow).toMatchObject({
    line: 2,
    outcome: "known",
    cells: ["Emily Carter", phone, "new notes"],
  });
  expect(shared?.reason).toContain("so they share it");
});

test("customers.import: a consent needs its date and the list's proof", async () => {
  const { owner, upload, run, contractorId, rows } = await business();
  const importId = await upload(
    [
      "name,phone,text consent,consent date",
      "Ann,512-555-0171,yes,10/02/2026",
      "Bea,512-555-0172,yes,",
      "Cal,512-555-0173,no,10/02/2026",
      "Dee,512-555-0174,yes,10/02/2036",
    ].join("\n"),
  );
  expect(await startCustomerImport(platform(), owner, importId)).toMatchObject({ code: "invalid" });
  const fields = { 0: "name", 1: "phone", 2: "text_consent", 3: "text_consent_on" };
  const chosen = { fields, consentProof: "Signed forms, in the office" };
  expect(await chooseCustomerFields(platform(), owner, importId, chosen)).toEqual({ ok: true });
  expect(await startCustomerImport(platform(), owner, importId)).toEqual({ ok: true });
  await run(importId);
  const consents = await query()
    .select()
    .from(customerConsents)
    .where(eq(customerConsents.contractorId, contractorId));
  expect(consents).toMatchObject([
    {
      phone: "+15125550171",
      givenBy: "Ann",
      way: "import",
      givenOn: "2026-10-02",
      note: "Signed forms, in the office",
      recordedBy: "Olive",
    },
  ]);
  const opened = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.phone, "+15125550171"));
  expect(opened).toMatchObject([{ customerId: consents[0]?.customerId }]);
  expect((await rows(importId)).map(({ line }) => line)).toEqual([3, 5]);
});

test("customers.import: an interrupted import resumes without adding anyone twice", async () => {
  const { owner, upload, run, imported } = await business();
  const before = (await imported()).length;
  const people = Array.from(
    { length: 1_100 },
    (_, index) => `Person ${String.fromCharCode(97 + (index % 26))}${index},737555${1000 + index}`,
  );
  const importId = await upload(`name,phone\n${people.join("\n")}`);
  await startCustomerImport(platform(), owner, importId);
  await expect(run(importId, failingAfter(platform(), 2))).rejects.toThrow("killed");
  const cut = await findCustomerImport(platform(), owner, importId);
  expect([cut?.state, cut?.done]).toEqual(["running", 500]);
  const last = { ...attempt, last: true };
  const again = runCustomerImport(failingAfter(platform(), 3), worker, { importId }, last);
  await expect(again).rejects.toThrow("killed");
  const stopped = await findCustomerImport(platform(), owner, importId);
  expect([stopped?.state, stopped?.done]).toEqual(["failed", 750]);
  expect(await startCustomerImport(platform(), owner, importId)).toEqual({ ok: true });
  const found = await run(importId);
  expect(found).toMatchObject({ state: "done", done: 1_100, outcome: { new: 1_100 } });
  expect(await imported()).toHaveLength(before + 1_100);
  await run(importId);
  expect(await imported()).toHaveLength(before + 1_100);
});

test("customers.import: an undo within a day keeps customers in use", async () => {
  const { owner, importList, imported, contractorId } = await business();
  const before = (await imported()).map(({ id }) => id);
  const { importId } = await importList(file);
  const bob = (await imported()).find(({ name }) => name === "Bob Off");
  const note = { customerId: bob?.id ?? "", text: "Called", requestKey: null };
  expect(await addCustomerNote(platform(), owner, note)).toEqual({ ok: true });
  expect(await undoCustomerImport(platform(), owner, importId)).toEqual({ ok: true });
  await runCustomerImportUndo(platform(), worker, { importId });
  const customerImport = await findCustomerImport(platform(), owner, importId);
  expect(customerImport).toMatchObject({ state: "undone", outcome: { new: 4, kept: 1 } });
  const remaining = (await imported()).map(({ id }) => id);
  expect(new Set(remaining)).toEqual(new Set([...before, bob?.id]));
  const contacts = await query()
    .select({ customerId: customerContacts.customerId })
    .from(customerContacts)
    .where(eq(customerContacts.contractorId, contractorId));
  expect(contacts.every(({ customerId }) => remaining.includes(customerId))).toBe(true);
  expect(await undoCustomerImport(platform(), owner, importId)).toMatchObject({
    code: "already_done",
  });
});

test("customers.import: an undo keeps customers with a file or a new consent", async () => {
  const { owner, importList, imported, contractorId } = await business();
  const { importId } = await importList(file);
  const people = await imported();
  const [filed, agreed] = [people[0]?.id ?? "", people[1]?.id ?? ""];
  platform().passTime(60_000);
  const contract = samplePdf("Contract");
  const attached = { owner: { customerId: filed }, file: contract, requestKey: null };
  expect(await addAttachedFile(platform(), owner, attached)).toMatchObject({ ok: true });
  const consent = { givenBy: "Ana", way: "phone", givenOn: "2026-11-20" } as const;
  await query()
    .insert(customerConsents)
    .values({
      ...{ contractorId, customerId: agreed, phone: "+15125550188", ...consent },
      ...{ recordedBy: "Olivia", createdAt: platform().clock.now() },
    });
  expect(await undoCustomerImport(platform(), owner, importId)).toEqual({ ok: true });
  await runCustomerImportUndo(platform(), worker, { importId });
  const remaining = new Set((await imported()).map(({ id }) => id));
  expect([remaining.has(filed), remaining.has(agreed)]).toEqual([true, true]);
});

test("customers.import: undo is possible for a day; rows stay a week", async () => {
  const { owner, importList } = await business();
  const { importId } = await importList("name,phone\nAnn,512-555-0181");
  const later = (days: number): Platform => ({
    ...platform(),
    clock: { ...platform().clock, now: () => new Date(Date.now() + days * 86_400_000) },
  });
  expect(await undoCustomerImport(later(1.1), owner, importId)).toMatchObject({
    code: "not_possible",
  });
  await endRetentionPeriods(later(8), system("end-retention"));
  expect(
    await query()
      .select()
      .from(customerImportRows)
      .where(eq(customerImportRows.importId, importId)),
  ).toEqual([]);
});

test("customers.import: odd cells never stop an import", async () => {
  const { owner, upload, run } = await business();
  const odd = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(..."#,. -0129APTaptx\n\"'=@+é😀"), maxLength: 400 }),
    fc.constantFrom("", "512-555-0100", "a@b.example", "Apt 4", "TX", "78701", "yes 1/2/2026"),
  );
  const fields = customerFields.filter((field) => field !== "text_consent");
  const samples = fc.sample(fc.array(odd, { minLength: fields.length, maxLength: fields.length }), {
    numRuns: 600,
    seed: 31,
  });
  const quoted = (cells: readonly string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  const headings = fields.map((field) => customerFieldLabels[field]);
  const importId = await upload([headings, ...samples].map(quoted).join("\n"));
  const chosen = { fields: Object.fromEntries(fields.entries()), consentProof: "" };
  await chooseCustomerFields(platform(), owner, importId, chosen);
  await startCustomerImport(platform(), owner, importId);
  const imported = await run(importId);
  expect(imported?.state).toBe("done");
  const { new: added = 0, joined = 0, known = 0, wrong = 0 } = imported?.outcome ?? {};
  expect(added + joined + known + wrong).toBe(imported?.rows);
  expect(added).toBeGreaterThan(100);
});

// customers.import
test("customers.import: a failed undo and a missing file don't block other imports", async () => {
  const { owner, importList, upload } = await business();
  const { importId } = await importList("name,email\nNora Vale,nora@homes.example");
  await undoCustomerImport(platform(), owner, importId);
  const failing = failingAfter(platform(), 0);
  const undo = (on: Platform, last: boolean) =>
    runCustomerImportUndo(on, worker, { importId }, { last });
  await expect(undo(failing, true)).rejects.toThrow("killed");
  expect(await findCustomerImport(platform(), owner, importId)).toMatchObject({ state: "done" });
  const second = await upload("name,email\nAbe Noor,abe@homes.example");
  await query()
    .update(customerImports)
    .set({ state: "failed", content: null })
    .where(eq(customerImports.id, second));
  expect(await startCustomerImport(platform(), owner, second)).toMatchObject({
    code: "not_possible",
  });
  expect(await undoCustomerImport(platform(), owner, importId)).toEqual({ ok: true });
  await undo(platform(), false);
  expect(await findCustomerImport(platform(), owner, importId)).toMatchObject({ state: "undone" });
});
