import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { growthHealth } from "~/domains/growth/growth.health.server.ts";
import { optOut } from "~/domains/messaging/index.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusinessPage } from "../drivers/add-business-page.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import {
  googleConversionsSettings,
  startGoogleConversions,
} from "../fakes/google-conversions-server.ts";
import { metaSettings, startMetaServer } from "../fakes/meta-server.ts";
import { sharedSite } from "../setup/shared-site.ts";

const google = await startGoogleConversions();
const meta = await startMetaServer();
const site = sharedSite({
  environment: { ...googleConversionsSettings(google), ...metaSettings(meta) },
});
const noWork = { messages: [], delayedSeconds: 0, deadLetters: 0 };
const account = "1234567890";
const [booked, paid] = ["555000111", "555000222"];
const [dataset, datasetToken] = ["88001122", "token-of-the-dataset-1"];
let contractorId: string;
let pageId: string;
let cookie: string;

beforeAll(async () => {
  contractorId = await addBusiness(site(), "Clicked Plumbing");
  const { userId } = await addCrmMember(site(), contractorId, "owner", "owner@clicked.example");
  cookie = await crmCookie(site(), userId);
  pageId = await addPage();
  google.tokens.set("lasting-token", [account]);
  google.actions.set(account, [booked, paid]);
  meta.datasets.set(dataset, datasetToken);
});
afterAll(() => Promise.all([google.stop(), meta.stop()]));

async function addPage(): Promise<string> {
  await addBusinessPage(site(), { contractor_id: contractorId, business_name: "Clicked Plumbing" });
  const [page] = await runSql(site(), "select id from seo_pages where contractor_id = $1", [
    contractorId,
  ]);
  return String(page?.id);
}

const send = (path: string, body?: Record<string, string>) =>
  fetch(`${site().url}${path}`, {
    headers: { cookie, origin: site().url },
    redirect: "manual",
    ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
  });
const page = "/crm/settings/conversions";
const save = async (body: Record<string, string>) => (await send(page, body)).text();

/** Simulates the member's consent. @returns the URL that Google redirects to */
async function consent(code: string): Promise<string> {
  const started = await send(`${page}/google`);
  const url = started.headers.get("location") ?? "";
  const { pathname, search } = google.allow(url, { code, token: "lasting-token" });
  return `${pathname}${search}`;
}

let people = 0;
/** A lead of the business's page with a click, or of a source with this ID. */
async function addLead(from: { gclid: string } | { metaId: string } | { form: true }) {
  people += 1;
  const [leadId, enquiryId] = [crypto.randomUUID(), crypto.randomUUID()];
  const email = `Pat.${people}+ads@gmail.com`.toLowerCase();
  await runSql(
    site(),
    `insert into leads (id, page_id, contractor_id, name, email) values ($1, $2, $3, $4, $5)`,
    [leadId, pageId, contractorId, `Pat Doe ${people}`, email],
  );
  await runSql(
    site(),
    `insert into lead_enquiries (id, lead_id, body_hash, need, zip_code, urgency)
     values ($1, $2, $3, 'A pipe', '76701', 'today')`,
    [enquiryId, leadId, `hash ${people}`],
  );
  if ("gclid" in from) {
    await runSql(
      site(),
      `insert into attributions (subject, subject_id, touch, gclid, visited_at)
       values ('enquiry', $1, 'last', $2, now())`,
      [enquiryId, from.gclid],
    );
    return leadId;
  }
  const sourceId = crypto.randomUUID();
  await runSql(
    site(),
    `insert into lead_sources (id, contractor_id, kind, name, created_by) values ($1, $2, $3, 'Ads', 'Bo')`,
    [sourceId, contractorId, "metaId" in from ? "meta" : "google_ads"],
  );
  await runSql(
    site(),
    `insert into lead_deliveries (id, contractor_id, source_id, provider_lead_id, body_hash, state, lead_id)
     values (gen_random_uuid(), $1, $2, $3, 'x', 'lead', $4)`,
    [contractorId, sourceId, "metaId" in from ? from.metaId : "form-1", leadId],
  );
  return leadId;
}

