import { beforeAll, expect, test } from "vitest";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });
const unknown = "019ab000-0000-7000-8000-000000000000";
let staff = "";
let viewer = "";

const request = (path: string, method = "GET", body?: object, cookie = staff) =>
  fetch(`${site().url}/api/${path}`, {
    method,
    headers: { "content-type": "application/json", cookie },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

async function sessionOf({ email, password }: typeof administrator): Promise<string> {
  const signedIn = await request("auth/sign-in/email", "POST", { email, password }, "");
  return signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

const application = {
  business_name: "Api Air",
  contact_name: "Ann Lee",
  email: "ann@api.example",
  phone: "(254) 555-0140",
  services: ["HVAC"],
  service_areas: ["Waco", "Temple"],
  years_experience: 3,
  current_monthly_leads: null,
  target_monthly_leads: 20,
  lead_value_range: "$5000+",
  agreed_to_terms: true,
};

async function apply(): Promise<string> {
  const response = await request("revenue_share_applications", "POST", application, "");
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

beforeAll(async () => {
  staff = await sessionOf(administrator);
  viewer = await sessionOf(await addUser(site(), "viewer@hearthline.example", "viewer"));
});

test.each([
  ["GET", "revenue_share_applications"],
  ["PATCH", `revenue_share_applications/${unknown}`],
  ["GET", "revenue_share_participants"],
  ["POST", "revenue_share_participants"],
  ["GET", "revenue_share_leads"],
  ["GET", "affiliate_program_members"],
])("%s %s is for staff, and viewers can only read", async (method, path) => {
  const body = method === "GET" ? undefined : {};
  expect((await request(path, method, body, "")).status).toBe(401);
  expect((await request(path, method, body, viewer)).status).toBe(method === "GET" ? 200 : 403);
});

// api.problems
test("an application has defaults, field errors, and is idempotent by key", async () => {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": crypto.randomUUID(),
  };
  const send = (body: object) =>
    fetch(`${site().url}/api/revenue_share_applications`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  const first = await send(application);
  const again = await send(application);
  expect([first.status, again.status]).toEqual([201, 200]);
  const { id } = await first.json();
  expect(await again.json()).toEqual({ id });
  expect((await send({ ...application, years_experience: 9 })).status).toBe(422);
  const [row] = await (await request(`revenue_share_applications?id=${id}`)).json();
  expect(row).toMatchObject({
    ...application,
    email_notifications: true,
    sms_notifications: true,
    application_status: "pending",
    admin_notes: null,
    reviewed_at: null,
  });
  expect(row).not.toHaveProperty("request_key");
  const refused = await request(
    "revenue_share_applications",
    "POST",
    { services: ["Plumber"] },
    "",
  );
  expect(refused.status).toBe(422);
  const { message, errors } = await refused.json();
  expect(message).toContain("validation failed");
  expect(errors).toContainEqual({
    field: "agreed_to_terms",
    message: "Please agree to the terms and conditions",
  });
});

test("a PATCH decision creates the participant once, ignoring the sender's timestamps", async () => {
  const id = await apply();
  const decide = (application_status: string) =>
    request(`revenue_share_applications/${id}`, "PATCH", {
      application_status,
      admin_notes: "Good area",
      reviewed_at: "2001-01-01T00:00:00Z",
      updated_at: "2001-01-01T00:00:00Z",
    });
  expect((await decide("pending")).status).toBe(422);
  const outcomes = await Promise.all([decide("approved"), decide("approved"), decide("approved")]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await decide("rejected")).status).toBe(409);
  const [row] = await (await request(`revenue_share_applications?id=${id}`)).json();
  expect(row).toMatchObject({ application_status: "approved", admin_notes: "Good area" });
  expect(row.reviewed_at > "2026").toBe(true);
  const participants = await (
    await request(`revenue_share_participants?application_id=${id}`)
  ).json();
  expect(participants).toMatchObject([
    {
      status: "active",
      commission_rate: 0.2,
      lead_preferences: { services: ["HVAC"] },
      notification_settings: { email: true, sms: true },
      contractor_accounts: { business_name: "Api Air", name: "Ann Lee", city: null },
      revenue_share_applications: { email: "ann@api.example", years_experience: 3 },
    },
  ]);
  expect(
    (
      await request(`revenue_share_applications/${unknown}`, "PATCH", {
        application_status: "approved",
      })
    ).status,
  ).toBe(404);
});

test("invalid text and unstorable values never cause a server error", async () => {
  const none = { toString: null };
  const page_id = unknown;
  const lead = { page_id, name: "Jo", phone: "(254) 555-0140", need: "Ants", zip_code: "78701" };
  const requests = [
    request("revenue_share_applications", "POST", { ...application, company_website: none }, ""),
    request("leads", "POST", { ...lead, urgency: "this_week", page_url: none }, ""),
    request("form_submissions", "POST", { selected_plan: none }, ""),
    request("auth/sign-in/email", "POST", { email: none, password: none }, ""),
    request("revenue_share_participants", "POST", {
      ...{ contractor_id: unknown, application_id: await apply() },
      lead_preferences: { service_areas: ["Waco\u0000"] },
    }),
  ];
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test("only an approved application without a participant can get one", async () => {
  const [pending, approved] = [await apply(), await apply()];
  await request(`revenue_share_applications/${approved}`, "PATCH", {
    application_status: "approved",
  });
  const [{ contractor_id }] = await (
    await request(`revenue_share_participants?application_id=${approved}`)
  ).json();
  const insert = async (change: object) => {
    const body = { contractor_id, application_id: approved, ...change };
    const response = await request("revenue_share_participants", "POST", body);
    return [response.status, (await response.json()).message];
  };
  expect(await insert({})).toEqual([409, expect.stringContaining("duplicate key")]);
  expect(await insert({ application_id: pending })).toEqual([
    422,
    expect.stringContaining("check constraint"),
  ]);
  expect(await insert({ application_id: unknown })).toEqual([
    422,
    expect.stringContaining("foreign key"),
  ]);
  expect(await insert({ commission_rate: 2 })).toEqual([
    422,
    expect.stringContaining("validation failed"),
  ]);
});

test("leads and affiliates have documented columns, and every URL is described", async () => {
  expect(await (await request("revenue_share_leads?conversion_status=converted")).json()).toEqual(
    [],
  );
  expect(await (await request("affiliate_program_members")).json()).toEqual([]);
  expect((await request("revenue_share_leads?commission_amount=1")).status).toBe(400);
  const { paths } = await (await request("openapi.json")).json();
  for (const path of [
    "revenue_share_applications",
    "revenue_share_applications/{id}",
    "revenue_share_participants",
    "revenue_share_leads",
    "affiliate_program_members",
  ]) {
    expect(
      Object.keys(paths).some((knownPath) => knownPath.endsWith(`/${path}`)),
      path,
    ).toBe(true);
  }
});

test("a viewer reads one page of personal data, and no more", async () => {
  await runSql(
    site(),
    `insert into affiliate_program_members (id, name, email, referral_code, status, created_at, updated_at)
     select gen_random_uuid(), 'Partner ' || n, 'p' || n || '@partners.example', 'code' || n, 'active', now(), now()
     from generate_series(1, 60) as n`,
  );
  const table = "affiliate_program_members";
  const whole = await request(`${table}?limit=200`);
  expect([whole.status, (await whole.json()).length]).toEqual([200, 60]);
  const first = await request(`${table}?limit=50`);
  const next = first.headers.get("link")?.match(/<\/api\/(.+)>/)?.[1] ?? "";
  expect((await (await request(next)).json()).length).toBe(10);

  const seen = await request(table, "GET", undefined, viewer);
  expect([seen.status, (await seen.json()).length, seen.headers.get("link")]).toEqual([
    200,
    50,
    null,
  ]);
  for (const path of [next, `${table}?limit=51`, `${table}?limit=1&after=x`]) {
    const refused = await request(path, "GET", undefined, viewer);
    expect([refused.status, (await refused.json()).message]).toEqual([
      403,
      "permission denied: your role can read up to 50 rows and no further pages; filter to see others",
    ]);
  }
  const response = await request(`${table}?email=p7@partners.example`, "GET", undefined, viewer);
  expect((await response.json()).map(({ name }: { name: string }) => name)).toEqual(["Partner 7"]);
});
