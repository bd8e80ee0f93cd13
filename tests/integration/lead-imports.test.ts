import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { properties } from "~/domains/customers/customers.tables.server.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import {
  cancelLeadImport,
  checkLeadImport,
  findLeadImport,
  listWaitingImports,
  runLeadImport,
} from "~/domains/intake/lead-entry/lead-import.server.ts";
import { leadImports } from "~/domains/intake/lead-entry/lead-imports.tables.server.ts";
import {
  maxLeadFileBytes,
  maxLeadRows,
  maxWaitingImports,
} from "~/domains/intake/lead-entry/lead-imports.ts";
import { consentRecords, leadNotes, leads } from "~/domains/leads/leads.tables.server.ts";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);

async function business() {
  const lead = await businessWithLead();
  const owner = await addBusinessMember(platform(), lead.contractorId, "owner", { name: "Olive" });
  const importFile = (text: string, name = "customers.csv") =>
    checkLeadImport(platform(), owner, { name, bytes: new TextEncoder().encode(text) });
  const own = () => query().select().from(leads).where(eq(leads.contractorId, lead.contractorId));
  return { ...lead, owner, bring: importFile, own };
}

test("leads.import: two members can review files together without seeing quarantined leads", async () => {
  const { owner, contractorId, bring, phone, leadId } = await business();
  const oscar = await addBusinessMember(platform(), contractorId, "office", { name: "Oscar" });
  const text = `name,phone\nEmily,${phone}\nSomeone Else,${phone}`;
  await query().update(leads).set({ quarantined: true }).where(eq(leads.id, leadId));
  const mine = await bring(text);
  const bytes = new TextEncoder().encode(text);
  await checkLeadImport(platform(), oscar, { name: "his.csv", bytes });
  const preview = await findLeadImport(platform(), owner, mine.ok ? mine.importId : "");
  expect(preview?.counts).toEqual({ new: 1, known: 1, wrong: 0 });
  expect(JSON.stringify(preview)).not.toContain("Emily Carter");
  expect(preview?.lines.at(-1)).toMatchObject({ name: "Someone Else", words: "" });
});

const file = [
  "First Name,Last Name,Phone Number,Email,Notes,Stage,Date,sms_consent,Favorite color",
  'Ann,New,(512) 555-0161,ann@homes.example,"Gutters, both sides",booked,11/02/2026,,red',
  "Bob,Also,512-555-0162,,,,,asked at the door June 3,",
  "Ann,Twice,,ANN@homes.example,,,,,",
  ",,512-555-0163,,,,,,",
  "Cy,Number,12,,,,,,",
  "Di,Yes,512-555-0164,,,,,yes,",
  "Em,Late,512-555-0165,,,sold,,,",
].join("\n");

test("leads.import: a preview shows each line's outcome, and the import runs once", async () => {
  const { owner, bring, own, phone, contractorId } = await business();
  const checked = await bring(`${file}\nEmily,Known,${phone},,,,,,`);
  if (!checked.ok) throw new Error(checked.code);
  const preview = await findLeadImport(platform(), owner, checked.importId);
  expect(preview?.counts).toEqual({ new: 5, known: 2, wrong: 1 });
  expect(preview?.columns.map(({ heading, label, match }) => [heading, label, match])).toEqual([
    ["First Name", "First name", "exact"],
    ["Last Name", "Last name", "exact"],
    ["Phone Number", "Phone", "exact"],
    ["Email", "Email", "exact"],
    ["Notes", "Request", "exact"],
    ["Stage", "Status", "exact"],
    ["Date", "Date requested", "exact"],
    ["sms_consent", "Text consent", "exact"],
    ["Favorite color", null, null],
  ]);
  expect(preview?.columns.at(-1)?.samples).toEqual(["red"]);
  const outcomes = preview?.lines.map(({ line, becomes, words }) => `${line} ${becomes} ${words}`);
  expect(outcomes?.toSorted()).toEqual([
    "2 new ",
    "3 new ",
    "4 known Same person as line 2",
    "5 new No name, so we used their number or email",
    "6 wrong The phone column has no phone number, so you can’t reach them",
    "7 new “yes” doesn’t say when and how they agreed to texts, so no consent is recorded",
    "8 new ",
    "9 known Already in your leads as Emily Carter",
  ]);
  expect(await own()).toHaveLength(1);
  const both = await Promise.all(
    [1, 2].map(() => runLeadImport(platform(), owner, checked.importId)),
  );
  expect(both.filter(({ ok }) => ok)).toEqual([
    { ok: true, counts: { new: 5, known: 2, wrong: 1 } },
  ]);
  await processEvents(platform());
  const imported = (await own()).filter(({ source }) => source === "import");
  expect(imported.map(({ name, status }) => `${name} ${status}`).toSorted()).toEqual([
    "(512) 555-0163 contacted",
    "Ann New booked",
    "Bob Also contacted",
    "Di Yes contacted",
    "Em Late contacted",
  ]);
  const ids = imported.map(({ id }) => id);
  const followed = await query().select().from(enrollments).where(inArray(enrollments.leadId, ids));
  expect(followed.map(({ endReason }) => endReason)).toEqual(Array(5).fill("not_asked"));
  const agreed = await query()
    .select()
    .from(consentRecords)
    .where(inArray(consentRecords.phone, ["+15125550162", "+15125550164"]));
  expect(agreed).toMatchObject([
    { kind: "informational_sms", wording: "asked at the door June 3" },
  ]);
  const late = imported.find(({ name }) => name === "Em Late");
  const notes = await query()
    .select()
    .from(leadNotes)
    .where(eq(leadNotes.leadId, late?.id ?? ""));
  expect(notes).toMatchObject([{ text: "From the file\nStatus: sold", memberName: "Olive" }]);
  const [row] = await query()
    .select()
    .from(leadImports)
    .where(eq(leadImports.contractorId, contractorId));
  expect(row).toMatchObject({ state: "done", content: null, outcome: { new: 5 } });
});

