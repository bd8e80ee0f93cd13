import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

async function cookieOf(role: "owner" | "office", business: string): Promise<string> {
  const email = `${role}-${crypto.randomUUID()}@data.example`;
  return crmCookie(site(), (await addCrmMember(site(), business, role, email)).userId);
}

test("you-own-it.owners-alone: only an owner can request, watch and download the export", async () => {
  const business = await addBusiness(site(), "Data Pipes");
  const owner = await cookieOf("owner", business);
  const [name = "", value = ""] = owner.split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  await page.goto("/crm/settings/export");
  await page.getByText("No files yet").waitFor();
  await page.getByRole("button", { name: "Export my data" }).click();
  const link = page.getByRole("link", { name: "Download" });
  while ((await link.count()) === 0) await page.goto("/crm/settings/export");
  await page.getByText("Not downloaded yet").waitFor();

  const address = (await link.getAttribute("href")) ?? "";
  const request = (cookie: string) =>
    fetch(new URL(address, site().url), { headers: { cookie }, redirect: "manual" });
  const file = await request(owner);
  expect(file.headers.get("content-type")).toBe("application/zip");
  expect(file.headers.get("content-disposition")).toMatch(/filename="Data-Pipes-[\d-]+\.zip"/);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\x03\x04");
  expect(file.headers.get("content-length")).toBe(String(bytes.length));
  await page.goto("/crm/settings/export");
  await page.getByText(/Downloaded once by/).waitFor();

  const otherBusiness = await cookieOf("owner", await addBusiness(site(), "Other Pipes"));
  expect((await request(otherBusiness)).status).toBe(404);
  expect((await request(await cookieOf("office", business))).status).toBe(403);
  expect((await request("")).status).toBe(302);

  // An export that no worker would pick up is soon shown as failed.
  await site().runSql(
    "update pgboss.job set state = 'retry', start_after = now() + interval '1 day' where name = 'make-export'",
  );
  await site().runSql(
    "update business_exports set state = 'making', done = 1312, total = 5120 where contractor_id = $1",
    [business],
  );
  await page.goto("/crm/settings/export");
  await page.getByText("1,312 of 5,120 rows and files").waitFor();
  expect(await page.getByRole("button", { name: "Export my data" }).count()).toBe(0);
});