async function move(leadId: string, status: string) {
  const moved = await send(`/crm/leads/${leadId}`, {
    ...{ intent: "move", stage: status },
    ...(status === "lost" ? { lost_reason: "price" } : {}),
  });
  expect(moved.status).toBeLessThan(400);
}

async function addInvoice(leadId: string): Promise<string> {
  const id = crypto.randomUUID();
  await runSql(
    site(),
    `insert into invoices (id, contractor_id, lead_id, number, issued_on, due_on, customer_name, what, content, total_cents)
     values ($1, $2, $3, $4, current_date - 2, current_date, 'Pat', 'Pipe',
       '{"lines":[],"discount":null,"taxRate":0,"message":null}', 12345)`,
    [id, contractorId, leadId, 1_000 + people],
  );
  await runSql(
    site(),
    `insert into invoice_entries (id, invoice_id, contractor_id, position, kind, cents, happened_on, recorded_by)
     values (gen_random_uuid(), $1, $2, 1, 'issued', 12345, current_date - 2, $2)`,
    [id, contractorId],
  );
  return id;
}

async function enter(invoiceId: string, intent: "payment" | "refund", amount: string) {
  const [today] = await runSql(
    site(),
    "select to_char(now() at time zone 'America/Chicago', 'YYYY-MM-DD') as day",
    [],
  );
  const sent = await send(`/crm/invoices/${invoiceId}`, {
    ...{ intent, amount, method: "cash", paid_on: String(today?.day), note: "" },
    request_key: crypto.randomUUID(),
  });
  const text = await sent.text();
  expect(sent.status, /role="alert"[\s\S]{0,300}/.exec(text)?.[0] ?? text.slice(0, 99)).toBe(200);
}

const conversions = (leadId: string) =>
  runSql(
    site(),
    `select id, platform, stage, state, reason, cents from ad_conversions
     where lead_id = $1 order by created_at, id`,
    [leadId],
  );

const settled = (leadId: string, expected: object[]) =>
  vi.waitFor(async () => expect(await conversions(leadId)).toMatchObject(expected), {
    timeout: 30_000,
    interval: 100,
  });

test("conversions are off by default: nothing is recorded or sent", async () => {
  const text = await (await send(page)).text();
  expect(text).toContain("Connect Google Ads");
  await move(await addLead({ gclid: "before" }), "booked");
  const rows = await runSql(site(), "select 1 from ad_conversions", []);
  expect([rows.length, google.requests.length]).toEqual([0, 0]);
});

test("a member connects Google only with their own, fresh consent", async () => {
  const address = await consent("code-1");
  const forged = await send(address.replace(/state=[^&]*/, "state=forged"));
  expect(forged.headers.get("location")).toBe(`${page}?google=canceled`);
  const connected = await send(address);
  expect(connected.headers.get("location")).toBe(`${page}?google=connected`);
  const again = await send(address);
  expect(again.headers.get("location")).toBe(`${page}?google=token_expired`);
  const [row] = await runSql(site(), "select * from ad_connections", []);
  expect(JSON.stringify(row)).not.toContain("lasting-token");
  expect(row?.started_at).toBe(null);
});

test("Google's IDs are checked before anything is turned on", async () => {
  const fields = { intent: "google", customer_id: "123-456-7890", booked_action_id: booked };
  const missing = await save({ ...fields, booked_action_id: "", paid_action_id: "" });
  expect(missing).toContain("at least one conversion action");
  const wrong = await save({ ...fields, paid_action_id: "999999" });
  expect(wrong).toContain("no such conversion action");
  expect(wrong).toContain('value="999999"');
  const text = await save({ ...fields, customer_id: "999-999-9999", paid_action_id: paid });
  expect(text).toContain("can’t open this account");
  expect(await save({ ...fields, paid_action_id: paid })).toContain("are sent from now on");
  expect(google.counted.size).toBe(0);
});

