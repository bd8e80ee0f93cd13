import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { previewTextToLead } from "~/domains/follow-ups/by-hand/queue-text-to-lead.server.ts";
import { findFollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { receiveText } from "~/domains/inbox/replies/receive-text.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { findOptOut, optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { leadDetailsSchema } from "~/domains/office/customer-edits/customer-edits.schema.ts";
import { editLead, findLeadDetails } from "~/domains/office/customer-edits/edit-lead.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { events } from "~/platform/events/events.tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { addDraftEstimate, addSentEstimate, estimates } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addIssuedInvoice, editorOf } from "./invoice-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, ownerWithLead, leadOf, enrollmentOf, rowOf, jobsOf } = estimates(platform);
const { requestEstimate, sendDue } = followUps(platform);

/** The lead form's fields as shown, with overrides. */
async function formOf(owner: BusinessMember, leadId: string, change: Record<string, string> = {}) {
  const shown = await findLeadDetails(platform(), owner, leadId);
  const { name = "", phone = null, phoneExtension = null, email, address, seen = "" } = shown ?? {};
  const checked = check(leadDetailsSchema, {
    seen,
    name,
    phone: formatPhone(phone, phoneExtension) ?? "",
    email: email ?? "",
    address: address ?? "",
    ...change,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

async function edit(owner: BusinessMember, leadId: string, change: Record<string, string>) {
  return editLead(platform(), owner, leadId, await formOf(owner, leadId, change));
}

const newNumber = "+15125550777";

async function text(contractorId: string, from: string, body: string) {
  const [sender] = await query()
    .select()
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  const came = { from, to: sender?.phone ?? "", body, media: [], optOut: null };
  await inTransaction(platform(), (work) =>
    receiveText(work, platform(), { ...came, providerId: `SM${crypto.randomUUID()}` }),
  );
}

test("consent stays with the old number; the conversation continues with the new", async () => {
  const { owner, leadId, contractorId, number } = await ownerWithLead();
  await sendDue();
  const before = await enrollmentOf(leadId);
  expect((await previewTextToLead(platform(), leadId))?.decision.decision).toBe("send");
  expect(await edit(owner, leadId, { phone: "(512) 555-0777", name: "Emily Ward" })).toEqual({
    ok: true,
    changed: true,
  });
  expect(await leadOf(leadId)).toMatchObject({ phone: newNumber, name: "Emily Ward" });
  // The consent was for another number.
  expect(await previewTextToLead(platform(), leadId)).toMatchObject({
    decision: { decision: "never", reason: "no_consent" },
    phone: newNumber,
  });
  await text(contractorId, newNumber, "It is me, with a new number");
  const conversation = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.id, before?.conversationId ?? ""));
  expect(conversation).toMatchObject([{ phone: newNumber, name: "Emily Ward" }]);
  const shown = await findFollowUp(platform(), owner, leadId);
  const words = shown?.conversation.messages.map(({ text }) => text);
  expect(words).toContain("It is me, with a new number");
  expect(words?.length).toBeGreaterThan(1);
  // A number that texts us may get replies.
  expect((await previewTextToLead(platform(), leadId))?.decision.decision).toBe("send");
  // Consent for the first number counts again when it's restored.
  await edit(owner, leadId, { phone: number ?? "" });
  expect((await previewTextToLead(platform(), leadId))?.decision.decision).toBe("send");
  const recorded = await query().select().from(events).where(eq(events.name, "lead.edited"));
  expect(recorded).toHaveLength(2);
});

test("no other number or spelling bypasses a STOP", async () => {
  const { owner, leadId, contractorId, number } = await ownerWithLead();
  await text(contractorId, number ?? "", "STOP");
  await edit(owner, leadId, { phone: "512 555 0778" });
  expect((await previewTextToLead(platform(), leadId))?.decision).toMatchObject({
    reason: "no_consent",
  });
  const spelled = `1-${number?.slice(2, 5)}-${number?.slice(5, 8)}-${number?.slice(8)}`;
  await edit(owner, leadId, { phone: spelled });
  expect((await previewTextToLead(platform(), leadId))?.decision).toMatchObject({
    reason: "opted_out",
  });
});

test("an email opt-out carries over to a new address unless resubscribed", async () => {
  const { owner, leadId, contractorId, email } = await ownerWithLead();
  const at = (address: string) => ({ contractorId, channel: "email" as const, address });
  await inTransaction(platform(), (work) => optOut(work, platform(), at(email), { way: "page" }));
  await edit(owner, leadId, { email: "emily@work.example" });
  expect(await findOptOut(query(), platform(), at("emily@work.example"))).not.toBeNull();
  await edit(owner, leadId, { email: "emily@new.example", email_wanted: "on" });
  expect(await findOptOut(query(), platform(), at("emily@new.example"))).toBeNull();
});

test("the second of two members who save sees the first's changes", async () => {
  const { owner, leadId } = await ownerWithLead();
  const office = await addBusinessMember(platform(), owner.contractorId, "office");
  const mine = await formOf(owner, leadId, { name: "Emily A" });
  const foreign = await formOf(office, leadId, { address: "12 Oak St, Austin" });
  const save = () => editLead(platform(), owner, leadId, mine);
  expect(await Promise.all([save(), save()])).toContainEqual({ ok: true, changed: true });
  expect(await editLead(platform(), office, leadId, foreign)).toEqual({
    ok: false,
    code: "changed_elsewhere",
  });
  expect(await leadOf(leadId)).toMatchObject({ name: "Emily A", address: null });
  const again = await formOf(office, leadId, { address: "12 Oak St, Austin" });
  expect(await editLead(platform(), office, leadId, again)).toMatchObject({ changed: true });
  expect(await leadOf(leadId)).toMatchObject({ name: "Emily A", address: "12 Oak St, Austin" });
});

test("rejects another lead's number by name; another business's lead isn't found", async () => {
  const { owner, leadId, pageId } = await ownerWithLead();
  const otherLead = await requestEstimate(pageId, {
    name: "Rosa Green",
    phone: "(512) 555-0779",
    email: "rosa@home.example",
  });
  expect(await edit(owner, leadId, { phone: "(512) 555-0779" })).toMatchObject({
    errors: { phone: expect.stringContaining("Rosa Green already has (512) 555-0779") },
  });
  expect(await edit(owner, leadId, { email: "rosa@home.example" })).toMatchObject({
    errors: { email: expect.any(String) },
  });
  const stranger = await ownerWithLead();
  const form = await formOf(owner, leadId, { name: "X" });
  expect(await editLead(platform(), stranger.owner, otherLead.leadId, form)).toMatchObject({
    code: "not_found",
  });
});

test("a lead sharing a conversation continues in its own", async () => {
  const { owner, leadId, contractorId, phone, email, number } = await ownerWithLead();
  const { seoPages } = await import("~/domains/storefront/storefront.tables.server.ts");
  const { newId } = await import("~/platform/database/columns.server.ts");
  const pageId = newId();
  const [page] = await query()
    .select()
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  if (!page) throw new Error("no page");
  const town = `round-rock-${pageId.slice(-6)}`;
  await query()
    .insert(seoPages)
    .values({ ...page, id: pageId, city: town, citySlug: town, cityKey: town } as typeof page);
  const second = await requestEstimate(pageId, { phone, email });
  expect((await enrollmentOf(second.leadId))?.conversationId).toBe(
    (await enrollmentOf(leadId))?.conversationId,
  );
  // Both leads have the number already, so changing only the name is allowed.
  expect(await edit(owner, leadId, { name: "Emily Ward" })).toEqual({ ok: true, changed: true });
  await edit(owner, leadId, { phone: "(512) 555-0780", email: "other@home.example" });
  const [mine, foreign] = [await enrollmentOf(leadId), await enrollmentOf(second.leadId)];
  expect(mine?.conversationId).not.toBe(foreign?.conversationId);
  const [stored] = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.id, foreign?.conversationId ?? ""));
  expect(stored?.phone).toBe(number);
});

