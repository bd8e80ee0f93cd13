import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPage } from "../setup/browser.ts";
import { watchForProblems } from "../setup/page-problems.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";

// Tests the guard of all browser tests: it must detect each kind of problem.
const pages: Record<string, { policy?: string; html: string }> = {
  "/well": { html: "<title>Well</title><link rel=icon href=data:,><p>All is well" },
  "/script": { html: "<script>throw new Error('broken on purpose')</script>" },
  "/console": { html: "<script>console.error('stray')</script>" },
  "/inline": { policy: "script-src 'none'", html: "<script>document.title = 'ran'</script>" },
  "/image": { policy: "img-src 'none'", html: "<img src=/well>" },
};
const server = createServer((request, response) => {
  const page = pages[request.url ?? ""];
  if (page?.policy) response.setHeader("content-security-policy", page.policy);
  response.setHeader("content-type", "text/html");
  response.writeHead(page ? 200 : 404).end(page?.html ?? "<p>nothing here");
});
let origin = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => void server.close());

const browser = sharedBrowser();

describe.each([true, false])("with JavaScript %s", (javaScript) => {
  test("a page without problems passes", async () => {
    const page = await openPage(browser(), { javaScript, colorScheme: "dark", viewport: "phone" });
    await page.goto(`${origin}/well`);
    expect(await page.title()).toBe("Well");
  });

  test.fails("a page with a problem fails its test", async () => {
    const page = await openPage(browser(), { javaScript });
    await Promise.all([page.waitForEvent("console"), page.goto(`${origin}/missing`)]);
  });

  test("an expected problem is allowed", async () => {
    const page = await openPage(browser(), { javaScript, allow: [/status of 404/] });
    await Promise.all([page.waitForEvent("console"), page.goto(`${origin}/missing`)]);
  });
});

test.each([
  ["/script", true, /script: Error: broken on purpose/],
  ["/console", true, /console: stray/],
  ["/inline", true, /content security policy: script-src/],
  ["/image", true, /content security policy: img-src/],
  ["/image", false, /console: .*Content Security Policy/i],
  ["/missing", false, /console: .*404/],
] as const)(
  "detects the problem of %s with JavaScript %s",
  async (path, javaScriptEnabled, seen) => {
    const context = await browser().newContext({ javaScriptEnabled });
    const problems = await watchForProblems(context);
    const page = await context.newPage();
    await page.goto(origin + path);
    await expect.poll(() => problems.join("\n")).toMatch(seen);
    await context.close();
  },
);
