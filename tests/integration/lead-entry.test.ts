import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { explainChannels } from "~/domains/follow-ups/lead/explain-channels.server.ts";
import { revenueShareLeads } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { addLead } from "~/domains/intake/lead-entry/add-lead.server.ts";
import { newLeadSchema } from "~/domains/intake/lead-entry/new-lead.schema.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { findOwnLead } from "~/domains/leads/own/find-own-lead.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { check } from "~/platform/validation/form.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addLivePage } from "./live-page.ts";

const platform = sharedPlatform();
const { query, businessWithLead, enrollmentOf, sendDue, followUpMessages } = followUps(platform);

async function business() {
  const lead = await businessWithLead();
  const owner = await addBusinessMember(platform(), lead.contractorId, "owner", { name: "Olive" });
  const form = (change: object = {}) => ({
    name: "Walter Walkin",
    phone: "(512) 555-0190",
    email: "",
    need: "A new faucet",
    page_id: lead.pageId,
    zip_code: "78701",
    urgency: "this_week",
    source: "phone_call",
    ...change,
  });
  const add = async (change: object = {}, requestKey: string | null = null) => {
    const checked = check(newLeadSchema, form(change));
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const added = await addLead(platform(), owner, { request: checked.value, requestKey });
    await processEvents(platform());
    if (!added.ok) throw new Error(added.code);
    return added;
  };
  const own = () => query().select().from(leads).where(eq(leads.contractorId, lead.contractorId));
  return { ...lead, owner, form, add, own };
}

test("a manually added lead can be messaged but gets no follow-up", async () => {
  const { owner, add } = await business();
  const before = (await query().select().from(messages)).length;
  const requestKey = crypto.randomUUID();
  const { leadId, joined } = await add({ email: "walter@homes.example" }, requestKey);
  expect(joined).toBe(false);
  expect((await add({ email: "walter@homes.example" }, requestKey)).leadId).toBe(leadId);
  const lead = await findOwnLead(platform(), owner, leadId);
  expect(lead?.lead).toMatchObject({ stage: "new", source: "phone_call" });
  expect(lead?.enquiries).toHaveLength(1);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "not_asked", checkAt: null });
  expect((await query().select().from(messages)).length).toBe(before);
  expect(await query().select().from(revenueShareLeads)).toEqual([]);
  const write = (channel: "sms" | "email") =>
    queueManualMessage(platform(), owner, {
      leadId,
      request: { channel, subject: "Your faucet", words: "Hello" },
      requestKey: null,
    });
  expect(await write("sms")).toMatchObject({ code: "invalid" });
  expect(await write("email")).toMatchObject({ ok: true });
});

test("leads.consent-by-hand: texts require consent with its source, never for marketing", async () => {
  const { add, form, owner } = await business();
  const wrong = (change: object) => {
    const checked = check(newLeadSchema, form(change));
    return checked.ok ? [] : Object.keys(checked.errors);
  };
  const unreachable = await add({ name: "No Consent", phone: "(512) 555-0192", follow_up: "on" });
  expect(await enrollmentOf(unreachable.leadId)).toMatchObject({ endReason: "not_asked" });
  expect(wrong({ agreed_to_texts: "on" })).toEqual(["agreed_how"]);
  expect(
    wrong({ agreed_to_texts: "on", agreed_how: "Said yes", phone: "", email: "a@b.example" }),
  ).toEqual(["phone"]);
  const agreed_how = "Asked on the phone, said yes";
  const { leadId } = await add({ agreed_to_texts: "on", agreed_how, follow_up: "on" });
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: null });
  const lead = await findOwnLead(platform(), owner, leadId);
  const consents = lead?.enquiries.flatMap((enquiry) => enquiry.consents);
  expect(consents).toMatchObject([
    { kind: "informational_sms", byHand: { wording: agreed_how, recordedBy: "Olive (owner)" } },
  ]);
});

test("people.same-person: a known person joins their lead, and a running follow-up continues", async () => {
  const { add, leadId, phone, own, owner } = await business();
  const joined = await add({ phone, name: "Emily again" });
  expect(joined).toEqual({ ok: true, leadId, joined: true });
  expect(await own()).toHaveLength(1);
  const requests = await query()
    .select()
    .from(leadEnquiries)
    .where(eq(leadEnquiries.leadId, leadId));
  expect(requests).toHaveLength(2);
  const running = await query().select().from(enrollments).where(eq(enrollments.leadId, leadId));
  expect(running.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  const request = { channel: "sms" as const, subject: null, words: "Hello again" };
  expect(
    await queueManualMessage(platform(), owner, { leadId, request, requestKey: null }),
  ).toMatchObject({ ok: true, paused: true });
});

test("people.same-person: joins the person's newest lead that reached the business", async () => {
  const { add, leadId, phone, contractorId } = await business();
  const day = 24 * 60 * 60_000;
  const another = async (days: number, change: object) => {
    const [id, page] = [
      newId(),
      await addLivePage(platform(), { contractorId, citySlug: `town-${days}` }),
    ];
    const createdAt = new Date(platform().clock.now().getTime() + days * day);
    const contact = { name: "Emily", phone: normalizePhone(phone) };
    const row = { id, contractorId, pageId: page.id, createdAt, ...contact, ...change };
    await query().insert(leads).values(row);
    return id;
  };
  await another(1, { mergedInto: leadId, mergedAt: platform().clock.now(), mergedBy: "Olive" });
  const newest = await another(2, {});
  await another(3, { quarantined: true });
  expect(await add({ phone })).toMatchObject({ leadId: newest, joined: true });
  await query().delete(leads).where(eq(leads.id, newest));
  expect(await add({ phone })).toMatchObject({ leadId, joined: true });
});

test("a manually added lead without text consent gets emails with links", async () => {
  const { add, owner } = await business();
  const { leadId } = await add({ email: "wilma@homes.example", follow_up: "on" });
  const hour = 60 * 60_000;
  for (const wait of [0.1, 0.4, 2, 24, 48, 96, 24]) {
    platform().passTime(wait * hour);
    await sendDue();
  }
  const sent = await followUpMessages(leadId);
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(new Set(sent.map(({ channel }) => channel))).toEqual(new Set(["email"]));
  for (const { text } of sent) {
    expect(text).toMatch(/Unsubscribe from [\s\S]*\/preferences\//);
  }
  const [texts, emails] = (await explainChannels(platform(), owner, leadId)) ?? [];
  expect(texts).toMatchObject({ channel: "sms", state: "never" });
  expect(texts?.sentences.join(" ")).toMatch(/no consent on file/i);
  expect(emails).toMatchObject({ channel: "email", state: "sent" });
  expect(emails?.sentences.join(" ")).toMatch(/your team entered it \(Phone call\).*unsubscribe/);
});

test("the basis of texts has its source, wording, and time", async () => {
  const { add, owner, leadId: requestedLeadId } = await business();
  const agreed_how = "Asked on the phone, said yes";
  const { leadId } = await add({ agreed_to_texts: "on", agreed_how });
  const [byHand] = (await explainChannels(platform(), owner, leadId)) ?? [];
  expect(byHand?.sentences.join(" ")).toMatch(
    /No offers by text: .*Basis for texts about their request: recorded by Olive \(owner\), .*M: “Asked on the phone, said yes”/,
  );
  const [boxes] = (await explainChannels(platform(), owner, requestedLeadId)) ?? [];
  expect(boxes?.sentences.join(" ")).toMatch(
    /Basis for offers: they checked the box on your page, /,
  );
});
