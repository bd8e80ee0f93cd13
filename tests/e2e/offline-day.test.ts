import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite();

const sql = (query: string, ...values: string[]) => site().runSql(query, values);
const countOf = async (query: string, ...values: string[]) =>
  (await sql(`select id from ${query}`, ...values)).length;

/** A technician's phone on Today, and their appointment of the day with a checklist. */
async function startDay(name: string) {
  const business = await addBusiness(site(), name);
  const add = (customerName: string) =>
    addCrmMember(
      site(),
      business,
      "technician",
      `${customerName}@${name.split(" ")[0]?.toLowerCase()}.example`,
    );
  const [ana, bo] = [await add("ana"), await add("bo")];
  const [visit] = await sql(
    `with crew as (
       insert into crews (id, contractor_id, name, color)
       values (gen_random_uuid(), $1::uuid, 'Truck 1', 'blue') returning id
     ), crewed as (
       insert into crew_members (crew_id, member_id)
       select crew.id, one::uuid from crew, unnest(array[$2, $3]) one
     ), job as (
       insert into work_orders (id, contractor_id, customer_name, what, value_cents)
       values (gen_random_uuid(), $1::uuid, 'Sam Stone', 'Leaking sink', 27950) returning id
     ), tasks as (
       insert into job_tasks (id, contractor_id, work_order_id, checklist, position, text, needs_photo)
       select gen_random_uuid(), $1::uuid, job.id, 'Visit', n, text, n = 2
       from job, (values (1, 'Check the trap'), (2, 'Photo of the leak')) as task (n, text)
     )
     insert into visits (id, contractor_id, work_order_id, crew_id, leaves_at, starts_at, ends_at)
     select gen_random_uuid(), $1::uuid, job.id, crew.id, now(), now(), now() + interval '1 hour'
     from job, crew returning id, work_order_id`,
    business,
    ana.memberId,
    bo.memberId,
  );
  const ids = { visit: String(visit?.id), job: String(visit?.work_order_id) };
  const page = await openVisitor(browser(), site(), {
    allow: [
      /ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)/,
      /Failed to fetch/,
      /status of (4\d\d|503)/,
    ],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page.context(), ana.userId);
  await openDay(page, ids);
  return { page, business, ana, bo, ...ids };
}

async function enter(context: BrowserContext, userId: string): Promise<void> {
  const [name = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  await context.addCookies([{ name, value, url: site().url }]);
}

/** Opens Today, from which the phone saves the day's pages. */
async function openDay(page: Page, { visit, job }: { visit: string; job: string }) {
  await page.goto("/crm");
  const saved = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
    });
  const visitPath = `/crm/schedule/visits/${visit}`;
  for (const path of [
    visitPath,
    `${visitPath}/edit`,
    `${visitPath}/collect?done=yes`,
    `/crm/jobs/${job}`,
  ]) {
    await expect.poll(saved).toContain(path);
  }
  await expect.poll(async () => (await saved()).join()).toContain("queue-panel");
  await expect.poll(async () => (await saved()).join()).toContain("signature-pad");
  await expect.poll(async () => (await saved()).join()).toContain("shrink-photo");
}

const waiting = (page: Page) => page.getByRole("list", { name: "Waiting to send" });
const untilQueued = (page: Page, text: string) =>
  waiting(page).getByText(text, { exact: false }).first().waitFor();

/** A phone's photo: 12 megapixels, on its side, with the place where it was taken. */
async function phonePhoto() {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: "#888", noise } as const;
  const buffer = await sharp({ create })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 16/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: "IMG_0412.jpeg", mimeType: "image/jpeg", buffer };
}

/** The photos that wait on this device. */
const queuedPhotos = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open("hearthline-crm", 1);
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
    });
    const reading: IDBRequest<{ fields: [string, string | File][] }[]> = opened.result
      .transaction("outbox")
      .objectStore("outbox")
      .getAll();
    await new Promise((resolve) => {
      reading.onsuccess = resolve;
    });
    opened.result.close();
    const files = reading.result
      .flatMap(({ fields }) => fields.map(([, value]) => value))
      .filter((value) => value instanceof File);
    return Promise.all(
      files.map(async (file) => {
        const { width, height } = await createImageBitmap(file);
        const bytes = new TextDecoder("latin1").decode(await file.arrayBuffer());
        return { name: file.name, size: file.size, width, height, isNoted: bytes.includes("Exif") };
      }),
    );
  });

