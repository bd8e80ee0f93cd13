import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { sampleHomeowner, submitRequestThroughApi } from "../drivers/drive-business-page.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { touch } from "./touch.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite();

test("leads.stages: moves leads by keyboard or dragging; open lists show new leads", async () => {
  const contractor = sampleContractor({ city: "Laredo", services: ["Handyman"] });
  await signUpAndConfirm(installation(), contractor);
  const filter = "service=handyman&city=Laredo";
  const { name } = sampleHomeowner();
  await submitRequestThroughApi(installation(), filter, sampleHomeowner({ name }));
  const page = await openVisitor(browser(), installation(), {
    // Browser error for a refused drop.
    allow: [/status of 409/],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterCrm(installation(), page, contractor.businessName);
  await page.goto("/crm/leads");
  await page.getByRole("link", { name }).waitFor();
  const later = sampleHomeowner({ name: "Wanda Livesey" });
  await submitRequestThroughApi(installation(), filter, later);
  await page.getByRole("link", { name: later.name }).waitFor();

  await page.goto("/crm/leads?view=board");
  await waitForScript(page);
  await page.getByRole("heading", { name: "Estimate sent" }).waitFor();
  const card = page.getByRole("listitem").filter({ hasText: name }).last();
  await card.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel(`Move ${name} to`).selectOption("lost");
  await card.getByLabel("Why was it lost?").selectOption("no_answer");
  await page.getByRole("button", { name: `Move ${name}` }).focus();
  await page.keyboard.press("Enter");
  await card.locator("p", { hasText: "No response" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const column = (stage: string) =>
    page.locator("[data-drop]").filter({ has: page.getByRole("heading", { name: stage }) });
  const drop = async (stage: string) => {
    await page.getByRole("link", { name: later.name }).hover();
    await page.mouse.down();
    await column(stage).hover();
    await column(stage).getByRole("heading").hover();
    await page.mouse.up();
  };
  await page.setViewportSize({ width: 1600, height: 900 });
  await drop("Contacted");
  await column("Contacted").getByRole("link", { name: later.name }).waitFor();
  await page.getByText("Moved to Contacted").waitFor();
  await drop("Lost");
  await page.getByRole("heading", { name: `Why did you lose ${later.name}?` }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Too expensive" }).click();
  await column("Lost").locator("p", { hasText: "Too expensive" }).waitFor();
  await drop("Done");
  await page.getByText("You can’t move a lead from its current status to that one").waitFor();
  await column("Lost").getByRole("link", { name: later.name }).waitFor();

  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();

  await page.keyboard.press("Control+k");
  await page
    .getByRole("combobox", { name: "Screen, name, phone, address, or invoice number" })
    .fill("wanda");
  await page.getByRole("option", { name: /Wanda Livesey.*Lost · Laredo.*Lead/ }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: later.name, level: 1 }).waitFor();
  expect(page.url()).not.toContain("wanda");
});

test("a finger scrolls the board, and drags a lead after it rests", async () => {
  const contractor = sampleContractor({ city: "Pharr", services: ["Handyman"] });
  await signUpAndConfirm(installation(), contractor);
  const { name } = sampleHomeowner();
  const search = "service=handyman&city=Pharr";
  await submitRequestThroughApi(installation(), search, sampleHomeowner({ name }));
  const page = await openVisitor(browser(), installation(), {
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  await enterCrm(installation(), page, contractor.businessName);
  await page.goto("/crm/leads?view=board");
  await waitForScript(page);
  const board = page.getByRole("region", { name: "Board" });
  const column = (stage: string) =>
    page.locator("[data-drop]").filter({ has: page.getByRole("heading", { name: stage }) });
  const card = column("New").getByRole("listitem").filter({ hasText: name });
  const scrolled = () => board.evaluate(({ scrollLeft }) => scrollLeft);
  const finger = await touch(page);
  const pointIn = async () => {
    const box = await card.boundingBox();
    if (!box) throw new Error("No card");
    return [Math.max(60, box.x + box.width / 2), box.y + 40] as [number, number];
  };

  const [left, top] = await pointIn();
  await finger("touchStart", [left, top]);
  for (const by of [20, 60, 120]) await finger("touchMove", [left - by, top]);
  await expect.poll(scrolled).toBeGreaterThan(20);
  await finger("touchEnd");
  expect(await page.locator("[data-dragged]").count()).toBe(0);
  await board.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect.poll(scrolled).toBe(0);

  const [x, y] = await pointIn();
  await finger("touchStart", [x, y]);
  await page.locator("[data-dragged]").waitFor();
  await finger("touchStart", [x, y], [x, y + 100]);
  await expect.poll(() => page.locator("[data-dragged]").count()).toBe(0);
  await finger("touchEnd");

  await finger("touchStart", [x, y]);
  await page.locator("[data-dragged]").waitFor();
  await finger("touchMove", [380, y]);
  await column("Contacted").and(page.locator("[data-over]")).waitFor();
  await finger("touchEnd");
  await page.getByText("Moved to Contacted").waitFor();
  await column("Contacted").getByRole("link", { name }).waitFor();
});
