import { createConnection } from "node:net";
import { beforeAll, expect, test, vi } from "vitest";
import { addBusinessPage } from "../drivers/add-business-page.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { envelope, message, negotiation, testNegotiation } from "../fakes/thumbtack-contract.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();
let owner: string;

beforeAll(async () => {
  const contractorId = await addBusiness(site(), "Tacked Plumbing");
  const { userId } = await addCrmMember(site(), contractorId, "owner", "owner@tacked.example");
  owner = await crmCookie(site(), userId);
  await addBusinessPage(site(), { contractor_id: contractorId, business_name: "Tacked Plumbing" });
});

const crm = (path: string, body?: Record<string, string>) =>
  fetch(`${site().url}/crm${path}`, {
    headers: { cookie: owner, origin: site().url },
    redirect: "manual",
    ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
  });

async function addSource(name: string) {
  const added = await crm("/settings/lead-sources", { kind: "thumbtack", name });
  expect(added.status).toBe(303);
  const id = added.headers.get("location")?.split("/").at(-1) ?? "";
  const page = await (await crm(`/settings/lead-sources/${id}`)).text();
  const readInput = (field: string) =>
    new RegExp(`<input[^>]*name="${field}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? "";
  return { id, page, address: readInput("address"), key: readInput("key") };
}

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`hearthline:${password}`).toString("base64")}`,
});

const post = (address: string, body: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });

let people = 0;
function newLead(change: object = {}) {
  people += 1;
  return {
    ...negotiation,
    negotiationID: String(519153480500519000n + BigInt(people)),
    customer: {
      ...negotiation.customer,
      lastName: `Young ${people}`,
      phone: `512-557-${1000 + people}`,
    },
    ...change,
  };
}
const created = (lead: object, at?: string) => envelope("NegotiationCreatedV4", lead, at);
const messageOf = (
  lead: { negotiationID: string },
  messageID: string,
  text: string,
  from = "Customer",
) =>
  envelope("MessageCreatedV4", {
    ...{ ...message, attachments: [], from, messageID, text },
    negotiationID: lead.negotiationID,
  });

const deliveriesOf = (sourceId: string) =>
  runSql(
    site(),
    `select d.state, d.reason, d.repeats, d.lead_id, l.name, l.phone, d.cost_cents
     from lead_deliveries d left join leads l on l.id = d.lead_id
     where d.source_id = $1::uuid order by d.created_at, d.id`,
    [sourceId],
  );

async function processed(sourceId: string) {
  return vi.waitFor(
    async () => {
      const deliveries = await deliveriesOf(sourceId);
      expect(deliveries.length).toBeGreaterThan(0);
      expect(deliveries.filter(({ state }) => state === "received")).toEqual([]);
      return deliveries;
    },
    { timeout: 20_000, interval: 100 },
  );
}

const notesOf = async (leadId: unknown) => {
  const notes = await runSql(
    site(),
    "select text from lead_notes where lead_id = $1::uuid order by text",
    [String(leadId)],
  );
  return notes.map(({ text }) => text);
};

test("the setup names Thumbtack's screen; its test shows the source as working", async () => {
  const { id, page, address, key } = await addSource("Thumbtack");
  expect(page).toContain("thumbtack.com/pro/webhooks/list");
  expect(page).toContain("Waiting for the first lead");
  expect((await post(address, created(testNegotiation), basic(key))).status).toBe(200);
  expect(await deliveriesOf(id)).toMatchObject([{ state: "test", lead_id: null }]);
  expect(await (await crm(`/settings/lead-sources/${id}`)).text()).toContain("Working");
});

test("lead-sources.once: a lead in several envelopes is one lead with its price", async () => {
  const { id, address, key } = await addSource("Thumbtack, once");
  const lead = newLead();
  const times = ["2026-11-27T17:00:00Z", "2026-11-27T17:00:09Z", "2026-11-27T18:00:00Z"];
  const sent = await Promise.all(times.map((at) => post(address, created(lead, at), basic(key))));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [delivery, ...others] = await processed(id);
  expect(others).toEqual([]);
  expect(delivery).toMatchObject({
    ...{ state: "lead", repeats: 2, name: `Olivia Young ${people}`, cost_cents: 2500 },
    phone: `+1512557${1000 + people}`,
  });
  const page = await (await crm(`/leads/${delivery?.lead_id}`)).text();
  expect(page).toContain("The kitchen faucet drips");
  expect(page).toContain("123 Main St");
  expect(page).toContain("Charge pending");
  // The price is the business's, and no part of the request.
  const [request] = await runSql(
    site(),
    "select need, zip_code from lead_enquiries where lead_id = $1::uuid",
    [String(delivery?.lead_id)],
  );
  expect(request).toMatchObject({ zip_code: "78704" });
  expect(String(request?.need)).not.toContain("25.00");
});

