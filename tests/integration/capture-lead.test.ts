import { eq, inArray } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import type { Evidence } from "~/domains/leads/capture/capture.ts";
import { formStamp, readFormStamp } from "~/domains/leads/capture/handle-lead-form.server.ts";
import { consentWording } from "~/domains/leads/consent/consent.ts";
import { leadSchema } from "~/domains/leads/leads.schema.ts";
import {
  consentRecords,
  leadEnquiries,
  leadEvents,
  leads,
} from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { action as postLead } from "~/web/api/leads.ts";
import type { BusinessPage } from "../../src/domains/storefront/business-pages/business-pages.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { expectCaptured } from "./accepted-request.ts";
import { addLivePage } from "./live-page.ts";
import { sender, submitRequestOnPage } from "./submit-request-on-page.ts";

const platform = sharedPlatform({ CONTACT_EMAIL: "staff@hearth.example" });
const query = () => platform().database.query;
const program: Evidence = { form: null, recentFromAddress: 1 };
let page: BusinessPage;

beforeAll(async () => {
  page = await addLivePage(platform());
});

const person = {
  name: "Emily Carter",
  phone: "(254) 555-0171",
  email: "",
  need: "The sink leaks",
  zip_code: "76701",
  urgency: "today",
};

const capture = (...args: Parameters<typeof send>) => expectCaptured(send(...args));

function send(change: object = {}, evidence = program, requestKey: string | null = null) {
  return submitRequestOnPage(platform(), page, { ...person, ...change }, { evidence, requestKey });
}

async function recordsOf(leadId: string) {
  await processEvents(platform());
  const enquiries = await query()
    .select()
    .from(leadEnquiries)
    .where(eq(leadEnquiries.leadId, leadId));
  const ids = enquiries.map((enquiry) => enquiry.id);
  return {
    enquiries,
    events: await query().select().from(leadEvents).where(eq(leadEvents.leadId, leadId)),
    consents: ids.length
      ? await query().select().from(consentRecords).where(inArray(consentRecords.enquiryId, ids))
      : [],
    written: await query().select().from(messages).where(eq(messages.subjectId, leadId)),
  };
}

// leads.exclusive; leads.alert; leads.consent
test("a request creates lead, request, consents, one event and both alerts", async () => {
  const { leadId, repeated } = await capture({ informational_sms: "yes", marketing_sms: "on" });
  expect(repeated).toBe(false);
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  expect(lead).toMatchObject({ name: "Emily Carter", phone: "+12545550171", quarantined: false });
  const { enquiries, events, consents, written } = await recordsOf(leadId);
  expect(enquiries).toMatchObject([
    { need: "The sink leaks", zipCode: "76701", quarantineReason: null },
  ]);
  expect(events.map((event) => event.kind)).toEqual(["received"]);
  expect(written.map((message) => message.toAddress).sort()).toEqual([
    "owner@waco.example",
    "staff@hearth.example",
  ]);
  expect(consents.map((consent) => consent.wording).sort()).toEqual(
    [
      consentWording("informational_sms", "Waco Plumbing"),
      consentWording("marketing_sms", "Waco Plumbing"),
    ].sort(),
  );
  expect(consents[0]).toMatchObject({
    phone: "+12545550171",
    page: sender.pageUrl,
    ipAddress: sender.ipAddress,
  });
});

test("ten identical concurrent requests create one lead, request and pair of alerts", async () => {
  const same = { phone: "(254) 555-0172" };
  const results = await Promise.all(Array.from({ length: 10 }, () => capture(same)));
  expect(new Set(results.map(({ leadId }) => leadId)).size).toBe(1);
  expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
  const { enquiries, written } = await recordsOf(results[0]?.leadId ?? "");
  expect(enquiries).toHaveLength(1);
  expect(written).toHaveLength(2);
});

// people.same-person
test("another request of the same person joins the earlier lead", async () => {
  const same = { phone: "(254) 555-0173", email: "Jo@Home.example" };
  const first = await capture(same);
  const again = await capture({ ...same, phone: "", need: "Now the tub leaks, too" });
  expect(again.leadId).toBe(first.leadId);
  const { enquiries, events, written } = await recordsOf(first.leadId);
  expect(enquiries).toHaveLength(2);
  expect(events.map((event) => event.kind).sort()).toEqual(["received", "repeated"]);
  expect(written).toHaveLength(4);
});

