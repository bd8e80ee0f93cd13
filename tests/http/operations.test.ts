import { expect, test } from "vitest";
import { signIn } from "../drivers/drive-staff-area.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const token = "a-token-of-some-length";
const site = sharedSite({
  build: true,
  administrator: true,
  environment: { METRICS_TOKEN: token },
});

test("metrics count requests by route pattern, without tokens from URLs", async () => {
  const preferences = "9f8e7d6c5b4a39281706";
  await site().fetch(`/preferences/${preferences}`);
  await site().fetch("/no/such/page/anywhere");
  await site().fetch("/api/cities?search=aus");
  await site().fetch("/faq");
  await site().fetch("/faq");
  // The site trusts a proxy on this machine.
  expect((await site().fetch("/metrics")).status).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await site().fetch("/metrics", { headers })).text();
  expect(text).not.toContain(preferences);
  expect(text).toMatch(
    /http_request_seconds_count\{route="\/preferences\/:token",method="GET",status="\d+"\} 1/,
  );
  expect(text).toMatch(/route="\/\*",method="GET",status="404"/);
  expect(text).toMatch(/route="\/api\/cities",method="GET",status="200"/);
  expect(text).toMatch(/route="\/faq",method="GET",status="200"\} 1\n/);
  expect(text).toMatch(/hearthline_cached_pages_total 1\n/);
  expect(text).toMatch(/hearthline_build_info\{build="[0-9a-f]{12}"/);
});

test("staff see an alert on every screen, with details at /admin/health", async () => {
  const page = openPlainPage(site());
  await signIn(page);
  await page.goto("/admin/health");
  await page.getByText("All clear").waitFor();
  await site().runSql(
    "insert into health_problems (problem, words, began_at) values ('dead-letters', '3 jobs gave up.', now())",
  );
  await page.goto("/admin/contractors");
  await page.getByText("1 thing needs attention.").waitFor();
  await page.goto("/admin/health");
  await page.getByText("3 jobs gave up.").waitFor();
  await site().runSql("delete from health_problems");
});

// backups.quiet
test("after a restore staff see that sending is off, and enable it", async () => {
  await site().runSql(
    "insert into installation (name, value) values ('sending_held', now()::text)",
  );
  const page = openPlainPage(site());
  await signIn(page);
  await page.goto("/admin/contractors");
  await page
    .getByText("A backup was restored. Sending and background tasks are off.")
    .first()
    .waitFor();
  await page.goto("/admin/health");
  await page.getByRole("button", { name: "Turn on, hold waiting messages" }).click();
  await page.getByText("Sending is on.").waitFor();
  expect(await site().runSql("select from installation where name = 'sending_held'")).toEqual([]);
});
