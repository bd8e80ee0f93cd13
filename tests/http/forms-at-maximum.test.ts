import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { maxLines, maxOptions } from "~/domains/billing/job-estimates/job-estimates.ts";
import { lineField, optionField } from "~/domains/billing/job-estimates/typed-estimate.ts";
import { maxSteps } from "~/domains/follow-ups/sequences/sequence.ts";
import { maxSubject, maxTextLength, stepField } from "~/domains/follow-ups/sequences/steps-form.ts";
import { maxSpendLength, maxSpendLines } from "~/domains/growth/analytics/spend/spend.ts";
import { maxLeadFileBytes } from "~/domains/intake/lead-entry/lead-imports.ts";
import { photoLimits } from "~/domains/shared/photos/photos.ts";
import { longest } from "~/domains/storefront/business-pages/content/check-page.ts";
import { maxOf, weekdays } from "~/domains/storefront/business-pages/content/page-content.ts";
import { entryField } from "~/domains/storefront/business-pages/content/typed-page.ts";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Lone Star Pest Defense";
let page: Page;

beforeAll(async () => {
  page = openPlainPage(site());
  await enterCrm(site(), page, business);
});

/** A character takes nine bytes when form-encoded, the maximum; long texts also have line breaks. */
const longText = (length: number) => "界".repeat(length);
const longLines = (length: number) => `${longText(99)}\r\n`.repeat(length / 100).trim();

type Fields = Record<string, string | Blob>;

/** Fields that the page's form would send, with its texts at maximum length and without line items. */
async function fieldsOf(form: string): Promise<Fields> {
  const fields = await page.locator(form).evaluate((element) =>
    [...(element as HTMLFormElement).elements].flatMap((element) => {
      const { name, type, value, checked, maxLength } = element as HTMLInputElement;
      const isText = ["text", "textarea"].includes(type) && element.getAttribute("list") === null;
      if (!name || name.startsWith("line_") || type === "submit" || type === "file") return [];
      if (type === "checkbox" || type === "radio") return checked ? [[name, value]] : [];
      return [[name, isText && maxLength > 0 ? "界".repeat(maxLength) : value]];
    }),
  );
  return Object.fromEntries(fields as [string, string][]);
}

/**
 * Submits a form to the current page like a browser.
 * @returns text of the response
 */
async function send(
  fields: Fields,
  isMultipart = false,
): Promise<{ status: number; text: string }> {
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  const body = isMultipart
    ? Object.entries(fields).reduce((form, [name, value]) => {
        form.append(name, value);
        return form;
      }, new FormData())
    : new URLSearchParams(fields as Record<string, string>);
  const headers = { cookie, origin: site().url, accept: "text/html" };
  const sent = await site().fetch(new URL(page.url()).pathname, { method: "POST", headers, body });
  const text = await sent.text();
  return { status: sent.status, text };
}

const isSaved = ({ status, text }: { status: number; text: string }, pattern: RegExp) => {
  const main = /<main.*<\/main>/s.exec(text)?.[0] ?? text;
  const seen = main.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect({ status, seen: seen.match(pattern)?.[0] ?? seen.slice(0, 2_000) }).toEqual({
    status: 200,
    seen: expect.stringMatching(pattern),
  });
};

/** Creates an estimate or an invoice, and opens its editor. */
async function openDraft(kind: "estimates" | "invoices") {
  await page.goto(`/crm/${kind}/new`);
  await page.getByLabel("Customer").fill("Sam Stone");
  await page.getByLabel("Job description").fill("Leaking sink");
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Line items of the given number of options, each at its maximum length. */
function linesOf(options: number): Fields {
  const fields: Fields = {};
  for (let option = 1; option <= options; option += 1) {
    fields[optionField(option)] = longText(60);
    for (let line = 1; line <= maxLines; line += 1) {
      fields[lineField(option, line, "description")] = longText(200);
      fields[lineField(option, line, "unit")] = longText(20);
      fields[lineField(option, line, "quantity")] = "1.125";
      fields[lineField(option, line, "price")] = "$1,250.50";
      fields[lineField(option, line, "taxable")] = "yes";
    }
  }
  return fields;
}

test.each([
  ["estimates", maxOptions],
  ["invoices", 1],
] as const)("saves %s with the maximum number of options and lines", async (kind, options) => {
  await openDraft(kind);
  const form = 'form:has([name="line_1_1_description"])';
  const phone = "(512) 555-0142";
  const others = { phone, email: "sam@homes.example", message: longLines(2_000), intent: "save" };
  const fields = { ...(await fieldsOf(form)), ...linesOf(options), ...others };
  isSaved(await send(fields), /Saved\./);
  await page.reload();
  const saved = await page
    .locator('[name$="_description"]')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value.length));
  expect(saved.filter((length) => length === 200)).toHaveLength(options * maxLines);
  const sent = { ...(await fieldsOf(form)), ...linesOf(options), ...others, channel: "link" };
  const intent = kind === "estimates" ? "send" : "issue";
  isSaved(await send({ ...sent, intent }), /Marked as sent\.|Invoice finalized\./);
});

