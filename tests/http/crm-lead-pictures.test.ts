import sharp from "sharp";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPart } from "../drivers/open-part.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Mission City Plumbing";

test("without JavaScript a photo is added, private to the business, and deleted", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business, "office");
  await page.goto("/crm/leads/new");
  await page.getByLabel("Name", { exact: true }).fill("Pia Picture");
  await page.getByLabel("Phone", { exact: true }).fill("(210) 555-0146");
  await page.getByLabel("What do they need?").fill("A wet wall");
  await page.getByRole("button", { name: "Add lead" }).click();
  await page.getByRole("heading", { name: "Pia Picture", level: 1 }).waitFor();
  await openPart(page, /^Photos/);
  await page.getByRole("link", { name: "Add photo" }).click();
  await page.getByRole("heading", { name: "Photos", level: 1 }).waitFor();

  const press = () => page.getByRole("button", { name: "Add photo" }).click();
  await press();
  await page.getByText("Choose a photo").first().waitFor();
  await page.getByLabel("Caption").fill("The wall");
  const field = page.getByLabel("Photo", { exact: true });
  const file = { name: "wall.jpg", mimeType: "image/jpeg" };
  await field.setInputFiles({ ...file, buffer: Buffer.from("no picture") });
  await press();
  await page.getByText("Use a PNG, JPEG, or WebP image").first().waitFor();
  expect(await page.getByLabel("Caption").inputValue()).toBe("The wall");
  const tooLarge = Buffer.alloc(15.5 * 1024 * 1024);
  await field.setInputFiles({ ...file, buffer: tooLarge });
  await press();
  await page.getByText("The photo is too large").first().waitFor();

  const canvas = { width: 900, height: 600, channels: 3 as const, background: "#0b5c8a" };
  const buffer = await sharp({ create: canvas }).jpeg().toBuffer();
  await page.getByLabel("Caption").fill("The wall");
  await field.setInputFiles({ ...file, buffer });
  await press();
  await page.getByText("Photo Added").first().waitFor();
  const [, path = ""] =
    /<img src="(\/crm\/leads\/[^"]+)\?small" alt="The wall"/.exec(await page.content()) ?? [];
  const picture = await page.request.get(path);
  expect(picture.headers()["content-type"]).toBe("image/webp");
  expect(picture.headers()["cache-control"]).toBe("private, no-cache");
  const headers = { "if-none-match": picture.headers().etag ?? "" };
  expect((await page.request.get(path, { headers })).status()).toBe(304);

  // Another business's owner gets 404 whatever their browser cached; without a session the request
  // redirects.
  const stranger = openPlainPage(site());
  expect((await stranger.request.get(path, { headers, maxRedirects: 0 })).status()).toBe(302);
  await enterCrm(site(), stranger, "Lone Star Pest Defense");
  expect((await stranger.request.get(path, { headers })).status()).toBe(404);

  await page.getByText("Delete: The wall").click();
  await page.getByRole("button", { name: "Delete permanently: The wall" }).click();
  await page.getByText("The photo is gone for good").first().waitFor();
  expect((await page.request.get(path)).status()).toBe(404);
});
