import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sealEvidence } from "~/domains/messaging/evidence/seal-evidence.server.ts";
import { readMonth } from "../../src/domains/growth/revenue-share/ledger/months.ts";
import { readStatement } from "../../src/domains/growth/revenue-share/ledger/statement.server.ts";
import { findParticipant } from "../../src/domains/growth/revenue-share/participants/find-participant.server.ts";
import {
  listParticipants,
  sumUpParticipants,
} from "../../src/domains/growth/revenue-share/participants/list-participants.server.ts";
import { commissionEntries } from "../../src/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { liftContractorSuppression } from "../../src/domains/identity/contractors/contractor-accounts.server.ts";
import { deliver } from "../../src/domains/messaging/messages/delivery/deliver-message.server.ts";
import { messages } from "../../src/domains/messaging/messaging.tables.server.ts";
import { suspendContractor } from "../../src/domains/operations/contractor-changes/suspend-contractor.server.ts";
import { findContractor } from "../../src/domains/operations/contractor-list/find-contractor.server.ts";
import { readFigures } from "../../src/domains/operations/dashboard/dashboard.server.ts";
import { readContractorMail } from "../../src/domains/operations/privacy/contractor-mail.server.ts";
import { eraseContractor } from "../../src/domains/operations/privacy/erase-person.server.ts";
import { exportContractor } from "../../src/domains/operations/privacy/export-person.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { auditEntries } from "../../src/domains/shared/shared.tables.server.ts";
import { formSubmissions } from "../../src/domains/signup/onboarding/onboarding.tables.server.ts";
import { removeLogoFile } from "../../src/domains/signup/onboarding/uploads.server.ts";
import { findBusinessPage } from "../../src/domains/storefront/business-pages/find-pages.server.ts";
import type { Platform } from "../../src/platform/platform.server.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { contractors, member } from "./full-contractor.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";
import { fingerprintTables, tablesHolding } from "./table-contents.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { fullContractor, takePart } = contractors(platform);
const tablesWith = (word: string) => tablesHolding(platform(), word);

async function exportedOf(contractorId: string): Promise<Record<string, unknown>> {
  const file = await exportContractor(platform(), member, contractorId);
  return file ? JSON.parse(await text(file)) : {};
}

test("a contractor's data exports as one document without secrets", async () => {
  const contractor = await fullContractor("exported", 181);
  const { id, person } = contractor;
  await takePart(contractor);
  for (const message of await query().select().from(messages)) {
    await deliver(platform(), system("test"), { messageId: message.id }, attempt);
  }
  await sealEvidence(platform(), system("test"));
  await suspendContractor(platform(), member, id, "Calls go unanswered");
  await query().execute(sql`
    with registered as (
      insert into texting_registrations (contractor_id, status, kind, legal_name, brand_name, business_type,
        ein_sealed, first_name, last_name, title, email, phone, street, city, state, zip_code, website, campaign, submitted_at)
      values (${id}, 'submitting', 'standard', 'Exported LLC', 'Exported', 'llc', 'sealed-number', 'Bo', 'Carter', 'Owner',
        'bo@b.example', '+15125550100', '1 Main St', 'Austin', 'TX', '78701', 'https://b.example', '{}', now())
      returning contractor_id)
    insert into texting_registration_changes (id, contractor_id, status, codes)
    select gen_random_uuid(), contractor_id, 'submitting', '{}' from registered`);
  const exported = await exportedOf(id);
  const json = JSON.stringify(exported);
  for (const value of [...Object.values(person), "Note exported", "Homeowner exported"]) {
    expect(json).toContain(value);
  }
  expect(json).not.toContain("sealed-number");
  for (const [table, rows] of Object.entries(exported ?? {})) {
    if (table === "exported_at") continue;
    // They are on no waitlist: their territories were open.
    if (table === "territory_waits") continue;
    expect(rows, table).not.toEqual([]);
  }
  expect(exported?.lead_results).toHaveLength(2);
  expect(json).not.toMatch(
    /"(access_token|token_hash|\w*sealed\w*|secret_version|search_text|request_key)":/,
  );
  // The emails are included, without their links.
  for (const kind of ["claim-invitation", "confirm-email"]) expect(json).toContain(kind);
  expect(json).toContain("[link]");
  expect(json).not.toMatch(/get-started\/invited\/|confirm-email\//);
  expect(json).not.toMatch(/[\w-]{20,}\.[\w-]{43}/);
  const [entry] = await query()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "contractor.export"));
  expect(entry).toMatchObject({ entityId: id, actorEmail: member.email });
  expect(await exportContractor(platform(), member, crypto.randomUUID())).toBeNull();
  const full = async () => 1;
  await expect(exportContractor(platform(), member, id, full)).rejects.toThrow(
    "Not enough disk space",
  );
  expect(await readdir(join(platform().settings.dataDir, "unfinished-exports"))).toEqual([]);
});

