import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  backButton,
  clickNext,
  completeSteps,
  fieldError,
  fillStep,
  openDraft,
  type Step,
  typedAnswers,
  waitForStep,
} from "../drivers/drive-wizard.ts";
import { brokenLogo, sampleContractor } from "../drivers/sample-contractor.ts";
import { contractorsOf, submissionsOf } from "../drivers/staff-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true, administrator: true });
const open = () => openPlainPage(site());

test("shows errors at top and fields, and keeps input and plan", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await page.goto("/get-started?plan=ads");
  await fillStep(page, 1, { ...contractor, firstName: "  ", email: "maya@", state: "Tejas" });
  const response = await answerTo(page, () => clickNext(page));
  expect(response.status()).toBe(422);
  const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
  const mistakes = {
    first_name: "First name is required",
    email: "Invalid email address",
    state: "Use a state like TX or Texas",
  };
  expect(await summary.getByRole("link").allTextContents()).toEqual(Object.values(mistakes));
  for (const [field, message] of Object.entries(mistakes)) {
    expect(await fieldError(page, field)).toBe(message);
  }
  expect(await typedAnswers(page)).toMatchObject({
    business_name: contractor.businessName,
    email: "maya@",
    state: "Tejas",
    city: contractor.city,
  });
  await completeSteps(page, contractor, 1, 1);
  expect(await contractorsOf(site(), contractor.email)).toMatchObject([
    { selected_plan: "ads", contractor_progress: [{ completion_percentage: 14.3 }] },
  ]);

  await clickNext(page);
  expect(await page.locator("#services-error").textContent()).toBe(
    "At least one service must be selected",
  );
});

test("each step shows the plan and can change it; step 7 confirms", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await page.goto("/get-started");
  await page.getByText("No plan chosen yet.").waitFor();
  await page.goto("/get-started?plan=starter");
  await page.getByText("Starter System, $97/month. Cancel anytime.").waitFor();
  await fillStep(page, 1, contractor);
  // Before the first save the input stays, with the new plan.
  await page.getByText("Change plan").click();
  await page.getByRole("button", { name: "Choose System + Ads" }).click();
  expect(await typedAnswers(page)).toMatchObject({ email: contractor.email });
  await completeSteps(page, contractor, 1, 2);
  expect(await contractorsOf(site(), contractor.email)).toMatchObject([{ selected_plan: "ads" }]);
  await waitForStep(page, 3);
  await page.getByText("System + Ads, $397/month, including a $300 ad budget").waitFor();
  await page.getByText("Change plan").click();
  await page.getByRole("button", { name: "Choose Starter System" }).click();
  expect(await contractorsOf(site(), contractor.email)).toMatchObject([
    { selected_plan: "starter" },
  ]);
  await completeSteps(page, contractor, 3, 6);
  const summary = page.getByRole("region", { name: "Your plan" });
  const text = await summary.textContent();
  expect(text).toContain("$97/month");
  expect(text).toContain("First chargeNothing today.");
  expect(text).toContain("Cancel anytime. No contracts.");
  await page.getByText("Change plan").click();
  const link = page.getByRole("link", { name: "Ask about pay per lead" });
  expect(await link.getAttribute("href")).toBe("/pay-per-lead");
});

test("a form sent twice creates one submission; both senders can continue", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await page.goto("/get-started");
  await fillStep(page, 1, contractor);
  const form = await typedAnswers(page);
  expect(form.request_key).toMatch(/^[\w-]{20,}$/);
  const send = () =>
    fetch(`${site().url}/get-started`, {
      method: "POST",
      body: new URLSearchParams({ ...form, intent: "next" }),
      redirect: "manual",
    });
  const responses = await Promise.all([send(), send()]);
  expect(responses.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
    [303, "/get-started?step=2"],
    [303, "/get-started?step=2"],
  ]);
  await clickNext(page);
  await waitForStep(page, 2);
  expect(await submissionsOf(site(), contractor.email)).toHaveLength(1);
  await completeSteps(page, contractor, 2, 2);
  expect(await submissionsOf(site(), contractor.email)).toMatchObject([{ current_step: 2 }]);
});

test("a later step's URL redirects to the first unfinished step", async () => {
  const page = await open();
  await page.goto("/get-started?step=5");
  await waitForStep(page, 1);
  await openDraft(page, site(), sampleContractor(), 2);
  for (const step of ["7", "4", "0", "-1", "2.5", "x"]) {
    await page.goto(`/get-started?step=${step}`);
    await waitForStep(page, 3);
  }
  await page.goto("/get-started?step=2");
  await waitForStep(page, 2);
});

test.each([7, 5] as Step[])(
  "a forged step number, %i, opens the first unfinished step, saving nothing",
  async (forged) => {
    const page = await open();
    const contractor = sampleContractor();
    await openDraft(page, site(), contractor, 2);
    await page.locator("[aria-labelledby=step-title] input[name=step]").evaluate((input, step) => {
      input.setAttribute("value", String(step));
    }, forged);
    const response = await answerTo(page, () => clickNext(page));
    expect(response.status()).toBe(409);
    await waitForStep(page, 3);
    await page.getByRole("alert").filter({ hasText: "Validation Error" }).waitFor();
    expect(await submissionsOf(site(), contractor.email)).toMatchObject([
      { current_step: 2, is_completed: false },
    ]);
    await completeSteps(page, contractor, 3, 3);
  },
);

