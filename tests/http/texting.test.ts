import { expect, test } from "vitest";
import { fillSignIn } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });
const id = "0190a000-0000-7000-8000-000000000001";

async function open(path: string) {
  await site().runSql(
    `insert into contractor_accounts (id, business_name, name, email)
     values ($1, 'Bluebonnet Plumbing', 'Bo', 'bo@b.example') on conflict do nothing`,
    [id],
  );
  const page = openPlainPage(site());
  await page.goto(path);
  await fillSignIn(page, administrator.email, administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  return page;
}

test("sms.registration: staff see why texting is off, and manage it", async () => {
  const page = await open(`/admin/contractors/${id}`);
  await page.getByText("SMS pending registration", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Number, registration, and limits" }).click();
  await page.getByRole("heading", { name: "Texting" }).waitFor();

  await page.getByLabel("Number to assign").fill("555-0123");
  await page.getByRole("button", { name: "Assign number" }).click();
  await page.getByText("Include the area code, like (512) 555-0123").waitFor();
  expect(await page.getByLabel("Number to assign").inputValue()).toBe("555-0123");
  await page.getByLabel("Number to assign").fill("512 555 0123");
  await page.getByRole("button", { name: "Assign number" }).click();
  await page.getByText("Number assigned.").waitFor();

  await page.getByLabel("Brand").fill("Bluebonnet LLC");
  await page.getByLabel("Status").selectOption("rejected");
  await page.getByRole("button", { name: "Save registration" }).click();
  await page.getByText("Enter why the carriers rejected it").waitFor();
  expect(await page.getByLabel("Brand").inputValue()).toBe("Bluebonnet LLC");
  await page.getByLabel("Status").selectOption("approved");
  await page.getByRole("button", { name: "Save registration" }).click();
  await page.getByText("Registration saved.").waitFor();
  expect(await page.getByText("SMS pending registration").count()).toBe(0);

  await site().runSql(
    "update senders set refused_at = now(), refused_code = 30034 where contractor_id = $1",
    [id],
  );
  await page.goto("/admin/follow-ups");
  await page.getByText("Rejected by the provider", { exact: true }).waitFor();
  await page.goto("/admin/follow-ups/senders");
  await page.getByText("Rejected by the provider (30034)").waitFor();
  await page.getByRole("button", { name: "Try again texting for Bluebonnet Plumbing" }).click();
  await page
    .getByText("Texting is on again. If the provider rejects a text, you’ll be notified.")
    .waitFor();
  expect(
    await page.getByRole("button", { name: "Try again texting for Bluebonnet Plumbing" }).count(),
  ).toBe(0);

  await page.getByLabel("Texts per day").fill("many");
  await page.getByRole("button", { name: "Save limits" }).click();
  await page.getByText("Enter a whole number from 0 to 1,000,000").waitFor();
  expect(await page.getByLabel("Texts per day").inputValue()).toBe("many");

  await page.goto("/admin/follow-ups/senders?registration=approved");
  await page.getByRole("link", { name: "Bluebonnet Plumbing" }).waitFor();
  await page.getByText("(512) 555-0123").waitFor();
  await page.goto("/admin/follow-ups/senders?registration=pending");
  await page.getByText("No businesses match").waitFor();
});

test("staff allow a business to resubmit after too many rejections", async () => {
  const page = await open(`/admin/contractors/${id}/texting`);
  await site().runSql(
    `insert into texting_registrations (contractor_id, status, kind, legal_name, brand_name, business_type,
       first_name, last_name, title, email, phone, street, city, state, zip_code, website, campaign, submitted_at,
       rejected_part, brand_rejections)
     values ($1, 'rejected', 'standard', 'Bluebonnet LLC', 'Bluebonnet', 'llc', 'Bo', 'Carter', 'Owner', 'bo@b.example',
       '+15125550100', '1 Main St', 'Austin', 'TX', '78701', 'https://b.example', '{}', now(), 'brand', 3)`,
    [id],
  );
  await page.goto(`/admin/contractors/${id}/texting`);
  await page.getByText("Rejected too many times, so the owner can’t resubmit.").waitFor();
  await page.getByRole("button", { name: "Allow resubmission" }).click();
  await page.getByText("The owner can resubmit now.").waitFor();
  expect(await page.getByRole("button", { name: "Allow resubmission" }).count()).toBe(0);
  await site().runSql(
    "update texting_registrations set status = 'submitting', review_since = now()",
  );
  await page.goto(`/admin/contractors/${id}/texting`);
  await page.getByText("Waiting for review").waitFor();
  await page.getByRole("button", { name: "Send back to the owner" }).click();
  await page.getByText("Sent back. The owner gets an email.").waitFor();
});

test("rejects a form intent named like an object property", async () => {
  const page = await open(`/admin/contractors/${id}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (const path of [`/admin/contractors/${id}`, `/admin/contractors/${id}/texting`]) {
    for (const intent of ["constructor", "toString"]) {
      const sent = await page.request.post(path, { maxRedirects: 0, form: { intent } });
      expect(sent.status(), `${path} ${intent}`).toBe(400);
    }
  }
});
