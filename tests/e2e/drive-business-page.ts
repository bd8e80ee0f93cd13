import type { Page } from "playwright-core";

/** What a homeowner writes into the form of a business page. */
export type Homeowner = {
  name: string;
  phone: string;
  email: string;
  need: string;
  zipCode: string;
  urgency: string;
  /** Both boxes: texts about this request, and marketing. */
  agrees: boolean;
};

export function sampleHomeowner(differences: Partial<Homeowner> = {}): Homeowner {
  const mark = crypto.randomUUID().slice(0, 8);
  return {
    name: `Grace ${mark}`,
    phone: `(512) 555-${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`,
    email: `grace-${mark}@homes.example`,
    need: "The air conditioning blows warm air since last night.",
    zipCode: "78664",
    urgency: "Today, it's urgent",
    agrees: true,
    ...differences,
  };
}

export async function fillLeadForm(page: Page, homeowner: Homeowner): Promise<void> {
  await page.getByLabel("Your name").fill(homeowner.name);
  await page.getByLabel("Phone").fill(homeowner.phone);
  await page.getByLabel("Email").fill(homeowner.email);
  await page.getByLabel("What do you need help with?").fill(homeowner.need);
  await page.getByLabel("ZIP code").fill(homeowner.zipCode);
  await page.getByLabel("How soon?").selectOption({ label: homeowner.urgency });
  for (const box of await page.getByRole("checkbox").all()) {
    await box.setChecked(homeowner.agrees);
  }
}

export const leadFormButton = (page: Page) => page.locator("#estimate").getByRole("button");

/**
 * Sends the form no sooner than a person could have filled it in: what comes within 2.5 seconds of
 * the page being made counts as a machine's.
 */
export async function sendLeadForm(page: Page): Promise<void> {
  const made = await formMadeAt(page);
  await page.waitForTimeout(Math.max(0, made + 2_600 - Date.now()));
  await leadFormButton(page).click();
}

/** When the server made the form, from the signed stamp in it. */
async function formMadeAt(page: Page): Promise<number> {
  const stamp = (await page.locator("input[name=stamp]").getAttribute("value")) ?? "";
  const [, made] = Buffer.from(stamp.split(".")[0] ?? "", "base64url")
    .toString()
    .split(".");
  return Number(made);
}
