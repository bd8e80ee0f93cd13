import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ demo: true, administrator: true });

test("leads.bad-lead: a business reports a lead and reads why staff decline", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense");
  await page.goto("/crm/leads?q=Olivia");
  await page.getByRole("link", { name: "Olivia Grant" }).click();
  const address = page.url();
  await page.locator("summary").filter({ hasText: "Report a bad lead" }).click();
  await page.getByRole("button", { name: "Send report" }).click();
  await page.getByText("Choose a reason").first().waitFor();
  await page.getByLabel("What’s wrong?").selectOption("duplicate");
  await page.getByLabel("Details").fill("She asked twice");
  await page.getByRole("button", { name: "Send report" }).click();
  await page.getByText("We’ll let you know.").waitFor();
  await page.getByText("Under review").waitFor();

  const headers = { cookie: await sessionCookie(site().url, administrator), origin: site().url };
  const list = () => fetch(`${site().url}/admin/leads/reports`, { headers }).then((r) => r.text());
  const waiting = await list();
  expect(waiting).toContain("She asked twice");
  const id = /She asked twice[\s\S]*?name="report_id" value="([^"]+)"/.exec(waiting)?.[1] ?? "";
  const decide = (reply: string) =>
    fetch(`${site().url}/admin/leads/reports`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ report_id: id, decision: "declined", answer: reply }),
    });
  expect(await (await decide("")).text()).toContain("Write why");
  expect((await decide("The two asked for different things.")).status).toBe(200);
  expect(await list()).not.toContain("She asked twice");
  await page.goto(address);
  await page.getByText("Declined").first().waitFor();
  await page.getByText("The two asked for different things.", { exact: false }).waitFor();
});