// privacy.export-and-erasure
test("after deletion no table holds personal data, and nothing is sent", async () => {
  const before = await readFigures(platform(), system("test"));
  const { id, person, path } = await fullContractor("erased", 182);
  expect(await tablesWith("erased")).not.toEqual([]);
  expect(await tablesWith("5125550182")).not.toEqual([]);
  expect(outcomeOf(await eraseContractor(platform(), member, id))).toBe("done");
  expect(outcomeOf(await eraseContractor(platform(), member, id))).toBe("not_found");

  // No row refers to the page's address; only tasks remain that end the subscription and delete the logo file.
  const filledTables = await tablesWith("erased");
  expect(filledTables.filter((table) => !isJobs(table))).toEqual([]);
  expect(await tablesWith("5125550182")).toEqual([]);
  const jobs = await query().execute<{ name: string }>(
    sql`select name from pgboss.job where lower(data::text) like '%erased%' order by name`,
  );
  expect(jobs.rows).toEqual([{ name: "drop-subscription" }, { name: "remove-logo" }]);
  expect(await findContractor(platform(), system("test"), id)).toBeNull();
  const [service = "", cityState = ""] = path.slice(1).split("/");
  expect(await findBusinessPage(platform(), { service, cityState })).toBeNull();
  expect((await readFigures(platform(), system("test"))).totalContractors).toBe(
    before.totalContractors,
  );

  const [entry] = await query()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "contractor.delete"));
  expect(entry).toMatchObject({
    entityId: id,
    before: { pages: 2, leads: 2, enquiries: 2, estimates: 2, applications: 1, affiliates: 1 },
    after: { accountKeptBare: false, suppressed: true },
  });

  // A new sign-up with this address: nothing is sent until staff approve it.
  const { submission } = await saveSteps(platform(), answersOf({ email: person.email }));
  const [again] = await query()
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  const account = { id: again?.contractorId ?? "", email: person.email };
  const state = async (as: Platform = platform()) => {
    const [confirm] = await query()
      .select()
      .from(messages)
      .where(eq(messages.cause, `confirm-email:${account.id}`));
    await deliver(as, system("test"), { messageId: confirm?.id ?? "" }, attempt);
    const [after] = await query()
      .select()
      .from(messages)
      .where(eq(messages.id, confirm?.id ?? ""));
    return after?.state;
  };
  expect(await state()).toBe("suppressed");
  expect((await readContractorMail(platform(), system("test"), account)).suppressed?.reason).toBe(
    "deleted",
  );
  expect(await liftContractorSuppression(platform(), member, account.id)).toEqual({
    ok: true,
    changed: true,
  });
  expect(await liftContractorSuppression(platform(), member, account.id)).toEqual({
    ok: true,
    changed: false,
  });
  expect((await readContractorMail(platform(), system("test"), account)).suppressed).toBeNull();
});

