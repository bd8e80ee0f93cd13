import { eq, getTableName, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { leadDeliveries } from "~/domains/lead-sources/lead-sources.tables.server.ts";
import { leadsOfPerson } from "~/domains/leads/find-lead.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import {
  eraseContractor,
  eraseHomeowner,
} from "~/domains/operations/privacy/erase-person.server.ts";
import {
  rowsOfBusiness,
  rowsOfPerson,
} from "~/domains/operations/privacy/personal-data-rows.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { loadDemo } from "../../src/demo/demo-data.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { contractors, member } from "./full-contractor.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { fullContractor, takePart } = contractors(platform);

/** Tables that refer to people but are in no declaration, each with the reason. */
const undeclared: Record<string, string> = {
  audit_entries: "stays: it holds IDs, states, and counts",
  conversation_words: "derived from messages and deleted with them",
  free_pages: "dates of a page, deleted with it",
  new_businesses: "hashes, for a day",
  page_holds: "why a page waits for staff, deleted with it",
  page_imports: "the operator's files, and the staff member who imported them",
  sessions: "the staff's",
  staff_invitations: "the staff's",
  suppressions: "stays: hashes of addresses that get nothing",
  users: "the staff's",
};

const help =
  "Declare the table in its domain's x.personal-data.server.ts, or list it above with the reason";

const declared = () =>
  rowsOfBusiness(platform(), newId(), { email: null, phone: null }).map(({ table }) =>
    getTableName(table),
  );

/** Tables in the public schema that refer to these, directly or through others. */
const referringTo = (tables: readonly string[]) => sql`
  with recursive referring(id) as (
    select unnest(${sql.param(tables)}::regclass[])::oid
    union
    select conrelid from pg_constraint join referring on confrelid = referring.id where contype = 'f'
  )
  select relname as name from pg_class join referring on referring.id = pg_class.oid`;

const namesIn = async (names: SQL) =>
  (await query().execute<{ name: string }>(names)).rows.map(({ name }) => name).toSorted();

// privacy.export-and-erasure; you-own-it.everything
test("every table that refers to a person has exactly one declaration", async () => {
  const names = await namesIn(sql`
    ${referringTo(["contractor_accounts", "leads", "member_users"])}
    union
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name ~ 'contractor_id|email|phone|^address|_address$'`);
  expect(declared().toSorted()).toEqual([...new Set(declared())].toSorted());
  const missing = names.filter((name) => !declared().includes(name));
  expect(missing, help).toEqual(Object.keys(undeclared).toSorted());
});

/** Tables that refer to a homeowner's rows but aren't in the homeowner's export, each with the reason. */
const notOfHomeowner: Record<string, string> = {
  card_checkouts: "amounts of an invoice",
  card_disputes: "amounts of an invoice",
  card_refunds: "amounts of an invoice",
  commission_entries: "the business's ledger: no word of the homeowner",
  notifications: "a member's alert, deleted with the lead or appointment",
  recurrence_collisions: "dates, deleted with the recurring job",
  revenue_share_leads: "the business's ledger: no word of the homeowner",
  sends: "steps of a follow-up, deleted with it",
  unread_conversations: "what a member has read, deleted with the conversation",
  webhook_deliveries: "IDs, deleted with the lead and after 30 days",
};

// privacy.export-and-erasure
test("every table that refers to a homeowner's rows has one declaration", async () => {
  const person = { contacts: [], leadIds: [], fingerprint: platform().fingerprint };
  const tables = rowsOfPerson(platform(), person).map(({ table }) => getTableName(table));
  expect(tables.toSorted()).toEqual([...new Set(tables)].toSorted());
  const roots = ["leads", "lead_results", "conversations", "messages", "work_orders"];
  const names = await namesIn(referringTo([...roots, "job_estimates", "invoices", "calls"]));
  const missing = names.filter((name) => !tables.includes(name));
  expect(missing, help).toEqual(Object.keys(notOfHomeowner).toSorted());
});

type Rows = { table: PgTable; rows: SQL | undefined };

/** The primary keys of these rows. */
async function keysIn({ table, rows }: Rows): Promise<string[]> {
  const { columns, primaryKeys } = getTableConfig(table);
  const parts = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const key = sql<string>`row(${sql.join(parts, sql`, `)})::text`;
  return (await query().select({ key }).from(table).where(rows)).map((row) => row.key);
}

/**
 * The number of these rows that remain after the erasure, by table.
 * @throws if it deletes any other row
 */
async function leftOf(tables: readonly Rows[], erase: () => Promise<unknown>) {
  const before = await Promise.all(
    tables.map(async (table) => ({
      ...table,
      keys: await keysIn(table),
      all: await keysIn({ ...table, rows: undefined }),
    })),
  );
  await erase();
  const remainingRows: Record<string, number> = {};
  for (const { keys, all, ...rest } of before) {
    const after = new Set(await keysIn({ ...rest, rows: undefined }));
    const own = new Set(keys);
    const name = getTableName(rest.table);
    expect(
      all.filter((key) => !after.has(key) && !own.has(key)),
      name,
    ).toEqual([]);
    const remaining = keys.filter((key) => after.has(key)).length;
    if (remaining > 0) remainingRows[name] = remaining;
  }
  return remainingRows;
}

// privacy.export-and-erasure
test("erasing a business keeps only its commissions", async () => {
  const contractor = await fullContractor("accounted", 186);
  await takePart(contractor);
  await fullContractor("bystander", 187);
  const { email, phone } = contractor.person;
  const tables = rowsOfBusiness(platform(), contractor.id, { email, phone });
  const remainingRows = await leftOf(tables, () =>
    eraseContractor(platform(), member, contractor.id),
  );
  expect(remainingRows).toEqual({
    contractor_accounts: 1,
    revenue_share_applications: 1,
    revenue_share_participants: 1,
    revenue_share_participations: 1,
    revenue_share_leads: 1,
    commission_entries: 3,
  });
});

// privacy.export-and-erasure; opt-outs.history
test("erasing a homeowner keeps only invoices, opt-outs, and empty deliveries", async () => {
  await loadDemo(platform());
  const all = await query().select({ id: leads.id }).from(leads);
  const remainingRows: Record<string, number> = {};
  for (const { id } of all) {
    const leads = await leadsOfPerson(query(), id);
    if (leads.length === 0) continue;
    const leadIds = leads.map((lead) => lead.id);
    const person = { contacts: leads, leadIds, fingerprint: platform().fingerprint };
    const erase = () => eraseHomeowner(platform(), member, id);
    for (const [name, count] of Object.entries(
      await leftOf(rowsOfPerson(platform(), person), erase),
    )) {
      remainingRows[name] = (remainingRows[name] ?? 0) + count;
    }
  }
  expect(Object.keys(remainingRows).toSorted()).toEqual([
    "invoice_entries",
    "invoices",
    "lead_deliveries",
    "opt_outs",
  ]);
  // So a poll doesn't add the lead again.
  const deliveries = await query()
    .select()
    .from(leadDeliveries)
    .where(eq(leadDeliveries.reason, "erased"));
  expect(deliveries).toHaveLength(remainingRows.lead_deliveries ?? 0);
  for (const { fields, body, clickId, leadId } of deliveries) {
    expect({ fields, body, clickId, leadId }).toEqual({
      ...{ fields: null, body: null, clickId: null, leadId: null },
    });
  }
});
