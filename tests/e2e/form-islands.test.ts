import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillStep, nextButton, openDraft, waitForStep } from "../drivers/drive-wizard.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true });
const open = () => openVisitor(browser(), installation(), { viewport: "phone" });

test.each(["/get-started", "/revenue-share"])(
  "%s takes four requests, paints before its script, keeps early input",
  async (path) => {
    const page = await open();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.resourceType()));
    await page.goto(path);
    await waitForScript(page);
    expect(requests.length).toBeLessThanOrEqual(4);
    expect(requests.filter((type) => type === "script")).toHaveLength(2);
    const { paint, request } = await page.evaluate(() => {
      const script = document.querySelector<HTMLElement>("[data-island]")?.dataset.island;
      const [first] = performance.getEntriesByName("first-contentful-paint");
      const [file] = performance.getEntriesByName(new URL(script ?? "", location.href).href);
      return { paint: first?.startTime ?? Infinity, request: file?.startTime ?? 0 };
    });
    expect(request).toBeGreaterThan(paint);

    const release = await holdScript(page);
    await page.goto(path);
    const name = page.getByLabel("Business name");
    await name.fill("Typed early");
    const before = await appearanceOf(page);
    release();
    await waitForScript(page);
    expect(await appearanceOf(page)).toEqual(before);
    expect(await name.inputValue()).toBe("Typed early");
    expect(await name.evaluate((box) => box === document.activeElement)).toBe(true);
  },
);

test("a draft doesn't shift, whatever is saved; an early choice counts", async () => {
  const page = await open();
  for (const saved of [1, 2, 3, 4, 5, 6] as const) {
    const release = await holdScript(page);
    await openDraft(page, installation(), sampleContractor(), saved);
    const { boxes } = await appearanceOf(page);
    release();
    await untilEffectsRan(page);
    expect((await appearanceOf(page)).boxes, `step ${saved + 1}`).toEqual(boxes);
    await page.unrouteAll();
  }
  const release = await holdScript(page);
  await openDraft(page, installation(), sampleContractor(), 1);
  await page.getByLabel("Roofing").check();
  release();
  await untilEffectsRan(page);
  expect(await nextButton(page).isEnabled()).toBe(true);
});

test("a click while the browser submits the form sends nothing", async () => {
  const page = await open();
  await holdScript(page);
  await page.goto("/get-started");
  await fillStep(page, 1, sampleContractor());
  const posts: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (route.request().method() !== "POST") return await route.fallback();
    posts.push(new URL(route.request().url()).pathname);
    await gate.promise;
    await route.continue();
  });
  // A Playwright click would wait for the navigation started by the first one.
  await nextButton(page).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    button.click();
  });
  gate.resolve();
  await waitForStep(page, 2);
  expect(posts).toEqual(["/get-started"]);
});

/** The saved time is then in the visitor's time zone. */
async function untilEffectsRan(page: Page): Promise<void> {
  await waitForScript(page);
  await expect.poll(() => page.locator("time").innerText()).not.toContain("UTC");
}

/** Delays the island's script until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/run-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The form's markup, and the position of each control. */
function appearanceOf(page: Page) {
  return page.locator("[data-island]").evaluate((place) => ({
    html: place.innerHTML,
    boxes: [...place.querySelectorAll("h1, input, select, textarea, button, a")].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [control.outerHTML.slice(0, 60), x, y, width, height].join(" ");
    }),
  }));
}