test("saves a follow-up with the most steps and longest messages", async () => {
  await page.goto("/crm/follow-up");
  const path = await page.locator('a[href^="/crm/follow-up/"]').first().getAttribute("href");
  const service = String(path).split("/")[3];
  await page.goto(`/crm/follow-up/${service}`);
  const fields = await fieldsOf('form:has([name="steps.0.words"])');
  for (let at = 0; at < maxSteps; at += 1) {
    const step = {
      key: `step-${at}`,
      isOn: "on",
      delay: String(at + 1),
      unit: "days",
      channel: "email",
      purpose: "informational",
      subject: longText(maxSubject),
      words: longLines(maxTextLength.email),
    } as const;
    for (const [name, value] of Object.entries(step)) {
      fields[stepField(at, name as keyof typeof step)] = value;
    }
  }
  isSaved(await send({ ...fields, intent: "save" }), /Sequence saved/);
});

/** A page with every field at its maximum, and the given stored photos. */
function fullPage(photos: readonly string[]): Fields {
  const fields: Fields = {
    headline: longText(longest.headline),
    about: longLines(longest.about),
    ctaButton: longText(longest.ctaButton),
    phone: "(512) 555-0142",
    license: longText(longest.license),
    insurance: longText(longest.insurance),
    towns: Array.from(
      { length: maxOf.towns },
      (_, index) => `${index}${longText(longest.town - 2)}`,
    ).join("\r\n"),
  };
  const put = (list: "offers" | "questions", names: Record<string, number>) => {
    for (let at = 0; at < maxOf[list]; at += 1) {
      for (const [name, length] of Object.entries(names)) {
        fields[entryField(list, at, name)] = longText(length);
      }
    }
  };
  put("offers", { title: longest.title, details: longest.details });
  put("questions", { question: longest.question, answer: longest.answer });
  for (const day of weekdays) {
    fields[entryField("hours", day, "opens")] = "08:00";
    fields[entryField("hours", day, "closes")] = "17:00";
  }
  for (const [index, id] of photos.entries()) {
    fields[entryField("photos", index, "id")] = id;
    fields[entryField("photos", index, "alt")] = longText(longest.alt);
  }
  return fields;
}

/** An image of exactly this size. */
async function pictureOf(bytes: number): Promise<Blob> {
  const canvas = { width: 60, height: 40, channels: 3 as const, background: "#0b5c8a" };
  const picture = await sharp({ create: canvas }).jpeg().toBuffer();
  const padding = new Uint8Array(bytes - picture.length);
  return new File([new Uint8Array(picture), padding], "photo.jpg", { type: "image/jpeg" });
}

test("saves a page with its longest texts and its largest photos", async () => {
  await page.goto("/crm/page");
  const path = await page
    .locator('a[href^="/crm/page/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await page.goto(String(path.find((item) => /^\/crm\/page\/[\da-f-]{36}$/.test(String(item)))));
  const form = 'form:has([name="about"])';
  const stored = await page
    .locator('[name^="photos."][name$=".id"]')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  for (let added = stored.length + 1; added <= maxOf.photos; added += 1) {
    const fields = { ...(await fieldsOf(form)), ...fullPage(stored) };
    const photo = await pictureOf(added === maxOf.photos ? photoLimits.maxBytes : 10_000);
    const upload = { photo, photo_alt: longText(longest.alt), intent: "upload" };
    const { status, text } = await send({ ...fields, ...upload }, true);
    expect(status, text.slice(0, 500)).toBe(200);
    const ids = [...text.matchAll(/name="photos\.\d+\.id" value="([^"]+)"/g)];
    stored.splice(0, stored.length, ...ids.map(([, id = ""]) => id));
    expect(stored).toHaveLength(added);
  }
  const fields = { ...(await fieldsOf(form)), ...fullPage(stored) };
  isSaved(await send({ ...fields, intent: "save" }, true), /Saved\. Your changes are live/);
});

/** Table lines with an ignored column that pads the file to exactly this size. */
function fileOf(header: string, lines: readonly string[], bytes: number): File {
  const rest =
    bytes - Buffer.byteLength(`${header},Zz\n${lines.map((line) => `${line},\n`).join("")}`);
  const each = Math.floor(rest / lines.length);
  const padded = lines.map(
    (line, index) =>
      `${line},${"x".repeat(each + (index === 0 ? rest - each * lines.length : 0))}\n`,
  );
  const content = `${header},Zz\n${padded.join("")}`;
  expect(Buffer.byteLength(content)).toBe(bytes);
  return new File([content], "largest.csv", { type: "text/csv" });
}

const upTo = <Item>(length: number, item: (at: number) => Item) =>
  Array.from({ length }, (_, index) => item(index));

test("ad spend import accepts its longest file, checked then imported", async () => {
  await page.goto("/crm/analytics/spend/import");
  const day = (at: number) => new Date(Date.UTC(2012, 0, 1 + at)).toISOString().slice(0, 10);
  const lines = upTo(maxSpendLines, (at) => `${day(at)},Yelp,12.50`);
  const file = fileOf("Day,Source,Cost", lines, maxSpendLength);
  const checked = await send({ file, source: "Yelp", content: "" }, true);
  isSaved(checked, new RegExp(`${maxSpendLines} new`));
  const imported = { content: await file.text(), source: "Yelp", intent: "import" };
  isSaved(
    await send({ ...imported, file: new File([], "") }, true),
    new RegExp(`${maxSpendLines} new`),
  );
});

test("a lead import accepts a file of maximum size", async () => {
  await page.goto("/crm/leads/import");
  const lines = upTo(50, (at) => `Pat ${at},512555${1000 + at}`);
  const file = fileOf("Name,Phone", lines, maxLeadFileBytes);
  const { status, text } = await send({ file }, true);
  expect(status, text.slice(0, 1_000)).toBe(303);
});
