import { expect, test } from "vitest";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();

// metrics.bounded
test("requests are counted by the pattern of their route, whoever's token stands in the address", async () => {
  const token = "9f8e7d6c5b4a39281706";
  await site().fetch(`/preferences/${token}`);
  await site().fetch("/no/such/page/anywhere");
  await site().fetch("/api/cities?search=aus");
  await site().fetch("/faq");
  await site().fetch("/faq");
  const text = await (await site().fetch("/metrics")).text();
  expect(text).not.toContain(token);
  expect(text).toMatch(
    /http_request_seconds_count\{route="\/preferences\/:token",method="GET",status="\d+"\} 1/,
  );
  expect(text).toMatch(/route="\/\*",method="GET",status="404"/);
  expect(text).toMatch(/route="\/api\/cities",method="GET",status="200"/);
  expect(text).toMatch(/route="\/faq",method="GET",status="200"\} 1\n/);
  expect(text).toMatch(/hearthline_cached_pages_total 1\n/);
  expect(text).toMatch(/hearthline_build_info\{build="[0-9a-f]{12}"/);
});
