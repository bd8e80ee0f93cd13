import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect } from "vitest";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import { newDraft, sampleAnswers, saveStep } from "./drafts.ts";
import { austinPage, newLead, submitAustinRequest } from "./leads.ts";
import { newSender, send } from "./send.ts";
import { administrator, declareFaults, type Site } from "./site.ts";

/** A server on our internal network that must not be reachable through the product. */
const reached: string[] = [];
const internalServer = createServer((request, response) => {
  reached.push(`${request.method} ${request.url}`);
  response.end();
}).listen(0, "127.0.0.1");
await new Promise((resolve) => internalServer.once("listening", resolve));
const internalUrl = `http://127.0.0.1:${(internalServer.address() as AddressInfo).port}`;
afterAll(() => internalServer.close());

const fault = declareFaults({
  environment: {
    CONTACT_SYNC_URL: `${internalUrl}/sync`,
    CONTACT_SYNC_SECRET: `whsec_${"a".repeat(44)}`,
  },
});
const businessPage = "/pest-control/austin-tx";

fault(
  {
    rule: "fault.inward-address",
    title: "never requests internal addresses, for webhooks or profile URLs",
  },
  async (site) => {
    reached.length = 0;
    const worker = site.startWorker();
    const answers = sampleAnswers();
    answers[5] = {
      ...answers[5],
      website: `${internalUrl}/website`,
      facebook_page: `${internalUrl}/page`,
    };
    const { id } = await newDraft(site.url, 7, answers);
    const tried = async () =>
      await site.sql(
        "select distinct error from webhook_deliveries where submission_id = $1 and attempts > 0",
        [id],
      );
    await expect.poll(tried, { timeout: 30_000 }).not.toEqual([]);
    expect(await tried()).toEqual([{ error: "This address isn’t on the public internet" }]);
    await site.mail.waitForMail(({ subject }) => subject.startsWith("New onboarding"), 30);
    expect(reached).toEqual([]);
    await worker.stop();
  },
);

fault(
  {
    rule: "fault.injection",
    title: "markup in a business's text can't break out of structured data",
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
    rule: "fault.injection",
    title: "rejects an invalid color in the form",
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
    rule: "fault.injection",
    title: "ignores an invalid stored color on the page",
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
    rule: "fault.injection",
    title: "accepts only http and https URLs",
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
    rule: "leads.spam-quarantined",
    title: "spam is quarantined without alerts, and looks accepted to the sender",
  },
  async (site) => {
    const fresh = await send(site.url, `${businessPage}?fresh=${crypto.randomUUID()}`);
    const stamp = /name="stamp" value="([^"]+)"/.exec(fresh.body)?.[1] ?? "";
    const tricks: Record<string, Record<string, string>> = {
      too_fast: { stamp },
      honeypot: { stamp, company_website: "https://spam.example" },
      unsigned: { stamp: "forged" },
    };
    const thanks = [303, `${businessPage}/requested`];
    for (const [reason, differences] of Object.entries(tricks)) {
      const email = `${crypto.randomUUID()}@spam.example`;
      const { status, headers } = await submitRequest(site, {
        email,
        name: `Pat ${reason}`,
        ...differences,
      });
      expect([reason, status, headers.location]).toEqual([reason, ...thanks]);
      expect(await readQuarantine(site, email)).toEqual({ reason, alerts: 0 });
    }
    // API clients have no form, but none sends requests this often.
    const headers = { "x-forwarded-for": newSender() };
    const pageId = await austinPage(site.sql);
    const flood = Array.from({ length: 9 }, () => newLead(pageId));
    for (const json of flood) {
      expect((await send(site.url, "/api/leads", { json, headers })).status).toBe(201);
    }
    expect(await readQuarantine(site, flood[7]?.email)).toMatchObject({ reason: null });
    expect(await readQuarantine(site, flood[8]?.email)).toEqual({ reason: "flood", alerts: 0 });
    const cookie = await sessionCookie(site.url, administrator);
    const response = await send(site.url, "/admin/leads?show=quarantine", { headers: { cookie } });
    for (const reason of Object.keys(tricks)) expect(response.body).toContain(`Pat ${reason}`);
  },
);

/** Why a request was quarantined, and how many notifications were sent about its lead. */
async function readQuarantine(site: Site, email: unknown) {
  const [stored] = await site.sql(
    `select quarantine_reason as reason,
       (select count(*)::int from events
         where name = 'lead.captured' and payload->>'leadId' = leads.id::text) as alerts
     from leads join lead_enquiries on lead_id = leads.id where email = $1`,
    [email],
  );
  return stored;
}

fault(
  {
    rule: "fault.injection",
    title: "line breaks add neither a recipient nor a header",
  },
  async (site) => {
    const wrong = await submitAustinRequest(site, {
      email: "pat@home.example\r\nBcc: evil@x.example",
    });
    expect(wrong.status).toBe(422);
    const list = await submitAustinRequest(site, { email: "pat@home.example, evil@x.example" });
    expect(list.status).toBe(422);
    const mark = crypto.randomUUID().replaceAll(/[^a-z]/g, "");
    const name = `Pat ${mark}\r\nBcc: evil`;
    const response = await submitAustinRequest(site, { name, phone: "(512) 555-0177" });
    expect(response.status).toBe(201);
    const [stored] = await site.sql(
      `select name from leads join lead_enquiries on lead_id = leads.id
       where lead_enquiries.id = $1`,
      [JSON.parse(response.body).id],
    );
    expect(stored).toEqual({ name: name.replace("\r\n", " ") });
    const worker = site.startWorker();
    const alert = await site.mail.waitForMail(({ subject }) => subject.includes(mark), 30);
    expect([
      alert.to.length,
      alert.headers.get("bcc"),
      alert.headers.get("subject")?.length,
    ]).toEqual([1, undefined, 1]);
    await worker.stop();
  },
);

/** Submits the form on the business's page. */
function submitRequest({ url }: Site, differences: Record<string, string>) {
  return send(url, businessPage, {
    form: { need: "Cheap pills", zip_code: "78701", urgency: "today", ...differences },
    headers: { "x-forwarded-for": newSender() },
  });
}
