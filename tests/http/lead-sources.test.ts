import { beforeAll, expect, test, vi } from "vitest";
import { addBusinessPage } from "../drivers/add-business-page.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();
let contractorId: string;
let owner: string;
let technician: string;

beforeAll(async () => {
  contractorId = await addBusiness(site(), "Sourced Plumbing");
  const memberOf = async (role: "owner" | "technician") => {
    const { userId } = await addCrmMember(site(), contractorId, role, `${role}@sourced.example`);
    return crmCookie(site(), userId);
  };
  await addBusinessPage(site(), { contractor_id: contractorId, business_name: "Sourced Plumbing" });
  [owner, technician] = [await memberOf("owner"), await memberOf("technician")];
});

const crm = (path: string, cookie: string, body?: Record<string, string>) =>
  fetch(`${site().url}/crm/settings/lead-sources${path}`, {
    headers: { cookie, origin: site().url },
    redirect: "manual",
    ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
  });

/** Adds a source as its owner would, without script. */
async function addSource(kind: string, name: string, settings?: Record<string, string>) {
  const added = await crm("", owner, { kind, name });
  expect(added.status).toBe(303);
  const id = added.headers.get("location")?.split("/").at(-1) ?? "";
  if (settings) {
    const body = { intent: "save", name, is_on: "on", follows_up: "on", ...settings };
    expect((await crm(`/${id}`, owner, body)).status).toBe(200);
  }
  const page = await (await crm(`/${id}`, owner)).text();
  const readInput = (field: string) =>
    new RegExp(`<input[^>]*name="${field}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? "";
  return { id, address: readInput("address"), key: readInput("key") };
}

const send = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const deliveriesOf = (sourceId: string) =>
  runSql(
    site(),
    `select d.state, d.reason, d.lead_id, d.repeats, l.name, l.phone, l.source
     from lead_deliveries d left join leads l on l.id = d.lead_id
     where d.source_id = $1::uuid order by d.created_at, d.id`,
    [sourceId],
  );

/** Waits until all deliveries of a source are processed. */
async function processed(sourceId: string) {
  return vi.waitFor(
    async () => {
      const deliveries = await deliveriesOf(sourceId);
      expect(deliveries.length).toBeGreaterThan(0);
      expect(deliveries.filter(({ state }) => state === "received")).toEqual([]);
      return deliveries;
    },
    { timeout: 15_000, interval: 100 },
  );
}

let people = 0;
function googleLead(key: string, change: object = {}) {
  people += 1;
  return {
    lead_id: `google-${people}`,
    user_column_data: [
      { column_id: "FULL_NAME", string_value: `Gail Ortiz ${people}` },
      { column_id: "PHONE_NUMBER", string_value: `+1512555${String(7000 + people)}` },
      { column_id: "POSTAL_CODE", string_value: "78701" },
    ],
    api_version: "1.0",
    google_key: key,
    is_test: false,
    gcl_id: "CjwKCAjw",
    ...change,
  };
}

test("lead-sources.once: a Google lead is one lead, however often sent", async () => {
  const { id, address, key } = await addSource("google_ads", "Google, spring");
  const lead = googleLead(key);
  const sent = await Promise.all(Array.from({ length: 5 }, () => send(address, lead)));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const [delivery, ...others] = await processed(id);
  expect(others).toEqual([]);
  expect(delivery).toMatchObject({ state: "lead", source: "elsewhere", repeats: 4 });
  const page = await fetch(`${site().url}/crm/leads/${delivery?.lead_id}`, {
    headers: { cookie: owner },
  });
  expect(await page.text()).toContain("Google Ads");
  const events = await runSql(
    site(),
    `select name from events where payload->>'leadId' = $1 order by name`,
    [String(delivery?.lead_id)],
  );
  expect(events.map(({ name }) => name)).toContain("lead.delivered");
});

test("an update of a lead joins it and creates no other", async () => {
  const { id, address, key } = await addSource("google_ads", "Google, updates");
  const lead = googleLead(key);
  await send(address, lead);
  await processed(id);
  await send(address, { ...lead, lead_stage: "QUALIFIED" });
  const [first, second] = await processed(id);
  expect(second).toMatchObject({ state: "updated", lead_id: first?.lead_id });
});

test("a test lead shows the source as working and creates no lead", async () => {
  const { id, address, key } = await addSource("google_ads", "Google, test");
  expect(await (await crm("", owner)).text()).toContain("Waiting for the first lead");
  await send(address, googleLead(key, { is_test: true }));
  expect(await deliveriesOf(id)).toMatchObject([{ state: "test", lead_id: null }]);
  expect(await (await crm(`/${id}`, owner)).text()).toContain("Working");
});

test("a wrong key is refused and recorded", async () => {
  const { id, address } = await addSource("google_ads", "Google, forged");
  expect((await send(address, googleLead("guess"))).status).toBe(403);
  expect(await deliveriesOf(id)).toMatchObject([{ state: "unmatched", reason: "wrong_key" }]);
  const angi = await addSource("angi", "Angi");
  const lead = { leadOid: 17, firstName: "Al", lastName: "Boone", primaryPhone: "5125557900" };
  expect((await send(angi.address, lead)).status).toBe(403);
  expect((await send(angi.address, lead, { "x-api-key": angi.key })).status).toBe(200);
  const deliveries = await processed(angi.id);
  expect(deliveries.at(-1)).toMatchObject({ name: "Al Boone", phone: "+15125557900" });
});

test("an unknown URL is not found, and a replaced one stops working", async () => {
  const { id, address } = await addSource("webhook", "Zapier");
  const guessed = address.replace(/.$/, (last) => (last === "a" ? "b" : "a"));
  expect((await send(guessed, {})).status).toBe(404);
  expect((await crm(`/${id}`, owner, { intent: "renew", times: "0" })).status).toBe(200);
  expect((await crm(`/${id}`, owner, { intent: "renew", times: "0" })).status).toBe(200);
  expect((await send(address, { name: "Late", phone: "5125557901" })).status).toBe(404);
  const renewed = /name="address"[^>]*value="([^"]*)"/.exec(
    await (await crm(`/${id}`, owner)).text(),
  )?.[1];
  expect((await send(renewed ?? "", { name: "Late", phone: "5125557901" })).status).toBe(200);
});

test("unreadable and failed deliveries are kept with a reason", async () => {
  const { id, address } = await addSource("webhook", "Broken");
  expect((await send(address, '{"name": "Cut o')).status).toBe(200);
  expect((await send(address, { name: "No contact" })).status).toBe(200);
  expect(await processed(id)).toMatchObject([
    { state: "unmatched", reason: "unreadable" },
    { state: "unmatched", reason: "no_contact" },
  ]);
  const page = await (await crm(`/${id}`, owner)).text();
  expect(page).toContain("We couldn’t read it");
  expect(page).toContain("No contact");
});

test("a delivery can be retried with one click", async () => {
  const { id, address } = await addSource("webhook", "Again", { is_on: "" });
  const body = { intent: "save", name: "Again", follows_up: "on" };
  await crm(`/${id}`, owner, body);
  await send(address, { name: "Rita Bell", phone: "5125557902", message: "Leak" });
  expect(await deliveriesOf(id)).toMatchObject([{ state: "unmatched", reason: "off" }]);
  const [delivery] = await runSql(
    site(),
    `select id from lead_deliveries where source_id = $1::uuid`,
    [id],
  );
  const again = { intent: "again", delivery_id: String(delivery?.id) };
  await Promise.all([crm(`/${id}`, owner, again), crm(`/${id}`, owner, again)]);
  expect(await processed(id)).toMatchObject([{ state: "lead", name: "Rita Bell" }]);
});

test("a website's form redirects people to a page, and bots nowhere", async () => {
  const settings = {
    site_host: "https://www.Plumber.example/contact",
    thank_you_url: "plumber.example/thanks",
  };
  const { id, address } = await addSource("website_form", "Our site", settings);
  const form = (fields: Record<string, string>, origin: string) =>
    fetch(address, {
      method: "POST",
      redirect: "manual",
      headers: { accept: "text/html", origin },
      body: new URLSearchParams(fields),
    });
  const own = "https://plumber.example";
  const person = { "your-name": "Web Visitor", "your-email": "web@home.example", zip: "78701" };
  const sent = await form(person, own);
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).toBe("https://plumber.example/thanks");
  await form({ ...person, leave_blank: "x" }, own);
  await form({ ...person, "your-name": "Other" }, "https://elsewhere.example");
  expect(await processed(id)).toMatchObject([
    { state: "lead", name: "Web Visitor" },
    { state: "unmatched", reason: "bot" },
    { state: "unmatched", reason: "wrong_site" },
  ]);
});

test("a form on a page that hides its address becomes a lead", async () => {
  const settings = { site_host: "private.example" };
  const { id, address } = await addSource("website_form", "Private site", settings);
  const hidden: Record<string, string>[] = [
    {},
    { origin: "null" },
    { origin: "null", referer: "https://private.example/" },
  ];
  for (const [index, headers] of [
    ...hidden,
    { origin: "null", referer: "https://x.example/" },
  ].entries()) {
    await fetch(address, {
      method: "POST",
      redirect: "manual",
      headers: { accept: "text/html", ...headers },
      body: new URLSearchParams({ name: `Visitor ${index}`, phone: `512555792${index}` }),
    });
  }
  expect((await processed(id)).map(({ reason, state }) => reason ?? state)).toEqual([
    ...["lead", "lead", "lead", "wrong_site"],
  ]);
});

test("a form on a misspelled website is not working, on both screens", async () => {
  const { id, address } = await addSource("website_form", "Typo site", {
    site_host: "plumer.example",
  });
  await fetch(address, {
    method: "POST",
    headers: { accept: "text/html", origin: "https://plumber.example" },
    redirect: "manual",
    body: new URLSearchParams({ name: "Rae Test", phone: "5125557930" }),
  });
  const light = async (path: string) => {
    const page = await (await crm(path, owner)).text();
    return /Not working|No leads since|Waiting|Working/.exec(
      page.slice(page.indexOf("Typo site<")),
    )?.[0];
  };
  const screens = async () => [await light(`/${id}`), await light("")];
  expect(await screens()).toEqual(["Not working", "Not working"]);
  const [delivery] = await runSql(
    site(),
    "select id from lead_deliveries where source_id = $1::uuid",
    [id],
  );
  await crm(`/${id}`, owner, { intent: "again", delivery_id: String(delivery?.id) });
  expect(await processed(id)).toMatchObject([{ state: "lead", name: "Rae Test" }]);
  await crm(`/${id}`, owner, { intent: "save", name: "Typo site", is_on: "on" });
  await send(address, { name: "Rae Test", phone: "call me" });
  await processed(id);
  expect(await screens()).toEqual(["Working", "Working"]);
  const wrong = { intent: "save", name: "Typo site", is_on: "on", site_host: "plumer.example" };
  await crm(`/${id}`, owner, wrong);
  expect(await screens()).toEqual(["No leads since", "No leads since"]);
});

test("forms with photos or with a constant ID lose no lead", async () => {
  const { id, address } = await addSource("website_form", "Photo form");
  for (const [index, name] of ["Pho To", "Se Cond"].entries()) {
    const body = new FormData();
    body.set("name", name);
    body.set("phone", `512555791${index}`);
    body.set("entry_id", "1");
    body.set("photo", new File(["jpeg"], "leak.jpg", { type: "image/jpeg" }));
    body.append("photo", new File([], ""));
    const headers = { accept: "text/html" };
    const sent = await fetch(address, { method: "POST", redirect: "manual", headers, body });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toMatch(/\/requested$/);
  }
  expect(await processed(id)).toMatchObject([
    { state: "lead", name: "Pho To" },
    { state: "lead", name: "Se Cond" },
  ]);
});

test("lead-sources.consent: texts need a member who turned them on", async () => {
  const silent = await addSource("webhook", "No texts");
  await send(silent.address, { name: "Sil Ent", phone: "5125557903" });
  const texted = await addSource("webhook", "Texts", { texts_allowed: "on" });
  await send(texted.address, { name: "Tex Ted", phone: "5125557904" });
  await processed(silent.id);
  await processed(texted.id);
  const consents = await runSql(
    site(),
    `select c.name, c.kind, c.wording, c.page from consent_records c
     where c.phone in ('+15125557903', '+15125557904')`,
  );
  expect(consents).toEqual([
    {
      name: "Tex Ted",
      kind: "informational_sms",
      wording:
        "They gave this number to Texts so a business could contact them about their request.",
      page: "Texts",
    },
  ]);
});

test("lead-sources.consent: another website's form, added by hand, gets no text", async () => {
  const settings = { texts_allowed: "on", site_host: "plumber.example" };
  const { id, address } = await addSource("website_form", "Copied form", settings);
  await fetch(address, {
    method: "POST",
    headers: { accept: "text/html", origin: "https://copied.example" },
    redirect: "manual",
    body: new URLSearchParams({ name: "Cop Ied", phone: "5125557931" }),
  });
  await processed(id);
  const [delivery] = await runSql(
    site(),
    "select id from lead_deliveries where source_id = $1::uuid",
    [id],
  );
  await crm(`/${id}`, owner, { intent: "again", delivery_id: String(delivery?.id) });
  expect(await processed(id)).toMatchObject([{ state: "lead", name: "Cop Ied" }]);
  const consents = await runSql(
    site(),
    "select kind from consent_records where phone = '+15125557931'",
  );
  expect(consents).toEqual([]);
});

test("a technician can't see or change sources", async () => {
  expect((await crm("", technician)).status).toBe(403);
  expect((await crm("", technician, { kind: "webhook", name: "x" })).status).toBe(403);
});

test("a source the operator hasn't set up is listed but can't be added", async () => {
  const list = await (await crm("", owner)).text();
  expect(list).toContain("Not available here yet:");
  for (const [kind, label] of [
    ["google_local", "Google Local Services Ads"],
    ["meta", "Facebook and Instagram lead ads"],
  ] as const) {
    expect(list).not.toContain(`value="${kind}"`);
    expect(list).toContain(label);
    const refused = await crm("", owner, { kind, name: "Not here" });
    expect(await refused.text()).toContain("This source isn’t available here yet");
  }
});
