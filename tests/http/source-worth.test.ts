import { beforeAll, expect, test } from "vitest";
import { addBusinessPage } from "../drivers/add-business-page.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();
let contractorId: string;
let owner: string;
let technician: string;
let leadId: string;
let sourceLeadId: string;

beforeAll(async () => {
  contractorId = await addBusiness(site(), "Worthy Plumbing");
  const memberOf = async (role: "owner" | "technician") => {
    const { userId } = await addCrmMember(site(), contractorId, role, `${role}@worthy.example`);
    return crmCookie(site(), userId);
  };
  await addBusinessPage(site(), { contractor_id: contractorId, business_name: "Worthy Plumbing" });
  [owner, technician] = [await memberOf("owner"), await memberOf("technician")];
  const [lead] = await runSql(
    site(),
    `insert into leads (id, page_id, contractor_id, name, phone, source, came_by)
     select gen_random_uuid(), id, contractor_id, 'Jo Junk', '+15125550143', 'elsewhere', 'Angi'
     from seo_pages where contractor_id = $1::uuid limit 1 returning id`,
    [contractorId],
  );
  leadId = String(lead?.id);
  const [source] = await runSql(
    site(),
    `insert into lead_sources (id, contractor_id, kind, name, cost_cents, created_by)
     values (gen_random_uuid(), $1::uuid, 'angi', 'Angi leads', 4500, 'Bo') returning id`,
    [contractorId],
  );
  const [sent] = await runSql(
    site(),
    `insert into source_leads (id, contractor_id, source_id, lead_id, is_new, cost_cents, junk_reasons)
     values (gen_random_uuid(), $1::uuid, $2::uuid, $3::uuid, true, 4500, '{bad_phone,outside_area}') returning id`,
    [contractorId, String(source?.id), leadId],
  );
  sourceLeadId = String(sent?.id);
});

const crm = (path: string, cookie: string, body?: Record<string, string>) =>
  fetch(`${site().url}/crm${path}`, {
    headers: { cookie, origin: site().url },
    redirect: "manual",
    ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
  });

const textOf = async (path: string, cookie = owner) => {
  const response = await crm(path, cookie);
  expect(response.status, path).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "");
};

test("an owner finds what each source is worth, with definitions", async () => {
  for (const path of ["/analytics", "/settings/lead-sources"]) {
    expect(await textOf(path)).toContain('href="/crm/analytics/sources"');
  }
  expect(await textOf("/settings/lead-sources")).toContain("No revenue yet for $45.00.");
  const page = await textOf("/analytics/sources");
  expect(page).toContain("Angi leads");
  expect(page).toContain("1 (100%)");
  expect(page).toContain("It isn’t profit");
  const file = await textOf("/analytics/sources.csv");
  expect(file).toMatch(/Angi leads,\d{4}-\d{2},1,0,0,0\.00,45\.00,45\.00,,1/);
});

test("junk shows its reasons in the list and on the lead", async () => {
  const list = await textOf("/leads");
  expect(list).toContain("Likely junk");
  expect(list).toContain("The phone number isn’t valid");
  const lead = await textOf(`/leads/${leadId}`);
  expect(lead).toContain("Score 90 of 100");
  expect(lead).toContain("Report to Angi");
  const path = `/settings/lead-sources/leads/${sourceLeadId}`;
  const judged = await crm(path, owner, { intent: "judge", verdict: "junk", lead_id: leadId });
  expect(judged.status).toBe(303);
  expect(judged.headers.get("location")).toBe(`/crm/leads/${leadId}`);
  expect(await textOf(`/leads/${leadId}`)).toMatch(/Junk, says [^<]+\./);
  expect((await crm(path, owner, { intent: "judge", verdict: "maybe" })).status).toBe(422);
});

test("the report can be copied, and an invalid credit keeps its input", async () => {
  const path = `/settings/lead-sources/leads/${sourceLeadId}`;
  const page = await textOf(`${path}?reason=outside_area`);
  expect(page).toContain("Reason: Incorrect ZIP code");
  expect(page).toContain("Phone: (512) 555-0143");
  const refused = await crm(path, owner, { intent: "receive", amount: "50" });
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(again).toContain("Enter up to what the lead cost, $45.00");
  expect(again).toMatch(/name="amount"[^>]*value="50"/);
  expect((await crm(path, owner, { intent: "receive", amount: "45" })).status).toBe(200);
  expect(await textOf("/analytics/sources")).toContain("Free so far, no revenue yet.");
  expect((await crm(path, technician)).status).not.toBe(200);
  expect((await crm(path, technician, { intent: "decline" })).status).not.toBe(200);
});
