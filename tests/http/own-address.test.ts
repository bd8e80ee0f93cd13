import { afterAll, expect, onTestFinished, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { sampleHomeowner } from "../drivers/drive-business-page.ts";
import { signIn } from "../drivers/drive-staff-area.ts";
import { startNameServer } from "../fakes/name-server.ts";
import { type HttpResponse, send } from "../faults/send.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const nameServer = await startNameServer();
afterAll(() => nameServer.stop());
nameServer.records.set("lead.hearth.example", { A: ["203.0.113.80"] });

const site = sharedSite({
  demo: true,
  administrator: true,
  environment: { OWN_DOMAIN_TARGET: "lead.hearth.example", DNS_SERVERS: nameServer.address },
});
const business = "Mission City Plumbing";
const path = "/plumbing/san-antonio-tx";
const port = () => new URL(site().url).port;
/** Host of a subdomain, as in a request. */
const hostOf = (name: string) => `${name}.localhost:${port()}`;
const request = (
  host: string,
  at = "/",
  headers: Record<string, string> = {},
): Promise<HttpResponse> => send(site().url, at, { headers: { host, ...headers } });
const canonicalOf = ({ body }: Pick<HttpResponse, "body">) =>
  body.match(/<link rel="canonical" href="([^"]+)"/)?.[1];

async function openAddress(name = business) {
  const page = openPlainPage(site());
  await enterCrm(site(), page, name, "office");
  await page.goto("/crm/page");
  await page.getByRole("link", { name: "Web address" }).click();
  const choose = async (subdomain: string) => {
    await page.getByLabel("Name", { exact: true }).fill(subdomain);
    await page.getByRole("button", { name: /^(Use this address|Change)$/ }).click();
  };
  return { page, choose };
}

test("a business picks a free subdomain, with validation, effective immediately", async () => {
  const { page, choose } = await openAddress();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("mission-city-plumbing");
  await choose("Lone-Star-Pest");
  await page.getByText("This name is taken. Choose another.").first().waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Lone-Star-Pest");
  await choose("admin");
  await page.getByText("This name is reserved. Choose another.").first().waitFor();
  await choose("mission-city");
  await page.getByText("Your page is live at this address.").waitFor();
  await page.getByRole("link", { name: `http://${hostOf("mission-city")}/` }).waitFor();

  // The server learns about a new host a moment after the response.
  await expect.poll(async () => (await request(hostOf("mission-city"))).status).toBe(200);
  const response = await request(hostOf("mission-city"));
  expect(response.body).toContain("Leaks fixed today, not next week");
  expect(response.body).not.toMatch(/href="\/(pricing|get-started|locations|services)/);
  expect(canonicalOf(response)).toBe(site().url + path);

  await page.getByText(`${site().url + path} works, too. That one shows up on Google.`).waitFor();
  await page.getByRole("button", { name: "Remove the free address" }).click();
  await page.getByRole("button", { name: "Yes, remove it: the free address" }).click();
  await page.getByText("Address removed.").waitFor();
  expect((await request(hostOf("mission-city"))).status).toBe(421);
  expect(canonicalOf({ body: await (await site().fetch(path)).text() })).toBe(site().url + path);
});

test("own-address.proof: a business adds its domain with DNS records and goes live", async () => {
  const { page } = await openAddress("Bayside Handyman");
  const enter = async (domain: string) => {
    await page.getByLabel("Domain", { exact: true }).fill(domain);
    await page.getByRole("button", { name: "Use this domain" }).click();
  };
  await enter("co.uk");
  await page
    .getByText("Many sites share that domain. Enter it like yourbusiness.com")
    .first()
    .waitFor();
  expect(await page.getByLabel("Domain", { exact: true }).inputValue()).toBe("co.uk");
  await enter("bayside-handyman.com");
  await page.getByText("Waiting for your records").waitFor();
  await page.getByText("203.0.113.80").waitFor();
  const values = await page.getByRole("definition").allTextContents();
  const proof = values.find((value) => value.startsWith("website-proof=")) ?? "";
  nameServer.records.set("_website-proof.bayside-handyman.com", { TXT: [proof] });
  nameServer.records.set("bayside-handyman.com", { A: ["198.51.100.4"] });
  await page.getByRole("button", { name: "Check now" }).click();
  await page.getByText("Found instead: 198.51.100.4").waitFor();
  expect((await request("bayside-handyman.com")).status).toBe(421);
  nameServer.records.set("bayside-handyman.com", { A: ["203.0.113.80"] });
  await page.getByRole("button", { name: "Check now" }).click();
  await page.getByText("We found both records. Your domain works.").waitFor();
  await expect.poll(async () => (await request("bayside-handyman.com")).status).toBe(200);
  const { body } = await request("bayside-handyman.com");
  expect(body).toContain("The to-do list, done");
  expect(canonicalOf({ body })).toBe(`http://bayside-handyman.com:${port()}/`);
});

const demoHost = () => hostOf("lone-star-pest");

test("a business's address serves its page, robots.txt, sitemap and files only", async () => {
  const page = await request(demoHost());
  expect(page.status).toBe(200);
  const style = page.body.match(/href="(\/assets\/[^"]+\.css|\/favicon\.svg)"/)?.[1] ?? "";
  expect((await request(demoHost(), style)).status).toBe(200);
  expect((await request(demoHost(), "/robots.txt")).body).not.toContain("Sitemap");
  expect((await request(demoHost(), "/sitemap.xml")).status).toBe(404);
  for (const closed of [
    "/crm",
    "/crm/sign-in",
    "/admin/login",
    "/admin/login.data",
    "/api/leads",
    "/api/docs",
    "/webhooks/sms",
    "/get-started",
    "/locations",
    "/_root.data",
    "/own-address",
    "/speculationrules.json",
    "/site.webmanifest",
    "/crm-worker.js",
    "/plumbing/san-antonio-tx",
    "/b/token",
    "/e/token",
    "/i/token",
    "/r/token",
    "/preferences/token",
  ]) {
    const response = await request(demoHost(), closed);
    expect([closed, response.status]).toEqual([closed, 404]);
    expect(response.headers["set-cookie"]).toBeUndefined();
  }
  expect((await request(demoHost(), "/nowhere")).body).toContain("Oops! Page not found");
});

