import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const scripts = [true, false];

test("pages without problems, or with expected ones, pass", async () => {
  for (const javaScript of scripts) {
    const page = await openPage(browser(), { javaScript, colorScheme: "dark", viewport: "phone" });
    await page.goto(`${origin}/well`);
    expect(await page.title()).toBe("Well");
    const allowed = await openPage(browser(), { javaScript, allow: [/status of 404/] });
    await Promise.all([allowed.waitForEvent("console"), allowed.goto(`${origin}/missing`)]);
  }
});

test.fails.each(scripts)("a problem fails its test (JavaScript: %s)", async (javaScript) => {
  const page = await openPage(browser(), { javaScript });
  await Promise.all([page.waitForEvent("console"), page.goto(`${origin}/missing`)]);
});

test("detects each kind of problem", async () => {
  for (const [path, javaScriptEnabled, seen] of [
    ["/script", true, /script: Error: broken on purpose/],
    ["/console", true, /console: stray/],
    ["/inline", true, /content security policy: script-src/],
    ["/image", true, /content security policy: img-src/],
    ["/image", false, /console: .*Content Security Policy/i],
    ["/missing", false, /console: .*404/],
  ] as const) {
    const context = await browser().newContext({ javaScriptEnabled });
    const problems = await watchForProblems(context);
    const page = await context.newPage();
    await page.goto(origin + path);
    await expect.poll(() => problems.join("\n"), { message: path }).toMatch(seen);
    await context.close();
  }
});
