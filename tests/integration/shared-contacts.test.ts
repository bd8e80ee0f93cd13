import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import {
  checkLeadImport,
  findLeadImport,
  runLeadImport,
} from "~/domains/intake/lead-entry/lead-import.server.ts";
import { listDuplicates, mergeLeads } from "~/domains/intake/lead-merges/lead-merges.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leadsOfPerson } from "~/domains/leads/find-lead.server.ts";
import { leadEnquiries, leadEvents, leads } from "~/domains/leads/leads.tables.server.ts";
import { findLivePage } from "~/domains/storefront/business-pages/find-pages.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { expectCaptured } from "./accepted-request.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { submitRequestOnPage } from "./submit-request-on-page.ts";

const platform = sharedPlatform();
const { query, businessWithLead, sendDue, followUpMessages } = followUps(platform);

/** A business, and a function that submits requests to it. */
async function business() {
  const lead = await businessWithLead();
  const page = await findLivePage(platform(), lead.pageId);
  if (!page) throw new Error("the page is not live");
  const requestAs = async (
    name: string,
    contact: { phone?: string; email?: string },
    more = {},
  ) => {
    const fields = { name, phone: "", email: "", need: `${name} asks`, zip_code: "78701" };
    const { leadId } = await expectCaptured(
      submitRequestOnPage(platform(), page, { ...fields, urgency: "today", ...contact, ...more }),
    );
    await processEvents(platform());
    return leadId;
  };
  const own = () =>
    query()
      .select()
      .from(leads)
      .where(eq(leads.contractorId, lead.contractorId))
      .orderBy(asc(leads.createdAt), asc(leads.id));
  const threads = () =>
    query().select().from(conversations).where(eq(conversations.contractorId, lead.contractorId));
  return { ...lead, page, requestAs, own, talks: threads };
}

test("people.shared: two people with one number and different emails are two leads", async () => {
  const { requestAs, own, talks, leadId } = await business();
  const phone = "(254) 555-0111";
  const eva = await requestAs("Eva Form", { phone, email: "eva@homes.example" });
  const flo = await requestAs("Flo Form", { phone, email: "flo@homes.example" });
  expect(flo).not.toBe(eva);
  expect(await requestAs("Flo Form", { phone, email: "flo@homes.example" }, { need: "More" })).toBe(
    flo,
  );
  expect(await requestAs("Eva", { phone })).toBe(eva);
  const stored = (await own()).filter(({ id }) => id !== leadId);
  expect(stored.map(({ name, phoneShared }) => [name, phoneShared])).toEqual([
    ["Eva Form", false],
    ["Flo Form", true],
  ]);
  const shared = (await talks()).filter((conversation) => conversation.phone === "+12545550111");
  expect(shared.map(({ name, email }) => [name, email]).toSorted()).toEqual([
    ["Eva Form", "eva@homes.example"],
    ["Flo Form", "flo@homes.example"],
  ]);
});

test("people.shared: a number several people share gets emails, no automatic texts", async () => {
  const { requestAs } = await business();
  const agreed = { informational_sms: "on", marketing_sms: "on" };
  const phone = "(254) 555-0112";
  const eva = await requestAs("Eva Form", { phone, email: "eva2@homes.example" }, agreed);
  const flo = await requestAs("Flo Form", { phone, email: "flo2@homes.example" }, agreed);
  await sendDue();
  expect((await followUpMessages(eva)).map(({ channel }) => channel)).toContain("sms");
  expect((await followUpMessages(flo)).map(({ channel }) => channel)).not.toContain("sms");
});

test("people.shared: two names share a lead; a third marks the number shared", async () => {
  const { requestAs, own } = await business();
  const phone = "(254) 555-0113";
  const eva = await requestAs("Eva Form", { phone });
  expect(await requestAs("Flo Form", { phone })).toBe(eva);
  const gus = await requestAs("Gus Form", { phone });
  expect(gus).not.toBe(eva);
  const hal = await requestAs("Hal Form", { phone });
  expect(new Set([eva, gus, hal]).size).toBe(3);
  expect(await requestAs("Gus Form", { phone }, { need: "Again" })).toBe(gus);
  const stored = (await own()).filter(({ phone: number }) => number === "+12545550113");
  expect(stored.map(({ name, phoneShared }) => [name, phoneShared])).toEqual([
    ["Eva Form", false],
    ["Gus Form", true],
    ["Hal Form", true],
  ]);
});

test.each([
  ["an office's address", { email: "info@office.example" }],
  ["a placeholder address", { email: "none@none.com" }],
  ["a toll-free number", { phone: "(800) 555-0199" }],
])(
  "people.shared: %s doesn't merge two people unless their names match",
  async (_what, contact) => {
    const { requestAs } = await business();
    const eva = await requestAs("Eva Form", contact);
    const flo = await requestAs("Flo Form", contact);
    expect(flo).not.toBe(eva);
    expect(await requestAs("EVA FORM", contact, { need: "Again" })).toBe(eva);
  },
);

test("people.shared: the business's own number doesn't merge two people", async () => {
  const { requestAs, contractorId } = await business();
  await query()
    .update(contractorAccounts)
    .set({ phone: "(254) 555-0114", phoneE164: "+12545550114" })
    .where(eq(contractorAccounts.id, contractorId));
  const eva = await requestAs("Eva Form", { phone: "254-555-0114" });
  expect(await requestAs("Flo Form", { phone: "254-555-0114" })).not.toBe(eva);
  // The number on the page, which no account has.
  const ann = await requestAs("Ann Form", { phone: "(512) 555-0100" });
  expect(await requestAs("Ben Form", { phone: "(512) 555-0100" })).not.toBe(ann);
});

