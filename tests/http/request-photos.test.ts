import { connect } from "node:net";
import sharp from "sharp";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { sampleHomeowner } from "../drivers/drive-business-page.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { newAddress } from "../setup/visitor-address.ts";

const site = sharedSite({ demo: true });
const business = "Mission City Plumbing";
const path = "/plumbing/san-antonio-tx";

type Homeowner = ReturnType<typeof sampleHomeowner>;

const photo = (background: string, { width, height } = { width: 900, height: 600 }) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: "29/1 25/1 0/1" } })
    .jpeg()
    .toBuffer();

/** The form's fields as a browser sends them, without photos. */
async function fieldsOf(homeowner: Homeowner): Promise<FormData> {
  const html = await (await site().fetch(path)).text();
  const form = new FormData();
  const { name, phone, email, need, zipCode } = homeowner;
  const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const texts = { name, phone, email, need, zip_code: zipCode, urgency: "today", stamp };
  for (const [field, value] of Object.entries(texts)) form.set(field, value);
  // No person is faster.
  await new Promise((resolve) => setTimeout(resolve, 2_600));
  form.set("photos_follow", "yes");
  return form;
}

const add = (form: FormData, bytes: Uint8Array, name = "leak.jpg") =>
  form.append("photos", new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));

async function send(form: FormData) {
  const headers = { "x-forwarded-for": newAddress() };
  const response = await site().fetch(path, {
    method: "POST",
    headers,
    body: form,
    redirect: "manual",
  });
  return `${response.status} ${response.headers.get("location") ?? (await response.text())}`;
}

/** The large photos on a homeowner's lead, as the office sees them; null without a lead. */
async function photosOf({ name }: Homeowner): Promise<Buffer[] | null> {
  const page = openPlainPage(site());
  await enterCrm(site(), page, business, "office");
  await page.goto(`/crm/leads?q=${encodeURIComponent(name)}`);
  const [, id] = /href="\/crm\/leads\/([0-9a-f-]{36})/.exec(await page.content()) ?? [];
  if (!id) return null;
  await page.goto(`/crm/leads/${id}/pictures`);
  const html = await page.content();
  const paths = [...html.matchAll(/src="(\/crm\/leads\/[^"]+)\?small"/g)].map(([, at]) => at ?? "");
  return Promise.all(paths.map(async (at) => (await page.request.get(at)).body()));
}

// leads.photos
test("photos reach the lead once, re-encoded, without their location", async () => {
  const homeowner = sampleHomeowner();
  const form = await fieldsOf(homeowner);
  for (const color of ["#f00", "#0f0", "#00f"]) add(form, await photo(color));
  expect(await send(form)).toBe(`303 ${path}/requested`);
  expect(await send(form)).toBe(`303 ${path}/requested`);
  const photos = (await photosOf(homeowner)) ?? [];
  expect(photos).toHaveLength(3);
  for (const bytes of photos) {
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif]).toEqual(["webp", undefined]);
  }
});

// leads.photos
test("unreadable and surplus photos are reported, and the request is saved", async () => {
  const homeowner = sampleHomeowner();
  const form = await fieldsOf(homeowner);
  add(form, Buffer.from("ftypheic, which browsers on Android send"), "photo.heic");
  // 49 megapixels in less than a megabyte.
  add(form, await photo("#fff", { width: 7_000, height: 7_000 }));
  for (const color of ["#100", "#200", "#300", "#400", "#500"]) add(form, await photo(color));
  expect(await send(form)).toBe(`303 ${path}/requested?photos=4`);
  expect(await photosOf(homeowner)).toHaveLength(3);
  const thanks = await (await site().fetch(`${path}/requested?photos=4`)).text();
  expect(thanks).toContain("couldn&#x27;t save 4 of your photos");
  expect(await (await site().fetch(`${path}/requested`)).text()).not.toContain("your photos");
});

// leads.photos
test("photos that are too large in total leave the request saved", async () => {
  const homeowner = sampleHomeowner();
  const form = await fieldsOf(homeowner);
  add(form, await photo("#abc"));
  for (let at = 0; at < 3; at++) add(form, Buffer.alloc(14 * 1024 * 1024, 255));
  expect(await send(form)).toBe(`303 ${path}/requested?photos=some`);
  expect(await photosOf(homeowner)).toHaveLength(1);
});

// leads.photos
test("a connection cut within the photos leaves the request saved", async () => {
  const homeowner = sampleHomeowner();
  const form = await fieldsOf(homeowner);
  add(form, await photo("#123"));
  add(form, Buffer.alloc(100_000, 255));
  const request = new Request(site().url, { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const { hostname, port, host } = new URL(site().url);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Type: ${request.headers.get("content-type")}`,
    `Content-Length: ${body.length}`,
    `X-Forwarded-For: ${newAddress()}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await new Promise((resolve) => socket.write(body.subarray(0, body.length - 50_000), resolve));
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.resetAndDestroy();
  await expect.poll(() => photosOf(homeowner), { timeout: 20_000 }).toHaveLength(1);
});

// leads.photos
test("rejected input stays, and photos must be chosen again", async () => {
  const homeowner = { ...sampleHomeowner(), zipCode: "7" };
  const form = await fieldsOf(homeowner);
  add(form, await photo("#456"));
  const sent = await send(form);
  expect(sent).toMatch(/^422 /);
  expect(sent).toContain("Choose your photos again");
  expect(sent).toContain(homeowner.name);
});

test("a form without files is as short as any other", async () => {
  const form = await fieldsOf(sampleHomeowner());
  const texts = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  texts.set("need", "x".repeat(200_000));
  const headers = { "x-forwarded-for": newAddress() };
  const plain = await site().fetch(path, { method: "POST", headers, body: texts });
  expect(plain.status).toBe(413);
  form.set("need", "x".repeat(300_000));
  expect(await send(form)).toMatch(/^413 /);
});
