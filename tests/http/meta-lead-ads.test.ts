import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addBusinessPage } from "../drivers/add-business-page.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { example } from "../fakes/meta-contract.ts";
import { metaSettings, startMetaServer } from "../fakes/meta-server.ts";
import { sharedSite } from "../setup/shared-site.ts";

const meta = await startMetaServer();
const site = sharedSite({ environment: metaSettings(meta) });
const pageId = "153125381133";
let owner: string;
let sourceId: string;

beforeAll(async () => {
  const contractorId = await addBusiness(site(), "Metered Plumbing");
  const { userId } = await addCrmMember(site(), contractorId, "owner", "owner@metered.example");
  owner = await crmCookie(site(), userId);
  await addBusinessPage(site(), { contractor_id: contractorId, business_name: "Metered Plumbing" });
  meta.pages.set(pageId, { name: "Metered", token: "page-token-of-metered", isSubscribed: false });
  meta.systemTokens.add("system-token-of-the-business");
  sourceId = await addSource("Facebook");
});
afterAll(() => meta.stop());

const shows = async (response: Response, text: string) => (await response.text()).includes(text);

const crm = (path: string, body?: Record<string, string>) =>
  fetch(`${site().url}/crm/settings/lead-sources${path}`, {
    headers: { cookie: owner, origin: site().url },
    redirect: "manual",
    ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
  });

async function addSource(name: string): Promise<string> {
  const added = await crm("", { kind: "meta", name });
  expect(added.status).toBe(303);
  return added.headers.get("location")?.split("/").at(-1) ?? "";
}

const connect = (id: string, account_id: string, access_token: string) =>
  crm(`/${id}`, { intent: "connect", account_id, access_token });

let people = 0;
/** A lead at Meta that isn't announced yet. */
function newLead(values: Record<string, string> = {}): string {
  people += 1;
  const leadId = `9007199254740${1000 + people}`;
  const all = {
    full_name: `Mia Ortega ${people}`,
    phone_number: `+1512555${7400 + people}`,
    "what_is_your_roof's_age?": "20 years",
    ...values,
  };
  const field_data = Object.entries(all).map(([name, value]) => ({ name, values: [value] }));
  meta.leads.set(leadId, { pageId, field_data });
  return leadId;
}

const entry = (...leadIds: string[]) => ({
  id: pageId,
  time: Date.now(),
  changes: leadIds.map((leadgen_id) => ({
    field: "leadgen",
    value: { leadgen_id, page_id: pageId, form_id: "77", created_time: 1440120384 },
  })),
});

const announce = (...leadIds: string[]) =>
  post(JSON.stringify({ object: "page", entry: [entry(...leadIds)] }));

const post = (body: string, signature = meta.sign(body)) =>
  site().fetch("/webhooks/meta", {
    method: "POST",
    headers: { "content-type": "application/json", "x-hub-signature-256": signature },
    body,
  });

const deliveries = (leadId: string) =>
  runSql(
    site(),
    `select d.state, d.reason, d.repeats, l.name, l.phone
     from lead_deliveries d left join leads l on l.id = d.lead_id
     where d.provider_lead_id = $1`,
    [leadId],
  );

const settled = (leadId: string, expected: object) =>
  vi.waitFor(async () => expect(await deliveries(leadId)).toMatchObject([expected]), {
    timeout: 30_000,
    interval: 100,
  });

// "Getting Started", Webhooks of the Graph API, read 2026-11-27.
test("the subscription check succeeds only with the verify token", async () => {
  const check = (token: string, mode = "subscribe") =>
    site().fetch(
      `/webhooks/meta?hub.mode=${mode}&hub.challenge=1158201444&hub.verify_token=${token}`,
    );
  const right = await check(meta.verifyToken);
  expect([right.status, await right.text()]).toEqual([200, "1158201444"]);
  expect(right.headers.get("content-type")).toContain("text/plain");
  expect((await check("meatyhamhock")).status).toBe(403);
  expect((await check(meta.verifyToken, "unsubscribe")).status).toBe(403);
});

test("a page is connected with a system user's token, stored encrypted", async () => {
  const page = await (await crm(`/${sourceId}`)).text();
  expect(page.includes(meta.app.id)).toBe(true);
  expect(await shows(await connect(sourceId, "99", "wrong"), "only digits")).toBe(true);
  const refused = await connect(sourceId, pageId, "a-token-that-was-revoked");
  expect(await shows(refused, "expired or isn’t valid")).toBe(true);
  const connected = await connect(sourceId, pageId, "system-token-of-the-business");
  expect(await shows(connected, "Connected to Metered")).toBe(true);
  expect(meta.pages.get(pageId)?.isSubscribed).toBe(true);
  const [source] = await runSql(site(), "select * from lead_sources where id = $1::uuid", [
    sourceId,
  ]);
  expect(JSON.stringify(source)).not.toContain("page-token");
  expect(source).toMatchObject({ account_id: pageId, account_name: "Metered" });
  const otherSourceId = await addSource("Facebook again");
  const response = await connect(otherSourceId, pageId, "system-token-of-the-business");
  expect(await shows(response, "already connected")).toBe(true);
});