test("schedule.offline-phones: a killed tab, and the day's work arrives once", async () => {
  const { page, visit, job, business } = await startDay("Basement Pipes");
  const context = page.context();
  await context.setOffline(true);

  // None of these pages was opened before.
  await page.goto(`/crm/jobs/${job}`);
  await page.getByRole("button", { name: "Check the trap" }).click();
  await untilQueued(page, "Checklist: Check the trap (waiting to send)");
  const photo = await phonePhoto();
  await page.getByLabel("Photo needed").setInputFiles(photo);
  await page.getByRole("button", { name: "Add photo" }).first().click();
  await untilQueued(page, "Photo: Photo of the leak (waiting to send)");
  const [queued, ...others] = await queuedPhotos(page);
  expect(others).toEqual([]);
  const upright = { name: "IMG_0412.jpg", width: 1536, height: 2048, isNoted: false };
  expect(queued).toMatchObject(upright);
  expect(queued?.size).toBeLessThan(photo.buffer.length / 3);
  await page.getByLabel("Add a note").fill("Trap was cracked");
  await page.getByRole("button", { name: "Save note" }).click();
  await untilQueued(page, "Note: Trap was cracked (waiting to send)");
  await page.goto(`/crm/schedule/visits/${visit}/edit`);
  await page.getByLabel("Notes for your team").fill("Gate code 12");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await untilQueued(page, "Notes: Gate code 12 (waiting to send)");

  await page.goto(`/crm/schedule/visits/${visit}`);
  await page.getByText("Customer signature", { exact: true }).click();
  await page.getByLabel("Customer’s name as a signature").fill("Sam Stone");
  const pad = page.getByRole("img", { name: "Signature pad, empty" });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error("no signature pad");
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
  await page.mouse.up();
  expect(await findBarriers(page)).toEqual([]);
  // A visit is paid once it's done.
  expect(await page.getByRole("link", { name: "Collect $279.50" }).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Done", exact: true }).dblclick();
  await untilQueued(page, "Done: Sam Stone");
  await page.getByRole("link", { name: "Collect $279.50" }).click();
  await page.getByRole("button", { name: "Cash" }).click();
  await untilQueued(page, "Payment: Cash · $279.50 (waiting to send)");
  expect(await waiting(page).getByRole("listitem").count()).toBe(6);
  expect(await findBarriers(page)).toEqual([]);

  // The tab is killed without a signal, and again while the server processes the first action.
  await page.close();
  const second = await context.newPage();
  await second.goto("/crm");
  await expect.poll(() => waiting(second).getByRole("listitem").count()).toBe(6);
  const killed = new Promise<void>((resolve) => {
    void second.route(
      (url) => url.pathname === `/crm/jobs/${job}`,
      async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        await route.fetch();
        await second.close();
        resolve();
      },
    );
  });
  await context.setOffline(false);
  await killed;

  const third = await context.newPage();
  await third.goto("/crm");
  await third.getByRole("heading", { name: "Today", exact: true }).waitFor();
  const ofJob = "where work_order_id = $1::uuid";
  await expect.poll(() => countOf(`invoices ${ofJob} and paid_cents = 27950`, job)).toBe(1);
  await waiting(third).waitFor({ state: "detached" });
  expect(await countOf(`job_notes ${ofJob} and text = 'Trap was cracked'`, job)).toBe(1);
  expect(await countOf(`job_tasks ${ofJob} and done_at is not null`, job)).toBe(2);
  const isUpright = "width = 1200 and height = 1600";
  expect(
    await countOf(`job_photos ${ofJob} and caption = 'Photo of the leak' and ${isUpright}`, job),
  ).toBe(1);
  expect(await countOf(`job_photos ${ofJob} and caption = 'Signed by Sam Stone'`, job)).toBe(1);
  expect(await countOf(`visits ${ofJob} and state = 'done' and notes = 'Gate code 12'`, job)).toBe(
    1,
  );
  const payments = "invoice_entries where kind = 'payment' and contractor_id = $1::uuid";
  expect(await countOf(payments, business)).toBe(1);
});

