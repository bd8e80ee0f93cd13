import type { Locator, Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true });
const business = "Lone Star Pest Defense";
let page: Page;

beforeEach(async () => {
  page = await openVisitor(browser(), site(), {
    viewport: "phone",
    // Playwright can't intercept requests of a service worker.
    context: { serviceWorkers: "block" },
  });
  await enterCrm(site(), page, business);
});

/** Delays every form response and reload, so the user types in the meantime. */
const slowDown = () =>
  page.route(/\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });

async function open(path: string) {
  await page.goto(path);
  await waitForScript(page);
}

/** First matching id of the business's rows. */
async function idOf(query: string): Promise<string> {
  const [row] = await site().runSql(
    `select one.id from ${query} and one.contractor_id =
      (select contractor_id from seo_pages where business_name = $1 limit 1) limit 1`,
    [business],
  );
  expect(row, query).toBeDefined();
  return String(row?.id);
}

/** First field that people fill in for a selector, even if collapsed. */
async function fieldOf(selector: string): Promise<Locator> {
  const field = page.locator(`main ${selector}:not([type=hidden])`).first();
  await field.waitFor({ state: "attached" });
  if (!(await field.isVisible())) {
    await field.locator("xpath=ancestor::details/summary").first().click();
  }
  return field;
}

const saveOf = (field: Locator, name: string) =>
  field.locator("xpath=ancestor::form").getByRole("button", { name, exact: true }).last();

type Editor = { path: string; field: string; typed: [string, string, string]; save?: string };

/** Types and saves; types and saves again while that save is pending; then types and saves once more. */
async function typeIntoEditor({ path, field: name, typed, save = "Save" }: Editor) {
  const [first, second, third] = typed;
  const shown = async () => [path, await (await fieldOf(name)).inputValue()];
  let replies = 0;
  page.on("response", (response) => {
    const isAnswer = new URL(response.url()).pathname === `${path}.data`;
    if (isAnswer && response.request().method() === "POST") replies += 1;
  });
  const waitForReplies = async (count: number) => {
    await expect.poll(() => replies).toBe(count);
    await page.waitForLoadState("networkidle");
  };
  await open(path);
  const field = await fieldOf(name);
  await field.fill(first);
  await saveOf(field, save).click();
  await field.fill(second);
  await saveOf(field, save).click();
  await waitForReplies(2);
  expect(await shown()).toEqual([path, second]);
  await (await fieldOf(name)).fill(third);
  await saveOf(field, save).click();
  await waitForReplies(3);
  expect(await shown()).toEqual([path, third]);
  await page.reload();
  expect(await shown()).toEqual([path, third]);
}

test("every editor shows and saves the last input", async () => {
  await slowDown();
  const texts = (of: string): [string, string, string] => [`${of} one`, `${of} two`, `${of} three`];
  const editors: Editor[] = [
    { path: "/crm/invoices/settings", field: "[name=how_to_pay]", typed: texts("Checks") },
    { path: "/crm/settings/calls", field: "[name=name_0]", typed: texts("Pat") },
    {
      path: "/crm/schedule/crews",
      field: "form:has([value=archive]) [name=name]",
      typed: texts("Crew"),
    },
    { path: "/crm/estimates/prices", field: "li [name=price]", typed: ["11.00", "12.00", "13.00"] },
  ];
  for (const editor of editors) await typeIntoEditor(editor);

  const id = await idOf("seo_pages one where status = 'live'");
  await typeIntoEditor({
    path: `/crm/page/${id}`,
    field: "[name=headline]",
    typed: ["Ants gone today", "Ants gone tomorrow", "Ants gone for good"],
  });
  const link = await page.getByRole("link", { name: "your page" }).getAttribute("href");
  const seen = await (await page.request.get(String(link))).text();
  expect(seen).toContain("Ants gone for good");
  expect(seen).not.toMatch(/Ants gone to/);
  await typeIntoEditor({
    path: "/crm/follow-up/pest-control",
    field: "[name='steps.0.words']",
    typed: ["Hello {first_name}, one", "Hello {first_name}, two", "Hello {first_name}, three"],
    save: "Save as a new version",
  });
});

