import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Evidence } from "~/domains/leads/capture/capture.ts";
import { findConsent, findLead } from "~/domains/leads/find-lead.server.ts";
import { consentRecords, leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import type { LeadFilter, LeadStatus } from "~/domains/leads/leads.ts";
import { listLeads, streamLeads } from "~/domains/leads/list-leads.server.ts";
import { changeLeadStatus } from "~/domains/leads/move-lead.server.ts";
import { discardLead, releaseLead } from "~/domains/leads/quarantine/quarantine.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { listMessagesAbout } from "~/domains/messaging/messages/messages.server.ts";
import { findSuppression } from "~/domains/messaging/messages/suppress-address.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { eraseHomeowner } from "../../src/domains/operations/privacy/erase-person.server.ts";
import { listChanges } from "../../src/domains/shared/audit/audit.server.ts";
import { leadResults } from "../../src/domains/signup/market-estimates/market-estimates.tables.server.ts";
import { saveLeadResult } from "../../src/domains/signup/market-estimates/save-lead-result.server.ts";
import { findLivePage } from "../../src/domains/storefront/business-pages/find-pages.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { expectCaptured } from "./accepted-request.ts";
import { exportedPerson } from "./person-export-rows.ts";
import { sender, submitRequestOnPage } from "./submit-request-on-page.ts";

const platform = sharedPlatform({ CONTACT_EMAIL: "staff@hearth.example" });
const query = () => platform().database.query;
const member = staffActor("reviewer");
const clean: Evidence = { form: null, recentFromAddress: 1 };
const caughtByHoneypot: Evidence = {
  form: { honeypot: "x", renderedAt: null },
  recentFromAddress: 1,
};
const all: LeadFilter = { view: "leads", status: null, search: "", business: "" };
let pageIds: string[];

beforeAll(async () => {
  pageIds = await Promise.all(["Waco Plumbing", "Tyler 100% Pipes"].map(addPage));
});

async function addPage(businessName: string): Promise<string> {
  const id = newId();
  const city = businessName.split(" ")[0] ?? "";
  await query()
    .insert(seoPages)
    .values({
      id,
      status: "live",
      businessName,
      service: "plumbing",
      city,
      citySlug: city.toLowerCase(),
      state: "TX",
      email: `owner@${city.toLowerCase()}.example`,
    });
  return id;
}

async function captureRequest(
  change: object,
  evidence = clean,
  pageId = pageIds[0] ?? "",
): Promise<string> {
  const page = await findLivePage(platform(), pageId);
  if (!page) throw new Error("the page is not live");
  const fields = {
    name: "Emily Carter",
    need: "The sink leaks",
    zip_code: "76701",
    urgency: "today",
    ...change,
  };
  platform().passTime(1000);
  const { leadId } = await expectCaptured(
    submitRequestOnPage(platform(), page, fields, {
      evidence,
      sender: { ...sender, pageUrl: "https://hearth.example/p" },
    }),
  );
  return leadId;
}

async function messagesAbout(leadId: string) {
  await processEvents(platform());
  return listMessagesAbout(platform(), member, leadId);
}

const idsOf = async (filter: Partial<LeadFilter>, before: string | null = null) =>
  (await listLeads(platform(), member, { ...all, ...filter }, before)).rows.map(({ id }) => id);

test("quarantined requests are released once, with one set of alerts", async () => {
  const id = await captureRequest({ phone: "(254) 555-0101" }, caughtByHoneypot);
  expect(await idsOf({ view: "quarantine" })).toContain(id);
  expect(await idsOf({})).not.toContain(id);
  expect(await messagesAbout(id)).toEqual([]);
  const reviewed = { leadId: id, enquiryId: null };
  const outcomes = await Promise.all([
    releaseLead(platform(), member, reviewed),
    releaseLead(platform(), { ...member, id: newId() }, reviewed),
  ]);
  expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const written = await messagesAbout(id);
  expect(written.map(({ toAddress }) => toAddress).toSorted()).toEqual([
    "owner@waco.example",
    "staff@hearth.example",
  ]);
  expect(await idsOf({ view: "quarantine" })).not.toContain(id);
  expect(await idsOf({})).toContain(id);
  const changes = await listChanges(platform(), member, "lead", id);
  expect(changes.map(({ action }) => action)).toEqual(["lead.release"]);
  const lead = await findLead(platform(), member, id);
  expect(lead?.events.map(({ kind }) => kind)).toEqual(["quarantined", "released"]);
});

test("a discarded lead sends no alerts, and a repeat request is quarantined", async () => {
  const same = { phone: "(254) 555-0102" };
  const id = await captureRequest(same, caughtByHoneypot);
  expect((await discardLead(platform(), member, { leadId: id, enquiryId: null })).ok).toBe(true);
  expect(await idsOf({ view: "discarded" })).toContain(id);
  expect(await idsOf({ view: "quarantine" })).not.toContain(id);
  await captureRequest({ ...same, need: "Buy my pills" }, caughtByHoneypot);
  expect(await idsOf({ view: "quarantine" })).toContain(id);
  expect(await idsOf({ view: "discarded" })).not.toContain(id);
  expect(await messagesAbout(id)).toEqual([]);
});

test("each suspicious request of a known lead needs its own review", async () => {
  const same = { phone: "(254) 555-0103" };
  const id = await captureRequest(same);
  await captureRequest({ ...same, need: "see www.a.example and www.b.example" });
  await captureRequest({ ...same, need: "and https://c.example https://d.example" });
  expect(await idsOf({})).toContain(id);
  expect(await idsOf({ view: "quarantine" })).toContain(id);
  const waiting = (await findLead(platform(), member, id))?.enquiries.filter(
    (enquiry) => enquiry.quarantineReason,
  );
  const [first, second] = waiting?.map((enquiry) => enquiry.id) ?? [];
  await releaseLead(platform(), member, { leadId: id, enquiryId: first ?? "" });
  expect(await idsOf({ view: "quarantine" })).toContain(id);
  await discardLead(platform(), member, { leadId: id, enquiryId: second ?? "" });
  expect(await idsOf({ view: "quarantine" })).not.toContain(id);
  expect(await idsOf({})).toContain(id);
  expect(await messagesAbout(id)).toHaveLength(4);
});

test("releasing a lead can't release another lead's request", async () => {
  const id = await captureRequest({ phone: "(254) 555-0104" }, caughtByHoneypot);
  const [otherEnquiry] = await query()
    .select()
    .from(leadEnquiries)
    .where(
      eq(leadEnquiries.leadId, await captureRequest({ phone: "(254) 555-0105" }, caughtByHoneypot)),
    );
  const tried = await releaseLead(platform(), member, {
    leadId: id,
    enquiryId: otherEnquiry?.id ?? "",
  });
  expect(tried).toEqual({ ok: false, code: "already_reviewed" });
});

test("a lead moves only through allowed steps, and each is audited", async () => {
  const id = await captureRequest({ phone: "(254) 555-0106" });
  const change = (to: LeadStatus, of = id) => changeLeadStatus(platform(), member, of, to);
  expect(await change("closed")).toEqual({ ok: false, code: "not_possible" });
  expect(await change("booked")).toEqual({ ok: true, changed: true });
  expect(await change("booked")).toEqual({ ok: true, changed: false });
  expect(await change("closed")).toEqual({ ok: true, changed: true });
  expect(await change("lost", newId())).toEqual({ ok: false, code: "not_found" });
  const changes = await listChanges(platform(), member, "lead", id);
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [{ status: "booked" }, { status: "closed" }],
    [{ status: "new" }, { status: "booked" }],
  ]);
});

