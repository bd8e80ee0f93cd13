import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true, environment: { TIME_ZONE: "America/Chicago" } });

/** A business that joined 70 days ago, with a lead and a commission from 40 days ago. */
async function participates() {
  const business = await addBusiness(site(), "Share Pipes");
  const [application, participant, lead] = Array.from({ length: 3 }, () => crypto.randomUUID());
  const run = (sql: string, values: unknown[]) => site().runSql(sql, values);
  await run(
    `insert into revenue_share_applications (id, business_name, contact_name, email, phone, services, service_areas,
       years_experience, lead_value_range, agreed_to_terms, application_status)
     values ($1, 'Share Pipes', 'Ann', 'ann@share.example', '1', '{Plumbing}', '{Waco}', 3, '$5000+', true, 'approved')`,
    [application],
  );
  await run(
    `insert into revenue_share_participants (id, contractor_id, application_id, joined_at)
     values ($1, $2, $3, now() - interval '70 days')`,
    [participant, business, application],
  );
  await run(
    "insert into revenue_share_leads (id, participant_id, created_at) values ($1, $2, now() - interval '45 days')",
    [lead, participant],
  );
  const [row] = await run(
    `insert into commission_entries (id, participant_id, lead_id, kind, amount_cents, deal_cents, rate, actor_id, actor_email, created_at)
     values (gen_random_uuid(), $1, $2, 'commission', 12345, 61725, 0.2, gen_random_uuid(), 'x', now() - interval '40 days')
     returning to_char(created_at at time zone 'America/Chicago', 'YYYY-MM') as month`,
    [participant, lead],
  );
  return { business, participant: String(participant), month: String(row?.month) };
}

async function openAs(role: "owner" | "office", business: string) {
  const email = `${role}-${crypto.randomUUID()}@share.example`;
  const { userId } = await addCrmMember(site(), business, role, email);
  const [name = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  return page;
}

test("revenue-share.statements: a participant reports a deal, questions and confirms a statement", async () => {
  const { business, participant, month } = await participates();
  const page = await openAs("owner", business);
  await page.goto("/crm");
  await page.getByRole("link", { name: "Revenue share" }).first().click();
  await page.getByText("20.0% of each deal").waitFor();
  await page.getByText("$123.45").first().waitFor();
  await page.locator("summary").filter({ hasText: "Report a deal" }).click();
  const amount = page.getByLabel("Deal amount ($)");
  for (const wrong of ["-5", "12.345", "10000001"]) {
    await amount.fill(wrong);
    await page.getByRole("button", { name: "Report deal" }).click();
    await page
      .getByText(/Enter an amount|or less/)
      .first()
      .waitFor();
    expect(await amount.inputValue()).toBe(wrong);
  }
  await amount.fill("1,250.50");
  await page.getByRole("button", { name: "Report deal" }).click();
  await page.getByText("Your commission is $250.10.").waitFor();

  const path = `/crm/revenue-share/${participant}/${month}`;
  await page.goto(path);
  await page.getByRole("button", { name: "Confirm statement" }).waitFor();
  await page.locator("summary").filter({ hasText: "Something’s wrong" }).click();
  await page.getByRole("button", { name: "Send question" }).click();
  await page.getByText("Write something").first().waitFor();
  await page.getByLabel("What’s wrong?").fill("It was $600.00");
  await page.getByRole("button", { name: "Send question" }).click();
  await page.getByText("We’ll reply here.").waitFor();

  const headers = { cookie: await sessionCookie(site().url, administrator), origin: site().url };
  const read = (address: string) =>
    fetch(site().url + address, { headers }).then((response) => response.text());
  expect(await read("/admin/revenue-share?tab=participants")).toContain("Questions about");
  const own = `/admin/revenue-share/participants/${participant}/statement?month=${month}`;
  expect(await read(own)).toContain("It was $600.00");
  const body = new URLSearchParams({ words: "You are right, we took it back." });
  const response = await fetch(site().url + own, { method: "POST", headers, body });
  expect(response.status).toBe(200);

  await page.goto(path);
  await page.getByText("You are right, we took it back.").waitFor();
  await page.getByRole("button", { name: "Confirm statement" }).click();
  await page.getByText("Statement confirmed. Thank you.").waitFor();
  expect(await page.getByRole("button", { name: "Confirm statement" }).count()).toBe(0);

  const office = await openAs("office", business);
  expect((await office.goto(path))?.status()).toBe(200);
  expect(await office.getByRole("button", { name: "Confirm statement" }).count()).toBe(0);
  const stranger = await openAs("owner", await addBusiness(site(), "Other Pipes"));
  expect((await stranger.goto(path))?.status()).toBe(404);
  await stranger.goto("/crm");
  expect(await stranger.getByRole("link", { name: "Revenue share" }).count()).toBe(0);
});