test("a refund is the lead's credit", async () => {
  const { id, address } = await addSource("Thumbtack, refund");
  const lead = newLead();
  await post(address, created(lead));
  await processed(id);
  await post(address, envelope("NegotiationUpdatedV4", { ...lead, chargeState: "Refunded" }));
  expect(await processed(id)).toMatchObject([{ state: "lead" }, { state: "updated" }]);
  const rows = await runSql(
    site(),
    "select cost_cents, charge_state, credit_state, credit_cents from source_leads where source_id = $1::uuid",
    [id],
  );
  expect(rows).toEqual([
    { cost_cents: 2500, charge_state: "credited", credit_state: "received", credit_cents: 2500 },
  ]);
});

test("messages in any order, doubled, are notes of their lead once", async () => {
  const { id, address, key } = await addSource("Thumbtack, messages");
  const lead = newLead();
  const description = negotiation.request.description;
  // "Troubleshooting Messages": the description comes as a message, too, often before the lead.
  const before = [
    messageOf(lead, "m1", description),
    messageOf(lead, "m2", "Are you available Saturday?"),
    messageOf(lead, "m2", "Are you available Saturday?"),
  ];
  for (const body of before) expect((await post(address, body, basic(key))).status).toBe(200);
  expect(await processed(id)).toMatchObject([
    { state: "unmatched", reason: "no_lead" },
    { state: "unmatched", reason: "no_lead", repeats: 1 },
  ]);
  expect(await (await crm(`/settings/lead-sources/${id}`)).text()).not.toContain("Not working");
  await post(address, created(lead), basic(key));
  await post(address, messageOf(lead, "m3", "We are.", "Business"), basic(key));
  const leadId = await vi.waitFor(
    async () => {
      const deliveries = await deliveriesOf(id);
      expect(deliveries.map(({ state }) => state).toSorted()).toEqual([
        "lead",
        "updated",
        "updated",
        "updated",
      ]);
      return deliveries.find(({ state }) => state === "lead")?.lead_id;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(await notesOf(leadId)).toEqual([
    "Customer on Thumbtack: Are you available Saturday?",
    "Your team on Thumbtack: We are.",
  ]);
});

test("a forged delivery is refused and blocks no lead", async () => {
  const { id, address, key } = await addSource("Thumbtack, forged");
  const lead = newLead();
  for (const headers of [
    basic("guess"),
    basic(""),
    { authorization: "Bearer x" },
    { authorization: "Basic !" },
  ]) {
    expect((await post(address, created(lead), headers)).status).toBe(403);
  }
  expect((await post(address, created(lead), basic(key))).status).toBe(200);
  const deliveries = await processed(id);
  expect(deliveries.map(({ reason, state }) => reason ?? state)).toEqual(["wrong_key", "lead"]);
  expect((await post(`${address}x`, created(lead))).status).toBe(404);
});

test("reviews, new events, and broken bodies are accepted and become no lead", async () => {
  const { id, address } = await addSource("Thumbtack, others");
  const truncated = created(newLead()).slice(0, -30);
  for (const body of [envelope("ReviewCreatedV4", { reviewID: "1" }), truncated, "{}"]) {
    expect((await post(address, body)).status).toBe(200);
  }
  expect((await deliveriesOf(id)).map(({ reason }) => reason).toSorted()).toEqual([
    "other_event",
    "unreadable",
    "unreadable",
  ]);
  await post(address, created(newLead()));
  await processed(id);
  expect(await (await crm(`/settings/lead-sources/${id}`)).text()).toContain("Working");
});

test("a connection that breaks off mid-body saves nothing, and the retry counts", async () => {
  const { id, address } = await addSource("Thumbtack, dropped");
  const body = created(newLead());
  const url = new URL(address);
  await new Promise<void>((resolve) => {
    const socket = createConnection(Number(url.port), url.hostname, () => {
      socket.write(
        `POST ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 200)}`,
      );
      setTimeout(() => socket.destroy(), 200);
    });
    socket.on("close", () => resolve());
    socket.on("error", () => resolve());
  });
  expect(await deliveriesOf(id)).toEqual([]);
  await post(address, body);
  expect(await processed(id)).toMatchObject([{ state: "lead", repeats: 0 }]);
});

test("one adapter's labels aren't recognized in another app's leads", async () => {
  const added = await crm("/settings/lead-sources", { kind: "webhook", name: "Another app" });
  const id = added.headers.get("location")?.split("/").at(-1) ?? "";
  const page = await (await crm(`/settings/lead-sources/${id}`)).text();
  const address = /<input[^>]*name="address"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? "";
  const body = { name: "Mel Ito", phone: "5125579901", message_id: "1", charge_state: "credited" };
  await post(address, JSON.stringify(body));
  expect(await processed(id)).toMatchObject([{ state: "lead", name: "Mel Ito" }]);
});
