import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Lone Star Pest Defense";

test("notifications.by-choice: without JavaScript a member's choices are validated and saved", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business);
  await page.goto("/crm/account/notifications");
  await page.getByRole("heading", { name: "Notifications", level: 1 }).waitFor();
  await page.getByLabel("Invoice viewed: Email").check();
  await page.getByLabel("Quiet hours").check();
  await page.getByLabel("Until").fill("06:30");
  await page.getByLabel("Morning summary").check();
  await page.getByLabel("Send it at").fill("05:00");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Choose a time outside of your quiet hours").waitFor();
  expect(await page.getByLabel("Until").inputValue()).toBe("06:30");
  await page.getByLabel("Send it at").fill("07:15");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("status").getByText("Saved.").waitFor();
  await page.goto("/crm/account/notifications");
  expect(await page.getByLabel("Invoice viewed: Email").isChecked()).toBe(true);
  expect(await page.getByLabel("Until").inputValue()).toBe("06:30");
  expect(await page.getByLabel("Send it at").inputValue()).toBe("07:15");
});

test("an owner sees the team's alerts, and a technician doesn't", async () => {
  const owner = openPlainPage(site());
  await enterCrm(site(), owner, business);
  await owner.goto("/crm/account/notifications");
  await owner.getByRole("link", { name: "See your team’s alerts" }).click();
  await owner.getByRole("heading", { name: "Team notifications", level: 1 }).waitFor();
  expect(await owner.content()).toContain("Not for this role");
  const technician = openPlainPage(site());
  await enterCrm(site(), technician, business, "technician");
  const refused = await technician.goto("/crm/account/notifications/team");
  expect(refused?.status()).toBe(403);
});

test("a technician can choose only visit notifications", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business, "technician");
  await page.goto("/crm/account/notifications");
  await page.getByText("Appointment booked").first().waitFor();
  expect(await page.content()).not.toContain("Wants to book");
});

test("manifest, icons and service worker need no session and cover only /crm", async () => {
  const response = await fetch(`${site().url}/crm-worker.js`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/javascript");
  expect(response.headers.get("service-worker-allowed")).toBe("/crm");
  expect(response.headers.get("content-security-policy")).toContain("connect-src 'self'");
  const manifest = await (await fetch(`${site().url}/crm.webmanifest`)).json();
  expect(manifest).toMatchObject({ start_url: "/crm", scope: "/crm", display: "standalone" });
  for (const { src } of manifest.icons) {
    expect((await fetch(site().url + src)).headers.get("content-type")).toBe("image/png");
  }
  const page = openPlainPage(site());
  await enterCrm(site(), page, business);
  await page.goto("/crm/leads");
  expect(await page.content()).toContain('rel="manifest" href="/crm.webmanifest"');
  await page.goto("/get-started");
  expect(await page.content()).toContain('rel="manifest" href="/site.webmanifest"');
});
