import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addNote } from "~/features/contractors/add-note.server.ts";
import { liftContractorSuppression } from "~/features/contractors/lift-suppression.server.ts";
import { readContractorMail } from "~/features/desk/contractor-mail.server.ts";
import { readFigures } from "~/features/desk/dashboard.server.ts";
import { exportContractor } from "~/features/desk/export-contractor.server.ts";
import { findContractor } from "~/features/desk/find-contractor.server.ts";
import { forgetContractor } from "~/features/desk/forget-contractor.server.ts";
import { publishAsStaff } from "~/features/directory/change-page-status.server.ts";
import { seoPages } from "~/features/directory/directory.tables.server.ts";
import { findBusinessPage } from "~/features/directory/find-business-page.server.ts";
import { saveLeadResult } from "~/features/estimates/save-lead-result.server.ts";
import { captureLead } from "~/features/leads/capture-lead.server.ts";
import { changeEmbedHosts } from "~/features/leads/change-embed-hosts.server.ts";
import { deliver } from "~/features/messages/deliver-message.server.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import { formSubmissions } from "~/features/onboarding/onboarding.tables.server.ts";
import { removeLogoFile } from "~/features/onboarding/remove-logo.server.ts";
import {
  revenueShareApplications,
  revenueShareParticipants,
} from "~/features/revenue-share/revenue-share.tables.server.ts";
import { auditEntries } from "~/features/staff/staff.tables.server.ts";
import type { StaffMember } from "~/features/staff/staff.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const member: StaffMember = {
  id: crypto.randomUUID(),
  email: "staff@example.com",
  name: "Staff",
  role: "reviewer",
};

/** Words that only this person's data holds; after the deletion nothing in the database may. */
const canaries = (mark: string) => ({
  first_name: `Canary${mark}`,
  last_name: `Person${mark}`,
  business_name: `Canary Drains ${mark}`,
  email: `canary-${mark}@canary.example`,
  phone: "(512) 555-0187",
  city: `Canaryville ${mark}`,
});

