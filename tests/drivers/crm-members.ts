import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import type { Site } from "../setup/site.ts";
import { runSql } from "./run-sql.ts";

type Asked = Pick<Site, "runSql" | "url">;

/** Adds a member to a business of a site. @returns the IDs of the person and the membership */
export async function addCrmMember(
  site: Asked,
  contractorId: string,
  role: "owner" | "office" | "technician",
  email: string,
): Promise<{ userId: string; memberId: string }> {
  const [added] = await runSql(
    site,
    `with person as (
       insert into member_users (id, name, email) values (gen_random_uuid(), $3, $4) returning id
     )
     insert into members (id, contractor_id, user_id, role, joined_at)
     select gen_random_uuid(), $1::uuid, person.id, $2::text, now() from person
     returning id, user_id`,
    [contractorId, role, email.split("@")[0], email],
  );
  return { userId: String(added?.user_id), memberId: String(added?.id) };
}

/** Starts a CRM session for a person, as signing in does. @returns the request's cookie */
export async function crmCookie(site: Asked, userId: string): Promise<string> {
  const [installation] = await runSql(
    site,
    "select value from installation where name = 'auth_secret'",
  );
  const token = randomBytes(24).toString("base64url").replaceAll(/[-_]/g, "a");
  await runSql(
    site,
    `insert into member_sessions (id, user_id, token, expires_at)
     values (gen_random_uuid(), $1::uuid, $2, now() + interval '30 days')`,
    [userId, createHash("sha256").update(token).digest("hex")],
  );
  const signature = createHmac("sha256", String(installation?.value))
    .update(token)
    .digest("base64");
  return `hearthline-crm.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

const holidays =
  "new_year,king,presidents,memorial,juneteenth,independence,labor,columbus,veterans,thanksgiving,christmas";

/** Adds a business that works on holidays, so a test can book any day. @returns its ID */
export async function addBusiness(site: Asked, name: string): Promise<string> {
  const [row] = await runSql(
    site,
    `with business as (
       insert into contractor_accounts (id, business_name, name, email)
       values (gen_random_uuid(), $1, 'Pat', $2) returning id
     ), worked as (
       insert into open_holidays (contractor_id, holiday)
       select business.id, holiday from business, unnest(string_to_array($3, ',')) as holiday
     )
     select id from business`,
    [name, `${name.toLowerCase().replaceAll(" ", "-")}@business.example`, holidays],
  );
  return String(row?.id);
}

/** Cookies of one member of each role in a business, and of the owner of another. */
export async function crmCookies(site: Asked) {
  const [own, otherBusiness] = [await addBusiness(site, "Own"), await addBusiness(site, "Other")];
  const cookieOf = async (contractorId: string, role: "owner" | "office" | "technician") => {
    const email = `${role}-${contractorId}@business.example`;
    return crmCookie(site, (await addCrmMember(site, contractorId, role, email)).userId);
  };
  return {
    owner: await cookieOf(own, "owner"),
    office: await cookieOf(own, "office"),
    technician: await cookieOf(own, "technician"),
    other_owner: await cookieOf(otherBusiness, "owner"),
  };
}

/** Signs a page's visitor in to the CRM of a business, found by name. */
export async function enterCrm(
  site: Asked,
  page: Page,
  businessName: string,
  role: "owner" | "office" | "technician" = "owner",
): Promise<void> {
  const [business] = await runSql(
    site,
    "select contractor_id from seo_pages where business_name = $1 and contractor_id is not null limit 1",
    [businessName],
  );
  const contractorId = String(business?.contractor_id);
  const email = `${role}-${randomBytes(4).toString("hex")}@business.example`;
  const { userId } = await addCrmMember(site, contractorId, role, email);
  const cookie = await crmCookie(site, userId);
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url: site.url }]);
}
