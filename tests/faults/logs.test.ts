import { expect } from "vitest";
import { newDraft, sampleAnswers, saveStep } from "./drafts.ts";
import { newSender, send } from "./send.ts";
import { declareFaults, type Site } from "./site.ts";

const fault = declareFaults({ environment: { LOG_LEVEL: "debug" } });

/** Unique values: finding one in a log means it leaked. */
const canary = {
  name: "Zyxwina Canaryson",
  email: "zyxwina.canaryson@nowhere.example",
  phone: "(512) 555-0191",
  need: "Quetzalcanary in the chimney",
  zip_code: "78719",
};
const planted = [/zyxwina/i, /canaryson/i, /555.?0191/, /quetzal/i, /78719/, /203\.0\.113\./];
const plantedPattern = new RegExp(planted.map(({ source }) => source).join("|"), "i");

// privacy.no-leaks
fault(
  {
    rule: "privacy.no-leaks",
    title: "typed data isn't in logs, URLs or public pages despite errors",
  },
  async (site) => {
    site.mail.behave("permanent");
    const worker = site.startWorker();
    await submitEverything(site);
    // From now on the database rejects every write.
    await site.sql(
      "alter table leads add constraint canary check (name <> 'Zyxwina Canaryson') not valid",
    );
    await site.sql(
      "alter table form_submissions add constraint canary check (phone <> '(512) 555-0191') not valid",
    );
    const refused = await submitEverything(site);
    expect(refused).toContain(500);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const path of [
      "/",
      "/locations",
      "/pest-control/austin-tx",
      "/sitemap.xml",
      "/api/seo_pages",
    ]) {
      expect((await send(site.url, path)).body).not.toMatch(plantedPattern);
    }
    const log = [...site.application.process().lines, ...worker.lines].join("\n");
    expect(log).toContain('"status":500');
    for (const value of planted) expect(log.match(value)?.[0]).toBeUndefined();
    await worker.stop();
  },
);

/** Sends everything a visitor can type through pages and the data API. @returns the statuses */
async function submitEverything(site: Site): Promise<number[]> {
  const [page] = await site.sql("select id from seo_pages where city_slug = 'austin'");
  const headers = { "x-forwarded-for": newSender(), cookie: `hearthline_draft=${canary.email}` };
  const enquiry = { ...canary, email: `${crypto.randomUUID()}.${canary.email}`, urgency: "today" };
  const [first = {}, ...rest] = sampleAnswers();
  const contractor = {
    ...first,
    first_name: "Zyxwina",
    last_name: "Canaryson",
    phone: canary.phone,
  };
  const search = new URLSearchParams({ email: canary.email, name: canary.name });
  const responses = [
    await send(site.url, "/api/leads", { json: { ...enquiry, page_id: page?.id }, headers }),
    await send(site.url, "/pest-control/austin-tx", { form: enquiry, headers }),
    await send(site.url, "/pest-control/austin-tx", {
      form: { ...enquiry, zip_code: "" },
      headers,
    }),
    await saveStep(site.url, null, 1, contractor, headers),
    await send(site.url, "/get-started", { form: { ...canary, current_step: "1" }, headers }),
    await send(site.url, "/admin/login", { form: { ...canary, password: canary.need }, headers }),
    await send(site.url, `/api/form_submissions?${search}`, { headers }),
    await send(site.url, `/no-such-page?${search}`, { headers }),
    await send(site.url, `/unsubscribe/${canary.email}`, { headers }),
  ];
  for (const { headers: responseHeaders } of responses)
    expect(responseHeaders.location ?? "").not.toMatch(plantedPattern);
  const statuses = responses.map(({ status }) => status);
  if (statuses[3] === 201)
    await newDraft(site.url, 7, [{ ...contractor, email: `x${enquiry.email}` }, ...rest]);
  return statuses;
}
