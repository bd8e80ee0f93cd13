import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import {
  apiDriver,
  type Described,
  type Description,
  operationsOf,
  scopesOf,
} from "../drivers/openapi-driver.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
let page: Page;
let description: Description;
let driver: ReturnType<typeof apiDriver>;
let ofKeys: Described[];

beforeAll(async () => {
  page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense");
  description = (await (await fetch(`${site().url}/api/openapi.json`)).json()) as Description;
  driver = apiDriver(description, site().url);
  ofKeys = operationsOf(description).filter((described) => scopesOf(described).length > 0);
});

/** Creates a key as an owner, with these scopes checked. */
async function makeKey(name: string, boxes: readonly string[]): Promise<string> {
  await page.goto("/crm/settings/keys");
  await page.getByLabel("Name", { exact: true }).fill(name);
  for (const label of boxes) await page.getByLabel(label, { exact: true }).check();
  await page.getByRole("button", { name: "Create key" }).click();
  return page.getByLabel("Your new key").inputValue();
}

const made = new Map<string, Promise<string>>();

/** A key with these scopes: a business can't have one for each test. */
function keyFor(boxes: readonly string[]): Promise<string> {
  const mark = boxes.join();
  const key = made.get(mark) ?? makeKey(mark.slice(0, 60), boxes);
  made.set(mark, key);
  return key;
}

const everything = [
  "Read leads",
  "Add leads and change their status",
  "Read conversations",
  "Read the schedule",
  "Book, move, cancel, and finish appointments",
  "Read jobs",
  "Add and change jobs",
  "Read estimates",
  "Create, send, and void estimates",
  "Read invoices and payments",
  "Create and send invoices, and record payments",
  "Read customers and their properties",
  "Add and change customers and their properties",
];

test("api-keys.shown-once: creates, shows once and revokes a key; shows field errors", async () => {
  await page.goto("/crm/settings/keys");
  await page.getByLabel("Name", { exact: true }).fill("My ledger");
  await page.getByRole("button", { name: "Create key" }).click();
  await page.getByText("Choose what the key can do").first().waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("My ledger");
  const key = await makeKey("My ledger", ["Read leads"]);
  const request = () =>
    fetch(`${site().url}/api/v1/leads`, { headers: { authorization: `Bearer ${key}` } });
  expect((await request()).status).toBe(200);
  await page.goto("/crm/settings/keys");
  expect(await page.content()).not.toContain(key);
  await page.locator("summary").filter({ hasText: "Revoke My ledger" }).click();
  await page.getByRole("button", { name: /^Yes, revoke it/ }).click();
  await page.getByText("Key revoked").first().waitFor();
  expect((await request()).status).toBe(401);
});

test("every operation with a key works from the API document alone", async () => {
  const key = await makeKey("Everything", everything);
  expect(ofKeys.length).toBeGreaterThan(10);
  const lists = ofKeys.filter(({ path, method }) => method === "get" && !path.includes("{id}"));
  for (const list of lists) {
    const first = await driver.call(list, { key });
    expect(first.status, list.path).toBe(200);
    expect(driver.known.get(list.path), list.path).not.toEqual([]);
    for (const query of driver.queriesOf(list)) {
      expect((await driver.call(list, { key, query })).status, query).toBe(200);
    }
    expect((await driver.call(list, { key, query: "?nothing=1" })).status).toBe(
      list.operation.parameters?.some((parameter) => parameter.in === "query") ? 400 : 200,
    );
  }
  const others = ofKeys.filter((ofKey) => !lists.includes(ofKey));
  for (const described of others) {
    // Creates the rows that DELETE calls delete.
    const creates = ofKeys.find(
      ({ path, method }) => method === "post" && `${path}/{id}` === described.path,
    );
    if (described.method === "delete" && creates) await driver.call(creates, { key });
    const { status, body } = await driver.call(described, { key });
    const { operationId } = described.operation;
    const outcome = `${operationId}: ${JSON.stringify(body)}`;
    // By now the invoice has a payment.
    if (operationId === "voidInvoice") expect(status, outcome).toBe(409);
    else expect(status, outcome).toBeLessThan(300);
    if (!described.path.includes("{id}")) continue;
    const id = "019ab000-0000-7000-8000-000000000000";
    expect((await driver.call(described, { key, id })).status, operationId).toBe(404);
    expect((await driver.call(described, { key, id: "x" })).status).toBe(404);
  }
});