test("rejects a form without a step", async () => {
  const send = (body: Record<string, string>) =>
    site().fetch("/get-started", {
      method: "POST",
      body: new URLSearchParams(body),
    });
  for (const step of ["", "0", "8", "1.5", "seven"]) {
    expect((await send({ step, intent: "next" })).status, step).toBe(400);
  }
});

test("a draft without its cookie can't be continued, and says so", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openDraft(page, site(), contractor, 2);
  await page.context().clearCookies();
  await fillStep(page, 3, contractor);
  const response = await answerTo(page, () => clickNext(page));
  expect(response.status()).toBe(403);
  const alert = page.getByRole("alert").filter({ hasText: "Permission Error" });
  expect(await alert.textContent()).toContain(
    "There was a permission error. Please try refreshing the page and starting over.",
  );
});

test("an invalid logo shows an error on the last step, blocking nothing", async () => {
  const page = await open();
  const contractor = sampleContractor({ logo: brokenLogo });
  await openDraft(page, site(), contractor, 5);
  await completeSteps(page, contractor, 6, 6);
  await page.getByText("Your logo wasn't saved").waitFor();
  await page.getByText("Use a PNG, JPEG, or WebP image.").waitFor();
  await completeSteps(page, contractor, 7);
  expect(await submissionsOf(site(), contractor.email)).toMatchObject([
    { is_completed: true, logo_url: null, brand_color: "#008080" },
  ]);
});

test("only the person who signed up sees where the email went", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openDraft(page, site(), contractor, 6);
  await completeSteps(page, contractor, 7);
  await page.getByText(contractor.email, { exact: true }).waitFor();
  expect(page.url()).not.toContain("@");
  const [cookie] = await page.context().cookies();
  const saidTo = async (value: string) => {
    const response = await site().fetch("/success", {
      headers: { cookie: `${cookie?.name}=${value}` },
    });
    expect(response.headers.get("cache-control")).toMatch(/private|no-store/);
    return (await response.text()).includes(contractor.email);
  };
  expect(await saidTo(cookie?.value ?? "")).toBe(true);
  expect(await saidTo("forged")).toBe(false);

  const link = page.getByRole("link", { name: /^Preview your / }).first();
  const preview = (await link.getAttribute("href")) ?? "";
  const previewFor = (value: string) =>
    site().fetch(preview, { headers: { cookie: `${cookie?.name}=${value}` } });
  expect((await previewFor("forged")).status).toBe(404);
  expect((await site().fetch(preview)).status).toBe(404);
  const shown = await previewFor(cookie?.value ?? "");
  expect(shown.status).toBe(200);
  expect(shown.headers.get("cache-control")).toMatch(/private|no-store/);
  const html = await shown.text();
  expect(html).toContain(`mailto:${contractor.email}`);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).toContain("<fieldset disabled");
  const otherPreview = preview.replace(/[^/]+$/, "roofing");
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  expect((await site().fetch(otherPreview, { headers })).status).toBe(404);
});

test("Back keeps unsaved input", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await openDraft(page, site(), contractor, 3);
  const description = page.getByRole("textbox", { name: "Business description" });
  await description.fill("Half a sent");
  await page.getByLabel("Facebook Ads").check();
  await backButton(page).click();
  await waitForStep(page, 3);
  expect(await page.getByRole("textbox", { name: "Service area" }).inputValue()).toBe(
    contractor.serviceArea,
  );
  await clickNext(page);
  await waitForStep(page, 4);
  expect(await description.inputValue()).toBe("Half a sent");
  expect(await page.getByLabel("Facebook Ads").isChecked()).toBe(true);
});

test("a returning visitor continues the draft, which is cleared at the end", async () => {
  const page = await open();
  const contractor = sampleContractor();
  await page.goto("/get-started");
  await completeSteps(page, contractor, 1, 4);
  const cookies = await page.context().cookies();
  expect(cookies).toMatchObject([
    { name: "hearthline_draft", httpOnly: true, sameSite: "Lax", path: "/" },
  ]);
  const later = await open();
  await later.context().addCookies(cookies);
  await later.goto("/get-started");
  await waitForStep(later, 5);
  await completeSteps(later, contractor, 5);
  expect(await later.context().cookies()).toMatchObject([{ name: "hearthline_signed_up" }]);
  await later.goto("/get-started");
  await waitForStep(later, 1);
  await page.goto("/get-started");
  await waitForStep(page, 1);
  expect(await typedAnswers(page)).toMatchObject({ email: "" });
});

/** Response to clicking a button of a plain form. */
async function answerTo(page: Page, press: () => Promise<void>) {
  const responded = page.waitForResponse((response) => response.request().method() === "POST");
  await press();
  const reply = await responded;
  await page.waitForLoadState();
  return reply;
}
