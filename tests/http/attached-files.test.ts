import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

/** A business with a job of a customer, and its owner. */
async function businessWithJob(name: string) {
  const contractorId = await addBusiness(site(), name);
  const [row] = await site().runSql(
    `with customer as (
       insert into customers (id, contractor_id, name)
       values (gen_random_uuid(), $1::uuid, 'Fay File') returning id
     )
     insert into work_orders (id, contractor_id, customer_id, customer_name, what)
     select gen_random_uuid(), $1::uuid, id, 'Fay File', 'New furnace' from customer
     returning id, customer_id`,
    [contractorId],
  );
  const { userId, memberId } = await addCrmMember(
    site(),
    contractorId,
    "owner",
    `${contractorId}@file.example`,
  );
  const cookie = await crmCookie(site(), userId);
  const page = openPlainPage(site(), { headers: { cookie } });
  const [job, customer] = [`/crm/jobs/${row?.id}`, `/crm/customers/${row?.customer_id}`];
  return { contractorId, userId, memberId, cookie, page, job, customer };
}

type Upload = { name: string; mimeType: string; buffer: Buffer };
const pdf: Upload = {
  name: "Permit “12”.pdf",
  mimeType: "text/html",
  buffer: Buffer.from("%PDF-1.7\n<script>alert(1)</script>\n%%EOF"),
};

test.each(["job", "customer"] as const)("without script, a %s's files are kept", async (kind) => {
  const business = await businessWithJob(`${kind} files`);
  const { page, cookie } = business;
  const path = business[kind];
  await page.goto(path);
  // Opens the form, whose button has the same name.
  await page.getByRole("button", { name: "Add file" }).click();
  await page.getByRole("button", { name: "Add file" }).last().click();
  await page.getByText("Choose a file").waitFor();
  const fake = { ...pdf, buffer: Buffer.from("<html><script>alert(1)</script>") };
  await page.getByLabel("File", { exact: true }).setInputFiles(fake);
  await page.getByRole("button", { name: "Add file" }).last().click();
  await page.getByText("Use a PDF, Word, Excel", { exact: false }).waitFor();
  const large = { ...pdf, buffer: Buffer.alloc(15.5 * 1024 * 1024, "%PDF-") };
  await page.getByLabel("File", { exact: true }).setInputFiles(large);
  await page.getByRole("button", { name: "Add file" }).last().click();
  await page.getByText("The file is too large", { exact: false }).waitFor();
  await page.getByLabel("File", { exact: true }).setInputFiles(pdf);
  await page.getByRole("button", { name: "Add file" }).last().click();
  const link = page.getByRole("link", { name: /^Permit/ });
  const address = new URL((await link.getAttribute("href")) ?? "", site().url).href;
  const sent = await site().fetch(address, { headers: { cookie } });
  expect(sent.status).toBe(200);
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="Permit-12-.pdf"',
    "content-length": String(pdf.buffer.length),
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(Buffer.from(await sent.arrayBuffer())).toEqual(pdf.buffer);

  const otherBusiness = await businessWithJob(`${kind} strangers`);
  const foreign = await site().fetch(address, { headers: { cookie: otherBusiness.cookie } });
  expect(foreign.status).toBe(404);
  expect((await site().fetch(address, { redirect: "manual" })).status).not.toBe(200);

  await page.getByRole("button", { name: /^Share with customer: Permit/ }).click();
  await page.getByText("shared with customer", { exact: false }).waitFor();
  await page.getByRole("button", { name: /^Remove: Permit/ }).click();
  expect((await site().fetch(address, { headers: { cookie } })).status).toBe(404);
  await page.getByText("Removed files", { exact: true }).click();
  await page.getByRole("button", { name: /^Undo: Permit/ }).click();
  expect((await site().fetch(address, { headers: { cookie } })).status).toBe(200);

  await site().runSql("update members set revoked_at = now() where id = $1::uuid", [
    business.memberId,
  ]);
  const response = await site().fetch(address, { headers: { cookie }, redirect: "manual" });
  expect(response.status).not.toBe(200);
});