test("finds leads by name, number, address and business, in every spelling", async () => {
  const id = await captureRequest(
    { name: "Zoë 5% O'Neil", phone: "(254) 555-0107", email: "zoe@home.example" },
    clean,
    pageIds[1],
  );
  for (const search of ["zoë", "5%", "o'neil", "(254) 555-0107", "5550107", "ZOE@", "100% p"]) {
    expect(await idsOf({ search }), search).toEqual([id]);
  }
  expect(await idsOf({ business: "tyler" })).toEqual([id]);
  expect(await idsOf({ search: "zoë", status: "booked" })).toEqual([]);
  expect(await idsOf({ search: "_o_" })).toEqual([]);
});

test("paging and export list each lead once in the same order", async () => {
  const page = pageIds[1] ?? "";
  for (let number = 10; number < 70; number += 1) {
    await captureRequest({ name: `Pat ${number}`, phone: `(903) 555-01${number}` }, clean, page);
  }
  const filter = { ...all, search: "Pat " };
  const first = await listLeads(platform(), member, filter, null);
  const second = await listLeads(platform(), member, filter, first.next);
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null]);
  const shown = [...first.rows, ...second.rows];
  expect(shown.map(({ name }) => name)).toEqual(
    Array.from({ length: 60 }, (_, index) => `Pat ${69 - index}`),
  );
  const exported = [];
  for await (const lead of streamLeads(platform(), member, filter)) exported.push(lead);
  expect(exported).toEqual(shown);
});