test("updates open jobs, drafts and recipients, except where contact details differ", async () => {
  const { owner, leadId, about, email, phone, contractorId } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const foreign = { ...about, customer_name: "Emily Carter", email, phone, address: "" };
  const visitId = await addVisit(platform(), owner, { ...foreign, crew_id });
  const draft = await addDraftEstimate(platform(), owner, { about: foreign });
  const sent = await addSentEstimate(platform(), owner, { about: foreign });
  const bill = await addIssuedInvoice(platform(), owner, { about: foreign });
  const landlord = await addIssuedInvoice(platform(), owner, {
    about: { ...foreign, email: "landlord@home.example" },
  });
  const open = await editorOf(platform(), owner, bill).catch(() => null);
  await edit(owner, leadId, {
    email: "emily@new.example",
    name: "Emily Ward",
    address: "12 Oak St, Austin",
  });
  expect(await jobsOf(contractorId)).toMatchObject([
    { customerName: "Emily Ward", email: "emily@new.example", address: "12 Oak St, Austin" },
  ]);
  expect(await rowOf(draft)).toMatchObject({
    customerName: "Emily Ward",
    email: "emily@new.example",
  });
  // What the customer was shown doesn't change; the recipient does.
  expect(await rowOf(sent.estimateId)).toMatchObject({
    customerName: "Emily Carter",
    email: "emily@new.example",
  });
  const { invoices } = await import("~/domains/billing/invoices/invoices.tables.server.ts");
  const emailOf = async (id: string) =>
    (await query().select().from(invoices).where(eq(invoices.id, id)))[0]?.email;
  expect(await emailOf(bill)).toBe("emily@new.example");
  expect(await emailOf(landlord)).toBe("landlord@home.example");
  expect([visitId, open]).toBeDefined();
});

