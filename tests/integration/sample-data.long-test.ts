import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { affiliateSchema } from "~/domains/growth/affiliates/affiliates.schema.ts";
import { saveAffiliate } from "~/domains/growth/affiliates/affiliates.server.ts";
import { revenueShareApplications } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import type { RunTransaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { loadDemo } from "../../src/demo/demo-data.server.ts";
import { loadDemoOnFirstStart } from "../../src/demo/load-on-first-start.server.ts";
import { demoReferrals } from "../../src/domains/growth/growth.demo.ts";
import { reviewApplication } from "../../src/domains/growth/revenue-share/applications/review-applications.server.ts";
import {
  readSampleData,
  removeSampleData,
} from "../../src/domains/operations/sample-data/sample-data.server.ts";
import { visitor } from "../../src/domains/shared/access/actor.ts";
import type { SampleCounts } from "../../src/domains/shared/sample-records/sample-records.ts";
import { saveLeadResult } from "../../src/domains/signup/market-estimates/save-lead-result.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { contractors, member } from "./full-contractor.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";
import { fingerprintTables, tablesHolding } from "./table-contents.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { fullContractor, takePart } = contractors(platform);

/** Tables that record only ids and counts of past events. */
const storedRecords = ["audit_entries", "events", "event_deliveries", "installation"];

/** A platform that fails, as if killed, once `isLeft` accepts the remaining counts. */
function killedWhen(isLeft: (counts: SampleCounts) => boolean): Platform {
  const { database } = platform();
  const transaction: RunTransaction = async (run, last) => {
    if (isLeft(await readSampleData(platform(), member))) throw new Error("killed");
    return database.transaction(run, last);
  };
  return { ...platform(), database: { ...database, transaction } };
}

async function marks(): Promise<Record<string, string>> {
  const all = Object.fromEntries(await fingerprintTables(platform()));
  return Object.fromEntries(Object.entries(all).filter(([name]) => !storedRecords.includes(name)));
}

/** Approves the sample applications, one as by a version that didn't mark the new account as sample data. */
async function approveSamples(): Promise<void> {
  const pending = await query()
    .select()
    .from(revenueShareApplications)
    .where(eq(revenueShareApplications.applicationStatus, "pending"));
  expect(pending.length).toBeGreaterThan(1);
  const decision = { decision: "approved", adminNotes: null } as const;
  for (const { id } of pending) await reviewApplication(platform(), member, id, decision);
  await query().execute(
    sql`delete from sample_records where id in (select id from contractor_accounts where email = ${pending[0]?.email})`,
  );
}

test("removing sample data keeps all real data", async () => {
  const real = await fullContractor("real", 283);
  await takePart(real);
  const [referred] = demoReferrals;
  const alike = answersOf({ email: "real@canary.example", business_name: referred.businessName });
  await saveSteps(platform(), alike);
  const before = await marks();
  expect(await loadDemo(platform(), { again: true })).toBe(true);
  const { contractor, ...others } = await readSampleData(platform(), member);
  expect(contractor).toBeGreaterThan(5);
  expect(Object.values(others).every((rows) => rows > 0)).toBe(true);
  await approveSamples();
  const killed = killedWhen((counts) => counts.contractor <= 9);
  await expect(removeSampleData(killed, member)).rejects.toThrow("killed");
  expect((await readSampleData(platform(), member)).contractor).toBe(9);
  await removeSampleData(platform(), member);
  expect(await tablesHolding(platform(), "lone-star-pest")).toEqual([]);
  const after = await marks();
  const different = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(different).toEqual([]);
  const audited = await query().execute(
    sql`select 1 from audit_entries where action = 'sample_data.remove'`,
  );
  expect(audited.rows).toHaveLength(1);
});

test("removed sample data is reloaded only on request", async () => {
  expect(await loadDemo(platform())).toBe(false);
  expect(await loadDemo(platform(), { again: true })).toBe(true);
  expect(await loadDemo(platform(), { again: true })).toBe(false);
  await removeSampleData(platform(), member);
  const again = await removeSampleData(platform(), member);
  expect(Object.values(again).every((rows) => rows === 0)).toBe(true);
});

test("a removal killed before recording completion is recorded on retry", async () => {
  expect(await loadDemo(platform(), { again: true })).toBe(true);
  const killed = killedWhen((counts) => Object.values(counts).every((rows) => rows === 0));
  await expect(removeSampleData(killed, member)).rejects.toThrow("killed");
  const again = await removeSampleData(platform(), member);
  expect(Object.values(again).every((rows) => rows === 0)).toBe(true);
  expect(await loadDemo(platform(), { again: true })).toBe(true);
  await removeSampleData(platform(), member);
});

test("the first start loads no sample data if real businesses exist", async () => {
  const forget = () => query().execute(sql`delete from installation where name = 'demo_loaded'`);
  await forget();
  expect(await loadDemoOnFirstStart(platform(), true)).toBe(false);
  await forget();
  expect(await loadDemoOnFirstStart(platform(), false)).toBe(false);
  expect(await loadDemo(platform(), { again: true })).toBe(true);
  await removeSampleData(platform(), member);
});

test("removing a sample business keeps its real contact's data", async () => {
  await loadDemo(platform(), { again: true });
  const person = { email: "pat@pat-roofing.test", phone: "+15122345678" };
  await query().execute(
    sql`update contractor_accounts set email = ${person.email}, phone = ${person.phone}, phone_e164 = ${person.phone}
        where id = (select id from sample_records where kind = 'contractor' limit 1)`,
  );
  const partner = { name: "Pat", email: person.email, referral_code: "PAT", status: "active" };
  await saveAffiliate(platform(), member, affiliateSchema.parse(partner), null);
  for (const by of [
    { email: person.email, phone: null },
    { email: null, phone: person.phone },
  ]) {
    const fields = { source: "claim", industry: "plumbing", city: "Austin", businessName: null };
    await saveLeadResult(platform(), visitor, { ...fields, source: "claim", ...by }, null);
  }
  await removeSampleData(platform(), member);
  expect(await tablesHolding(platform(), person.email)).toEqual(
    expect.arrayContaining(["affiliate_program_members", "lead_results"]),
  );
  const { rows } = await query().execute(
    sql`select 1 from lead_results where email = ${person.email} or phone = ${person.phone}`,
  );
  expect(rows).toHaveLength(2);
});

test("keeps an application through which a real business participates", async () => {
  await loadDemo(platform(), { again: true });
  const { rows } = await query().execute<{ id: string }>(
    sql`update revenue_share_participants set application_id = sample.id
        from sample_records as sample join revenue_share_applications as application
          on application.id = sample.id and application.application_status = 'rejected'
        where sample.kind = 'application'
          and contractor_id not in (select id from sample_records where kind = 'contractor')
        returning sample.id`,
  );
  expect(rows).toHaveLength(1);
  await query().execute(
    sql`update contractor_accounts set email = 'ann@real-drains.test' where business_name = 'Canary Drains real'`,
  );
  await removeSampleData(platform(), member);
  expect(
    await query()
      .select({ id: revenueShareApplications.id })
      .from(revenueShareApplications)
      .where(eq(revenueShareApplications.id, rows[0]?.id ?? "")),
  ).toEqual(rows);
});

test("only a sample business's ledger can be deleted", async () => {
  await expect(query().execute(sql`delete from commission_entries`)).rejects.toMatchObject({
    cause: { code: "42501" },
  });
});

test("viewers see sample data but can't remove it", async () => {
  const viewer = { ...member, role: "viewer" as const };
  expect((await readSampleData(platform(), viewer)).contractor).toBe(0);
  await expect(removeSampleData(platform(), viewer)).rejects.toThrow("permission denied");
});
