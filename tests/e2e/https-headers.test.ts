import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { sharedApplication } from "../setup/shared-application.ts";

const site = "hearth.example";
const application = sharedApplication({ environment: { SITE_URL: `https://${site}` } });

test.each([
  ["/", 200],
  ["/", 200],
  ["/lead-estimator?industry=hvac&city=Austin", 200],
  ["/get-started", 200],
  ["/nothing-here", 404],
  ["/favicon.svg", 200],
  ["/social/site.png", 200],
  ["/api/cities?q=aus", 200],
  ["/api/nothing", 404],
  ["/admin/dashboard", 302],
  ["/healthz", 200],
])("%s is asked for over https only, and closed to other sites", async (path, status) => {
  const answer = await ask(path);
  expect(answer.statusCode).toBe(status);
  // Each exactly once: a header that is sent twice counts as none.
  const values = (name: string) => answer.headersDistinct[name];
  expect(values("strict-transport-security")).toEqual(["max-age=63072000; includeSubDomains"]);
  expect(values("x-content-type-options")).toEqual(["nosniff"]);
  expect(values("referrer-policy")).toEqual(["strict-origin-when-cross-origin"]);
});

/** As a proxy would that ends https: by the site's name, over plain HTTP. */
async function ask(path: string): Promise<IncomingMessage> {
  const request = get(application().url + path, { headers: { host: site } });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  answer.resume();
  return answer;
}
