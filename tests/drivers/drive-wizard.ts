import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Site } from "../setup/site.ts";
import type { Contractor } from "./sample-contractor.ts";
import { type Draft, signUp } from "./sign-up-through-api.ts";
import { waitForScript } from "./wait-for-script.ts";

export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Titles and progress, as in `onboarding.steps`. */
export const stepTitles: Record<Step, { title: string; progress: string }> = {
  1: { title: "Business Info", progress: "14.3" },
  2: { title: "Services You Offer", progress: "28.6" },
  3: { title: "Service Area", progress: "42.9" },
  4: { title: "Lead preferences", progress: "57.2" },
  5: { title: "Follow-up", progress: "71.5" },
  6: { title: "Branding", progress: "85.8" },
  7: { title: "Final terms", progress: "100" },
};

export const nextButton = (page: Page) =>
  page.getByRole("button", { name: /^(Next|Saving\.\.\.|Submit & Launch.*|Submitting\.\.\.)$/ });
export const backButton = (page: Page) => page.getByRole("button", { name: "Back", exact: true });

/** Opens the wizard with script. */
export async function openWizard(page: Page, address = "/get-started"): Promise<void> {
  await page.goto(address);
  await waitForScript(page);
}

/** Opens the wizard partway: steps up to `saved` were saved through the API for this browser. */
export async function openDraft(
  page: Page,
  installation: Site,
  contractor: Contractor,
  saved: Step,
): Promise<Draft> {
  const draft = await signUp(installation, contractor, saved);
  const cookie = { name: "hearthline_draft", value: draft.token, url: installation.url };
  await page.context().addCookies([cookie]);
  await page.goto("/get-started");
  await waitForStep(page, Math.min(saved + 1, 7) as Step);
  return draft;
}

/** Waits until a step is shown. */
export async function waitForStep(page: Page, step: Step): Promise<void> {
  await page.getByRole("heading", { name: stepTitles[step].title, exact: true }).waitFor();
}

/** Fills in one step by its labels, as the contractor would. */
export async function fillStep(page: Page, step: Step, contractor: Contractor): Promise<void> {
  await waitForStep(page, step);
  await fillIn[step](page, contractor);
}

export async function clickNext(page: Page): Promise<void> {
  await nextButton(page).click();
}

/** Fills in and saves the steps from `from` to `to`, and waits for the next page. */
export async function completeSteps(
  page: Page,
  contractor: Contractor,
  from: Step = 1,
  to: Step = 7,
): Promise<void> {
  for (let step = from; step <= to; step++) {
    await fillStep(page, step, contractor);
    await clickNext(page);
  }
  if (to === 7) await page.waitForURL("**/success");
  else await waitForStep(page, (to + 1) as Step);
}

/** Waits for a toast with exactly this title and text. */
export async function waitForToast(page: Page, title: string, description: string): Promise<void> {
  const shown = () => shownToasts(page);
  await expect.poll(shown).toContainEqual([title, description]);
}

/** The visible toasts, each as its title and text. */
export async function shownToasts(page: Page): Promise<string[][]> {
  const toasts = page.getByRole("region", { name: "Notifications" });
  const cards = toasts.getByRole("button", { name: "Dismiss" }).locator("..");
  return await cards.evaluateAll((elements) =>
    elements.map((card) => [...card.querySelectorAll("p")].map((line) => line.innerText)),
  );
}

/** Dismisses every toast. */
export async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  while ((await dismiss.count()) > 0) await dismiss.first().click();
}

/** The typed and selected values in the step's form, by field name. */
export async function typedAnswers(page: Page): Promise<Record<string, string>> {
  return await page.locator("form[aria-labelledby=step-title]").evaluate((form) => {
    const typed = new FormData(form as HTMLFormElement);
    return Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]));
  });
}

/** The error below a field, which also is the field's description. */
export async function fieldError(page: Page, field: string): Promise<string | null> {
  const control = page.locator(`[id="${field}"]`);
  expect(await control.getAttribute("aria-invalid"), `${field} is marked`).toBe("true");
  expect(await control.getAttribute("aria-describedby")).toContain(`${field}-error`);
  return await page.locator(`[id="${field}-error"]`).textContent();
}

async function fillTexts(page: Page, texts: [label: string, text: string][]): Promise<void> {
  for (const [label, text] of texts) await page.getByRole("textbox", { name: label }).fill(text);
}

async function choose(page: Page, question: string, answer: string): Promise<void> {
  const group = page.getByRole("group", { name: question });
  await group.getByLabel(answer, { exact: true }).check();
}

const fillIn: Record<Step, (page: Page, contractor: Contractor) => Promise<void>> = {
  1: (page, contractor) =>
    fillTexts(page, [
      ["First name", contractor.firstName],
      ["Last name", contractor.lastName],
      ["Business name", contractor.businessName],
      ["Email", contractor.email],
      ["Phone number", contractor.phone],
      ["Street address", contractor.streetAddress],
      ["City", contractor.city],
      ["State", contractor.state],
      ["ZIP code", contractor.zipCode],
    ]),
  2: async (page, contractor) => {
    for (const service of contractor.services) {
      await page.getByLabel(service, { exact: true }).check();
    }
    if (contractor.otherService) await page.getByLabel("Specify").fill(contractor.otherService);
  },
  3: (page, contractor) => fillTexts(page, [["Service area", contractor.serviceArea]]),
  4: async (page, contractor) => {
    await fillTexts(page, [["Business description", contractor.description]]);
    await choose(page, "How would you like to get leads?", contractor.leadMethod);
    await choose(page, "Do you want to use your own domain?", contractor.ownDomain);
  },
  5: async (page, contractor) => {
    await choose(page, "Should we follow up by text message (SMS)?", contractor.smsFollowup);
    await fillTexts(page, [["Reply phone", contractor.replyPhone]]);
    await choose(page, "Should we follow up by email?", contractor.emailFollowup);
    await choose(page, "How soon should we follow up?", contractor.timing);
    if (contractor.timing === "Custom") {
      await fillTexts(page, [["Custom timing", contractor.customTiming]]);
    }
  },
  6: async (page, contractor) => {
    if (contractor.logo) await page.getByLabel("Logo").setInputFiles(contractor.logo);
    await fillTexts(page, [
      ["Brand color", contractor.brandColor],
      ["Tagline", contractor.tagline],
      ["Website", contractor.website],
      ["Facebook page", contractor.facebookPage],
    ]);
  },
  7: (page) => page.getByLabel("I agree to the terms").check(),
};