test("lead-sources.conversions: a booking and payments are sent once, by click", async () => {
  const leadId = await addLead({ gclid: "click-7" });
  await move(leadId, "booked");
  await settled(leadId, [{ stage: "booked", state: "sent" }]);
  const invoiceId = await addInvoice(leadId);
  await enter(invoiceId, "payment", "100");
  await settled(leadId, [{ stage: "booked" }, { stage: "paid", state: "sent", cents: 10_000 }]);
  await enter(invoiceId, "refund", "40");
  await settled(leadId, [{ stage: "booked" }, { stage: "paid", state: "sent", cents: 6_000 }]);
  const rows = await conversions(leadId);
  const [booking, payment] = rows.map(({ id }) => String(id));
  await vi.waitFor(() =>
    expect(google.counted.get(`${paid} ${payment}`)).toMatchObject({ conversionValue: 60 }),
  );
  const sent = google.counted.get(`${booked} ${booking}`);
  expect(sent).toMatchObject({ adIdentifiers: { gclid: "click-7" } });
  expect(JSON.stringify([...google.counted.values()])).not.toMatch(/userData|Pat|gmail/);
  expect(google.counted.size).toBe(2);
});

test("a lost booking is sent with value zero", async () => {
  const leadId = await addLead({ gclid: "click-8" });
  await move(leadId, "booked");
  await settled(leadId, [{ stage: "booked", state: "sent", cents: null }]);
  await move(leadId, "lost");
  await settled(leadId, [{ stage: "booked", state: "sent", cents: 0 }]);
});

test("a lead form without a click is matched by hashed email", async () => {
  const leadId = await addLead({ form: true });
  await move(leadId, "booked");
  await settled(leadId, [{ state: "sent" }]);
  const [row] = await conversions(leadId);
  const sent = google.counted.get(`${booked} ${row?.id}`);
  expect(sent?.adIdentifiers).toBe(undefined);
  expect(sent?.userData?.userIdentifiers[0]?.emailAddress).toMatch(/^[0-9a-f]{64}$/);
});

test("lead-sources.conversions: nothing is sent about someone who opted out", async () => {
  const leadId = await addLead({ gclid: "click-9" });
  const recipient = {
    contractorId,
    channel: "email",
    address: `pat.${people}+ads@gmail.com`,
  } as const;
  const { platform } = site();
  await inTransaction(platform, (work) => optOut(work, platform, recipient, { way: "reply" }));
  const before = google.counted.size;
  await move(leadId, "booked");
  await settled(leadId, [{ state: "skipped", reason: "opted_out" }]);
  expect(google.counted.size).toBe(before);
  expect(await (await send(page)).text()).toContain("opted out of your messages");
});

test("a revoked token pauses sending; a new consent sends pending conversions", async () => {
  google.tokens.delete("lasting-token");
  const leadId = await addLead({ gclid: "click-10" });
  await move(leadId, "booked");
  await vi.waitFor(
    async () => expect(await (await send(page)).text()).toContain("expired or was revoked"),
    { timeout: 30_000, interval: 100 },
  );
  await settled(leadId, [{ state: "waiting" }]);
  google.tokens.set("lasting-token", [account]);
  await send(await consent("code-2"));
  await settled(leadId, [{ state: "sent" }]);
  expect(await (await send(page)).text()).not.toContain("expired or was revoked");
});

test("after an outage it is sent once more, as the same conversion", async () => {
  let failures = 1;
  google.fault = (endpoint) => (endpoint === "ingest" && failures-- > 0 ? "drop" : null);
  const leadId = await addLead({ gclid: "click-11" });
  const before = google.counted.size;
  await move(leadId, "booked");
  await settled(leadId, [{ state: "sent" }]);
  google.fault = () => null;
  expect(google.counted.size).toBe(before + 1);
});