test("api-keys.bound: each operation refuses missing, wrong and wrongly scoped keys", async () => {
  const labels: Record<string, string> = {
    "leads:read": "Read leads",
    "leads:write": "Add leads and change their status",
    "conversations:read": "Read conversations",
    "visits:read": "Read the schedule",
    "visits:write": "Book, move, cancel, and finish appointments",
    "jobs:read": "Read jobs",
    "jobs:write": "Add and change jobs",
    "estimates:read": "Read estimates",
    "estimates:write": "Create, send, and void estimates",
    "invoices:read": "Read invoices and payments",
    "invoices:write": "Create and send invoices, and record payments",
    "customers:read": "Read customers and their properties",
    "customers:write": "Add and change customers and their properties",
  };
  expect(new Set(ofKeys.flatMap(scopesOf))).toEqual(new Set(Object.keys(labels)));
  const without = new Map<string, string>();
  for (const ofKey of ofKeys) {
    const scopes = scopesOf(ofKey);
    const { operationId } = ofKey.operation;
    const anonymous = await driver.call(ofKey);
    expect(anonymous.status, operationId).toBe(401);
    expect(anonymous.headers.get("www-authenticate")).toBe("Bearer");
    expect((await driver.call(ofKey, { key: "hlk_wrong" })).status, operationId).toBe(401);
    const mark = scopes.toSorted().join();
    const boxes = Object.entries(labels).flatMap(([scope, label]) =>
      scopes.includes(scope) ? [] : [label],
    );
    const key = without.get(mark) ?? (await makeKey(`Not ${mark}`, boxes));
    without.set(mark, key);
    const refused = await driver.call(ofKey, { key });
    expect(refused.status, operationId).toBe(403);
    expect(JSON.stringify(refused.body), operationId).toContain(scopes[0]);
  }
});

test("a key in the URL or a cookie is ignored", async () => {
  const key = await keyFor(["Read leads"]);
  const request = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${site().url}/api/v1/leads${query}`, { headers });
  expect((await request(`?key=${key}`)).status).toBe(401);
  expect((await request(`?access_token=${key}`)).status).toBe(401);
  expect((await request("", { cookie: `key=${key}` })).status).toBe(401);
  expect((await request("", { authorization: `Basic ${key}` })).status).toBe(401);
});

test("following a list's Link headers returns every row once", async () => {
  const key = await keyFor(["Read leads"]);
  const list = ofKeys.find(({ operation }) => operation.operationId === "listOwnLeads");
  if (!list) throw new Error("no list of leads");
  const seen: string[] = [];
  let query: string | undefined = "";
  while (query !== undefined) {
    const { body, headers } = await driver.call(list, { key, query });
    seen.push(...(body as { id: string }[]).map(({ id }) => id));
    query = /\?[^>]+/.exec(headers.get("link") ?? "")?.[0];
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(5);
});

test("the API changes a customer once per key, never an old revision", async () => {
  const key = await makeKey("Customers", [
    "Read customers and their properties",
    "Add and change customers and their properties",
  ]);
  const call = async (method: string, path: string, body?: object, requestKey?: string) => {
    const response = await fetch(`${site().url}/api/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        ...(requestKey ? { "idempotency-key": requestKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json() };
  };
  const created = crypto.randomUUID();
  const contacts = [{ phone: "(210) 555-0143 ext. 7" }, { email: "Ada@Example.com" }];
  const request = { name: "Ada Byron", contacts, tags: ["VIP"] };
  const added = await call("POST", "customers", request, created);
  expect(added.status).toBe(201);
  expect((await call("POST", "customers", request, created)).body).toEqual(added.body);
  const again = await call("POST", "customers", request);
  expect(again).toMatchObject({ status: 422, body: { errors: [{ field: "phone" }] } });

  const path = `customers/${added.body.id}`;
  const before = await call("GET", path);
  expect(before.body).toMatchObject({ phone: "+12105550143", phone_extension: "7", revision: 1 });
  const change = { revision: 1, company: "Engines", contacts: [{ email: "ada@example.com" }] };
  const saved = crypto.randomUUID();
  expect((await call("PATCH", path, change, saved)).body).toMatchObject({ revision: 2 });
  expect((await call("PATCH", path, change, saved)).body).toMatchObject({ revision: 2 });
  const stale = await call("PATCH", path, change);
  expect(stale).toMatchObject({ status: 409, body: { code: "changed_elsewhere" } });
  const after = await call("GET", path);
  expect(after.body).toMatchObject({ company: "Engines", tags: ["VIP"], phone: null });
  expect((await call("PATCH", path, { revision: 2, name: " " })).status).toBe(422);

  const since = encodeURIComponent(before.body.updated_at);
  const listed = await call("GET", `customers?updated_since=${since}&search=byron`);
  expect(listed.body.map(({ id }: { id: string }) => id)).toEqual([added.body.id]);

  const place = await call("POST", `${path}/properties`, { street: "9 Elm St", state: "Texas" });
  expect(place.status).toBe(201);
  const property = `properties/${place.body.id}`;
  expect((await call("PATCH", property, { revision: 1, unit: "2B" })).status).toBe(200);
  expect((await call("PATCH", property, { revision: 1, unit: "3C" })).status).toBe(409);
  const { body: shown } = await call("GET", property);
  expect(shown).toMatchObject({ street: "9 Elm St", unit: "2B", state: "TX", revision: 2 });
  expect((await call("GET", `${path}/properties`)).body).toEqual([shown]);
});
