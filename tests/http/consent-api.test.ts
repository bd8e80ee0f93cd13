import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

const scopes = {
  read: "Read customers and their properties",
  write: "Add and change customers and their properties",
};

/** A business with API keys, and a customer with a number and an address. */
async function newBusiness(name: string) {
  const contractorId = await addBusiness(site(), name);
  const { userId } = await addCrmMember(
    site(),
    contractorId,
    "owner",
    `${contractorId}@own.example`,
  );
  const page = openPlainPage(site(), { headers: { cookie: await crmCookie(site(), userId) } });
  const makeKey = async (label: string, boxes: readonly string[]) => {
    await page.goto("/crm/settings/keys");
    await page.getByLabel("Name", { exact: true }).fill(label);
    for (const box of boxes) await page.getByLabel(box, { exact: true }).check();
    await page.getByRole("button", { name: "Create key" }).click();
    return page.getByLabel("Your new key").inputValue();
  };
  const key = await makeKey("Front desk", [scopes.read, scopes.write]);
  const call = async (method: string, path: string, body?: object, of: Sent = {}) => {
    const response = await fetch(`${site().url}/api/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${of.key ?? key}`,
        "content-type": "application/json",
        ...(of.requestKey ? { "idempotency-key": of.requestKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json() };
  };
  const contacts = [{ phone: "(210) 555-0150" }, { email: "mia@home.example" }];
  const added = await call("POST", "customers", { name: "Mia Moss", contacts });
  expect(added.status).toBe(201);
  return { contractorId, page, makeKey, call, path: `customers/${added.body.id}` };
}

type Sent = { key?: string; requestKey?: string };

const phone = "+12105550150";
const consent = {
  phone,
  given_by: "Mia Moss",
  way: "phone",
  given_on: "2026-01-15",
  wording: "Yes, text me when you are on the way",
};
const optOut = { phone, given_by: "Mia Moss", way: "phone", given_on: "2026-01-16" };

test("consent with its evidence is recorded once, and is never for marketing", async () => {
  const { call, path, page } = await newBusiness("Consent Pipes");
  const before = await call("GET", path);
  expect(before.body.consents).toEqual([
    expect.objectContaining({ channel: "sms", phone, recorded: null, opted_out_at: null }),
    expect.objectContaining({ channel: "email", email: "mia@home.example", opted_out_at: null }),
  ]);
  const requestKey = crypto.randomUUID();
  const first = await call("POST", `${path}/consents`, consent, { requestKey });
  expect(first.status).toBe(201);
  expect(await call("POST", `${path}/consents`, consent, { requestKey })).toEqual(first);
  expect(await call("POST", `${path}/consents`, consent)).toEqual(first);
  const changed = { ...consent, given_by: "Someone Else" };
  const reused = await call("POST", `${path}/consents`, changed, { requestKey });
  expect(reused.body).toMatchObject({ code: "key_reused" });
  const { body } = await call("GET", path);
  expect(body.consents[0]).toMatchObject({
    marketing_at: null,
    informational_at: null,
    recorded: {
      id: first.body.id,
      given_by: "Mia Moss",
      way: "phone",
      given_on: "2026-01-15",
      wording: consent.wording,
      recorded_by: "Front desk",
    },
  });
  const rows = await site().runSql("select r.kind from consent_records r where r.phone = $1", [
    phone,
  ]);
  expect(rows).toEqual([]);
  await page.goto(`/crm/${path}`);
  await page.getByText(consent.wording, { exact: false }).first().waitFor();
});

test("an opt-out stops texts, and no recorded consent starts them again", async () => {
  const { call, path, page, contractorId } = await newBusiness("Stop Pipes");
  await call("POST", `${path}/consents`, consent);
  const requestKey = crypto.randomUUID();
  const optOutBody = { ...optOut, wording: "Stop texting me" };
  const first = await call("POST", `${path}/opt-outs`, optOutBody, { requestKey });
  expect(first).toMatchObject({ status: 201, body: { opted_out_at: expect.any(String) } });
  expect(await call("POST", `${path}/opt-outs`, optOutBody, { requestKey })).toEqual(first);
  expect(await call("POST", `${path}/opt-outs`, optOutBody)).toEqual(first);
  const stored = await site().runSql(
    "select decision, way, reason from opt_outs where contractor_id = $1::uuid",
    [contractorId],
  );
  expect(stored).toEqual([
    {
      decision: "out",
      way: "staff",
      reason: "Mia Moss, by phone, January 16, 2026: “Stop texting me”. Recorded by Front desk.",
    },
  ]);
  const again = await call("POST", `${path}/consents`, consent);
  expect(again).toMatchObject({ status: 422, body: { errors: [{ field: "phone" }] } });
  const { body } = await call("GET", path);
  expect(body.consents[0]).toMatchObject({ opted_out_at: first.body.opted_out_at });
  expect(body.consents[1]).toMatchObject({ channel: "email", opted_out_at: null });
  const { phone: _, ...byEmail } = { ...optOut, email: "Mia@home.example" };
  expect((await call("POST", `${path}/opt-outs`, byEmail)).status).toBe(201);
  await page.goto(`/crm/${path}`);
  await page
    .getByText(/They opted out on/)
    .first()
    .waitFor();
  const events = await site().runSql(
    "select count(*)::integer as count from events where name = 'customer.changed' and payload ->> 'contractorId' = $1",
    [contractorId],
  );
  expect(events[0]?.count).toBeGreaterThanOrEqual(3);
});

test("consents need the write scope, an own customer, and a real request", async () => {
  const { call, path, makeKey } = await newBusiness("Scope Pipes");
  const stranger = await newBusiness("Far Pipes");
  const reader = await makeKey("Reader", [scopes.read]);
  for (const [end, body] of [
    ["consents", consent],
    ["opt-outs", optOut],
  ] as const) {
    const own = `${path}/${end}`;
    expect((await call("POST", own, body, { key: reader })).status).toBe(403);
    expect((await call("POST", own, body, { key: "none" })).status).toBe(401);
    expect((await stranger.call("POST", own, body)).status).toBe(404);
    expect((await call("POST", own, { ...body, phone: "+12105550199" })).status).toBe(404);
    const late = await call("POST", own, { ...body, given_on: "2099-01-01" });
    expect(late).toMatchObject({ status: 422, body: { errors: [{ field: "given_on" }] } });
    expect((await call("POST", own, { ...body, way: "telepathy" })).status).toBe(422);
    expect((await call("GET", own)).status).toBe(405);
  }
  const both = await call("POST", `${path}/opt-outs`, { ...optOut, email: "mia@home.example" });
  expect(both).toMatchObject({ status: 422, body: { errors: [{ field: "phone" }] } });
});