const line = (name: string, at: number) => page.getByLabel(`${name}, line ${at}`);

test("the customer sees the invoice's last input", async () => {
  await open("/crm/invoices/new");
  await page.getByLabel("Customer").fill("Sam Stone");
  await page.getByLabel("Job description").fill("Ants in the kitchen");
  await page.getByRole("button", { name: "Continue" }).click();
  await line("Item", 1).fill("Visit");
  await slowDown();
  await line("Unit price", 1).fill("185");
  const save = page.getByRole("button", { name: "Save", exact: true }).last();
  await save.click();
  await line("Unit price", 1).fill("165");
  await save.click();
  await page.getByText("$165.00").first().waitFor();
  expect(await line("Unit price", 1).inputValue()).toBe("165.00");
  await line("Item", 1).fill("Two visits");
  await page.getByLabel("Add from price book").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Insert" }).click();
  await expect.poll(() => line("Item", 2).inputValue()).not.toBe("");
  expect(await line("Item", 1).inputValue()).toBe("Two visits");
  await line("Item", 2).fill("Bait");
  await line("Unit price", 2).fill("15");
  await page.getByRole("button", { name: "Finalize" }).click();
  await page.getByText("Invoice finalized.").waitFor();
  const link = await page.getByRole("link", { name: "View as customer" }).getAttribute("href");
  const seen = await (await page.request.get(String(link))).text();
  for (const text of ["Two visits", "Bait", "$180.00"]) expect(seen).toContain(text);
  expect(seen).not.toContain("$185.00");

  // Sections stay expanded until the user closes them, whatever is recorded.
  const entry = (title: string) =>
    page.locator("main details").filter({ has: page.locator("summary", { hasText: title }) });
  const openOf = async (title: string) => (await entry(title).getAttribute("open")) !== null;
  await entry("Issue a credit").locator("summary").click();
  await entry("Issue a credit").getByLabel("Reason").fill("The bait was old");
  // The bait is from the price book, and its treatments are taxed in Texas: 8.25% of $15.
  for (const [amount, amountDue] of [
    ["100", "81.24"],
    ["81.24", ""],
  ]) {
    await page.locator("#payment-amount").fill(String(amount));
    await page.getByRole("button", { name: "Record payment" }).click();
    await page.getByText("Payment recorded.").first().waitFor();
    await expect.poll(() => page.locator("#payment-amount").inputValue()).toBe(amountDue);
    expect([await openOf("Record a payment"), await openOf("Issue a credit")]).toEqual([
      true,
      true,
    ]);
    expect(await entry("Issue a credit").getByLabel("Reason").inputValue()).toBe(
      "The bait was old",
    );
  }
});

test("a lead and its appointment show the last edits and new time", async () => {
  const lead = await idOf("leads one where status = 'new'");
  const visit = await idOf("visits one where state = 'booked' and starts_at > now()");
  await slowDown();
  for (const name of ["Sam Stone", "Samuel Stone"]) {
    await open(`/crm/leads/${lead}/edit`);
    await (await fieldOf("[name=name]")).fill(name);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
  }
  for (const what of ["Ants in the attic", "Ants in the cellar"]) {
    await open(`/crm/schedule/visits/${visit}/edit`);
    expect(await (await fieldOf("[name=what]")).inputValue()).not.toBe(what);
    await (await fieldOf("[name=what]")).fill(what);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(`**/visits/${visit}`);
    await page.getByText(what).first().waitFor();
  }
  const link = page.getByRole("link", { name: "Customer link" });
  await link.waitFor();
  for (const [day, shown] of [
    ["2036-03-12", "Mar 12"],
    ["2036-03-13", "Mar 13"],
  ] as const) {
    await (await fieldOf("[name=date]")).fill(day);
    await page.getByRole("button", { name: "Reschedule appointment" }).click();
    await page.locator("[role=status]", { hasText: "Appointment rescheduled." }).waitFor();
    expect(await page.locator("main dl").first().innerText()).toContain(shown);
    expect(await (await fieldOf("[name=date]")).inputValue()).toBe(day);
    await open(page.url());
  }
});
