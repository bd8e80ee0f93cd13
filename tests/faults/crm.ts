import { addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { newSender, send } from "./send.ts";
import type { Site } from "./site.ts";

/** A signed-in member of a demo business, with their browser's requests. */
export type CrmMember = {
  memberId: string;
  contractorId: string;
  cookie: string;
  read(path: string): Promise<{ status: number; html: string }>;
  /** Submits a form as a browser without JavaScript does. */
  press(path: string, form: Record<string, string>): Promise<{ status: number; html: string }>;
};

export const austin = "Lone Star Pest Defense";
export const charlotte = "Queen City Heating & Air";

/** Creates and signs in a new member of a demo business. */
export async function crmMember(
  site: Site,
  business: string,
  role: "owner" | "office" | "technician" = "office",
): Promise<CrmMember> {
  const target = { url: site.url, runSql: site.sql };
  const [page] = await site.sql("select contractor_id from seo_pages where business_name = $1", [
    business,
  ]);
  const contractorId = String(page?.contractor_id);
  const email = `${crypto.randomUUID()}@business.example`;
  const { userId, memberId } = await addCrmMember(target, contractorId, role, email);
  const cookie = await crmCookie(target, userId);
  return {
    memberId,
    contractorId,
    cookie,
    async read(path) {
      const { status, body } = await send(site.url, path, { headers: { cookie } });
      return { status, html: body };
    },
    async press(path, form) {
      const headers = { cookie, origin: site.url };
      const { status, body } = await send(site.url, path, { form, headers });
      return { status, html: body };
    },
  };
}

/** Creates a lead for a demo business, each on its own page. @returns the lead's id */
export async function newCrmLead(site: Site, business: string, email: string): Promise<string> {
  const [lead] = await site.sql(
    `with page as (
       insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state)
       select gen_random_uuid(), contractor_id, 'paused', business_name, service, $2::text, $2::text, state
       from seo_pages where business_name = $1 and status = 'live' limit 1
       returning id, contractor_id
     )
     insert into leads (id, page_id, contractor_id, name, email)
     select gen_random_uuid(), id, contractor_id, 'Pat', $3 from page returning id`,
    [business, `town-${crypto.randomUUID()}`, email],
  );
  return String(lead?.id);
}

/** Adds a crew without appointments to a business. @returns its id */
export async function newCrew(site: Site, contractorId: string): Promise<string> {
  const [crew] = await site.sql(
    `insert into crews (id, contractor_id, name, color)
     values (gen_random_uuid(), $1, $2, 'blue') returning id`,
    [contractorId, `Crew ${crypto.randomUUID().slice(0, 8)}`],
  );
  return String(crew?.id);
}

/** The fields of the new appointment form. */
export const visitForm = (crewId: string) => ({
  crew_id: crewId,
  date: "2036-03-10",
  time: "09:00",
  duration_minutes: "60",
  travel_minutes: "0",
  window_minutes: "0",
  customer_name: "Sam Stone",
  what: "Leaking sink",
});

/** Books an appointment for a new crew. */
export async function newVisit(site: Site, member: CrmMember) {
  const crewId = await newCrew(site, member.contractorId);
  const form = visitForm(crewId);
  await member.press("/crm/schedule/new", form);
  const [visit] = await site.sql("select id from visits where crew_id = $1", [crewId]);
  return { visitId: String(visit?.id), crewId, form };
}

/** Submits a form without signing in, from a new IP address. */
export async function submitAsStranger(site: Site, path: string, form: Record<string, string>) {
  const headers = { origin: site.url, "x-forwarded-for": newSender() };
  const { status, body, headers: responseHeaders } = await send(site.url, path, { form, headers });
  return { status, html: body, cookies: responseHeaders["set-cookie"] ?? [] };
}

/** Runs a query that returns `count`. @returns the count */
export async function countOf(site: Site, statement: string, values: unknown[]): Promise<number> {
  const [row] = await site.sql(statement, values);
  return Number(row?.count);
}