test("POST /api/leads returns the request's own id, not the joined lead's", async () => {
  const context = new RouterContextProvider();
  context.set(platformContext, platform());
  context.set(requestInfoContext, { id: "test", address: "203.0.113.7", failure: null });
  const postRequest = async (change: object) => {
    const body = JSON.stringify({
      ...person,
      phone: "(254) 555-0178",
      page_id: page.id,
      ...change,
    });
    const headers = { "content-type": "application/json" };
    const url = "http://localhost:3000/api/leads";
    const request = new Request(url, { method: "POST", headers, body });
    const response = await postLead({ request, context } as unknown as Parameters<
      typeof postLead
    >[0]);
    return { status: response.status, ...((await response.json()) as { id: string }) };
  };
  const first = await postRequest({});
  const [lead] = await query().select().from(leads).where(eq(leads.phone, "+12545550178"));
  const second = await postRequest({ need: "Now the tub leaks, too" });
  const { enquiries } = await recordsOf(lead?.id ?? "");
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(enquiries.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
  expect([first.id, second.id]).not.toContain(lead?.id);
});

test("the same text after 15 minutes is a new request", async () => {
  const same = { phone: "(254) 555-0174" };
  const first = await capture(same);
  platform().passTime(16 * 60 * 1000);
  const second = await capture(same);
  const { leadId } = first;
  expect(second).toEqual({
    ok: true,
    leadId,
    enquiryId: expect.not.stringMatching(first.enquiryId),
    repeated: false,
  });
  expect((await recordsOf(leadId)).enquiries).toHaveLength(2);
});

test("an API client's idempotency key makes a late retry the same request", async () => {
  const key = "a-key-of-more-than-20-characters";
  const first = await capture({ phone: "(254) 555-0175" }, program, key);
  platform().passTime(24 * 60 * 60 * 1000);
  expect(await capture({ phone: "(254) 555-0175" }, program, key)).toEqual({
    ...first,
    repeated: true,
  });
});

// requests.key-counts-once
test("concurrent requests with one key count once; different content is rejected", async () => {
  const key = "one-key-for-many-requests-at-once";
  const same = { phone: "(254) 555-0179" };
  const results = await Promise.all(Array.from({ length: 5 }, () => capture(same, program, key)));
  expect(new Set(results.map(({ enquiryId }) => enquiryId)).size).toBe(1);
  const reused = { ok: false, code: "key_reused" };
  expect(await send({ ...same, need: "Something else" }, program, key)).toEqual(reused);
  expect(await send({ phone: "(254) 555-0180" }, program, key)).toEqual(reused);
  expect((await recordsOf(results[0]?.leadId ?? "")).enquiries).toHaveLength(1);
  expect(await query().select().from(leads).where(eq(leads.phone, "+12545550180"))).toEqual([]);
});

// requests.key-counts-once
test("one of two concurrent requests with the same key is accepted", async () => {
  const key = "one-key-for-two-people-at-once-1";
  const results = await Promise.all([
    send({ phone: "(254) 555-0181" }, program, key),
    send({ phone: "(254) 555-0182" }, program, key),
  ]);
  expect(results.map((result) => (result.ok ? "taken" : result.code)).toSorted()).toEqual([
    "key_reused",
    "taken",
  ]);
  const phones = ["+12545550181", "+12545550182"];
  expect(await query().select().from(leads).where(inArray(leads.phone, phones))).toHaveLength(1);
});

// leads.spam-quarantined
test("a suspicious request is quarantined without alerts until a clean one follows", async () => {
  const caughtByHoneypot: Evidence = {
    form: { honeypot: "x", renderedAt: null },
    recentFromAddress: 1,
  };
  const { leadId } = await capture({ phone: "(254) 555-0176" }, caughtByHoneypot);
  const before = await recordsOf(leadId);
  expect(before.enquiries[0]?.quarantineReason).toBe("honeypot");
  expect(before.events[0]?.kind).toBe("quarantined");
  expect(before.written).toEqual([]);
  await capture({ phone: "(254) 555-0176", need: "Really, the sink leaks" });
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  expect(lead?.quarantined).toBe(false);
  expect((await recordsOf(leadId)).written).toHaveLength(2);
});

test("a stamp proves the form's creation time and can't be forged", () => {
  const stamp = formStamp(platform());
  expect(readFormStamp(platform(), stamp)).toEqual(platform().clock.now());
  platform().passTime(400 * 24 * 60 * 60 * 1000);
  expect(readFormStamp(platform(), stamp)).not.toBeNull();
  expect(readFormStamp(platform(), `${stamp}A`)).toBeNull();
  expect(readFormStamp(platform(), String(Date.now()))).toBeNull();
});

test.each([
  [{ phone: "", email: "" }, { phone: "Enter a phone number or an email address" }],
  [{ phone: "12" }, { phone: "Enter a US phone number, like (512) 555-0123" }],
  [{ phone: "555-0123" }, { phone: "Include the area code, like (512) 555-0123" }],
  [
    { phone: "888-888-8888" },
    { phone: "That looks like a placeholder. Enter a real phone number" },
  ],
  [
    { phone: "+44 20 7946 0018" },
    {
      phone:
        "Enter a US or Canadian number, like (512) 555-0123, or leave this blank and enter an email address",
    },
  ],
  [{ zip_code: "ABCDE" }, { zip_code: "Enter a 5-digit ZIP code" }],
  [
    { phone: "", email: "a@b.co", marketing_sms: "yes" },
    { phone: "Enter a phone number to agree to texts" },
  ],
])("invalid input %j gets a field error", (change, errors) => {
  expect(check(leadSchema, { ...person, ...change })).toEqual({
    ok: false,
    code: "invalid",
    errors,
  });
});
