import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Lone Star Pest Defense";

type Role = NonNullable<Parameters<typeof enterCrm>[3]>;

/** The links of the settings screens beside a page, by its URL. */
async function settingsOf(role: Role, path: string) {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business, role);
  await page.goto(path);
  const nav = page.locator('nav[aria-label="Settings"]').last();
  const links = await nav.locator("a").all();
  return {
    page,
    names: await nav.locator("a").allTextContents(),
    hrefs: await Promise.all(links.map((link) => link.getAttribute("href"))),
    groups: await nav.locator("p").allTextContents(),
    current: await nav.locator('a[aria-current="page"]').allTextContents(),
  };
}

test("an owner finds every settings screen, in groups", async () => {
  const { page, names, hrefs, groups, current } = await settingsOf("owner", "/crm/settings/hours");
  expect(groups).toEqual(["Business", "Schedule", "Money", "Messages", "Team", "Account"]);
  expect(current).toEqual(["Hours"]);
  expect(names).toEqual(
    expect.arrayContaining([
      ...["Payment settings", "Crews", "Checklists", "Review settings", "Price book"],
      ...["Team", "Texting", "Plan", "API keys", "Data"],
    ]),
  );
  // Each is a settings screen, which shows the same links.
  for (const path of hrefs) {
    await page.goto(String(path));
    const shown = page.locator('nav[aria-label="Settings"]').last();
    expect([path, await shown.locator("a").count()]).toEqual([path, names.length]);
  }
});

test("others see the settings that they can open", async () => {
  const office = await settingsOf("office", "/crm/settings/lead-sources");
  expect(office.groups).toEqual(["Business", "Schedule", "Money", "Messages", "Account"]);
  expect(office.names).not.toContain("Plan");
  const technician = await settingsOf("technician", "/crm/account/notifications");
  expect(technician.names).toEqual(["Your account", "Notifications"]);
  expect(technician.current).toEqual(["Notifications"]);
});