test("leads.import: a second file waits next to the first, with its page", async () => {
  const { owner, bring, own } = await business();
  const first = await bring("name,email\nAnn First,ann.first@homes.example", "first.csv");
  const second = await bring("name,email\nBob Second,bob.second@homes.example", "second.csv");
  if (!first.ok || !second.ok) throw new Error("not checked");
  const waiting = await listWaitingImports(platform(), owner);
  expect(waiting.map(({ fileName, rows }) => [fileName, rows])).toEqual([
    ["second.csv", 1],
    ["first.csv", 1],
  ]);
  expect(waiting[0]?.expiresAt).toEqual(
    new Date(platform().clock.now().getTime() + 24 * 60 * 60 * 1000),
  );
  expect(await runLeadImport(platform(), owner, first.importId)).toMatchObject({ ok: true });
  expect(await findLeadImport(platform(), owner, second.importId)).toMatchObject({
    state: "checked",
  });
  await cancelLeadImport(platform(), owner, second.importId);
  expect(await listWaitingImports(platform(), owner)).toEqual([]);
  expect((await own()).map(({ name }) => name)).toContain("Ann First");
});

test("leads.import: rejects another file when too many are waiting", async () => {
  const { bring } = await business();
  for (let at = 0; at < maxWaitingImports; at += 1) {
    expect(await bring(`name,email\nAnn,ann${at}@homes.example`)).toMatchObject({ ok: true });
  }
  expect(await bring("name,email\nAnn,ann99@homes.example")).toMatchObject({
    errors: { file: "You have 10 files waiting. Import or discard one of them first." },
  });
});

test("leads.import: only its member sees a waiting file, even with equal names", async () => {
  const { owner, contractorId } = await business();
  const colleague = { ...(await addBusinessMember(platform(), contractorId, "office")) };
  colleague.name = owner.name;
  const importFile = async (actor: typeof owner, line: string) => {
    const bytes = new TextEncoder().encode(`name,email\n${line}`);
    const checked = await checkLeadImport(platform(), actor, { name: "a.csv", bytes });
    return checked.ok ? checked.importId : "";
  };
  const first = await importFile(owner, "Ann,ann31@homes.example");
  const second = await importFile(colleague, "Bob,bob31@homes.example");
  expect(await findLeadImport(platform(), owner, first)).toMatchObject({ state: "checked" });
  expect(await findLeadImport(platform(), colleague, first)).toBeNull();
  expect(await runLeadImport(platform(), colleague, first)).toMatchObject({ code: "not_found" });
  await cancelLeadImport(platform(), colleague, first);
  expect(await runLeadImport(platform(), owner, first)).toMatchObject({ ok: true });
  expect(await findLeadImport(platform(), colleague, first)).toMatchObject({ state: "done" });
  expect(await findLeadImport(platform(), colleague, second)).toMatchObject({ state: "checked" });
});

test("leads.import: rejects unreadable files with reasons; waiting files last a day", async () => {
  const { bring, contractorId, owner } = await business();
  const refused = async (text: string) => {
    const result = await bring(text);
    return "errors" in result ? result.errors.file : null;
  };
  expect(await refused("")).toBe("The file is empty.");
  expect(await refused("name,city\nAnn,Austin")).toBe(
    "We found no column with phone numbers or email addresses. Its columns are “name”, “city”.",
  );
  expect(await refused("name,phone\n")).toBe("The file has headings but no lines.");
  const many = "A,a@b.example\n".repeat(maxLeadRows + 1);
  expect(await refused(`name,email\n${many}`)).toContain("up to 10,000 lines");
  expect(await refused(`name,email\n${"A".repeat(maxLeadFileBytes)}`)).toContain(
    "larger than 10 MB",
  );
  const neighbor = await addBusinessMember(
    platform(),
    (await businessWithLead()).contractorId,
    "owner",
  );
  const checked = await bring("name,email\nAnn,ann9@homes.example");
  const importId = checked.ok ? checked.importId : "";
  expect(await findLeadImport(platform(), neighbor, importId)).toBeNull();
  expect(await runLeadImport(platform(), neighbor, importId)).toMatchObject({ code: "not_found" });
  const storedImports = () =>
    query().select().from(leadImports).where(eq(leadImports.contractorId, contractorId));
  await endRetentionPeriods(platform(), system("test"));
  expect(await storedImports()).toHaveLength(1);
  platform().passTime(25 * 60 * 60 * 1000);
  await endRetentionPeriods(platform(), system("test"));
  expect(await storedImports()).toEqual([]);
  expect(await findLeadImport(platform(), owner, importId)).toBeNull();
});

test("an imported lead with a street has a customer with that property", async () => {
  const { owner, bring, own } = await business();
  const checked = await bring(
    "name,phone,address,city,state,zip\nAnn New,512-555-0168,4 Pine Ln,Austin,TX,78753\nBob Also,512-555-0169,,Austin,TX,78704",
  );
  await runLeadImport(platform(), owner, checked.ok ? checked.importId : "");
  const leadsByName = new Map((await own()).map((lead) => [lead.name, lead]));
  const [place] = await query()
    .select()
    .from(properties)
    .where(eq(properties.id, leadsByName.get("Ann New")?.propertyId ?? ""));
  expect(place).toMatchObject({
    street: "4 Pine Ln",
    zipCode: "78753",
    customerId: leadsByName.get("Ann New")?.customerId,
  });
  expect(leadsByName.get("Bob Also")).toMatchObject({ address: null, propertyId: null });
});
