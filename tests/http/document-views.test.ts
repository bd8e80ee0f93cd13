import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });
const browser = {
  "user-agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  "sec-fetch-dest": "image",
  "sec-fetch-site": "same-origin",
};

test("notifications.viewed-once: only a customer's browser counts as a view", async () => {
  const business = await addBusiness(site(), "Viewed Plumbing");
  const { userId } = await addCrmMember(site(), business, "owner", "vi@viewed.example");
  const session = await crmCookie(site(), userId);
  const [cookie = "", value = ""] = session.split("=");
  const owner = openPlainPage(site());
  await owner.context().addCookies([{ name: cookie, value, url: site().url }]);
  await owner.goto("/crm/invoices/new");
  await owner.getByLabel("Customer").fill("Sam Stone");
  await owner.getByLabel("Job description").fill("Leaking sink");
  await owner.getByRole("button", { name: "Continue" }).click();
  await owner.getByLabel("Item, line 1").fill("Labor");
  await owner.getByLabel("Unit price, line 1").fill("80");
  await owner.getByRole("button", { name: "Finalize" }).click();
  await owner.getByText("Invoice finalized.").waitFor();
  const link = await owner.getByRole("link", { name: "View as customer" }).getAttribute("href");
  const { pathname } = new URL(link ?? "", site().url);
  const page = openPlainPage(site());
  await page.goto(pathname);
  const image = /<img src="(\/i\/[^"]+\/viewed)"/.exec(await page.content())?.[1] ?? "";
  const isViewed = async () => {
    const sql = "select viewed_at is not null as viewed from invoices where contractor_id = $1";
    return (await runSql(site(), sql, [business]))[0]?.viewed;
  };
  const load = async (headers: Record<string, string>) => {
    const response = await fetch(site().url + image, { headers });
    expect(response.headers.get("content-type")).toBe("image/gif");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    return isViewed();
  };
  expect(await isViewed()).toBe(false);
  expect(await load({ ...browser, cookie: session })).toBe(false);
  expect(await load({ ...browser, "user-agent": "WhatsApp/2.23.20.0" })).toBe(false);
  expect(await load({ "user-agent": browser["user-agent"] })).toBe(false);
  expect(await load(browser)).toBe(true);
  const unknown = await fetch(`${site().url}/i/unknown/viewed`, { headers: browser });
  expect(unknown.status).toBe(404);
});