test("deleting a revenue share participant keeps the amounts without a name", async () => {
  const contractor = await fullContractor("sharing", 183);
  const { participantId } = await takePart(contractor);
  const ledger = () =>
    query()
      .select()
      .from(commissionEntries)
      .where(eq(commissionEntries.participantId, participantId))
      .orderBy(commissionEntries.id);
  const before = {
    ledger: await ledger(),
    figures: await sumUpParticipants(platform(), system("test")),
  };
  expect(before.ledger.map(({ amountCents }) => amountCents)).toEqual([10_000, -10_000, 6_400]);
  expect(outcomeOf(await eraseContractor(platform(), member, contractor.id))).toBe("done");

  const filledTables = await tablesWith("sharing");
  expect(filledTables.filter((table) => !isJobs(table))).toEqual([]);
  expect(await tablesWith("5125550183")).toEqual([]);
  expect(await ledger()).toEqual(before.ledger);
  expect(await sumUpParticipants(platform(), system("test"))).toEqual({
    ...before.figures,
    active: before.figures.active - 1,
  });
  const participant = await findParticipant(platform(), system("test"), participantId);
  expect(participant).toMatchObject({
    status: "ended",
    notificationSettings: { email: false, sms: false },
    contractor: { businessName: "Deleted contractor", name: "Deleted", phone: null },
  });
  const { rows } = await listParticipants(platform(), system("test"), {}, null);
  expect(rows.find((row) => row.id === participantId)).toMatchObject({
    erased: true,
    email: null,
    commissionCents: 6_400,
  });
  const month = platform().clock.now().toISOString().slice(0, 7);
  expect(
    await readStatement(platform(), system("test"), participantId, readMonth(month) ?? ""),
  ).toMatchObject([
    { amountCents: 10_000, leadName: null },
    { amountCents: -10_000, leadName: null },
    { amountCents: 6_400, leadName: null },
  ]);
  expect(await findContractor(platform(), system("test"), contractor.id)).toBeNull();
});

test("an export lists every table that a deletion touches", async () => {
  const contractor = await fullContractor("compared", 184);
  await takePart(contractor);
  const tables = Object.keys(await exportedOf(contractor.id));
  const before = await fingerprintTables(platform());
  await eraseContractor(platform(), member, contractor.id);
  const after = await fingerprintTables(platform());
  const touched = [...before].filter(([name, mark]) => after.get(name) !== mark);
  // Derived from the listed data: search words, form keys, hashes, logs and events.
  const derived = [
    "audit_entries",
    "conversation_words",
    "directory_entries",
    "directory_words",
    "events",
    "idempotency_keys",
    "suppressions",
  ];
  const names = touched.map(([name]) => name).filter((name) => !derived.includes(name));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !tables.includes(name))).toEqual([]);
});

test("data known only by address stays while another account uses it", async () => {
  const { id, person } = await fullContractor("shared", 185);
  await saveSteps(platform(), answersOf({ email: person.email, business_name: "Second" }), 2);
  const [account] = await query()
    .select({ id: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(eq(formSubmissions.businessName, "Second"));
  expect(
    (await readContractorMail(platform(), system("test"), { id, email: person.email }))
      .otherAccounts,
  ).toBe(1);
  expect(outcomeOf(await eraseContractor(platform(), member, id))).toBe("done");
  const other = { id: account?.id ?? "", email: person.email };
  expect(await readContractorMail(platform(), system("test"), other)).toEqual({
    suppressed: null,
    otherAccounts: 0,
  });
  expect(await tablesWith("canary drains shared")).toEqual([
    "affiliate_program_members",
    "revenue_share_applications",
  ]);
});

test("deletes a logo's file and accepts no other file name", async () => {
  const { files } = platform();
  const removed: string[] = [];
  const remove = async (key: string) => void removed.push(key);
  const watched: Platform = { ...platform(), files: { ...files, remove } };
  for (const url of ["/files/form-logos/../secret.png", "https://x.example/form-logos/1-a.png"]) {
    await removeLogoFile(watched, system("test"), { url });
  }
  expect(removed).toEqual([]);
  await files.put("form-logos/1-a.png", Buffer.from("x"), "image/png");
  await removeLogoFile(platform(), system("test"), { url: "/files/form-logos/1-a.png" });
  await removeLogoFile(platform(), system("test"), { url: "/files/form-logos/1-a.png" });
  expect(await files.read("form-logos/1-a.png")).toBeNull();
});

/** The queue's job table and its partitions, which have hash names. */
const isJobs = (table: string) => /^(job|j[0-9a-f]{20,})/.test(table);
const attempt = { number: 1, last: true, signal: new AbortController().signal };