test("finds a consent only with its lead", async () => {
  const id = await captureRequest({ phone: "(254) 555-0108", marketing_sms: "yes" });
  const other = await captureRequest({ phone: "(254) 555-0109" });
  const consentId = (await findLead(platform(), member, id))?.enquiries[0]?.consents[0]?.id ?? "";
  expect(await findConsent(platform(), member, id, consentId)).toMatchObject({
    kind: "marketing_sms",
    businessName: "Waco Plumbing",
    phone: "+12545550108",
    ipAddress: "203.0.113.7",
    page: "https://hearth.example/p",
  });
  expect(await findConsent(platform(), member, other, consentId)).toBeNull();
});

test("a person's data is exported, then deleted, across all their businesses", async () => {
  const person = { phone: "(254) 555-0110", email: "Sam@Home.example", informational_sms: "yes" };
  const first = await captureRequest(person);
  const second = await captureRequest(
    { ...person, phone: "", informational_sms: "" },
    clean,
    pageIds[1],
  );
  const stranger = await captureRequest({ phone: "(254) 555-0111" });
  const estimate = (email: string | null, phone: string | null) =>
    saveLeadResult(
      platform(),
      visitor,
      { source: "generator", industry: "hvac", city: "Waco", email, phone, businessName: null },
      null,
    );
  await estimate("SAM@home.example", null);
  await estimate(null, "1 254.555.0110");
  await estimate("other@home.example", "(254) 555-0110");
  await estimate("pat@home.example", "(254) 555-0111");
  await processEvents(platform());
  const declining = { contractorId: newId(), channel: "sms", address: "(254) 555-0110" } as const;
  const declined = () =>
    inTransaction(platform(), (work) => optOut(work, platform(), declining, { way: "text" }));
  expect(await declined()).toBe(true);
  const document = await exportedPerson(platform(), first);
  expect(document.opt_outs).toMatchObject([{ decision: "out", way: "text" }]);
  expect(document.lead_results).toHaveLength(3);
  expect(document.leads?.map((lead) => lead.id)).toEqual([first, second]);
  expect(document.consent_records).toHaveLength(1);
  expect(document.messages).toHaveLength(4);
  expect(document.businesses?.map(({ name }) => name).toSorted()).toEqual([
    "Tyler 100% Pipes",
    "Waco Plumbing",
  ]);

  expect(await eraseHomeowner(platform(), member, second)).toBe(2);
  expect(await eraseHomeowner(platform(), member, second)).toBe(0);
  expect(await declined(), "opt-outs.history").toBe(false);
  for (const id of [first, second]) {
    expect(await findLead(platform(), member, id)).toBeNull();
    expect(await messagesAbout(id)).toEqual([]);
  }
  expect(await findLead(platform(), member, stranger)).not.toBeNull();
  expect(await query().select().from(leadResults)).toMatchObject([{ email: "pat@home.example" }]);
  const remaining = await query()
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.phone, "+12545550110"));
  expect(remaining).toEqual([]);
  for (const [channel, address] of [
    ["email", "sam@home.example"],
    ["sms", "+12545550110"],
  ] as const) {
    const stored = await findSuppression(query(), platform(), channel, address);
    expect(stored?.reason).toBe("deleted");
  }
  const [change] = await listChanges(platform(), member, "lead", second);
  expect(change).toMatchObject({ action: "lead.forget", after: null });
  expect(JSON.stringify(change)).not.toMatch(/Emily|home\.example|5550110/i);
});

test("doesn't send an alert whose lead was deleted before sending", async () => {
  const id = await captureRequest({ phone: "(254) 555-0112" });
  const [queued] = await messagesAbout(id);
  await eraseHomeowner(platform(), member, id);
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await deliver(platform(), system("test"), { messageId: queued?.id ?? "" }, attempt);
  expect(await query().select().from(leads).where(eq(leads.id, id))).toEqual([]);
});

test("a lead deleted before any reaction sends no alerts", async () => {
  const id = await captureRequest({ phone: "(254) 555-0113" });
  await eraseHomeowner(platform(), member, id);
  expect(await messagesAbout(id)).toEqual([]);
});
