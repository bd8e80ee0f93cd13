import { setTimeout as sleep } from "node:timers/promises";
import type { RunSql } from "./kill-findings.ts";
import { type HttpResponse, newSender, send } from "./send.ts";
import type { Site } from "./site.ts";

/** The body of a request from a new homeowner on this page. */
export function newLead(pageId: unknown, differences: Record<string, unknown> = {}) {
  return {
    name: "Pat",
    email: `${crypto.randomUUID()}@home.example`,
    need: "A leak",
    zip_code: "78701",
    urgency: "today",
    page_id: pageId,
    ...differences,
  };
}

/** The id of the page of the demo's business in Austin. */
export async function austinPage(sql: RunSql): Promise<unknown> {
  const [page] = await sql("select id from seo_pages where city_slug = 'austin'");
  return page?.id;
}

/** The same for a site whose database only its own process can open. */
export async function austinPageOf(site: string): Promise<string> {
  const response = await fetch(`${site}/api/seo_pages?service=pest-control&state=TX`);
  const pages = (await response.json()) as { id: string; city: string }[];
  return pages.find(({ city }) => city === "Austin")?.id ?? "";
}

/** Sends a lead through the data API from a new IP address. */
export function sendLead(site: string, lead: object): Promise<HttpResponse> {
  const headers = { "x-forwarded-for": newSender() };
  return send(site, "/api/leads", { json: lead, headers });
}

/** Sends a request and retries as long as the product responds that it is busy. */
export async function sendLeadPatiently(site: string, lead: object): Promise<HttpResponse> {
  for (;;) {
    const response = await sendLead(site, lead);
    if (response.status !== 503) return response;
    await sleep(100);
  }
}

/** Sends a new homeowner's request to the demo business in Austin. */
export async function submitAustinRequest(
  { url, sql }: Site,
  differences: Record<string, unknown> = {},
): Promise<HttpResponse> {
  return sendLead(url, newLead(await austinPage(sql), differences));
}