test("while Google refuses our app, the operator is notified and conversions wait", async () => {
  google.fault = (endpoint) =>
    endpoint === "ingest"
      ? { status: 403, error: "PERMISSION_DENIED", reason: "SERVICE_DISABLED" }
      : null;
  const findProblem = async () => {
    const [problem] = (await growthHealth.findProblems?.(site().platform, noWork)) ?? [];
    return problem?.message ?? null;
  };
  const leadId = await addLead({ gclid: "click-20" });
  await move(leadId, "booked");
  await vi.waitFor(
    async () => expect(await findProblem()).toContain("conversions of 1 business aren’t sent"),
    { timeout: 30_000, interval: 100 },
  );
  expect(await conversions(leadId)).toMatchObject([{ state: "waiting", reason: null }]);
  const text = await (await send(page)).text();
  expect(text).toContain("doesn’t accept our app right now");
  expect(text).toContain("We have to fix this with Google Ads.");
  google.fault = () => null;
  await settled(leadId, [{ state: "sent" }]);
  expect(await findProblem()).toBeNull();
});

test("a conversion that Google refused is listed and can be resent", async () => {
  google.fault = (endpoint) =>
    endpoint === "ingest"
      ? { status: 400, error: "INVALID_ARGUMENT", reason: "INVALID_EVENT" }
      : null;
  const leadId = await addLead({ gclid: "click-12" });
  await move(leadId, "booked");
  await settled(leadId, [{ state: "failed", reason: "refused" }]);
  google.fault = () => null;
  await save({ intent: "again", platform: "google" });
  await settled(leadId, [{ state: "sent", reason: null }]);
});

test("Meta gets each step of a lead ad once, with Meta's ID", async () => {
  const fields = { intent: "meta", dataset_id: dataset, access_token: datasetToken };
  expect(await save({ ...fields, access_token: "short" })).toContain("Paste the whole token");
  const refused = await save({ ...fields, access_token: "x".repeat(30), test_code: "TEST77" });
  expect(refused).toContain("expired or isn’t valid");
  expect(await save({ ...fields, test_code: "TEST77" })).toContain("are sent from now on");
  meta.events.clear();
  const leadId = await addLead({ metaId: "90071992547409931" });
  await move(leadId, "booked");
  const steps = [
    { platform: "meta", stage: "lead", state: "sent" },
    { platform: "meta", stage: "booked", state: "sent" },
  ];
  await vi.waitFor(
    async () =>
      expect(
        (await conversions(leadId)).toSorted((a, b) =>
          String(a.stage) < String(b.stage) ? 1 : -1,
        ),
      ).toMatchObject(steps),
    { timeout: 30_000, interval: 100 },
  );
  await enter(await addInvoice(leadId), "payment", "123.45");
  await vi.waitFor(() => expect(meta.events.size).toBe(3), { timeout: 30_000, interval: 100 });
  const sent = [...meta.events.values()];
  expect(sent.map(({ event_name }) => event_name).toSorted()).toEqual(["Booked", "Lead", "Paid"]);
  expect(sent.at(-1)?.custom_data).toMatchObject({ value: 123.45, currency: "USD" });
  expect(meta.eventRequests.every(({ data }) => !/Pat|gmail|"ph"/.test(data))).toBe(true);
  const last = meta.eventRequests.at(-1);
  expect(last?.data).toContain('"lead_id":90071992547409931');
  expect(last?.testCode).toBe(null);
});

test("a step that is too old for Meta isn't sent", async () => {
  const leadId = await addLead({ metaId: "90071992547409932" });
  await runSql(
    site(),
    `insert into ad_conversions (id, contractor_id, platform, lead_id, stage, happened_at, state, reason)
     values (gen_random_uuid(), $1, 'meta', $2, 'booked', now() - interval '8 days', 'failed', 'unavailable')`,
    [contractorId, leadId],
  );
  await save({ intent: "again", platform: "meta" });
  await settled(leadId, [{ state: "skipped", reason: "too_late" }]);
});

test("turning it off deletes the token and stops sending", async () => {
  expect(await save({ intent: "off", platform: "google" })).toContain("Nothing more is sent");
  const rows = await runSql(site(), "select platform from ad_connections", []);
  expect(rows).toEqual([{ platform: "meta" }]);
  const before = google.requests.length;
  const leadId = await addLead({ gclid: "click-13" });
  await move(leadId, "booked");
  expect(await conversions(leadId)).toEqual([]);
  expect(google.requests.length).toBe(before);
});
