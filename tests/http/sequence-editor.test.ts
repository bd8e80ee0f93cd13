import { expect, test } from "vitest";
import { fillSignIn } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });
const id = "0190a000-0000-7000-8000-000000000002";
const path = `/admin/contractors/${id}/follow-up/plumbing`;

test("follow-ups.editor: staff edit a sequence without JavaScript; errors keep the input", async () => {
  await site().runSql(
    `insert into contractor_accounts (id, business_name, name, email)
     values ($1, 'Bluebonnet Plumbing', 'Bo', 'bo@b.example')`,
    [id],
  );
  await site().runSql(
    `insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state)
     values ($1, $1, 'live', 'Bluebonnet Plumbing', 'plumbing', 'Austin', 'austin', 'TX')`,
    [id],
  );
  const page = openPlainPage(site());
  await page.goto(path);
  await fillSignIn(page, administrator.email, administrator.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Follow-up for Plumbing" }).waitFor();
  const textField = () => page.locator('textarea[name="steps.0.words"]');

  await textField().fill("Hi {name}, noon?");
  await page.getByRole("button", { name: "Save as a new version" }).click();
  await page.getByText("There’s no field {name}. Choose one from the list.").first().waitFor();
  expect(await textField().inputValue()).toBe("Hi {name}, noon?");

  await textField().fill("Hi {first_name}, noon?");
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByText("Bluebonnet Plumbing: Hi Pat, noon?").waitFor();
  await page.getByText("Reply STOP to stop, HELP for help.").first().waitFor();
  await page.getByText("characters, 1 text, about 1.3¢").first().waitFor();

  // Another user saves in the meantime.
  await site().runSql(
    `insert into sequences (contractor_id, service, version, steps, channels, author)
     values ($1, 'plumbing', 1, '[]', '{"sms": true, "email": true}', 'ruth@hearthline.example')`,
    [id],
  );
  await page.getByRole("button", { name: "Save as a new version" }).click();
  await page.getByText("Someone else just saved this sequence").waitFor();
  expect(await textField().inputValue()).toBe("Hi {first_name}, noon?");
  await page.getByRole("button", { name: "Save as a new version" }).click();
  await page.getByText("Sequence saved.").waitFor();
  expect(await textField().inputValue()).toBe("Hi {first_name}, noon?");
  await page.getByRole("button", { name: "Add step" }).click();
  expect(await page.locator("textarea").count()).toBe(7);
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByText("Version restored.").waitFor();
  await page.goto(`/admin/follow-ups/time-machine?contractor=${id}&service=plumbing`);
  await page.getByText("See when each message from Bluebonnet Plumbing would be sent").waitFor();
});
