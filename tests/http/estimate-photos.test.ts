import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPart } from "../drivers/open-part.ts";
import { missingIn, printedTexts, readPdf } from "../drivers/read-pdf.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

test("selected photos appear only on the customer's page and PDF", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense");
  await page.goto("/crm/estimates?state=draft");
  await page.getByRole("link", { name: "E-1006" }).click();
  const editor = new URL(page.url()).pathname;
  expect(await page.getByLabel("Ants along the base of the back wall").isChecked()).toBe(true);
  await page.getByLabel("Park on the left side of the driveway").uncheck();
  await page.getByLabel("Send by").selectOption({ label: "Copy link / show in person" });
  await page.getByRole("button", { name: "Save and get link" }).click();
  await page.getByText("Marked as sent.").waitFor();
  const sent = await page.content();
  const path = /\/e\/[a-z2-7]{45}/.exec(sent)?.[0] ?? "";
  const html = await (await site().fetch(path)).text();
  expect(html).toContain('alt="Ants along the base of the back wall"');
  expect(html).not.toContain("Park on the left");
  const [photo = ""] = new RegExp(`${path}/photos/[\\da-f-]{36}`).exec(html) ?? [];
  for (const address of [photo, `${photo}?small`]) {
    const file = await site().fetch(address);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(500);
  }
  const id = photo.split("/").at(-1);
  for (const address of [`/e/guessed/photos/${id}`, `${path}/photos/${crypto.randomUUID()}`]) {
    expect((await site().fetch(address)).status).toBe(404);
  }
  const paper = await site().fetch(`${path}/estimate.pdf`);
  const bytes = Buffer.from(await paper.clone().arrayBuffer());
  expect(bytes.includes("/Subtype /Image")).toBe(true);
  expect(missingIn(await readPdf(paper), printedTexts(html))).toEqual([]);
  await page.goto(editor);
  await page.locator("summary").filter({ hasText: "Void" }).click();
  await page.getByRole("button", { name: "Void estimate" }).click();
  await page.getByText("Estimate voided.").waitFor();
  expect((await site().fetch(photo)).status).toBe(404);
});

test("a texted photo can be selected, survives an error, and is sent", async () => {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense");
  const [lead] = await site().runSql("select id from leads where name = 'Hannah Brooks'");
  await page.goto(`/crm/estimates/new?lead=${lead?.id}`);
  await openPart(page, "Change");
  await page.getByLabel("Job description").fill("Roaches in the kitchen");
  await page.getByRole("button", { name: "Continue" }).click();
  const texted = page.getByLabel(/^Sent by text, /);
  await texted.check();
  await page.getByLabel("Item, line 1").fill("Kitchen treatment");
  await page.getByLabel("Unit price, line 1").fill("a lot");
  await page.getByRole("button", { name: "Save and send" }).click();
  await page.getByText("Enter an amount, like 450 or 1,250.50").waitFor();
  expect(await texted.isChecked()).toBe(true);
  await page.getByLabel("Unit price, line 1").fill("189");
  await page.getByLabel("Send by").selectOption({ label: "Copy link / show in person" });
  await page.getByRole("button", { name: "Save and send" }).click();
  await page.getByText("Marked as sent.").waitFor();
  const path = /\/e\/[a-z2-7]{45}/.exec(await page.content())?.[0] ?? "";
  const html = await (await site().fetch(path)).text();
  const [photo = ""] = new RegExp(`${path}/photos/[\\da-f-]{36}`).exec(html) ?? [];
  for (const address of [photo, `${photo}?small`]) {
    const file = await site().fetch(address);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
  }
  // It appears once among the lead's photos.
  await page.goto(`/crm/leads/${lead?.id}/pictures`);
  expect(await page.getByText(/^Sent by text, /).count()).toBe(1);
});
