import sharp from "sharp";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Mission City Plumbing";
const path = "/plumbing/san-antonio-tx";

async function openEditor(role: "owner" | "office" = "office") {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business, role);
  await page.goto("/crm/page");
  await page.getByText("This territory is yours alone").waitFor();
  await page.getByRole("link", { name: "Edit page" }).click();
  await page.getByRole("heading", { name: "Plumbing in San Antonio, TX" }).waitFor();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  return { page, press };
}

const publicPage = async () => (await fetch(site().url + path)).text();

test("business-pages.editor: the office edits its page, and the next request shows it", async () => {
  expect(await publicPage()).not.toContain("Straight talk about pipes");
  const { page, press } = await openEditor();
  await page.getByLabel("Headline").fill("Straight talk about pipes");
  await page.locator('[name="hours.monday.opens"]').fill("08:00");
  await page.locator('[name="hours.monday.closes"]').fill("07:00");
  await press("Save");
  await page.getByText("Closing time must be after opening time").first().waitFor();
  expect(await page.getByLabel("Headline").inputValue()).toBe("Straight talk about pipes");

  await page.locator('[name="hours.monday.closes"]').fill("17:30");
  await press("Copy Monday's hours to Tue–Fri");
  await page.getByLabel("License number").fill("TX M-40123");
  await page.getByLabel("Cities", { exact: true }).fill("Alamo Heights\nLeon Valley");
  await press("Add a question");
  await page.getByLabel("Question 1", { exact: true }).fill("Do you come at night?");
  await page.locator('[name="questions.0.answer"]').fill("Yes, at any hour.");
  await press("Add an offer");
  await page.getByLabel("Offer 1", { exact: true }).fill("$40 off a water heater");

  const buffer = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: "#0b5c8a" },
  })
    .jpeg()
    .toBuffer();
  const field = page.getByLabel("Add another photo");
  await field.setInputFiles({
    name: "x.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("<svg/>"),
  });
  await press("Add photo");
  await page.getByText("Use a PNG, JPEG, or WebP image").first().waitFor();
  await page
    .getByLabel("Add another photo")
    .setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer });
  await press("Save");
  await page.getByText("Add a short description").first().waitFor();
  await page.getByLabel("Photo 1 caption").fill("A new water heater");
  await press("Save");
  await page.getByText("Saved. Your changes are live on the page.").waitFor();

  const html = await publicPage();
  for (const text of [
    "Straight talk about pipes",
    "Mon–Fri",
    "8:00 AM – 5:30 PM",
    "TX M-40123",
    "Leon Valley",
    "Do you come at night?",
    "$40 off a water heater",
    'alt="A new water heater"',
    '"@type":"FAQPage"',
    '"openingHoursSpecification"',
  ]) {
    expect(html).toContain(text);
  }
  const photo = /<img src="(\/files\/page-photos\/[^"]+)"[^>]*>/.exec(html);
  expect(photo?.[0]).toMatch(/width="640" height="480".*loading="lazy"/);
  const file = await fetch(site().url + photo?.[1]);
  expect(file.headers.get("cache-control")).toContain("immutable");
  expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(640);
});

test("a second editor keeps their input; an earlier version can be restored", async () => {
  const [one, two] = [await openEditor("owner"), await openEditor("office")];
  const before = await one.page.getByLabel("Headline").inputValue();
  await one.page.getByLabel("Headline").fill("Owner's words");
  await one.press("Save");
  await one.page.getByText("Saved. Your changes are live on the page.").waitFor();
  await two.page.getByLabel("Headline").fill("Office's words");
  await two.press("Save");
  await two.page.getByText("Someone else just saved this page").waitFor();
  expect(await two.page.getByLabel("Headline").inputValue()).toBe("Office's words");
  await one.page.getByText("by owner-", { exact: false }).first().waitFor();
  const restore = one.page.getByRole("button", { name: /^Restore version/ });
  await restore.nth(0).click();
  await one.page.getByText("Version restored.").waitFor();
  expect(await one.page.getByLabel("Headline").inputValue()).toBe(before);
  expect(await publicPage()).not.toMatch(/s words/);
});

test("business-pages.editor: the preview is private, and only our pages frame it", async () => {
  const { page } = await openEditor();
  await page.getByLabel("Headline").fill("Typed and never saved");
  const preview = new URL(`${page.url()}/preview`);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.getByRole("heading", { name: "Typed and never saved" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(preview.pathname);
  expect(await publicPage()).not.toContain("Typed and never saved");
  const result = await page.request.get(preview.href);
  expect(result.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
});
