import { expect, test } from "vitest";
import { apiScopeLabels } from "~/domains/shared/index.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

type Sent = { key?: string; requestKey?: string; version?: string };

/** A business with a key that can do everything, and a way to make others. */
async function newBusiness(name: string) {
  const contractorId = await addBusiness(site(), name);
  const address = `${contractorId}@own.example`;
  const { userId } = await addCrmMember(site(), contractorId, "owner", address);
  const page = openPlainPage(site(), { headers: { cookie: await crmCookie(site(), userId) } });
  const makeKey = async (label: string, boxes: readonly string[]) => {
    await page.goto("/crm/settings/keys");
    await page.getByLabel("Name", { exact: true }).fill(label);
    for (const box of boxes) await page.getByLabel(box, { exact: true }).check();
    await page.getByRole("button", { name: "Create key" }).click();
    return page.getByLabel("Your new key").inputValue();
  };
  const key = await makeKey("Everything", Object.values(apiScopeLabels));
  const call = async (method: string, path: string, body?: object, of: Sent = {}) => {
    const response = await fetch(`${site().url}/api/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${of.key ?? key}`,
        "content-type": "application/json",
        ...(of.requestKey ? { "idempotency-key": of.requestKey } : {}),
        ...(of.version ? { "hearthline-version": of.version } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  return { contractorId, key, makeKey, call };
}

const newKey = () => crypto.randomUUID();
const customer = { customer_name: "Mia Moss", email: "mia@home.example", what: "Water heater" };
const lines = [{ description: "50 gallon heater", price_cents: 120_000, taxable: true }];
const options = [{ name: "Standard", lines }];
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const time = { date: inDays(3), time: "10:00", duration_minutes: 60, book_anyway: true };

test("a job is added once per key, renamed, finished, and reopened", async () => {
  const { call } = await newBusiness("Job Pipes");
  const requestKey = newKey();
  const added = await call("POST", "jobs", { ...customer, value_cents: 5_000 }, { requestKey });
  expect(added.status).toBe(201);
  const asText = await call("POST", "jobs", { ...customer, value_cents: "5000" });
  expect(asText.status).toBe(422);
  const again = await call("POST", "jobs", { ...customer, value_cents: 5_000 }, { requestKey });
  expect(again.body).toEqual(added.body);
  const response = await call("POST", "jobs", { ...customer, what: "Sink" }, { requestKey });
  expect(response.body).toMatchObject({ code: "key_reused" });
  expect((await call("GET", "jobs")).body).toHaveLength(1);
  const path = `jobs/${added.body.id}`;
  expect((await call("GET", path)).body).toMatchObject({
    what: "Water heater",
    customer_name: "Mia Moss",
    value_cents: 5_000,
  });
  const rename = { what: "Tankless heater", seen: "Water heater" };
  expect((await call("PATCH", path, rename)).status).toBe(200);
  const late = await call("PATCH", path, { what: "Boiler", seen: "Water heater" });
  expect(late.status).toBe(409);
  expect(JSON.stringify(late.body)).toContain("title has changed");
  expect((await call("POST", `${path}/done`, {})).body).toMatchObject({ changed: true });
  expect((await call("POST", `${path}/reopen`, {})).body).toMatchObject({ changed: true });
});

test("an appointment is booked, moved at its revision, canceled, and restored", async () => {
  const { call } = await newBusiness("Visit Pipes");
  const requestKey = newKey();
  const booked = await call("POST", "visits", { ...customer, ...time }, { requestKey });
  expect(booked.status, JSON.stringify(booked.body)).toBe(201);
  const path = `visits/${booked.body.id}`;
  const { revision } = (await call("GET", path)).body;
  const move = { ...time, date: inDays(4), revision };
  const moved = await call("POST", `${path}/move`, move);
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  const late = await call("POST", `${path}/move`, { ...move, date: inDays(5) });
  expect(late.status).toBe(409);
  expect(JSON.stringify(late.body)).toContain("since the revision you sent");
  const without = await call("POST", `${path}/move`, { ...time, date: inDays(5) });
  expect(without.status).toBe(422);
  expect(without.body.errors).toMatchObject([{ field: "revision" }]);
  const canceled = await call("POST", `${path}/cancel`, { cancel_reason: "weather" });
  expect(canceled.status, JSON.stringify(canceled.body)).toBe(200);
  expect((await call("GET", path)).body.state).toBe("canceled");
  expect((await call("POST", `${path}/restore`, {})).status).toBe(200);
  expect((await call("GET", path)).body.state).toBe("booked");
});

test("a path with a trailing slash or capitals works", async () => {
  const { call } = await newBusiness("Slash Pipes");
  const job = await call("POST", "jobs", customer);
  expect((await call("POST", `jobs/${job.body.id}/Cancel/`, {})).status).toBe(200);
  expect((await call("GET", `jobs/${job.body.id}`)).body.state).toBe("canceled");
  const visit = await call("POST", "visits", { ...customer, ...time });
  const path = `visits/${visit.body.id}`;
  for (const _ of [1, 2]) await call("POST", `${path}/cancel/`, { cancel_reason: "weather" });
  expect((await call("GET", path)).body.state).toBe("canceled");
});

test("an invalid Idempotency-Key is refused", async () => {
  const { call } = await newBusiness("Key Pipes");
  const refused = await call("POST", "jobs", customer, { requestKey: "order-1042" });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject([{ field: "Idempotency-Key" }]);
  expect((await call("GET", "jobs")).body).toEqual([]);
});

test("an estimate is created, changed at its revision, sent, and voided", async () => {
  const { call } = await newBusiness("Estimate Pipes");
  const estimate = { ...customer, options, tax_percent: 8.25 };
  const created = await call("POST", "estimates", estimate, { requestKey: newKey() });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  const path = `estimates/${created.body.id}`;
  const { revision } = (await call("GET", path)).body;
  const change = { revision, message: "Thank you" };
  expect((await call("PATCH", path, change)).status).toBe(200);
  const late = await call("PATCH", path, { revision, message: "Late" });
  expect(late.status).toBe(409);
  expect((await call("GET", path)).body.message).toBe("Thank you");
  const without = await call("PATCH", path, { message: "None" });
  expect(without.status).toBe(409);
  const keyless = await call("POST", `${path}/send`, { channel: "link" });
  expect(keyless.status).toBe(422);
  const sent = await call("POST", `${path}/send`, { channel: "link" }, { requestKey: newKey() });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  expect((await call("GET", path)).body.state).toBe("sent");
  expect((await call("DELETE", path)).status).toBe(409);
  expect((await call("POST", `${path}/void`, {})).status).toBe(200);
});

test("an invoice is finalized at its revision, and a payment counts once", async () => {
  const { call } = await newBusiness("Invoice Pipes");
  const created = await call("POST", "invoices", { ...customer, lines }, { requestKey: newKey() });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  const path = `invoices/${created.body.id}`;
  const payment = { amount_cents: 50_000, method: "check", paid_on: inDays(-1) };
  const requestKey = newKey();
  expect((await call("POST", `${path}/payments`, payment, { requestKey: newKey() })).status).toBe(
    409,
  );
  for (const body of [{}, { revision: true }, { revision: "1" }]) {
    expect((await call("POST", `${path}/finalize`, body)).status).toBe(422);
  }
  const { revision } = (await call("GET", path)).body;
  expect((await call("POST", `${path}/finalize`, { revision })).status).toBe(200);
  expect((await call("PATCH", path, { revision, message: "Late" })).status).toBe(409);
  expect((await call("POST", `${path}/payments`, payment)).status).toBe(422);
  const paid = await call("POST", `${path}/payments`, payment, { requestKey });
  expect(paid.status, JSON.stringify(paid.body)).toBe(201);
  expect((await call("POST", `${path}/payments`, payment, { requestKey })).body).toEqual(paid.body);
  const changed = { ...payment, amount_cents: 1 };
  const reused = await call("POST", `${path}/payments`, changed, { requestKey });
  expect(reused.body).toMatchObject({ code: "key_reused" });
  const owed = (await site().runSql("select paid_cents from invoices where id = $1", [
    created.body.id,
  ])) as { paid_cents: number }[];
  expect(owed).toEqual([{ paid_cents: 50_000 }]);
});

test("an invoice of $0 is voided, once", async () => {
  const { call } = await newBusiness("Void Pipes");
  const free = [{ description: "Warranty visit", quantity: 1, price_cents: 0, taxable: false }];
  const { body } = await call("POST", "invoices", { ...customer, lines: free });
  const path = `invoices/${body.id}`;
  expect((await call("POST", `${path}/void`, {})).status).toBe(409);
  const { revision } = (await call("GET", path)).body;
  expect((await call("POST", `${path}/finalize`, { revision })).status).toBe(200);
  expect((await call("GET", path)).body.voided_at).toBeNull();
  for (const changed of [true, false]) {
    expect((await call("POST", `${path}/void`, {})).body).toMatchObject({ changed });
  }
  expect((await call("GET", path)).body.voided_at).not.toBeNull();
});

test("a text from an API client also needs the customer's consent", async () => {
  const { call } = await newBusiness("Consent Heaters");
  const texted = { customer_name: "Al Orr", phone: "+12105550177", what: "Sink", options };
  const { body } = await call("POST", "estimates", texted, { requestKey: newKey() });
  const sending = { channel: "sms" };
  const sent = await call("POST", `estimates/${body.id}/send`, sending, { requestKey: newKey() });
  expect(sent.status, JSON.stringify(sent.body)).toBe(422);
  expect((await call("GET", `estimates/${body.id}`)).body.state).toBe("draft");
});

test("api-keys.bound: another business's rows are not found and don't change", async () => {
  const own = await newBusiness("Own Pipes");
  const { call } = await newBusiness("Other Pipes");
  const [job, visit, estimate, invoice] = await Promise.all([
    own.call("POST", "jobs", customer),
    own.call("POST", "visits", { ...customer, ...time }),
    own.call("POST", "estimates", { ...customer, options }),
    own.call("POST", "invoices", { ...customer, lines }),
  ]);
  const payment = { amount_cents: 1, method: "cash", paid_on: inDays(-1) };
  const tries = [
    ["PATCH", `jobs/${job.body.id}`, { what: "Mine" }],
    ["POST", `jobs/${job.body.id}/cancel`, {}],
    ["POST", `visits/${visit.body.id}/move`, { ...time, revision: 1 }],
    ["POST", `visits/${visit.body.id}/cancel`, { cancel_reason: "weather" }],
    ["POST", `visits/${visit.body.id}/done`, { early: true }],
    ["PATCH", `estimates/${estimate.body.id}`, { revision: 1, message: "Mine" }],
    ["POST", `estimates/${estimate.body.id}/send`, { channel: "link" }],
    ["POST", `estimates/${estimate.body.id}/void`, {}],
    ["DELETE", `estimates/${estimate.body.id}`, undefined],
    ["PATCH", `invoices/${invoice.body.id}`, { revision: 1, message: "Mine" }],
    ["POST", `invoices/${invoice.body.id}/finalize`, { revision: 1 }],
    ["POST", `invoices/${invoice.body.id}/payments`, payment],
    ["POST", `invoices/${invoice.body.id}/void`, {}],
    ["DELETE", `invoices/${invoice.body.id}`, undefined],
    ["POST", "visits", { ...customer, ...time, job_id: job.body.id }],
    ["POST", "estimates", { ...customer, options, job_id: job.body.id }],
    ["POST", "invoices", { ...customer, lines, job_id: job.body.id }],
  ] as const;
  for (const [method, path, body] of tries) {
    const refused = await call(method, path, body, { requestKey: newKey() });
    expect(refused.status, `${method} ${path} ${JSON.stringify(refused.body)}`).toBe(404);
  }
  expect((await own.call("GET", `jobs/${job.body.id}`)).body.what).toBe("Water heater");
  expect((await own.call("GET", `visits/${visit.body.id}`)).body.state).toBe("booked");
  expect((await own.call("GET", `estimates/${estimate.body.id}`)).body.state).toBe("draft");
  expect((await own.call("GET", `invoices/${invoice.body.id}`)).body.state).toBe("draft");
});

test("api-keys.bound: a key that only reads changes nothing", async () => {
  const { makeKey, call } = await newBusiness("Read Pipes");
  const reads = Object.entries(apiScopeLabels).flatMap(([scope, label]) =>
    scope.endsWith(":read") ? [label] : [],
  );
  const key = await makeKey("Reader", reads);
  const writes: [string, object][] = [
    ["jobs", customer],
    ["visits", { ...customer, ...time }],
    ["estimates", { ...customer, options }],
    ["invoices", { ...customer, lines }],
  ];
  for (const [path, body] of writes) {
    const refused = await call("POST", path, body, { key, requestKey: newKey() });
    expect(refused.status, path).toBe(403);
    expect(JSON.stringify(refused.body)).toContain(`${path}:write`);
  }
});

test("errors name the client's field; lists have a limit", async () => {
  const { call } = await newBusiness("Strict Pipes");
  const bad = [{ name: "Standard", lines: [{ description: "", price_cents: 100 }] }];
  const refused = await call("POST", "estimates", { ...customer, options: bad });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject([{ field: "options.0.lines.0.description" }]);
  const many = { ...customer, lines: Array.from({ length: 1_000 }, () => lines[0]) };
  expect((await call("POST", "invoices", many)).status).toBe(422);
  const fraction = { ...customer, lines: [{ description: "Part", price_cents: 1.5 }] };
  expect((await call("POST", "invoices", fraction)).status).toBe(422);
});

test("api.versions: a key from before versions gets the bodies it always got", async () => {
  const { call, contractorId } = await newBusiness("Old Pipes");
  const { body } = await call("POST", "estimates", { ...customer, options });
  const path = `estimates/${body.id}`;
  const newest = await call("GET", path);
  expect(newest.headers.get("hearthline-version")).toBe("2026-11-28");
  expect(newest.body).toHaveProperty("revision");
  await site().runSql("update api_keys set api_version = null where contractor_id = $1", [
    contractorId,
  ]);
  const old = await call("GET", path);
  expect(old.headers.get("hearthline-version")).toBeNull();
  const { revision, ...before } = newest.body;
  expect(old.body).toEqual(before);
  expect((await call("GET", path, undefined, { version: "2026-11-28" })).body).toEqual(newest.body);
  const unknown = await call("GET", path, undefined, { version: "2020-01-01" });
  expect(unknown.status).toBe(400);
  expect(JSON.stringify(unknown.body)).toContain("2026-11-28");
});

test("webhooks.hooks: the same URL and event are one hook, which its key deletes", async () => {
  const { call, makeKey } = await newBusiness("Hook Pipes");
  const hook = { target_url: "https://hooks.example/new-lead", event: "lead.created" };
  const first = await call("POST", "hooks", hook);
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  expect(first.body.secret).toMatch(/^whsec_/);
  expect((await call("POST", "hooks", hook)).body.id).toBe(first.body.id);
  const otherBusiness = await newBusiness("Another Hook");
  expect((await otherBusiness.call("DELETE", `hooks/${first.body.id}`)).status).toBe(404);
  const key = await makeKey("Leads only", ["Read leads"]);
  expect((await call("DELETE", `hooks/${first.body.id}`, undefined, { key })).status).toBe(404);
  const invoices = { ...hook, event: "invoice.paid" };
  const refused = await call("POST", "hooks", invoices, { key });
  expect(refused.status).toBe(403);
  expect(JSON.stringify(refused.body)).toContain("invoices:read");
  for (const target_url of ["http://hooks.example/a", "https://127.0.0.1/a", "https://10.0.0.8/"]) {
    const inside = await call("POST", "hooks", { ...hook, target_url });
    expect(inside.status, target_url).toBe(422);
    expect(inside.body.errors).toMatchObject([{ field: "target_url" }]);
  }
  expect((await call("DELETE", `hooks/${first.body.id}`)).status).toBe(200);
  expect((await call("DELETE", `hooks/${first.body.id}`)).status).toBe(404);
});
