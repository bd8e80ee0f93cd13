// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a guard is given as source code
import { expect } from "vitest";
import { parseCsv } from "~/platform/csv/parse-csv.ts";
import { everyAddress } from "../setup/addresses.ts";
import { confirmPassword, sessionCookie } from "../setup/sign-in-api-client.ts";
import { austin, crmMember } from "./crm.ts";
import { send } from "./send.ts";
import { administrator, declareFaults, type Site } from "./site.ts";

const fault = declareFaults();

const beginnings = ["=", "+", "-", "@", "\t", "\r", " =", "\uFF1D"];
/** Each prefix, followed by text that appears in no other cell. */
const formulas = beginnings.map((beginning) => `${beginning}HYPERLINK("http://x.example")`);

/** Columns with text from people and staff, by table; each row gets another formula in all of them. */
const typed: Record<string, string[]> = {
  contractor_accounts: ["business_name", "name", "email", "phone", "city", "state"],
  seo_pages: ["business_name", "city"],
  leads: ["name", "email", "phone"],
  lead_results: ["email", "phone", "business_name", "city", "lead_value_estimate"],
  affiliate_program_members: ["name", "email", "referral_code"],
  revenue_share_applications: ["business_name", "contact_name", "email", "phone", "admin_notes"],
  job_estimates: ["customer_name", "email", "address", "what"],
  invoices: ["customer_name", "email", "address", "what"],
  work_orders: ["customer_name", "what"],
  ad_spend: ["source"],
};

async function plant(site: Site): Promise<void> {
  await site.sql(
    `update attributions set gclid = one.formula || subject_id, utm_source = one.formula || subject_id
     from (select subject_id as subject, ($1::text[])[1 + row_number() over (order by subject_id) % cardinality($1)] as formula
       from attributions) one where one.subject = subject_id`,
    [formulas],
  );
  // Many are issued, and the database rejects changes to those.
  await site.sql("alter table invoices disable trigger invoices_issued_stay");
  for (const [table, columns] of Object.entries(typed)) {
    const values = columns.map((column) => `${column} = formula || numbered.id`);
    await site.sql(
      `update ${table} set ${values.join(", ")} from
         (select id, ($1::text[])[1 + row_number() over (order by id) % cardinality($1)] as formula from ${table}) numbered
       where ${table}.id = numbered.id`,
      [formulas],
    );
  }
  await site.sql(
    `update revenue_share_applications set services = array[business_name], service_areas = array[business_name]`,
  );
  await site.sql(
    `insert into messages (id, cause, kind, params, to_address, subject)
     select gen_random_uuid(), one, one, '{}', 'pat@home.example', one from unnest($1::text[]) one`,
    [formulas],
  );
  await site.sql(
    `insert into security_events (id, kind, address, hour, times, last_at)
     select gen_random_uuid(), 'failed_sign_in', one, now(), 1, now() from unnest($1::text[]) one`,
    [formulas],
  );
  // These two are append-only.
  await site.sql(
    `insert into audit_entries (id, actor_id, actor_email, action, entity, entity_id)
     select gen_random_uuid(), gen_random_uuid(), one, one, one, one from unnest($1::text[]) one`,
    [formulas],
  );
  await site.sql(
    `insert into commission_entries (id, participant_id, kind, amount_cents, rate, note, actor_id, actor_email)
     select gen_random_uuid(), (select min(id::text)::uuid from revenue_share_participants), 'commission', 100, 0.2, one, gen_random_uuid(), one
     from unnest($1::text[]) one`,
    [formulas],
  );
}

/** The path of every file download, with real ids filled in. */
async function fileAddresses(site: Site): Promise<string[]> {
  const [row] = await site.sql(
    `select min(id::text) as id, to_char(now() at time zone 'America/Chicago', 'YYYY-MM') as month
     from revenue_share_participants`,
  );
  return everyAddress()
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern.endsWith(".csv"))
    .map((pattern) => `${pattern.replace(":id", String(row?.id))}?month=${row?.month}&by=source`);
}

fault(
  {
    rule: "fault.injection",
    title: "no exported cell is a formula, whatever was typed",
  },
  async (site) => {
    const owner = await crmMember(site, austin, "owner");
    await plant(site);
    const staff = await sessionCookie(site.url, administrator);
    await confirmPassword(site.url, staff, administrator.password);
    const files = await fileAddresses(site);
    expect(files.length).toBeGreaterThan(9);
    const quoted = new Set<string>();
    for (const file of files) {
      const cookie = file.startsWith("/crm/") ? owner.cookie : staff;
      const { status, body } = await send(site.url, file, { headers: { cookie } });
      expect([file, status]).toEqual([file, 200]);
      const cells = [...parseCsv(body)].flatMap((line) => line.cells);
      // A negative amount is a number, not a formula.
      const run = cells.filter((cell) => /^(\t|\r|\s*[=+\-@\uFF1D])/.test(cell) && !isAmount(cell));
      expect([file, run]).toEqual([file, []]);
      const texts = cells.filter((cell) => cell.includes("HYPERLINK"));
      if (!file.includes("template")) expect([file, texts.length > 0]).toEqual([file, true]);
      for (const text of texts) quoted.add(text.slice(0, text.indexOf("HYPERLINK")));
    }
    for (const beginning of beginnings) expect([...quoted]).toContain(`'${beginning}`);
  },
);

function isAmount(cell: string): boolean {
  return /^-\d+(\.\d+)?$/.test(cell);
}
