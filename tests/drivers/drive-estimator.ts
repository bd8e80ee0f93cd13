import type { Locator, Page } from "playwright-core";

/** The Results Generator on a page, in any position. */
export const generator = (page: Page): Locator => page.locator("[data-generator]");

export const calculateButton = (page: Page) =>
  page.getByRole("button", { name: "Calculate My Results →" });
export const showButton = (page: Page) => page.getByRole("button", { name: "Show My Results →" });

/** Opens a page and waits until its script controls the Results Generator. */
export async function openGenerator(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("[data-generator][data-ready]").waitFor();
}

/** The first step: a trade, and a city as typed. */
export async function chooseArea(page: Page, trade: string, city: string): Promise<void> {
  await page.getByLabel("Industry").selectOption({ label: trade });
  await page.getByLabel("City").fill(city);
  await calculateButton(page).click();
  await page.getByRole("heading", { name: "Where can we reach you?" }).waitFor();
}

/** The second step. */
export async function enterContact(
  page: Page,
  contact: { email?: string; phone?: string },
): Promise<void> {
  await page.getByLabel("Email").fill(contact.email ?? "");
  await page.getByLabel("Phone").fill(contact.phone ?? "");
  await showButton(page).click();
}

/** The result: its heading, then each figure by name. */
export async function readResult(page: Page): Promise<Record<string, string>> {
  const box = generator(page);
  await box.locator("#result-title").waitFor();
  const figures = await box.locator("dl > div").evaluateAll((groups) =>
    groups.map((group) => {
      const [name = "", value = ""] = [...group.children].map((child) => child.textContent.trim());
      return [name, value];
    }),
  );
  return { area: await box.locator("#result-title").innerText(), ...Object.fromEntries(figures) };
}