test("lead-sources.once: Meta's leads are leads once, several in one webhook", async () => {
  const ids = [newLead(), newLead(), newLead()];
  const sent = await Promise.all([
    announce(...ids),
    announce(...ids.toReversed()),
    announce(ids[1] ?? ""),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const id of ids) await settled(id, { state: "lead", repeats: id === ids[1] ? 2 : 1 });
  const [lead] = await runSql(
    site(),
    `select e.need from lead_deliveries d join lead_enquiries e on e.lead_id = d.lead_id
     where d.provider_lead_id = $1`,
    [ids[0] ?? ""],
  );
  expect(JSON.stringify(lead)).toContain("20 years");
});

test("IDs too large for a number stay distinct", async () => {
  const ids = [newLead(), newLead()];
  const text = JSON.stringify({ object: "page", entry: [entry(...ids)] });
  expect((await post(text.replaceAll(/"leadgen_id":"(\d+)"/g, '"leadgen_id":$1'))).status).toBe(
    200,
  );
  for (const id of ids) await settled(id, { state: "lead" });
});

test("a forged webhook is refused and recorded, and blocks no lead", async () => {
  const id = newLead();
  const body = JSON.stringify({ object: "page", entry: [entry(id)] });
  expect((await post(body, meta.sign(`${body} `))).status).toBe(403);
  expect((await post(body, "")).status).toBe(403);
  expect(await deliveries(id)).toEqual([]);
  const refused = await runSql(
    site(),
    "select count(*)::int as count from lead_deliveries where reason = 'wrong_key' and source_id = $1::uuid",
    [sourceId],
  );
  expect(refused).toEqual([{ count: 1 }]);
  await announce(id);
  await settled(id, { state: "lead" });
});

test("other Meta webhooks and unknown pages are accepted and ignored", async () => {
  for (const body of ["", "{", "[]", '{"object":"page"}', '{"object":"user","entry":[]}']) {
    expect((await post(body)).status, body).toBe(200);
  }
  const feed = { id: pageId, changes: [{ field: "feed", value: { item: "post" } }] };
  const unknown = {
    ...example.entry[0],
    id: "1",
    changes: [{ field: "leadgen", value: { leadgen_id: "5", page_id: "1" } }],
  };
  expect((await post(JSON.stringify({ object: "page", entry: [feed, unknown] }))).status).toBe(200);
  expect(await deliveries("5")).toEqual([]);
});

test("a lead of Meta's testing tool is a test", async () => {
  const values = ["full_name", "phone_number", "what_is_your_roof's_age?"];
  const id = newLead(
    Object.fromEntries(values.map((name) => [name, `<test lead: dummy data for ${name}>`])),
  );
  await announce(id);
  await settled(id, { state: "test" });
  expect(await shows(await crm(`/${sourceId}`), "Working")).toBe(true);
});

test("a lead that can't be fetched yet is fetched later", async () => {
  const id = newLead();
  let failures = 0;
  meta.fault = () => (failures++ < 1 ? { code: 80_005, status: 400 } : null);
  await announce(id);
  await vi.waitFor(
    async () => {
      expect(await shows(await crm(`/${sourceId}`), "limiting our requests")).toBe(true);
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(await deliveries(id)).toMatchObject([{ state: "received" }]);
  await settled(id, { state: "lead" });
  meta.fault = () => null;
  expect(await shows(await crm(""), "limiting our requests")).toBe(false);
});

test("an expired token is shown; a new one fetches missed leads", async () => {
  const id = newLead();
  meta.fault = () => ({ code: 190, error_subcode: 463, status: 400 });
  await announce(id);
  await settled(id, { state: "unmatched", reason: "token_expired" });
  meta.fault = () => null;
  expect(await shows(await crm(""), "The access token expired or was revoked")).toBe(true);
  await connect(sourceId, pageId, "system-token-of-the-business");
  await settled(id, { state: "lead" });
  expect(await shows(await crm(""), "The access token expired")).toBe(false);
});

test("a lead that Meta deleted is listed, and the source keeps working", async () => {
  const id = newLead();
  meta.leads.delete(id);
  await announce(id);
  await settled(id, { state: "unmatched", reason: "lead_gone" });
  const [source] = await runSql(site(), "select problem from lead_sources where id = $1::uuid", [
    sourceId,
  ]);
  expect(source).toEqual({ problem: null });
});
