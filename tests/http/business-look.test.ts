import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { contrast } from "~/domains/storefront/business-pages/brand-colors.ts";
import { createFingerprint, lastingToken } from "~/platform/secrets/secrets.server.ts";
import { readPdf } from "../drivers/read-pdf.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

/** Light, so white text on it would be unreadable. */
const color = "#ffd400";
const license = "TX-M4471";
const address = "1200 Barton Springs Rd, Austin, TX 78704";
const phone = "(512) 555-0188";
let logo = "";
let tokens: Record<string, string> = {};

/** The links of customers of one demo business that has them all. */
beforeAll(async () => {
  const [key] = await site().runSql(
    "select value from installation where name = 'fingerprint_key'",
  );
  const fingerprint = createFingerprint(String(key?.value));
  const [row] = await site().runSql(
    `select account.id,
       (select id from job_estimates where contractor_id = account.id and state = 'sent' limit 1) as "job-estimate",
       (select id from invoices where contractor_id = account.id and number is not null limit 1) as invoice,
       (select id from visits where contractor_id = account.id and state = 'booked'
         order by starts_at desc limit 1) as visit,
       (select customer_id from invoices where contractor_id = account.id and customer_id is not null limit 1)
         as customer,
       (select id from review_requests where contractor_id = account.id limit 1) as review
     from contractor_accounts as account
     where exists (select from invoices where contractor_id = account.id and number is not null and customer_id is not null)
       and exists (select from job_estimates where contractor_id = account.id and state = 'sent')
       and exists (select from review_requests where contractor_id = account.id)
       and exists (select from visits where contractor_id = account.id and state = 'booked')
     limit 1`,
  );
  const { id, ...ids } = row ?? {};
  tokens = Object.fromEntries(
    Object.entries(ids).map(([kind, of]) => [kind, lastingToken(fingerprint, kind, String(of))]),
  );
  const picture = { width: 300, height: 120, channels: 4 as const, background: "#00000000" };
  const body = new FormData();
  const png = await sharp({ create: picture }).png().toBuffer();
  body.set("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "logo.png");
  const stored = await site().fetch("/api/storage/form-logos", { method: "POST", body });
  logo = String(Object.values(await stored.json())[0]);
  await site().runSql(
    `update seo_pages set logo_url = $2, brand_color = $3,
       details = coalesce(details, '{"hours":null,"insurance":null,"towns":[],"offers":[],"questions":[],"photos":[]}')
         || jsonb_build_object('license', $4::text)
     where contractor_id = $1`,
    [id, logo, color, license],
  );
  await site().runSql("delete from tracked_numbers where contractor_id = $1", [id]);
  await site().runSql(
    "update contractor_accounts set address = $2, phone = $3, phone_e164 = '+15125550188' where id = $1",
    [id, address, phone],
  );
});

test.each([
  ["an estimate", "job-estimate", "/e/"],
  ["an invoice", "invoice", "/i/"],
  ["a booking", "visit", "/b/"],
  ["the portal", "customer", "/my/"],
  ["a review request", "review", "/r/"],
])("business-pages.look: %s shows all five facts", async (_page, kind, path) => {
  const response = await site().fetch(path + tokens[kind]);
  expect(response.status).toBe(200);
  const html = await response.text();
  const band = /<header class="brand-band">.*?<\/header>/s.exec(html)?.[0] ?? "";
  expect(band).toContain(`src="${logo}"`);
  expect(band).toContain(license);
  expect(band).toContain(address);
  expect(band).toContain(phone);
  const text = /--business:#ffd400;--on-business:(#[0-9a-f]{6})/.exec(html)?.[1] ?? "";
  expect(contrast(color, text)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["an estimate", "job-estimate", "/e/", "/estimate.pdf"],
  ["an invoice", "invoice", "/i/", "/invoice.pdf"],
])("business-pages.look: the PDF of %s shows all five facts", async (_page, kind, path, file) => {
  const response = await site().fetch(path + tokens[kind] + file);
  const raw = Buffer.from(await response.clone().arrayBuffer()).toString("latin1");
  const text = await readPdf(response);
  expect(raw).toContain("/Subtype /Image");
  for (const fact of [license, address, phone]) expect(text).toContain(fact.replaceAll(" ", ""));
});
