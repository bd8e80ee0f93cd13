import { request } from "node:http";
import { expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });
const google = "https://g.page/r/CabcDEF/review";

async function openAs(role: "owner" | "technician", business: string) {
  const email = `${role}-${crypto.randomUUID()}@reviews.example`;
  const { userId } = await addCrmMember(site(), business, role, email);
  const [name = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  return page;
}
type Page = Awaited<ReturnType<typeof openAs>>;

/** Sends navigation headers like a browser, which `fetch` would override. */
const navigate = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const requested = request(new URL(path, site().url), { headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    });
    requested.on("error", reject).end();
  });
const browser = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

/** Completes a visit, so its customer gets a review request a moment later. */
async function requestAsAnyone(owner: Page, business: string) {
  await owner.goto("/crm/schedule/new");
  await owner.getByLabel("Customer").fill("Rosa <b>Green</b>");
  await owner.getByLabel("Job description").fill("New faucet");
  await owner.getByLabel("Email").fill("rosa@home.example");
  await owner
    .getByLabel("Day")
    .fill(new Date(Date.now() + 72 * 3_600_000).toISOString().slice(0, 10));
  await owner.getByRole("button", { name: "Book appointment" }).click();
  await owner.locator("summary").filter({ hasText: "Done early?" }).click();
  await owner.getByRole("button", { name: "Yes, it’s done" }).click();
  await owner.getByText("Marked as done.").waitFor();
  await expect
    .poll(
      () =>
        site().runSql(
          "update review_requests set state = 'unreachable', reason = 'no_address' where contractor_id = $1 returning id",
          [business],
        ),
      { timeout: 60_000 },
    )
    .toHaveLength(1);
  await owner.goto("/crm/reviews");
  return /\/r\/[a-z2-7]{45}/.exec(await owner.content())?.[0] ?? "no link";
}

test("without JavaScript an owner saves review sites; invalid input stays", async () => {
  const business = await addBusiness(site(), "Asking Pipes");
  const page = await openAs("owner", business);
  await page.goto("/crm/reviews");
  await page.getByText("Review requests are off").first().waitFor();
  await page.getByRole("link", { name: "Set up" }).click();
  await page.getByLabel("Ask for a review once a job is done").check();
  await page.getByLabel("Google").fill("https://www.google.com/url?q=https://evil.example");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This isn’t a Google review page.").waitFor();
  expect(await page.getByLabel("Google").inputValue()).toContain("evil.example");
  await page.getByLabel("Google").fill(google);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your settings are saved.").waitFor();
  const technician = await openAs("technician", business);
  expect((await technician.goto("/crm/reviews"))?.status()).toBe(403);
});

test("without JavaScript a customer clicks a review site, messages, and is counted", async () => {
  const business = await addBusiness(site(), "Reviewed Pipes");
  const owner = await openAs("owner", business);
  await owner.goto("/crm/reviews/settings");
  await owner.getByLabel("Ask for a review once a job is done").check();
  await owner.getByLabel("Google").fill(google);
  await owner.getByLabel("Other site").fill("https://www.angi.com/pipes");
  await owner.getByRole("button", { name: "Save" }).click();
  const path = await requestAsAnyone(owner, business);
  await owner.getByText("Not sent").waitFor();

  const page = openPlainPage(site());
  expect((await page.goto("/r/guessed"))?.status()).toBe(410);
  expect((await page.goto(path))?.status()).toBe(200);
  const html = await page.content();
  expect(html).toContain('name="robots" content="noindex"');
  for (const erased of ["rosa@home.example", "strategy call", "<b>Green", "<script", google]) {
    expect(html, erased).not.toContain(erased);
  }
  const response = await site().fetch(path);
  expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  const counted = () =>
    site().runSql(
      `select opened_at is not null as opened, clicked_at is not null as clicked,
         (select count(*)::integer from review_clicks where request_id = r.id) as clicks
       from review_requests r where contractor_id = $1`,
      [business],
    );
  // Scanners prefetch links; a browser marks a navigation.
  expect(await navigate(path, { ...browser, "sec-purpose": "prefetch" })).toBe(200);
  expect(await navigate(path, {})).toBe(200);
  expect(await counted()).toEqual([{ opened: false, clicked: false, clicks: 0 }]);
  expect(await navigate(path, browser)).toBe(200);
  expect(await counted()).toEqual([{ opened: true, clicked: false, clicks: 0 }]);

  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Enter a message").waitFor();
  await page.getByLabel("Your message").fill("You left a mess in the hall.");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("We sent your message to Reviewed Pipes.").waitFor();
  await page.getByRole("button", { name: "Review us on Angi" }).waitFor();
  const press = (site_: string) =>
    site().fetch(path, {
      method: "POST",
      headers: { origin: site().url },
      body: new URLSearchParams({ intent: "open", site: site_, url: "https://evil.example" }),
    });
  expect((await press("yelp")).status).toBeGreaterThanOrEqual(400);
  expect((await press("https://evil.example")).status).toBeGreaterThanOrEqual(400);
  expect(await counted()).toEqual([{ opened: true, clicked: false, clicks: 0 }]);
  await press("google");
  const going = await press("google");
  expect([going.status, going.headers.get("location")]).toEqual([200, null]);
  const shown = await going.text();
  expect(shown).toContain(`content="0;url=${google}"`);
  expect(shown).not.toContain("evil.example");
  expect(await counted()).toEqual([{ opened: true, clicked: true, clicks: 1 }]);

  await owner.goto("/crm/conversations");
  await owner.getByText("You left a mess in the hall.").first().waitFor();
  const mail = await site().mail.waitForMail(({ subject }) =>
    subject.includes("messaged you after"),
  );
  expect(mail.to).toContain("reviewed-pipes@business.example");
  const [cookie] = await owner.context().cookies();
  const file = await site().fetch("/crm/reviews/requests.csv", {
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  });
  const [, row = ""] = (await file.text()).split("\r\n");
  expect(row).toContain("Rosa <b>Green</b>,New faucet,");
  expect(row).toContain("Opened a review page");
});
