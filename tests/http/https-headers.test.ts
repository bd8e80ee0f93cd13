import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { sampleAnswers } from "../faults/drafts.ts";
import { send } from "../faults/send.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = "hearth.example";
const iris = { email: "iris@hearthline.example", password: "correct horse battery staple" };
const application = sharedSite({
  environment: {
    SITE_URL: `https://${site}`,
    RATE_LIMIT_FACTOR: "1",
    ADMIN_EMAIL: iris.email,
    ADMIN_PASSWORD: iris.password,
    CONTACT_EMAIL: "Security <security@hearth.example>",
  },
});

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
])("%s requires HTTPS and sends its security headers once", async (path, status) => {
  const response = await fetchPath(path);
  expect(response.statusCode).toBe(status);
  // Each exactly once: browsers ignore duplicate headers.
  const values = (name: string) => response.headersDistinct[name];
  expect(values("strict-transport-security")).toEqual(["max-age=63072000; includeSubDomains"]);
  expect(values("x-content-type-options")).toEqual(["nosniff"]);
  expect(values("referrer-policy")).toEqual(["strict-origin-when-cross-origin"]);
});

test("session and draft cookies have the __Host- prefix", async () => {
  const headers = { host: site };
  const post = (path: string, sent: object) => send(application().url, path, { headers, ...sent });
  const signedIn = await post("/admin/login", { form: iris });
  const cookies = signedIn.headers["set-cookie"] ?? [];
  expect(cookies.filter((line) => !/^__Host-\S+=\S+; .*Path=\/; .*Secure/.test(line))).toEqual([]);
  const cookie = cookies.find((line) => line.includes("session_token"))?.split(";")[0] ?? "";
  const inside = await send(application().url, "/admin/dashboard", {
    headers: { ...headers, cookie },
  });
  expect(inside.status).toBe(200);
  const [first] = sampleAnswers();
  const saved = await post("/api/form_submissions", { json: { ...first, current_step: 1 } });
  expect([saved.status, saved.headers["set-cookie"]]).toEqual([
    201,
    [expect.stringMatching(/^__Host-hearthline_draft=/)],
  ]);
});

test("security.txt has a contact and is valid for several months", async () => {
  const { status, body } = await send(application().url, "/.well-known/security.txt", {
    headers: { host: site },
  });
  expect([status, body]).toEqual([200, expect.stringMatching(/^Contact: mailto:security@hearth/)]);
  const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? "").getTime();
  const days = (expires - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test("too many directory searches get 429 with the wait time", async () => {
  const headers = { host: site };
  const request = (path: string) => send(application().url, path, { headers });
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 301; attempt++) {
    statuses.add((await request("/locations/results?q=austin")).status);
  }
  expect([...statuses]).toEqual([200, 429]);
  const page = await request("/locations?q=austin");
  expect([page.status, Number(page.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect(page.body).toMatch(/Please wait \d+ seconds and try again/);
});

test("too many drafts get 429 before a logo is read", async () => {
  const headers = { host: site };
  const save = (form: Record<string, string>) =>
    send(application().url, "/get-started", { headers, form: { step: "1", ...form } });
  for (let started = 0; started < 20; started++) await save({});
  const small = await save({ first_name: "Zyxwina" });
  expect([small.status, small.body]).toEqual([429, expect.stringMatching(/value="Zyxwina"/)]);
  const large = await send(application().url, "/get-started", {
    headers: { ...headers, "content-type": "multipart/form-data; boundary=x" },
    body: Buffer.alloc(400_000, "no form at all "),
  });
  expect([large.status, large.body]).toEqual([429, expect.stringMatching(/Please wait \d+/)]);
});

/** Requests like a proxy that terminates HTTPS: with the site's host, over plain HTTP. */
async function fetchPath(path: string): Promise<IncomingMessage> {
  const request = get(application().url + path, { headers: { host: site } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  return response;
}