test("routes of business domains don't exist on the main site", async () => {
  for (const at of ["", "/requested", "/robots.txt", "/sitemap.xml", "/unknown"]) {
    expect((await site().fetch(`/own-address${at}`)).status).toBe(404);
  }
});

test("the site and its subdomain name the site's URL as canonical", async () => {
  const canonical = `${site().url}/pest-control/austin-tx`;
  const onSite = await (await site().fetch("/pest-control/austin-tx")).text();
  for (const body of [onSite, (await request(demoHost())).body]) {
    expect(canonicalOf({ body })).toBe(canonical);
    expect(body).toContain(`<meta property="og:url" content="${canonical}"`);
    expect(body).toContain(`"url":"${canonical}"`);
  }
  const sitemap = await (await site().fetch("/sitemaps/businesses-1.xml")).text();
  expect(sitemap).toContain(path);
  expect(sitemap).toContain("/pest-control/austin-tx");
});

test("a form saves its address; a post from another site is rejected", async () => {
  const { body, headers } = await request(demoHost());
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(headers["speculation-rules"]).toBeUndefined();
  expect(body).not.toContain('rel="manifest"');
  const homeowner = sampleHomeowner();
  const form = {
    name: homeowner.name,
    phone: homeowner.phone,
    email: homeowner.email,
    need: homeowner.need,
    zip_code: homeowner.zipCode,
    urgency: "today",
    informational_sms: "yes",
    stamp: body.match(/name="stamp" value="([^"]+)"/)?.[1] ?? "",
  };
  const post = (origin: string) =>
    send(site().url, "/", { form, headers: { host: demoHost(), origin } });
  expect((await post(site().url)).status).toBe(403);
  expect((await post("https://evil.example")).status).toBe(403);
  const response = await post(`http://${demoHost()}`);
  expect([response.status, response.headers.location]).toEqual([303, "/requested"]);
  expect((await request(demoHost(), "/requested")).body).toContain("got your request");
  const stored = await site().runSql(
    `select c.page from consent_records c join lead_enquiries e on e.id = c.enquiry_id
     join leads l on l.id = e.lead_id where l.name = $1`,
    [homeowner.name],
  );
  expect(stored.map(({ page }) => page)).toContain(`http://${demoHost()}/`);
  const refused = await send(site().url, "/", {
    form: { ...form, name: " " },
    headers: { host: demoHost() },
  });
  expect(refused.status).toBe(422);
  expect(refused.body).toContain("Enter your name");
});

