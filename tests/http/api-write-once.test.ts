import { beforeAll, expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
let key: string;
let readOnly: string;
let stranger: string;

const writes = [
  "Read the schedule",
  "Book, move, cancel, and finish appointments",
  "Read jobs",
  "Add and change jobs",
  "Read estimates",
  "Create, send, and void estimates",
  "Read invoices and payments",
  "Create and send invoices, and record payments",
];

beforeAll(async () => {
  key = await keyOf("Lone Star Pest Defense", writes);
  readOnly = await keyOf("Lone Star Pest Defense", ["Read estimates"]);
  stranger = await keyOf("Mission City Plumbing", writes);
});

/** A key of a business with these scopes. */
async function keyOf(business: string, boxes: readonly string[]): Promise<string> {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business);
  await page.goto("/crm/settings/keys");
  await page.getByLabel("Name", { exact: true }).fill("Writes");
  for (const label of boxes) await page.getByLabel(label, { exact: true }).check();
  await page.getByRole("button", { name: "Create key" }).click();
  return page.getByLabel("Your new key").inputValue();
}

type Call = { as?: string; once?: string; version?: string };

async function call(method: string, path: string, body?: object, options: Call = {}) {
  const { as = key, once, version } = options;
  const response = await fetch(`${site().url}/api/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${as}`,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(once ? { "idempotency-key": once } : {}),
      ...(version ? { "hearthline-version": version } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const customer = {
  customer_name: "Ada Byron",
  email: "ada@engines.example",
  what: "Replace the pump",
};
const lines = [{ description: "Pump", quantity: 2, price_cents: 12_500, taxable: true }];

test("requests.key-counts-once: a repeated creation counts once, another body is refused", async () => {
  const once = crypto.randomUUID();
  const request = { ...customer, options: [{ name: "One", lines }], tax_percent: 10 };
  const created = await call("POST", "estimates", request, { once });
  expect(created.status).toBe(201);
  expect((await call("POST", "estimates", request, { once })).body).toEqual(created.body);
  const changed = { ...request, tax_percent: 9 };
  const reused = await call("POST", "estimates", changed, { once });
  expect(reused).toMatchObject({ status: 422, body: { code: "key_reused" } });
  const path = `estimates/${created.body.id}`;
  const { body } = await call("GET", path);
  expect(body.options[0]).toMatchObject({ subtotal_cents: 25_000, total_cents: 27_500 });
});

test("an estimate is changed at its revision, sent, and voided", async () => {
  const created = await call("POST", "estimates", {
    ...customer,
    options: [{ name: "One", lines }],
  });
  const path = `estimates/${created.body.id}`;
  expect((await call("POST", `${path}/void`, {})).status).toBe(409);
  expect((await call("PATCH", path, { revision: 1, message: "Hello" })).body.revision).toBe(2);
  const stale = await call("PATCH", path, { revision: 1, message: "Again" });
  expect(stale).toMatchObject({ status: 409, body: { code: "changed_elsewhere" } });
  const wrong = [{ name: "One", lines: [{ description: "", price_cents: 1 }] }];
  const invalid = await call("PATCH", path, { revision: 2, options: wrong });
  expect(invalid).toMatchObject({
    status: 422,
    body: { errors: [{ field: "options.0.lines.0.description" }] },
  });
  const unkeyed = await call("POST", `${path}/send`, { channel: "link" });
  expect(unkeyed).toMatchObject({ status: 422, body: { errors: [{ field: "Idempotency-Key" }] } });
  const once = crypto.randomUUID();
  expect((await call("POST", `${path}/send`, { channel: "link" }, { once })).status).toBe(200);
  expect((await call("GET", path)).body).toMatchObject({ state: "sent", message: "Hello" });
  expect((await call("DELETE", path)).status).toBe(409);
  expect((await call("POST", `${path}/void`, {})).status).toBe(200);
  expect((await call("GET", path)).body.state).toBe("withdrawn");
});

test("an invoice is finalized, paid once per key, and credited", async () => {
  const created = await call("POST", "invoices", { ...customer, lines, tax_percent: 0 });
  const path = `invoices/${created.body.id}`;
  const payment = { amount_cents: 20_000, method: "check", paid_on: "2026-11-01" };
  const once = crypto.randomUUID();
  expect((await call("POST", `${path}/payments`, payment, { once })).status).toBe(409);
  expect((await call("POST", `${path}/finalize`, { revision: 7 })).status).toBe(409);
  const final = await call("POST", `${path}/finalize`, { revision: 1 });
  expect(final.body).toMatchObject({ changed: true, number: expect.stringMatching(/^INV-/) });
  const paid = await call("POST", `${path}/payments`, payment, { once });
  expect(paid.status).toBe(201);
  expect((await call("POST", `${path}/payments`, payment, { once })).body).toEqual(paid.body);
  const more = await call("POST", `${path}/payments`, payment, { once: crypto.randomUUID() });
  expect(more).toMatchObject({
    status: 422,
    body: { errors: [{ field: "amount_cents" }, { field: "more_than_owed" }] },
  });
  const credit = { amount_cents: 5_000, reason: "Goodwill" };
  const credited = await call("POST", `${path}/credits`, credit, { once: crypto.randomUUID() });
  expect(credited.status).toBe(201);
  expect((await call("GET", path)).body).toMatchObject({ state: "paid", owed_cents: 0 });
  expect((await call("PATCH", path, { revision: 1, message: "Late" })).status).toBe(409);
});

test("schedule.one-place: an appointment is refused where the crew is busy", async () => {
  const crews = await call("GET", "crews");
  const time = {
    crew_id: crews.body[0].id,
    date: "2027-03-17",
    time: "10:00",
    duration_minutes: 60,
  };
  const added = await call("POST", "jobs", { ...customer, value_cents: 9_900 });
  const booked = await call("POST", "visits", { ...customer, ...time, job_id: added.body.id });
  expect(booked.status).toBe(201);
  const busy = await call("POST", "visits", { ...customer, ...time, time: "10:30" });
  expect(busy).toMatchObject({ status: 422, body: { errors: [{ field: "crew_id" }] } });
  const path = `visits/${booked.body.id}`;
  expect((await call("GET", path)).body.job_id).toBe(added.body.id);
  const move = { ...time, time: "11:00" };
  expect((await call("POST", `${path}/move`, { ...move, revision: 9 })).status).toBe(409);
  const moved = await call("POST", `${path}/move`, { ...move, revision: 1 });
  expect(moved.body).toMatchObject({ changed: true });
  const early = await call("POST", `${path}/done`, {});
  expect(early).toMatchObject({ status: 422, body: { errors: [{ field: "early" }] } });
  expect((await call("POST", `jobs/${added.body.id}/done`, {})).status).toBe(409);
  const cancel = { cancel_reason: "weather" };
  expect((await call("POST", `${path}/cancel`, cancel)).body.changed).toBe(true);
  expect((await call("GET", path)).body.state).toBe("canceled");
});

test("api-keys.bound: other businesses' rows are unknown; a key to read changes nothing", async () => {
  const { body } = await call("POST", "estimates", customer);
  const change = { revision: 1, message: "Mine" };
  const path = `estimates/${body.id}`;
  expect((await call("PATCH", path, change, { as: stranger })).status).toBe(404);
  expect((await call("DELETE", path, undefined, { as: stranger })).status).toBe(404);
  const refused = await call("PATCH", path, change, { as: readOnly });
  expect(refused.status).toBe(403);
  expect(refused.body.message).toContain("estimates:write");
  const { body: invoice } = await call("POST", "invoices", { ...customer, lines });
  const finalize = { revision: 1 };
  const response = await call("POST", `invoices/${invoice.id}/finalize`, finalize, {
    as: stranger,
  });
  expect(response.status).toBe(404);
});

test("api.versions: a call may name its version; an unknown one is refused", async () => {
  const pinned = await call("GET", "visits");
  expect(pinned.headers.get("hearthline-version")).toBe("2026-11-28");
  expect((await call("GET", "visits", undefined, { version: "2026-11-28" })).status).toBe(200);
  const unknown = await call("GET", "visits", undefined, { version: "2020-01-01" });
  expect(unknown.status).toBe(400);
  expect(unknown.body.message).toContain("2026-11-28");
});
