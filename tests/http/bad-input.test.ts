import { beforeAll, expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { samplePhoto } from "../integration/sample-photo.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });

type Role = "owner" | "office" | "technician";
let business: string;
let owner: string;
let office: string;
let technician: string;

beforeAll(async () => {
  business = await addBusiness(site(), "Careful Pipes");
  const cookieOf = async (role: Role) => {
    const { userId } = await addCrmMember(site(), business, role, `${role}@careful.example`);
    return crmCookie(site(), userId);
  };
  [owner, office] = [await cookieOf("owner"), await cookieOf("office")];
  technician = await cookieOf("technician");
});

const get = (path: string, cookie = owner) => site().fetch(path, { headers: { cookie } });
const post = (path: string, fields: Record<string, string>, cookie = owner) =>
  site().fetch(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie, origin: site().url },
  });
const pathOf = (response: Response) => response.headers.get("location")?.split("?")[0] ?? "";
const pageOf = async (path: string, cookie = owner) => (await get(path, cookie)).text();

/** The value of a page's hidden field with this name. */
async function readHiddenField(path: string, name: string): Promise<string> {
  const html = await pageOf(path);
  const field = new RegExp(`name="${name}" value="([^"]*)"`).exec(html);
  if (!field) throw new Error(`${path} has no field ${name}`);
  return field[1] ?? "";
}

const details = { company: "", billing_address: "", notes: "", tags: "" };

async function addCustomer(name: string, phone: string, address: string): Promise<string> {
  const added = await post("/crm/customers/new", { ...details, name, phone, email: "", address });
  expect([added.status, await added.clone().text()].slice(0, 1)).toEqual([303]);
  return pathOf(added);
}

const visit = {
  customer_name: "Ina Way",
  what: "Leaking pipe",
  phone: "",
  email: "",
  address: "12 Oak Ave, Austin, TX 78701",
  value: "",
  crew_id: "",
  duration_minutes: "60",
  travel_minutes: "0",
  window_minutes: "0",
  repeats: "",
  repeats_until: "",
};

const book = (date: string, time: string, more: Record<string, string> = {}) =>
  post("/crm/schedule/new", { ...visit, date, time, ...more });

test("two members editing one job: the second sees what the first saved", async () => {
  const booked = await book("2031-06-03", "09:00");
  expect(booked.status).toBe(303);
  const [row] = await runSql(
    site(),
    "select work_order_id as id from visits where contractor_id = $1 order by id desc limit 1",
    [business],
  );
  const path = `/crm/jobs/${row?.id}`;
  const rename = (what: string, seen: string, cookie: string) =>
    post(path, { intent: "rename", what, seen }, cookie);
  const seen = await readHiddenField(path, "seen");
  expect(seen).toBe("Leaking pipe");
  expect((await rename("Burst pipe", seen, owner)).status).toBe(200);
  const refused = await rename("Drip in the bath", seen, office);
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain("A teammate just changed this");
  expect(html).toContain("Burst pipe");
  expect(html).toContain('value="Drip in the bath"');
  const again = await rename("Drip in the bath", await readHiddenField(path, "seen"), office);
  expect(again.status).toBe(200);
  expect(await pageOf(path)).toContain("Drip in the bath");
});

test("a form whose customer was merged meanwhile keeps its input", async () => {
  const remaining = await addCustomer("Nora Vale", "512-555-0101", "9 Elm St, Austin, TX 78701");
  const merged = await addCustomer("N. Vale", "512-555-0102", "77 Birch Rd, Austin, TX 78701");
  const revision = await readHiddenField(`${merged}/edit`, "revision");
  const duplicate = merged.split("/").at(-1) ?? "";
  const done = await post(remaining, { intent: "merge", duplicate_id: duplicate });
  expect(done.status).toBe(200);
  const saved = await post(`${merged}/edit`, {
    ...details,
    name: "Nora Vale-Smith",
    notes: "Gate 4411",
    revision,
  });
  expect(saved.status).toBe(409);
  const html = await saved.text();
  expect(html).toContain("This customer was merged");
  expect(html).toContain("Gate 4411");
  expect(html).toContain('value="Nora Vale-Smith"');
  const property = { street: "80 Birch Rd", unit: "", city: "", state: "", zip_code: "" };
  const place = await post(`${merged}/properties/new`, { ...property, access_notes: "" });
  expect(place.status).toBe(303);
  expect(await pageOf(remaining)).toContain("80 Birch Rd");
});