/** A contractor with everything that one can have. */
async function fullContractor(mark: string) {
  const person = canaries(mark);
  const answers = answersOf(person);
  answers[6] = { ...answers[6], logo_url: `/files/form-logos/1732100000000-${mark}.png` };
  const { submission } = await saveSteps(platform(), answers);
  const [row] = await query()
    .select({ id: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  const id = row?.id ?? "";
  const [drafted] = await query().select().from(seoPages).where(eq(seoPages.contractorId, id));
  await publishAsStaff(platform(), member, drafted?.id ?? "");
  const found = await findBusinessPage(platform(), {
    service: drafted?.service ?? "",
    cityState: `${drafted?.citySlug}-tx`,
  });
  if (!found) throw new Error("no page");
  await captureLead(platform(), {
    page: found.page,
    request: {
      name: `Homeowner ${mark}`,
      phone: "+15125550199",
      email: null,
      need: `A leak ${mark}`,
      zip_code: "78701",
      urgency: "today",
      informational_sms: true,
      marketing_sms: false,
    },
    sender: { ipAddress: "203.0.113.7", userAgent: "test", pageUrl: "http://localhost/x" },
    evidence: { form: null, recentFromAddress: 1 },
    requestKey: null,
  });
  await addNote(platform(), member, { contractorId: id, text: `Note ${mark}`, requestKey: null });
  await changeEmbedHosts(platform(), member, id, `${mark}.canary-site.example`);
  await saveLeadResult(
    platform(),
    {
      source: "generator",
      industry: "plumbing",
      city: "Austin",
      email: person.email.toUpperCase(),
      phone: null,
      businessName: null,
    },
    null,
  );
  const [application] = await query()
    .insert(revenueShareApplications)
    .values({
      businessName: person.business_name,
      contactName: `Canary${mark}`,
      email: person.email,
      phone: person.phone,
      services: ["Plumbing"],
      serviceAreas: [person.city],
      yearsExperience: 3,
      leadValueRange: "$5000+",
      agreedToTerms: true,
      adminNotes: `Notes ${mark}`,
    })
    .returning();
  return { id, person, path: found.path, applicationId: application?.id ?? "" };
}

/** Every row of every table that holds a word, by table; what only the queue keeps included. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await query().execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const holding: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: found } = await query().execute(
      sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} as held where lower(held::text) like ${`%${word.toLowerCase()}%`} limit 1`,
    );
    if (found.length > 0) holding.push(name);
  }
  return holding.toSorted();
}

test("a contractor's data leaves as one document, and what would let somebody in stays", async () => {
  const { id, person } = await fullContractor("exported");
  const exported = await exportContractor(platform(), member, id);
  const text = JSON.stringify(exported);
  for (const value of [...Object.values(person), "Note exported", "Homeowner exported"]) {
    expect(text).toContain(value);
  }
  for (const [table, rows] of Object.entries(exported ?? {})) {
    if (["attributions", "revenue_share_participants", "exported_at"].includes(table)) continue;
    expect(rows, table).not.toEqual([]);
  }
  expect(text).not.toMatch(/token_hash|search_text|request_key/);
  const [entry] = await query()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "contractor.export"));
  expect(entry).toMatchObject({ entityId: id, actorEmail: member.email });
  expect(await exportContractor(platform(), member, crypto.randomUUID())).toBeNull();
});

test("after the deletion no table holds a word of the person, and nothing is sent there again", async () => {
  const before = await readFigures(platform());
  const { id, person, path } = await fullContractor("erased");
  expect(await tablesWith("erased")).not.toEqual([]);
  expect(await forgetContractor(platform(), member, id)).toBe("deleted");
  expect(await forgetContractor(platform(), member, id)).toBe("not_found");

  // The page's address belongs to nobody; of the logo only the job is left that deletes its file.
  const held = await tablesWith("erased");
  expect(held.filter((table) => !isJobs(table))).toEqual([]);
  const logoJobs = await query().execute<{ name: string }>(
    sql`select name from pgboss.job where lower(data::text) like '%erased%'`,
  );
  expect(logoJobs.rows).toEqual([{ name: "remove-logo" }]);
  expect(await findContractor(platform(), id)).toBeNull();
  const [service = "", cityState = ""] = path.slice(1).split("/");
  expect(await findBusinessPage(platform(), { service, cityState })).toBeNull();
  expect((await readFigures(platform())).totalContractors).toBe(before.totalContractors);

  const [entry] = await query()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "contractor.delete"));
  expect(entry).toMatchObject({
    entityId: id,
    before: { pages: 2, leads: 1, enquiries: 1, estimates: 1, applications: 1 },
    after: { accountKeptBare: false, suppressed: true },
  });

  // Somebody signs up again under this address: nothing is sent until staff let it through.
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
    await deliver(as, { messageId: confirm?.id ?? "" }, attempt);
    const [after] = await query()
      .select()
      .from(messages)
      .where(eq(messages.id, confirm?.id ?? ""));
    return after?.state;
  };
  expect(await state()).toBe("suppressed");
  expect((await readContractorMail(platform(), account)).suppressed?.reason).toBe("deleted");
  expect(await liftContractorSuppression(platform(), member, account.id)).toBe("lifted");
  expect(await liftContractorSuppression(platform(), member, account.id)).toBe("not_suppressed");
  expect((await readContractorMail(platform(), account)).suppressed).toBeNull();
});

test("who takes part in the revenue share leaves a bare account beside the commissions", async () => {
  const { id, applicationId } = await fullContractor("sharing");
  await query().insert(revenueShareParticipants).values({ contractorId: id, applicationId });
  expect(await forgetContractor(platform(), member, id)).toBe("deleted");
  const held = await tablesWith("sharing");
  expect(
    held.filter((table) => !/^(job|j[0-9a-f]+|commission|revenue_share_pa)/.test(table)),
  ).toEqual(["audit_entries"].filter((table) => held.includes(table)));
  const [kept] = await query()
    .select()
    .from(revenueShareParticipants)
    .where(eq(revenueShareParticipants.contractorId, id));
  expect(kept).toMatchObject({ status: "ended", applicationId });
  expect(await findContractor(platform(), id)).toBeNull();
});

test("while the address belongs to another account, what is known by the address alone stays", async () => {
  const { id, person } = await fullContractor("shared");
  await saveSteps(platform(), answersOf({ email: person.email, business_name: "Second" }), 2);
  const [account] = await query()
    .select({ id: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(eq(formSubmissions.businessName, "Second"));
  expect((await readContractorMail(platform(), { id, email: person.email })).otherAccounts).toBe(1);
  expect(await forgetContractor(platform(), member, id)).toBe("deleted");
  const other = { id: account?.id ?? "", email: person.email };
  expect(await readContractorMail(platform(), other)).toEqual({
    suppressed: null,
    otherAccounts: 0,
  });
  expect(await tablesWith("canary drains shared")).toEqual(["revenue_share_applications"]);
});

test("a logo's file is deleted, and nothing else can be named", async () => {
  const { files } = platform();
  const removed: string[] = [];
  const remove = async (key: string) => void removed.push(key);
  const watched: Platform = { ...platform(), files: { ...files, remove } };
  for (const url of ["/files/form-logos/../secret.png", "https://x.example/form-logos/1-a.png"]) {
    await removeLogoFile(watched, { url });
  }
  expect(removed).toEqual([]);
  await files.put("form-logos/1-a.png", Buffer.from("x"), "image/png");
  await removeLogoFile(platform(), { url: "/files/form-logos/1-a.png" });
  await removeLogoFile(platform(), { url: "/files/form-logos/1-a.png" });
  expect(await files.read("form-logos/1-a.png")).toBeNull();
});

/** The queue keeps jobs in one table, in parts with names of digits. */
const isJobs = (table: string) => /^(job|j[0-9a-f]{20,})/.test(table);
const attempt = { number: 1, last: true, signal: new AbortController().signal };
