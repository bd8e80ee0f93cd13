import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findSequenceToEdit } from "~/domains/follow-ups/sequences/edit-sequence.server.ts";
import { readAnalytics } from "~/domains/growth/analytics/figures/read-analytics.server.ts";
import { findShownNumbers } from "~/domains/inbox/calls/tracked-numbers.server.ts";
import { receiveText } from "~/domains/inbox/replies/receive-text.server.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { listTrackedNumbers } from "~/domains/phone-numbers/senders/find-numbers.server.ts";
import { assignNumber } from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import { trackedSchema } from "~/domains/phone-numbers/senders/senders.schema.ts";
import {
  assignTrackedNumber,
  maxTracked,
  removeTrackedNumber,
} from "~/domains/phone-numbers/senders/tracked-numbers.server.ts";
import { listChangesAmong } from "~/domains/shared/audit/audit.server.ts";
import { attributions } from "~/domains/shared/shared.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { calling } from "./call-fixtures.ts";
import { newSid } from "./texting-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, businessCalled, businessWithLead, startCall, setUp } = calling(platform);
const staff = staffActor("reviewer");
const stranger = "+15125557001";

let numbers = 0;
/** An unused phone number. */
const anyNumber = () => `+1737555${String(numbers++).padStart(4, "0")}`;

const track = (
  contractorId: string,
  assignment: { phone?: string; pageId?: string | null; source?: string | null },
) => {
  const { phone = anyNumber(), pageId = null, source = null } = assignment;
  const form = { tracked_number: phone, page_id: pageId, source };
  return assignTrackedNumber(platform(), staff, contractorId, form);
};

test("a call to a source's number rings normally and attributes its lead", async () => {
  const { contractorId, pageId, owner } = await businessCalled();
  const to = anyNumber();
  await track(contractorId, { phone: to, pageId, source: "Spring mailer" });
  const call = await startCall(to, stranger);
  expect(call.answer).toMatchObject({ what: "ring", phone: "+15125550171" });
  const row = await call.row();
  expect(row).toMatchObject({ toPhone: to, pageId, source: "Spring mailer" });
  const ofBusiness = and(eq(leads.contractorId, contractorId), eq(leads.phone, stranger));
  const [lead] = await query().select().from(leads).where(ofBusiness);
  expect(lead).toMatchObject({ id: row?.leadId, pageId, source: "phone_call" });
  const touches = await query()
    .select({ touch: attributions.touch, source: attributions.utm_source })
    .from(attributions)
    .innerJoin(leadEnquiries, eq(leadEnquiries.id, attributions.subjectId))
    .where(eq(leadEnquiries.leadId, lead?.id ?? ""));
  expect(touches.map(({ touch, source }) => `${touch} ${source}`).toSorted()).toEqual([
    "first Spring mailer",
    "last Spring mailer",
  ]);
  const { source } = await readAnalytics(platform(), owner, new URLSearchParams());
  expect(source.find(({ label }) => label === "Spring mailer")).toMatchObject({ leads: 1 });
  expect(source.find(({ label }) => label === "Phone call")).toBeUndefined();
});

test("a known caller keeps their source; only the call shows the number", async () => {
  const { contractorId, number, leadId, owner } = await businessCalled();
  const to = anyNumber();
  await track(contractorId, { phone: to, source: "Yard sign" });
  const call = await startCall(to, number);
  expect(await call.row()).toMatchObject({ leadId, source: "Yard sign", pageId: null });
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  expect(lead?.source).toBe("page");
  const { source } = await readAnalytics(platform(), owner, new URLSearchParams());
  expect(source.map(({ label }) => label)).not.toContain("Yard sign");
});

test("a text to a tracked number reaches the business", async () => {
  const { contractorId, number } = await businessCalled();
  const to = anyNumber();
  await track(contractorId, { phone: to, source: "Mailer" });
  await inTransaction(platform(), (work) =>
    receiveText(work, platform(), {
      ...{ providerId: newSid(), from: number ?? "", to, body: "Is Friday fine?" },
      ...{ media: [], optOut: null },
    }),
  );
  const came = await query()
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.contractorId, contractorId), eq(messages.direction, "inbound")));
  expect(came).toEqual([{ text: "Is Friday fine?" }]);
});