test("a conflict shows both values; a queue stays with its member", async () => {
  const { page, visit, job, ana, bo } = await startDay("Attic Pipes");
  const context = page.context();
  await context.setOffline(true);
  await page.goto(`/crm/schedule/visits/${visit}/edit`);
  await page.getByLabel("Notes for your team").fill("Dog in the yard");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await untilQueued(page, "Notes: Dog in the yard");
  await page.goto(`/crm/schedule/visits/${visit}`);
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await untilQueued(page, "Done: Sam Stone");

  // Someone else signs in on this phone: they neither see nor send it.
  await context.clearCookies();
  await enter(context, bo.userId);
  await page.close();
  await context.setOffline(false);
  const others = await context.newPage();
  await others.goto("/crm");
  await others.getByRole("heading", { name: "Today", exact: true }).waitFor();
  await others.waitForLoadState("networkidle");
  expect(await others.content()).not.toContain("Dog in the yard");
  const notes = () => sql("select notes, state from visits where id = $1::uuid", visit);
  expect(await notes()).toEqual([{ notes: null, state: "booked" }]);
  await context.clearCookies();
  await others.goto("/crm/sign-in");

  await sql("update visits set notes = 'Cat inside' where id = $1::uuid", visit);
  await enter(context, ana.userId);
  await others.goto("/crm");
  await untilQueued(others, "Notes: Dog in the yard (not sent: A teammate just changed this)");
  await others.getByText("On file now: Notes: Cat inside").waitFor();
  await untilQueued(others, "Done: Sam Stone (waiting for the one above)");
  expect(await notes()).toEqual([{ notes: "Cat inside", state: "booked" }]);
  await others.getByRole("button", { name: "Edit" }).click();
  await waiting(others).getByRole("textbox").fill("Dog in the yard, cat inside");
  expect(await findBarriers(others)).toEqual([]);
  await others.getByRole("button", { name: "Save and send" }).click();
  await untilQueued(others, "not sent: One task on the checklist still needs a photo.");
  expect(await notes()).toEqual([{ notes: "Dog in the yard, cat inside", state: "booked" }]);
  await sql("update job_tasks set done_at = now() where work_order_id = $1::uuid", job);
  await others.getByRole("button", { name: "Try again" }).click();
  await expect.poll(notes).toEqual([{ notes: "Dog in the yard, cat inside", state: "done" }]);

  // The amount due changed in the meantime; the amount paid stays.
  await openDay(others, { visit, job });
  await others.goto(`/crm/schedule/visits/${visit}/collect`);
  await others.getByRole("heading", { name: "Collect $279.50" }).waitFor();
  await context.setOffline(true);
  await others.getByRole("button", { name: "Cash" }).click();
  await untilQueued(others, "Payment: Cash · $279.50");
  await sql("update work_orders set value_cents = 31000 where id = $1::uuid", job);
  await context.setOffline(false);
  await others.getByText("You saw $279.50 due. Now it’s $310.00.").first().waitFor();
  await others.getByRole("button", { name: "Send anyway" }).click();
  await expect
    .poll(() =>
      sql("select total_cents, paid_cents from invoices where work_order_id = $1::uuid", job),
    )
    .toEqual([{ total_cents: 31_000, paid_cents: 27_950 }]);
  // The phone's queue is empty, too.
  await waiting(others).waitFor({ state: "detached" });

  // A refused action can be deleted, after a second tap.
  await context.setOffline(true);
  await others.goto(`/crm/jobs/${job}`);
  await others.getByLabel("Add a note").fill("Never mind");
  await others.getByRole("button", { name: "Save note" }).click();
  await untilQueued(others, "Note: Never mind");
  await waiting(others).getByRole("button", { name: "Delete" }).click();
  await waiting(others).getByRole("button", { name: "Delete for good" }).click();
  await waiting(others).waitFor({ state: "detached" });
});

test("Done early waits for a signal, with its signature", async () => {
  const { page, visit, job } = await startDay("Early Pipes");
  await sql("delete from job_tasks where work_order_id = $1::uuid", job);
  const later = "now() + interval '2 days'";
  await sql(
    `update visits set leaves_at = ${later}, starts_at = ${later}, ends_at = ${later} + interval '1 hour'
     where id = $1::uuid`,
    visit,
  );
  await page.goto(`/crm/schedule/visits/${visit}`);
  await page.getByText("Done early?").waitFor();
  // The connection is lost during a press, which still opens what was pressed.
  await page.getByText("Customer signature", { exact: true }).hover();
  await page.mouse.down();
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await page.mouse.up();
  await page.getByText("You’re offline.", { exact: false }).waitFor();
  await page.getByLabel("Customer’s name as a signature").fill("Sam Stone");
  await page.getByText("Done early?").click();
  await page.getByRole("button", { name: "Yes, it’s done" }).click();
  await untilQueued(page, "Done: Sam Stone");
  await page.getByRole("link", { name: "Collect $279.50" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.context().setOffline(false);
  const ofJob = "where work_order_id = $1::uuid";
  await expect.poll(() => countOf(`visits ${ofJob} and state = 'done'`, job)).toBe(1);
  expect(await countOf(`job_notes ${ofJob} and text = 'Signed by Sam Stone'`, job)).toBe(1);
});
