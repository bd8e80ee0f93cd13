import { asc, eq, getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { selectApplications } from "~/domains/growth/revenue-share/select-revenue-share.server.ts";
import {
  selectContractors,
  selectSubmissions,
} from "~/domains/operations/contractor-list/select-tables.server.ts";
import { applyRows } from "~/domains/operations/page-imports/import-pages.server.ts";
import { pageRowSchema } from "~/domains/operations/page-imports/page-row.schema.ts";
import { normalizeStoredPhones } from "~/domains/operations/phone-numbers/normalize-stored-phones.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import { selectLeadResults } from "~/domains/signup/market-estimates/manage-estimates.server.ts";
import { saveLeadResult } from "~/domains/signup/market-estimates/save-lead-result.server.ts";
import {
  formSubmissions,
  submissionRecord,
} from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { selectPages } from "~/domains/storefront/business-pages/find-pages.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { personalData } from "../../src/app/personal-data.server.ts";
import { leadResults } from "../../src/domains/signup/market-estimates/market-estimates.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { contractors } from "./full-contractor.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { fullContractor } = contractors(platform);

const phoneColumns = personalData.flatMap((data) => data.phoneColumns ?? []);

/** Each stored number and its normalized form, by table and column. */
async function stored() {
  const heldPhones = new Map<string, { typed: string; normal: string | null }[]>();
  for (const { table, typed, normal } of phoneColumns) {
    const rows = await query()
      .select({ typed: sql<string>`${typed}`, normal: sql<string | null>`${normal}` })
      .from(table)
      .where(sql`${typed} is not null`)
      .orderBy(asc(table.id));
    heldPhones.set(`${getTableName(table)} ${typed.name}`, rows);
  }
  return heldPhones;
}

async function store(phone: string) {
  const answers = answersOf({ phone });
  answers[5] = { ...answers[5], sms_followup: "yes", reply_phone: phone };
  await saveSteps(platform(), answers);
  await saveLeadResult(
    platform(),
    visitor,
    { source: "generator", industry: "hvac", city: "Waco", email: null, phone, businessName: null },
    null,
  );
  const row = pageRowSchema.parse({
    business_name: `Pipes ${phone}`,
    service: "plumbing",
    city: "Waco",
    state: "TX",
    status: "draft",
  });
  await inTransaction(platform(), (work) =>
    applyRows(work, [{ ok: true, line: 2, row: { ...row, phone, citySlug: "waco" }, notes: [] }]),
  );
}

test("every stored number has a normalized form, including old rows", async () => {
  for (const phone of ["704.555.0173", "+44 20 7946 0958", "(704) 555-0173 ext. 4"]) {
    await store(phone);
  }
  await fullContractor("phones", 191);
  // Forms reject this number now.
  await query().insert(leadResults).values({
    industry: "hvac",
    city: "Waco",
    phone: "ask for Bob 5550173",
    searchVolume: 500,
    competition: "Low",
    leadValueEstimate: "$1",
  });
  const before = await stored();
  for (const [column, rows] of before) {
    expect(rows.length, column).toBeGreaterThan(0);
    for (const { typed, normal } of rows) expect(normal, typed).toBe(normalizePhone(typed));
  }
  const normals = [...before.values()].flat().map(({ normal }) => normal);
  expect(normals).toEqual(expect.arrayContaining(["+17045550173", "+442079460958", null]));

  // Rows from before numbers were normalized, more than one batch of them.
  const more = Array.from({ length: 1100 }, (_, index) => ({
    industry: "hvac",
    city: "Waco",
    phone: `(254) 555-${String(index).padStart(4, "0")}`,
    searchVolume: 500,
    competition: "Low" as const,
    leadValueEstimate: "$1",
  }));
  await query().insert(leadResults).values(more);
  for (const { table, normal } of phoneColumns) {
    await query().execute(sql`update ${table} set ${sql.identifier(normal.name)} = null`);
  }
  const filled = await Promise.all([
    normalizeStoredPhones(platform()),
    normalizeStoredPhones(platform()),
  ]);
  const validPhones = normals.filter((normal) => normal !== null);
  expect(filled[0] + filled[1]).toBe(validPhones.length + more.length);
  const after = await stored();
  for (const [column, rows] of after) {
    for (const { typed, normal } of rows) expect(normal, column).toBe(normalizePhone(typed));
  }
  expect(await normalizeStoredPhones(platform())).toBe(0);
});

test("each phone column has a normalized column or stores only E.164", async () => {
  const { rows } = await query().execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name like '%phone'`);
  const named = rows.map(({ table, column }) => `${table} ${column}`);
  const listed = phoneColumns.map(({ table, typed }) => `${getTableName(table)} ${typed.name}`);
  // These contain only E.164; a session's is a copy of its submission's.
  const others = [
    "leads phone",
    "consent_records phone",
    "conversations phone",
    "customer_consents phone",
    "senders phone",
    "senders buying_phone",
    "tracked_numbers phone",
    "onboarding_sessions phone",
    "member_phones phone",
    "job_estimates phone",
    "invoices phone",
    "work_orders phone",
    "calls to_phone",
    "calls from_phone",
    "call_legs phone",
    "call_phones phone",
    "blocked_callers phone",
    "outgoing_calls member_phone",
    "outgoing_calls customer_phone",
    "outgoing_calls from_phone",
    "texting_registrations phone",
  ];
  expect(named.toSorted()).toEqual([...listed, ...others].toSorted());
});

test("the API never returns the normalized number", async () => {
  const { submission } = await saveSteps(platform(), answersOf());
  const [row] = await query()
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  expect(row?.phoneE164).toBe("+15125550100");
  expect(JSON.stringify(submission)).not.toMatch(/e164[^"]*":/i);
  expect(JSON.stringify(row && submissionRecord(row))).not.toMatch(/e164[^"]*":/i);
  const all = new URLSearchParams({ select: "*" });
  const forStaff = [selectSubmissions, selectContractors, selectApplications, selectLeadResults];
  for (const parameters of [all, new URLSearchParams()]) {
    for (const selected of await Promise.all([
      selectPages(platform(), parameters),
      ...forStaff.map((select) => select(platform(), system("test"), parameters)),
    ])) {
      expect(selected.ok && selected.rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(selected)).not.toMatch(/e164[^"]*":/i);
    }
  }
});