test("a number belongs to one business until removed, as sender or tracked", async () => {
  const first = await businessCalled();
  const otherBusiness = await businessCalled();
  const phone = anyNumber();
  expect(await track(first.contractorId, { phone, source: "Mailer" })).toEqual({ ok: true });
  const takenError = { errors: { tracked_number: "A business has this number already" } };
  expect(await track(otherBusiness.contractorId, { phone, source: "Ads" })).toMatchObject(
    takenError,
  );
  expect(await track(otherBusiness.contractorId, { phone: first.to, source: "Ads" })).toMatchObject(
    takenError,
  );
  expect(await assignNumber(platform(), staff, otherBusiness.contractorId, phone)).toMatchObject({
    code: "code_taken",
  });
  expect(await track(first.contractorId, { source: "mailer" })).toMatchObject({
    errors: { source: "It has a number for that page and source already" },
  });
  const { numbers: stored } = await listTrackedNumbers(platform(), staff, first.contractorId);
  expect(stored).toMatchObject([{ phone, source: "Mailer", page: null }]);
  const [{ id = "" } = {}] = stored;
  // It can't be removed through another business.
  await removeTrackedNumber(platform(), staff, otherBusiness.contractorId, id);
  expect((await startCall(phone, stranger)).answer).toMatchObject({ what: "ring" });
  await removeTrackedNumber(platform(), staff, first.contractorId, id);
  await removeTrackedNumber(platform(), staff, first.contractorId, id);
  expect((await startCall(phone, stranger)).answer).toEqual({ what: "refused" });
  const entity = { entity: "contractor", entityId: first.contractorId };
  const actions = await listChangesAmong(platform(), staff, [entity]);
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    "sender.track_number",
    "sender.untrack_number",
  ]);
});

test("two staff members assigning one number concurrently give it to one business", async () => {
  const [first, second] = [await businessCalled(), await businessCalled()];
  const phone = anyNumber();
  const results = await Promise.all([
    track(first.contractorId, { phone, source: "Mailer" }),
    assignNumber(platform(), staff, second.contractorId, phone),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test("needs a business number and a page or source, at most 20", async () => {
  const without = await businessWithLead({ sender: false });
  expect(await track(without.contractorId, { source: "Mailer" })).toMatchObject({
    errors: { tracked_number: "Give the business a number of its own first" },
  });
  const { contractorId } = await businessCalled();
  for (const pageId of [without.pageId, newId()]) {
    expect(await track(contractorId, { pageId })).toMatchObject({
      errors: { page_id: "Choose one of its pages" },
    });
  }
  const typed = { tracked_number: "(512) 555-0123", page_id: "", source: " " };
  expect(check(trackedSchema, typed)).toMatchObject({
    errors: { source: "Choose a page, or enter the source it’s for" },
  });
  expect(check(trackedSchema, { ...typed, page_id: "x" })).toMatchObject({
    errors: { page_id: "Choose one of its pages" },
  });
  for (let at = 0; at < maxTracked; at++) {
    expect(await track(contractorId, { source: `Mailer ${at}` })).toEqual({ ok: true });
  }
  expect(await track(contractorId, { source: "One more" })).toMatchObject({
    errors: { tracked_number: "A business can have up to 20 of these numbers" },
  });
});

test("page-and-source numbers take precedence; with calls off none is shown", async () => {
  const { contractorId, pageId, owner } = await businessCalled();
  const [ofPage, ofAds, ofBoth, ofMailer] = [anyNumber(), anyNumber(), anyNumber(), anyNumber()];
  await track(contractorId, { phone: ofBoth, pageId, source: "google ads" });
  await track(contractorId, { phone: ofAds, source: "Google Ads" });
  await track(contractorId, { phone: ofPage, pageId });
  await track(contractorId, { phone: ofMailer, source: "Mailer" });
  const shown = await findShownNumbers(platform(), { id: pageId, contractorId });
  expect(shown.defaultPhone).toBe(ofPage);
  expect(Object.fromEntries(shown.bySource)).toEqual({ "google ads": ofBoth, mailer: ofMailer });
  const elsewhere = await findShownNumbers(platform(), { id: newId(), contractorId });
  expect([elsewhere.defaultPhone, elsewhere.bySource.get("google ads")]).toEqual([null, ofAds]);
  await setUp(owner, { enabled: undefined });
  const off = await findShownNumbers(platform(), { id: pageId, contractorId });
  expect([off.defaultPhone, off.bySource.size]).toEqual([null, 0]);
});

test("a follow-up's preview has the number its messages use", async () => {
  const { contractorId, pageId, owner } = await businessCalled();
  const ofPage = anyNumber();
  await track(contractorId, { phone: ofPage, pageId });
  const sequence = await findSequenceToEdit(platform(), owner, contractorId, "plumbing");
  expect(sequence?.values.phone).toBe(formatPhone(ofPage));
  expect(sequence?.business.businessPhone).toBe(ofPage);
});