test("no Host or forwarded header makes the cache serve another host's page", async () => {
  const unknown = [
    "evil.example",
    `nobody.localhost:${port()}`,
    "lone-star-pest.localhost.evil.example",
  ];
  for (const host of [...unknown, `lone-star-pest.localhost.:${port()}`]) {
    expect([host, (await request(host)).status]).toEqual([host, 421]);
  }
  const home = `${site().url}/pest-control/austin-tx`;
  const forwarded = {
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example;proto=https",
    "x-original-host": "evil.example",
  };
  for (let times = 0; times < 2; times++) {
    const own = await request(demoHost(), "/", forwarded);
    expect(own.body).not.toContain("evil.example");
    expect(canonicalOf(own)).toBe(home);
    const upper = await request(demoHost().toUpperCase());
    expect(canonicalOf(upper)).toBe(home);
    const mine = await send(site().url, "/", { headers: forwarded });
    expect(mine.body).not.toContain("evil.example");
    expect(canonicalOf(mine)).toBe(`${site().url}/`);
    expect(mine.body).not.toContain("Lone Star Pest Defense | ");
  }
  for (const at of [`//${demoHost()}/`, `http://${demoHost()}/`, `/lone-star-pest.localhost`]) {
    expect((await send(site().url, at)).body).not.toContain("Gone today, gone for good.");
  }
});

test("staff see an address; removing it also removes it from the proxy", async () => {
  const proxy = (name: string, headers: Record<string, string> = {}) =>
    send(site().url, `/tls/ask?domain=${name}`, { headers: { host: "127.0.0.1", ...headers } });
  const name = "tidewater-roofing.localhost";
  await site().runSql(
    `with page as (select * from seo_pages where status = 'live' and own_name is null limit 1),
     added as (insert into own_addresses (id, contractor_id, page_id, kind, name, state)
       select gen_random_uuid(), contractor_id, id, 'subdomain', 'tidewater-roofing', 'active' from page
       returning page_id)
     select pg_notify('own_address_changes', page_id::text) from added`,
  );
  await expect.poll(async () => (await proxy(name)).status).toBe(200);
  expect((await proxy(name, { "x-forwarded-for": "203.0.113.4" })).status).toBe(404);
  expect((await proxy("lone-star-pest.example")).status).toBe(404);
  const page = openPlainPage(site());
  await signIn(page, administrator);
  await page.goto("/admin/pages");
  await page.getByRole("link", { name: "Domains" }).click();
  const row = page.getByRole("row").filter({ hasText: "www.lone-star-pest.example" });
  expect(await row.textContent()).toMatch(/waiting.*TXT record: found.*CNAME record: wrong/s);
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: `Remove address: ${name}` }).click();
  await page.getByText("The page is no longer at tidewater-roofing.").waitFor();
  expect((await proxy(name)).status).toBe(404);
  expect((await request(`${name}:${port()}`)).status).toBe(421);
});

test("a paused page disappears from its address immediately and can return", async () => {
  const set = (status: string) =>
    site().runSql(
      `with changed as (update seo_pages set status = $1 where service = 'pest-control' and city_slug = 'austin')
       select pg_notify('page_changes', '["page:/pest-control/austin-tx"]')`,
      [status],
    );
  onTestFinished(async () => void (await set("live")));
  expect((await request(demoHost())).status).toBe(200);
  await set("paused");
  await expect.poll(async () => (await request(demoHost())).status).toBe(421);
  await set("live");
  await expect.poll(async () => (await request(demoHost())).status).toBe(200);
});