test("people.shared: concurrent requests of one person are one lead", async () => {
  const { requestAs } = await business();
  const phone = "(254) 555-0115";
  await requestAs("Eva Form", { phone, email: "eva3@homes.example" });
  const flo = { phone, email: "flo3@homes.example" };
  const ids = await Promise.all(
    [1, 2, 3, 4].map((at) => requestAs("Flo Form", flo, { need: `Need ${at}` })),
  );
  expect(new Set(ids).size).toBe(1);
});

test("people.shared: another name on a number is recorded with the lead", async () => {
  const { requestAs } = await business();
  const eva = await requestAs("Eva Form", { phone: "(254) 555-0116" });
  await requestAs("Flo Form", { phone: "(254) 555-0116" });
  const events = await query().select().from(leadEvents).where(eq(leadEvents.leadId, eva));
  expect(events.map(({ kind, details }) => [kind, "name" in details && details.name])).toEqual([
    ["received", false],
    ["repeated", "Flo Form"],
  ]);
  const requests = await query().select().from(leadEnquiries).where(eq(leadEnquiries.leadId, eva));
  expect(requests).toHaveLength(2);
});

test("people.shared: a person's leads don't include others with the number", async () => {
  const { requestAs } = await business();
  const phone = "(254) 555-0117";
  const eva = await requestAs("Eva Form", { phone, email: "eva4@homes.example" });
  const flo = await requestAs("Flo Form", { phone, email: "flo4@homes.example" });
  const idsOf = async (leadId: string) =>
    (await leadsOfPerson(platform().database.query, leadId)).map(({ id }) => id);
  expect(await idsOf(eva)).toEqual([eva]);
  expect(await idsOf(flo)).toEqual([flo]);
});

test("people.shared: a member can still merge two people", async () => {
  const { requestAs, contractorId } = await business();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const phone = "(254) 555-0118";
  const eva = await requestAs("Eva Form", { phone, email: "eva5@homes.example" });
  const flo = await requestAs("Flo Form", { phone, email: "flo5@homes.example" });
  expect((await listDuplicates(platform(), owner, eva)).others).toMatchObject([{ id: flo }]);
  expect(await mergeLeads(platform(), owner, { targetId: eva, duplicateId: flo })).toMatchObject({
    ok: true,
  });
});

test("people.shared: an import with three names on a number adds three leads", async () => {
  const { contractorId, own } = await business();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const text =
    "name,phone,email\nEva Form,254-555-0119,\nFlo Form,254-555-0119,flo6@homes.example\nGus Form,(254) 555-0119,\nEva Form,2545550119,\n";
  const importFile = async () => {
    const checked = await checkLeadImport(platform(), owner, {
      name: "a.csv",
      bytes: new TextEncoder().encode(text),
    });
    if (!checked.ok) throw new Error(checked.code);
    const preview = await findLeadImport(platform(), owner, checked.importId);
    const done = await runLeadImport(platform(), owner, checked.importId);
    return { preview, counts: done.ok ? done.counts : null };
  };
  const first = await importFile();
  expect(first.counts).toEqual({ new: 3, known: 1, wrong: 0 });
  expect(first.preview?.lines.find(({ line }) => line === 4)).toMatchObject({
    becomes: "new",
    words: "Someone else has the same number or email, so this lead stays separate",
  });
  const imported = (await own()).filter(({ source }) => source === "import");
  expect(imported.map(({ name, phoneShared }) => [name, phoneShared]).toSorted()).toEqual([
    ["Eva Form", false],
    ["Flo Form", true],
    ["Gus Form", true],
  ]);
  expect((await importFile()).counts).toEqual({ new: 0, known: 4, wrong: 0 });
});

test("a stored placeholder number matches no one", async () => {
  const { requestAs, page, contractorId } = await business();
  const [old] = await query()
    .insert(leads)
    .values({
      pageId: page.id,
      contractorId,
      name: "Old Placeholder",
      phone: "+18888888888",
      email: "old@homes.example",
    })
    .returning({ id: leads.id });
  const ids = await leadsOfPerson(platform().database.query, old?.id ?? "");
  expect(ids).toHaveLength(1);
  expect(await requestAs("New Person", { email: "new@homes.example" })).not.toBe(old?.id);
});

test("an extension is stored with the lead but doesn't identify a person", async () => {
  const { requestAs, own, talks } = await business();
  const first = await requestAs("Eva Form", { phone: "(254) 555-0120 ext. 12" });
  const stored = (await own()).find(({ id }) => id === first);
  expect(stored).toMatchObject({ phone: "+12545550120", phoneExtension: "12" });
  expect(await requestAs("Eva Form", { phone: "254-555-0120" }, { need: "Again" })).toBe(first);
  expect((await own()).find(({ id }) => id === first)?.phoneExtension).toBe("12");
  expect(await requestAs("Eva Form", { phone: "254-555-0120 x14" }, { need: "Once more" })).toBe(
    first,
  );
  expect((await own()).find(({ id }) => id === first)?.phoneExtension).toBe("14");
  expect((await talks()).find(({ phone }) => phone === "+12545550120")).toMatchObject({
    phoneExtension: "12",
  });
});
