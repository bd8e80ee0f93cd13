import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect } from "vitest";
import { newDraft, sampleAnswers, saveStep } from "./drafts.ts";
import { newSender, send } from "./send.ts";
import { type Site, twoSites } from "./two-sites.ts";

/** Something inside our own network that nobody outside may reach through us. */
const reached: string[] = [];
const inside = createServer((request, response) => {
  reached.push(`${request.method} ${request.url}`);
  response.end();
}).listen(0, "127.0.0.1");
await new Promise((resolve) => inside.once("listening", resolve));
const insideUrl = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`;
afterAll(() => inside.close());

const fault = twoSites({
  environment: {
    CONTACT_SYNC_URL: `${insideUrl}/sync`,
    CONTACT_SYNC_SECRET: `whsec_${"a".repeat(44)}`,
  },
});
const businessPage = "/pest-control/austin-tx";

fault(
  {
    row: 31,
    title: "no address inside is asked: not the webhook's, and profiles are never fetched",
    guards: [{ from: "isInside", answer: "return false;" }],
  },
  async (site) => {
    reached.length = 0;
    const worker = site.startWorker();
    const answers = sampleAnswers();
    answers[5] = {
      ...answers[5],
      website: `${insideUrl}/website`,
      facebook_page: `${insideUrl}/page`,
    };
    const { id } = await newDraft(site.url, 7, answers);
    const tried = async () =>
      await site.sql(
        "select distinct last_error from contact_sync_deliveries where submission_id = $1 and state <> 'queued'",
        [id],
      );
    await expect.poll(tried, { timeout: 30_000 }).not.toEqual([]);
    expect(await tried()).toEqual([{ last_error: "address not allowed" }]);
    await site.mail.waitForMail(({ subject }) => subject.startsWith("New onboarding"), 30);
    expect(reached).toEqual([]);
    await worker.stop();
  },
);

fault(
  {
    row: 32,
    title: "what breaks out of structured data elsewhere stays text",
    guards: [
      {
        text: 'JSON.stringify(data).replace(/</g, "\\\\u003c")',
        without: "JSON.stringify(data)",
      },
    ],
  },
  async (site) => {
    const attack = "</script><script>alert(1)</script><img src=x onerror=alert(2)>";
    await site.sql(
      "update seo_pages set business_name = $1, headline = $1, about = $1, tagline = $1, cta_button = $1 where city_slug = 'denver'",
      [attack],
    );
    const page = await send(site.url, "/lawn-care/denver-co");
    expect(page.status).toBe(200);
    expect(page.body).toContain("&lt;/script&gt;&lt;script&gt;alert(1)");
    expect(page.body).not.toContain("<script>alert(1)");
    expect(page.body).not.toContain("<img src=x");
    expect(page.headers["content-security-policy"]).not.toContain("unsafe-inline");
  },
);

fault(
  {
    row: 33,
    title: "a colour is a colour, at the door",
    guards: [{ from: "parseBrandColor", answer: "return text;" }],
  },
  async ({ url }) => {
    const draft = await newDraft(url, 5);
    const colors = [
      "red;}body{display:none",
      "url(https://evil.example)",
      "#12345",
      "var(--x)",
      "</style>",
    ];
    for (const brand_color of colors) {
      const { status, body } = await saveStep(url, draft, 6, { brand_color });
      expect([brand_color, status, JSON.parse(body).errors]).toMatchObject([
        brand_color,
        422,
        [{ field: "brand_color" }],
      ]);
    }
  },
);

fault(
  {
    row: 33,
    title: "a colour is a colour, on the page, even when the row says otherwise",
    guards: [{ text: "brandColor && /^#[0-9a-f]{6}$/i.test(brandColor)", without: "brandColor" }],
  },
  async (site) => {
    const color = "#fff}</style><script>alert(3)</script><style>a{";
    await site.sql("update seo_pages set brand_color = $1 where city_slug = 'tampa'", [color]);
    const page = await send(site.url, "/handyman/tampa-fl");
    expect([page.status, page.body.includes("alert(3)")]).toEqual([200, false]);
    expect(page.body).toContain("--business:#12305f");
  },
);

fault(
  {
    row: 33,
    title: "an address is one of the web, with http or https",
    guards: [{ from: "isWebAddress", answer: "return true;" }],
  },
  async ({ url }) => {
    const draft = await newDraft(url, 5);
    const addresses = [
      "javascript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "file:///etc/passwd",
      "https://a:b@c.example",
    ];
    for (const website of addresses) {
      const { status } = await saveStep(url, draft, 6, { website });
      expect([website, status]).toEqual([website, 422]);
    }
  },
);

fault(
  {
    row: 39,
    title: "spam is kept for staff and alerts nobody, and the sender sees no difference",
    guards: [{ from: "suspicionOf", answer: "return null;" }],
  },
  async (site) => {
    const phone = `512555${String(Math.floor(Math.random() * 9000) + 1000)}`;
    const trapped = await ask(site, { phone, company_website: "https://spam.example" });
    expect([trapped.status, trapped.headers.location]).toEqual([303, `${businessPage}/requested`]);
    const [lead] = await site.sql(
      `select quarantined, (select count(*)::int from messages where subject_id = leads.id::text) as alerts
       from leads where phone = $1`,
      [`+1${phone}`],
    );
    expect(lead).toEqual({ quarantined: true, alerts: 0 });
  },
);

fault(
  {
    row: 35,
    title: "line breaks make neither a second address nor a second header",
    guards: [{ text: 'text.replace(/\\s+/g, " ")', without: "text" }],
  },
  async (site) => {
    const wrong = await lead(site, { email: "pat@home.example\r\nBcc: evil@x.example" });
    expect(wrong.status).toBe(422);
    const list = await lead(site, { email: "pat@home.example, evil@x.example" });
    expect(list.status).toBe(422);
    const name = `Pat ${crypto.randomUUID()}\r\nBcc: evil@x.example`;
    const taken = await lead(site, { name, phone: "(512) 555-0177" });
    expect(taken.status).toBe(201);
    const [stored] = await site.sql("select name from leads where id = $1", [
      JSON.parse(taken.body).id,
    ]);
    expect(stored).toEqual({ name: name.replace("\r\n", " ") });
    const worker = site.startWorker();
    const alert = await site.mail.waitForMail(
      ({ subject }) => subject.includes(name.slice(0, 40)),
      30,
    );
    expect([
      alert.to.length,
      alert.headers.get("bcc"),
      alert.headers.get("subject")?.length,
    ]).toEqual([1, undefined, 1]);
    await worker.stop();
  },
);

function ask({ url }: Site, differences: Record<string, string>) {
  return send(url, businessPage, {
    form: {
      name: "Pat Spam",
      need: "Cheap pills",
      zip_code: "78701",
      urgency: "today",
      ...differences,
    },
    headers: { "x-forwarded-for": newSender() },
  });
}

async function lead(site: Site, differences: Record<string, string>) {
  const [page] = await site.sql("select id from seo_pages where city_slug = 'austin'");
  return send(site.url, "/api/leads", {
    json: {
      name: "Pat",
      need: "A leak",
      zip_code: "78701",
      urgency: "today",
      ...differences,
      page_id: page?.id,
    },
    headers: { "x-forwarded-for": newSender() },
  });
}