test("a lead, its conversation, jobs and documents have the entered extension", async () => {
  const { owner, leadId, about, email, phone, number, contractorId } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const foreign = { ...about, customer_name: "Emily Carter", email, phone };
  await addVisit(platform(), owner, { ...foreign, crew_id });
  const draft = await addDraftEstimate(platform(), owner, { about: foreign });
  const own = await addDraftEstimate(platform(), owner, {
    about: { ...foreign, phone: `${phone} ext. 9` },
  });
  const bill = await addIssuedInvoice(platform(), owner, { about: foreign });
  const readPhones = async () => {
    const { conversationId = "" } = (await enrollmentOf(leadId)) ?? {};
    const ofLead = await query()
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    const { invoices } = await import("~/domains/billing/invoices/invoices.tables.server.ts");
    const billed = await query().select().from(invoices).where(eq(invoices.id, bill));
    const rows = [await leadOf(leadId), ...ofLead, ...(await jobsOf(contractorId))];
    return [...rows, await rowOf(draft), ...billed].map((row) => [row?.phone, row?.phoneExtension]);
  };
  const all = (...texts: (string | null)[]) => Array.from({ length: 5 }, () => texts);
  expect(await edit(owner, leadId, { phone: `${phone} x4` })).toMatchObject({ changed: true });
  expect(await readPhones()).toEqual(all(number ?? "", "4"));
  // It had been entered separately.
  expect(await rowOf(own)).toMatchObject({ phone: number, phoneExtension: "9" });
  const { revision } = (await rowOf(draft)) ?? {};
  expect(await edit(owner, leadId, {})).toEqual({ ok: true, changed: false });
  const stale = await formOf(owner, leadId, { name: "Emily Ward" });
  await edit(owner, leadId, { phone: `${phone} ext. 5` });
  expect(await editLead(platform(), owner, leadId, stale)).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await readPhones()).toEqual(all(number ?? "", "5"));
  expect((await rowOf(draft))?.revision).toBe((revision ?? 0) + 1);
  await edit(owner, leadId, { phone: "(512) 555-0777" });
  expect(await readPhones()).toEqual(all(newNumber, null));
});
