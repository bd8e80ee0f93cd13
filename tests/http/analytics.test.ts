import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });

async function openAs(role: "owner" | "office" | "technician", business: string) {
  const email = `${role}-${crypto.randomUUID()}@figures.example`;
  const { userId } = await addCrmMember(site(), business, role, email);
  const cookie = await crmCookie(site(), userId);
  const [name = "", value = ""] = cookie.split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  const read = async (path: string) => {
    const response = await fetch(new URL(path, site().url), { headers: { cookie } });
    return { status: response.status, text: await response.text() };
  };
  return { page, read };
}

/** Adds a lead from an ad click that paid, all on one day. */
async function addPaidLead(business: string, day: string) {
  const [page, lead, enquiry, invoice] = Array.from({ length: 4 }, () => crypto.randomUUID());
  const at = `${day}T18:00:00Z`;
  const run = (sql: string, values: unknown[]) => site().runSql(sql, values);
  await run(
    `insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state, zip_code)
     values ($1, $2, 'paused', 'Figures', 'plumbing', 'Waco', 'waco', 'TX', '76701')`,
    [page, business],
  );
  await run(
    `insert into leads (id, page_id, contractor_id, name, phone, status, created_at)
     values ($1, $2, $3, 'Sam <b>Stone</b>', '+12545550142', 'booked', $4)`,
    [lead, page, business, at],
  );
  await run(
    `insert into lead_enquiries (id, lead_id, body_hash, need, zip_code, urgency, created_at)
     values ($1, $2, 'x', 'A pipe', '76701', 'today', $3)`,
    [enquiry, lead, at],
  );
  await run(
    `insert into attributions (subject, subject_id, touch, utm_source, gclid, visited_at)
     values ('enquiry', $1, 'first', 'google', 'click-1', $2), ('enquiry', $1, 'last', 'google', 'click-1', $2)`,
    [enquiry, at],
  );
  await run(
    `insert into invoices (id, contractor_id, lead_id, number, issued_on, due_on, customer_name, what, content, total_cents)
     values ($1, $2, $3, 1001, $4, $4, 'Sam', 'Pipe', '{"lines":[],"discount":null,"taxRate":0,"message":null}', 12345)`,
    [invoice, business, lead, day],
  );
  await run(
    `insert into invoice_entries (id, invoice_id, contractor_id, position, kind, cents, happened_on, recorded_by, created_at)
     values (gen_random_uuid(), $1, $2, 1, 'issued', 12345, $3, $2, $4),
            (gen_random_uuid(), $1, $2, 2, 'payment', -12345, $3, $2, $5)`,
    [invoice, business, day, at, `${day}T21:30:05Z`],
  );
}

test("without JavaScript: the URL sets the period; charts have tables and CSVs", async () => {
  const business = await addBusiness(site(), "Figures");
  await addPaidLead(business, "2026-03-10");
  const { page, read } = await openAs("office", business);
  await page.goto("/crm/analytics");
  await page.getByText("No results for these dates").waitFor();
  await page.getByText("Custom dates").click();
  await page.getByLabel("Start date").fill("2026-03-01");
  await page.getByLabel("End date").fill("2026-02-01");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("The start date must be on or before the end date").waitFor();
  expect(await page.getByLabel("End date").inputValue()).toBe("2026-02-01");
  await page.getByLabel("End date").fill("2026-03-31");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("March 1, 2026 to March 31, 2026").waitFor();
  const shown = await page.content();
  for (const text of ["Google Ads", "Waco, TX", "Plumbing in Waco, TX", "$123.45", "<svg"]) {
    expect(shown).toContain(text);
  }
  expect(shown).not.toContain("Sam <b>");
  const period = "from=2026-03-01&to=2026-03-31";
  const file = await read(`/crm/analytics/figures.csv?by=source&${period}`);
  expect(file.text).toContain("Google Ads,1,1,100,,123.45,0,0,0\r\n");
  const weeks = await read(`/crm/analytics/figures.csv?by=week&${period}`);
  expect(weeks.text.split("\r\n")).toContain("Mar 8–14,1,1,100,,123.45,0,0,0");
});

test("the file follows Google's template in the business's time zone", async () => {
  const business = await addBusiness(site(), "Clicks");
  await addPaidLead(business, "2026-03-10");
  const { page, read } = await openAs("owner", business);
  await page.goto("/crm/analytics?from=2026-03-01&to=2026-03-31");
  expect(await page.getByLabel("Conversion name").inputValue()).toBe("Paid job");
  const { text } = await read(
    "/crm/analytics/google.csv?from=2026-03-01&to=2026-03-31&name=Offline%20sale",
  );
  expect(text).toBe(
    "Parameters:TimeZone=America/Chicago\r\n" +
      "Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency\r\n" +
      "click-1,Offline sale,2026-03-10 16:30:05,123.45,USD\r\n",
  );
});

test("an owner enters and imports ad spend, keeping input; technicians can't", async () => {
  const business = await addBusiness(site(), "Spenders");
  const { page, read } = await openAs("owner", business);
  await page.goto("/crm/analytics/spend");
  await page.getByText("No ad spend yet").waitFor();
  await page.getByLabel("Source").fill("Flyer");
  await page.getByLabel("Amount").fill("many");
  await page.getByRole("button", { name: "Add spend" }).click();
  await page.getByText("Enter an amount, like 450 or 1,250.50").waitFor();
  expect(await page.getByLabel("Source").inputValue()).toBe("Flyer");
  await page.getByLabel("Amount").fill("90.10");
  await page.getByText("Other dates").click();
  await page.getByLabel("Start date").fill("2026-03-01");
  await page.getByLabel("End date").fill("2026-03-31");
  await page.getByRole("button", { name: "Add spend" }).click();
  await page.getByText("Spend added.").waitFor();

  await page.getByRole("link", { name: "Import CSV" }).click();
  const lines = "Day,Cost\n2026-04-01,5\n2026-04-02,six\n";
  await page.getByLabel("Or paste rows").fill(lines);
  await page.getByRole("button", { name: "Preview import" }).click();
  await page.getByText("1 row has an error").waitFor();
  expect((await page.getByLabel("Or paste rows").inputValue()).trim()).toBe(lines.trim());
  await page.getByLabel("Or paste rows").fill(lines.replace("six", "6"));
  await page.getByRole("button", { name: "Preview again" }).click();
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await page.getByText("2 new, 0 changed, 0 already imported.").waitFor();
  const file = await read("/crm/analytics/spend.csv");
  expect(file.text).toContain("2026-04-02,2026-04-02,Google Ads,6.00\r\n");
  expect(file.text).toContain("2026-03-01,2026-03-31,Flyer,90.10\r\n");
  const { read: readAsTechnician } = await openAs("technician", business);
  for (const path of ["", "/spend", "/google.csv", "/figures.csv", "/spend.csv"]) {
    expect((await readAsTechnician(`/crm/analytics${path}`)).status).toBe(403);
  }
});
