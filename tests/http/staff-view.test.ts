import { beforeAll, expect, test } from "vitest";
import { runSql } from "../drivers/run-sql.ts";
import { type Address, everyAddress } from "../setup/addresses.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { confirmPassword, sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ demo: true, administrator: true });

let contractorId: string;
let staff: string;
let viewing: string;

/** The demo business with the most customers, and a staff member who views its CRM. */
beforeAll(async () => {
  const [business] = await runSql(
    site(),
    `select contractor_id as id from customers where contractor_id in (
       select contractor_id from job_estimates) group by 1 order by count(*) desc, 1 limit 1`,
  );
  contractorId = String(business?.id);
  staff = await sessionCookie(site().url, administrator);
  const startedView = await send(`/admin/contractors/${contractorId}`, staff, { intent: "look" });
  const [cookie] = startedView.headers.getSetCookie();
  viewing = `${staff}; ${cookie?.split(";")[0]}`;
});

const send = (path: string, cookie: string, body?: Record<string, string>) =>
  site().fetch(path, {
    headers: { cookie, origin: site().url },
    ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
  });

/** Where the id of each kind of page is found. */
const rowOf: Record<string, string> = {
  "leads/:id": "select id from leads where contractor_id = $1 and not quarantined",
  "leads/:id/pictures/:picture":
    "select lead_id as id, id as picture from lead_pictures where lead_id in (select id from leads where contractor_id = $1)",
  "customers/:id": "select id from customers where contractor_id = $1 and merged_into is null",
  "customers/:id/properties/:property":
    "select customer_id as id, id as property from properties where contractor_id = $1 and archived_at is null",
  "conversations/:id": "select id from conversations where contractor_id = $1",
  "schedule/visits/:id":
    "select v.id from visits v join work_orders w on w.id = v.work_order_id where v.contractor_id = $1 and w.lead_id is not null",
  "jobs/:id": "select id from work_orders where contractor_id = $1",
  "estimates/:id": "select id from job_estimates where contractor_id = $1",
  "invoices/:id": "select id from invoices where contractor_id = $1",
  "settings/lead-sources/:id": "select id from lead_sources where contractor_id = $1",
  "page/:id": "select id from seo_pages where contractor_id = $1",
  "follow-up/:service": "select service from seo_pages where contractor_id = $1",
};

/** A URL of the business, if it has a row of that kind. */
async function pathOf({ pattern }: Address): Promise<string | null> {
  if (!pattern.includes(":") && !pattern.includes("*")) return pattern;
  const rest = pattern.replace("/crm/", "");
  const tableName = Object.keys(rowOf)
    .filter((prefix) => rest === prefix || rest.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  const [row] = tableName
    ? await runSql(site(), `${rowOf[tableName]} limit 1`, [contractorId])
    : [];
  if (!row) return null;
  return pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => String(row[name] ?? "none"));
}

const members = everyAddress().filter(({ facts }) => facts.access.for === "members");
const [searching, others] = [
  members.filter(({ facts }) => "searches" in facts.access),
  members.filter(({ facts }) => !("searches" in facts.access)),
];
/** Actions that only members have. */
const isOwn = ({ pattern, facts }: Address) =>
  pattern === "/crm/schedule/calendar" ||
  (pattern !== "/crm/business" &&
    facts.access.for === "members" &&
    facts.access.permission === "keep_own_account");

test.each(members)("staff viewing a business read $pattern", async (address) => {
  const path = await pathOf(address);
  if (!path || address.pattern === "/crm/events") return;
  const response = await send(path, viewing);
  const html = await response.text();
  const isFile = address.pattern.endsWith(".csv") || address.pattern.includes("settings/export/");
  const expected = isOwn(address) || isFile ? [403, 404] : [200, 302, 303, 404];
  expect(expected).toContain(response.status);
  if (response.status === 404) expect(path).toMatch(/none|suggest|search$|business$|unknown/);
  const hasFrame = html.startsWith("<!DOCTYPE html>") && !path.endsWith("/preview");
  if (response.status === 200 && hasFrame) {
    expect(html.includes("You can’t change anything here")).toBe(true);
  }
});

test.each(others)("staff viewing a business can't write to $pattern", async (address) => {
  const path = (await pathOf(address)) ?? address.pattern.replaceAll(/:\w+|\*/g, contractorId);
  const refused = await send(path, viewing, { intent: "save" });
  expect(refused.status).toBe(403);
  const message = address.pattern.endsWith(".csv")
    ? "staff can’t download files"
    : address.file.endsWith(".tsx")
      ? "You can’t change anything here."
      : "looking";
  expect(await refused.text()).toContain(message);
});

test.each(searching)("staff viewing a business search with $pattern", async ({ pattern }) => {
  const [customer] = await runSql(
    site(),
    "select name from customers where contractor_id = $1 and merged_into is null order by name limit 1",
    [contractorId],
  );
  const response = await send(pattern, viewing, { q: String(customer?.name) });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(String(customer?.name));
});

test("viewing a business is audited, and its banner leads to notes", async () => {
  const [entry] = await runSql(
    site(),
    "select actor_email from audit_entries where action = 'contractor.look' and entity_id = $1",
    [contractorId],
  );
  expect(entry).toEqual({ actor_email: administrator.email });
  const today = await (await send("/crm", viewing)).text();
  expect(today).toContain(`/admin/contractors/${contractorId}#notes`);
  const added = await send(`/admin/contractors/${contractorId}`, staff, {
    intent: "add-note",
    note: "Wants help with imports",
  });
  expect(added.status).toBe(200);
  expect(await added.text()).toContain("Wants help with imports");
});

test("staff delete a customer's data with their password", async () => {
  const [customer] = await runSql(
    site(),
    `insert into customers (id, contractor_id, name) values (gen_random_uuid(), $1::uuid, 'Dana Fox') returning id`,
    [contractorId],
  );
  const id = String(customer?.id);
  const path = `/admin/contractors/${contractorId}/customers/${id}`;
  expect(await (await send(`/crm/customers/${id}/edit`, viewing)).text()).toContain(path);
  const own = await sessionCookie(site().url, administrator);
  expect(await (await send(path, own)).text()).toContain("Dana Fox");
  const erase = { intent: "delete", confirm: "DELETE" };
  expect((await send(path, own, erase)).status).toBe(403);
  await confirmPassword(site().url, own, administrator.password);
  expect((await send(path, own, { ...erase, confirm: "delete" })).status).toBe(422);
  const erased = await send(path, own, erase);
  expect(erased.status).toBe(303);
  const after = await send(erased.headers.get("location") ?? "", own);
  expect(await after.text()).toContain("Customer data deleted.");
  expect((await send(path, own)).status).toBe(404);
  const [entry] = await runSql(
    site(),
    "select actor_email from audit_entries where action = 'customer.delete' and entity_id = $1",
    [id],
  );
  expect(entry).toEqual({ actor_email: administrator.email });
});