test("a property form reports that a teammate removed the property", async () => {
  const customer = await addCustomer("Rae Poe", "512-555-0103", "5 Fir St, Austin, TX 78701");
  const html = await pageOf(customer);
  const path = /\/crm\/customers\/[^"/]+\/properties\/(?!new)[^"]+/.exec(html)?.[0] ?? "";
  const seen = await readHiddenField(path, "seen");
  expect((await post(path, { intent: "remove-property" })).status).toBe(303);
  const typed = { street: "5 Fir St", unit: "", city: "Austin", state: "TX", zip_code: "78701" };
  const refused = await post(path, { ...typed, access_notes: "Code 99", seen });
  expect(refused.status).toBe(409);
  const shown = await refused.text();
  expect(shown).toContain("This property was removed");
  expect(shown).toContain("Code 99");
  const now = /name="seen" value="([^"]*)"/.exec(shown)?.[1] ?? "";
  expect((await post(path, { ...typed, access_notes: "Code 99", seen: now })).status).toBe(303);
  expect(await pageOf(customer)).toContain("5 Fir St");
});

test("an address without a house number is a separate property", async () => {
  const customer = await addCustomer(
    "Lou Ray",
    "512-555-0104",
    "Old Mill Road, Lockhart, TX 78644",
  );
  const html = await pageOf(customer);
  expect(html).toContain("Old Mill Road");
  expect(html).toContain("78644");
  const booked = await book("2031-06-04", "09:00", {
    address: "Old Mill Road, Lockhart, TX 78644",
  });
  expect(booked.status).toBe(303);
  expect(await pageOf(pathOf(booked))).toContain("Old Mill Road");
});

test("a time skipped by DST is refused, a repeated one pointed out", async () => {
  const skipped = await book("2031-03-09", "02:30");
  expect(skipped.status).toBe(422);
  const html = await skipped.text();
  expect(html).toContain("Daylight saving time skips 2:30 AM");
  expect(html).toContain('value="Ina Way"');
  const repeated = await book("2031-11-02", "01:30");
  expect(repeated.status).toBe(303);
  expect(await pageOf(pathOf(repeated))).toContain("1:30 AM CST");
});

test("a technician opens no other technician's customer, job, photo, or PDF", async () => {
  const customer = await addCustomer("Pia Lot", "512-555-0105", "3 Ash St, Austin, TX 78701");
  const booked = await book("2031-06-05", "09:00", { customer_name: "Pia Lot" });
  const visitPath = pathOf(booked);
  const [row] = await runSql(site(), "select work_order_id as id from visits where id = $1::uuid", [
    visitPath.split("/").at(-1),
  ]);
  const job = `/crm/jobs/${row?.id}`;
  const upload = new FormData();
  for (const [name, value] of Object.entries({
    intent: "add-photo",
    kind: "before",
    caption: "",
  })) {
    upload.append(name, value);
  }
  upload.append("photo", await samplePhoto());
  const added = await site().fetch(job, {
    method: "POST",
    body: upload,
    headers: { cookie: owner, origin: site().url },
  });
  expect(added.status).toBe(200);
  const photo = new RegExp(`${job}/photos/[0-9a-f-]{36}`).exec(await pageOf(job))?.[0] ?? "";
  expect((await get(photo)).status).toBe(200);
  const unknownId = "019ab000-0000-7000-8000-000000000000";
  const expected: Record<string, number> = {
    "/crm/customers": 403,
    [customer]: 403,
    [`${customer}/edit`]: 403,
    [`${customer}/properties/new`]: 403,
    "/crm/customers/import": 403,
    [job]: 404,
    [`${job}/items`]: 403,
    [photo]: 404,
    [visitPath]: 404,
    [`${visitPath}/edit`]: 404,
    [`${visitPath}/collect`]: 404,
    [`${visitPath}/pictures`]: 404,
    "/crm/estimates": 403,
    "/crm/invoices": 403,
    [`/crm/invoices/${unknownId}`]: 403,
    [`/crm/estimates/${unknownId}`]: 403,
    // The PDFs open by the customer's link, which only the office sees.
    [`/crm/links/estimate/${unknownId}`]: 403,
    [`/crm/links/invoice/${unknownId}`]: 403,
  };
  const statuses: Record<string, number> = {};
  for (const path of Object.keys(expected)) {
    const response = await get(path, technician);
    statuses[path] = response.status;
    expect((await response.text()).includes("Pia Lot")).toBe(false);
  }
  expect(statuses).toEqual(expected);
  const writes = [
    [job, { intent: "add-note", note: "hi" }],
    [visitPath, { intent: "complete" }],
  ] as const;
  for (const [path, body] of writes) {
    expect([403, 404]).toContain((await post(path, body, technician)).status);
  }
  for (const path of ["/crm/search", "/crm/customers/suggest", "/crm/find"]) {
    expect((await post(path, { q: "Pia" }, technician)).status).toBe(403);
  }
});
