import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPart } from "../drivers/open-part.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

async function open(name: string): Promise<Page> {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense", "office");
  await page.goto("/crm/conversations");
  await page.getByRole("link", { name }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  return page;
}

const photo = async (name = "leak.jpg") => ({
  ...{ name, mimeType: "image/jpeg" },
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0b5c8a" } })
    .jpeg()
    .toBuffer(),
});

const send = (page: Page, intent: string) =>
  page.locator(`button[value=${intent}]`).first().click();

test("an email with photos is sent and shown, without JavaScript", async () => {
  const page = await open("Olivia Grant");
  await page.locator("input[name=channel][value=email]").check();
  await page.locator("#subject").fill("Your quote");
  await page.locator("#words").fill("This is the part.");
  await openPart(page, "Add photos");
  await page.locator("#photos").setInputFiles([await photo(), await photo("b.jpg")]);
  await send(page, "write-message");
  await page.getByText("Email on Its Way").first().waitFor();
  const shown = page.locator("img[alt='You sent photo-1.jpg']");
  const source = await shown.getAttribute("src");
  const response = await page.request.get(String(source));
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  expect((await sharp(await response.body()).metadata()).width).toBe(900);
  expect(await page.locator("img[alt='You sent photo-2.jpg']").count()).toBe(1);
});

test("photos that can't be sent show a reason, and the text stays", async () => {
  const page = await open("Olivia Grant");
  const fill = async (files: Awaited<ReturnType<typeof photo>>[]) => {
    await page.locator("#words").fill("Like this?");
    await openPart(page, "Add photos");
    await page.locator("#photos").setInputFiles(files);
  };
  const four = await Promise.all(["a", "b", "c", "d"].map((name) => photo(`${name}.jpg`)));
  await fill(four);
  await send(page, "write-message");
  await page
    .getByText("Choose up to 3 photos, each up to 15 MB. Nothing was sent")
    .first()
    .waitFor();
  expect(await page.locator("#words").inputValue()).toBe("Like this?");
  await fill([{ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") }]);
  await send(page, "write-message");
  await page.getByText("We can’t read one of these photos").first().waitFor();
  expect(await page.locator("#words").inputValue()).toBe("Like this?");
  await openPart(page, "Send later");
  await fill([await photo()]);
  await send(page, "schedule-message");
  await page.getByText("Photos can’t be scheduled").first().waitFor();
  await page.locator("input[name=channel][value=note]").check();
  await fill([await photo()]);
  await send(page, "write-message");
  await page.getByText("A note can’t have photos").first().waitFor();
});

test("a photo of the lead is sent from where it is", async () => {
  const page = await open("Olivia Grant");
  await page.getByRole("link", { name: "Open lead" }).click();
  const lead = page.url();
  await page.goto(`${new URL(lead).pathname}/pictures`);
  await page.locator("#picture").setInputFiles([await photo()]);
  await page.locator("#shows").fill("Nest");
  await page.getByRole("button", { name: "Add photo" }).click();
  await page.getByRole("link", { name: "Send: Nest" }).click();
  await page.locator("img[alt='Attached to your message']").waitFor();
  await page.locator("input[name=channel][value=email]").check();
  await page.locator("#subject").fill("What we found");
  await page.locator("#words").fill("Here it is.");
  const reference = page.locator("input[name=photo_ref]");
  const [gone, form] = [await reference.inputValue(), "photo_ref"];
  await send(page, "write-message");
  await page.getByText("Email on Its Way").first().waitFor();
  expect(await page.locator("img[alt='You sent photo-1.jpg']").count()).toBeGreaterThan(0);
  // Another lead's photo, or one that was deleted, isn't sent.
  const fields = { intent: "write-message", channel: "email", subject: "x", words: "x" };
  const changed = gone.replace(/.$/, (letter) => (letter === "0" ? "1" : "0"));
  const refused = await page.request.post(lead, { form: { ...fields, [form]: changed } });
  expect([refused.status(), await refused.text()]).toEqual([
    422,
    expect.stringContaining("That photo was deleted"),
  ]);
  const later = { ...fields, intent: "schedule-message", send_at: "2030-01-01T09:00" };
  const scheduled = await page.request.post(lead, { form: { ...later, [form]: gone } });
  expect([scheduled.status(), await scheduled.text()]).toEqual([
    422,
    expect.stringContaining("Photos can’t be scheduled"),
  ]);
});

test("a photo's public URL needs no cookie and reveals nothing", async () => {
  const response = await site().fetch("/webhooks/media/nothing");
  expect(response.status).toBe(404);
});
