import sharp from "sharp";
import { expect, test } from "vitest";
import { sampleHomeowner, waitPastBotThreshold } from "../drivers/drive-business-page.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const installation = sharedSite({ demo: true });
const path = "/plumbing/san-antonio-tx";

/** 12 megapixels on their side, as a phone saves an upright photo. */
async function phonePhoto() {
  const buffer = await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: "#4a6b8a" },
  })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: "leak.jpg", mimeType: "image/jpeg", buffer };
}

// leads.photos
test("a business page loads the photo script once its field is used", async () => {
  const page = await openVisitor(browser(), installation());
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: "networkidle" });
  expect(requested.filter((url) => url.endsWith(".js"))).toEqual([]);
  const field = page.getByLabel("Photos");
  const heic = { name: "leak.heic", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await field.setInputFiles([await phonePhoto(), heic]);
  const chosen = () =>
    field.evaluate(async (input: HTMLInputElement) => {
      const [photo, file] = input.files ?? [];
      if (!photo || !file) return null;
      const { width, height } = await createImageBitmap(photo);
      return { width, height, isSmall: photo.size < 200_000, other: file.name };
    });
  await expect
    .poll(chosen)
    .toEqual({ width: 1536, height: 2048, isSmall: true, other: "leak.heic" });
  expect(requested.filter((url) => url.endsWith(".js"))).toEqual([
    expect.stringMatching(/shrink-request-photos/),
  ]);
});

// leads.photos
test("photos are sent unchanged if the page's photo script fails", async () => {
  const page = await openVisitor(browser(), installation(), { allow: [/ERR_FAILED/] });
  await page.route("**/*shrink-request-photos*", (route) => route.abort());
  await page.goto(path);
  const photo = await phonePhoto();
  const homeowner = sampleHomeowner();
  await waitPastBotThreshold(page);
  await page.getByLabel("Your name").fill(homeowner.name);
  await page.getByLabel("Phone").fill(homeowner.phone);
  await page.getByLabel("What do you need help with?").fill(homeowner.need);
  await page.getByLabel("ZIP code").fill(homeowner.zipCode);
  await page.getByLabel("How soon?").selectOption({ label: homeowner.urgency });
  await page.getByLabel("Photos").setInputFiles([photo]);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Get a Free Estimate" }).click();
  expect((await sent).headers()["content-type"]).toContain("multipart/form-data");
  await page.waitForURL(/\/requested$/);
});
