import { eq, inArray, like, sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { privacySections } from "~/content/privacy.ts";
import { leadValueRanges } from "~/domains/growth/index.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { releaseLead } from "~/domains/leads/quarantine/quarantine.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { saveStep } from "~/domains/signup/onboarding/save-step.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { rateLimits } from "~/platform/limits/limits.tables.server.ts";
import { sendResumeLink } from "../../src/domains/signup/onboarding/resume.server.ts";
import { loader as privacy } from "../../src/web/site/marketing/legal/privacy.tsx";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember } from "../setup/staff-people.ts";
import { expectCaptured } from "./accepted-request.ts";
import { addLivePage } from "./live-page.ts";
import { answersOf, saveSteps, saving } from "./onboarding-answers.ts";
import { submitRequestOnPage } from "./submit-request-on-page.ts";

const shared = sharedPlatform({ MESSAGE_DAYS: "60", CONTACT_EMAIL: "staff@hearth.example" });
/** Other periods than the product’s: each of them can be recognized on the privacy page. */
const periods = { draftDays: 40, quarantineDays: 20, securityEventDays: 29 };
const platform = () => ({ ...shared(), settings: { ...shared().settings, ...periods } });
const query = () => platform().database.query;
const day = 24 * 60 * 60 * 1000;
const passDays = (days: number) => platform().passTime(days * day);

async function contractorOf(submissionId: string): Promise<string> {
  const [row] = await query()
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submissionId));
  return row?.contractorId ?? "gone";
}

const submissionsLeft = async () => (await query().select().from(formSubmissions)).length;

// retention.days
test("deletes an unfinished onboarding and its account after the retention period", async () => {
  const abandoned = await saveSteps(platform(), answersOf(), 3);
  const continued = await saveSteps(platform(), answersOf(), 3);
  const finished = await saveSteps(platform(), answersOf(), 7);
  const verified = await saveSteps(platform(), answersOf(), 2);
  await sendResumeLink(platform(), abandoned.token);
  const accounts = await Promise.all(
    [abandoned, continued, finished, verified].map(({ submission }) => contractorOf(submission.id)),
  );
  await query()
    .update(contractorAccounts)
    .set({ emailVerifiedAt: platform().clock.now() })
    .where(eq(contractorAccounts.id, accounts[3] ?? ""));
  passDays(25);
  const current = { token: continued.token, submissionId: continued.submission.id, version: null };
  expect(
    (await saveStep(platform(), visitor, saving(3, { service_area: "More" }, current))).ok,
  ).toBe(true);
  passDays(16);
  for (let time = 0; time < 2; time++) {
    await endRetentionPeriods(platform(), system("test"));
    expect(await submissionsLeft()).toBe(2);
  }
  const remaining = await query()
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(inArray(contractorAccounts.id, accounts));
  expect(remaining.map(({ id }) => id).toSorted()).toEqual(accounts.slice(1).toSorted());
  const ofSubject = eq(messages.subjectId, abandoned.submission.id);
  expect(await query().select().from(messages).where(ofSubject)).toEqual([]);
});

// retention.days
test("an account with a page, lead, or revenue share outlives its draft", async () => {
  const drafts: string[] = [];
  for (let made = 0; made < 4; made++) {
    const { submission } = await saveSteps(platform(), answersOf(), 2);
    drafts.push(await contractorOf(submission.id));
  }
  const [published = "", contacted = "", sharing = ""] = drafts;
  await addLivePage(platform(), { contractorId: published, city: "Austin", citySlug: "austin" });
  const { id: pageId } = await addLivePage(platform(), { city: "Dallas", citySlug: "dallas" });
  await query().insert(leads).values({ pageId, contractorId: contacted, name: "Pat", phone: "" });
  await query().execute(sql`
    with application as (
      insert into revenue_share_applications (id, business_name, contact_name, email, phone, services,
        service_areas, years_experience, lead_value_range, agreed_to_terms)
      values (gen_random_uuid(), 'Waco Plumbing', 'Ann', 'ann@waco.example', '', '{plumbing}', '{Waco}', 1,
        ${leadValueRanges[0]}, true) returning id)
    insert into revenue_share_participants (id, contractor_id, application_id)
    select gen_random_uuid(), ${sharing}, id from application`);
  passDays(41);
  await endRetentionPeriods(platform(), system("test"));
  const { id } = contractorAccounts;
  const remaining = await query()
    .select({ id })
    .from(contractorAccounts)
    .where(inArray(id, drafts));
  expect(remaining.map((row) => row.id).toSorted()).toEqual(
    [published, contacted, sharing].toSorted(),
  );
  const scope = inArray(formSubmissions.contractorId, drafts);
  expect(await query().select().from(formSubmissions).where(scope)).toEqual([]);
});

// retention.days
test("deletes unreleased quarantined requests after their period, with leads left empty", async () => {
  const page = await addLivePage(platform());
  const captureRequest = async (phone: string, need: string, honeypot: string) => {
    const fields = { name: "Pat", phone, email: "", need, zip_code: "76701", urgency: "today" };
    const form = honeypot ? { honeypot, renderedAt: null } : null;
    const evidence = { form, recentFromAddress: 1 };
    return expectCaptured(submitRequestOnPage(platform(), page, fields, { evidence }));
  };
  const spam = await captureRequest("(254) 555-0101", "Buy this", "x");
  const clean = await captureRequest("(254) 555-0102", "The sink leaks", "");
  const mixed = await captureRequest("(254) 555-0102", "Buy this, too", "x");
  const released = await captureRequest("(254) 555-0103", "Looks odd, is not", "x");
  const id = await addMember(platform(), "rita@hearth.example", "reviewer");
  const member = {
    kind: "staff" as const,
    id,
    email: "rita@hearth.example",
    name: "Rita",
    role: "reviewer" as const,
  };
  await releaseLead(platform(), member, { leadId: released.leadId, enquiryId: null });
  passDays(19);
  await endRetentionPeriods(platform(), system("test"));
  expect(await query().select().from(leadEnquiries)).toHaveLength(4);
  passDays(2);
  const recent = await captureRequest("(254) 555-0104", "Buy this", "x");
  for (let time = 0; time < 2; time++) {
    await endRetentionPeriods(platform(), system("test"));
    const enquiries = await query().select({ id: leadEnquiries.id }).from(leadEnquiries);
    expect(enquiries.map((enquiry) => enquiry.id).toSorted()).toEqual(
      [clean.enquiryId, released.enquiryId, recent.enquiryId].toSorted(),
    );
  }
  const remaining = (await query().select({ id: leads.id }).from(leads)).map((lead) => lead.id);
  expect(remaining).toEqual(expect.arrayContaining([mixed.leadId, released.leadId, recent.leadId]));
  expect(remaining).not.toContain(spam.leadId);
});

// retention.days
test("deletes an email's content after its period, but not its record", async () => {
  const write = (state: "sent" | "queued", cause: string) => ({
    id: newId(),
    cause,
    kind: "lead-received",
    params: { words: "secret", subject: "News", businessName: "Bluebonnet" },
    toAddress: "pat@home.example",
    state,
    subject: "News",
    html: "<p>secret</p>",
    text: "secret",
    createdAt: platform().clock.now(),
  });
  const [old, waiting] = [write("sent", "old"), write("queued", "waiting")];
  const text = {
    ...write("sent", "old text"),
    channel: "sms" as const,
    toAddress: "+12545550110",
    providerId: "SM1",
  };
  // An earlier version erased its text but not its params.
  const erased = { ...write("sent", "erased"), subject: null, html: null, text: null };
  await query().insert(messages).values([old, waiting, text, erased]);
  passDays(61);
  const recent = write("sent", "recent");
  await query().insert(messages).values([recent]);
  for (let time = 0; time < 2; time++) await endRetentionPeriods(platform(), system("test"));
  const textOf = async (id: string) => {
    const [row] = await query().select().from(messages).where(eq(messages.id, id));
    return [row?.subject, row?.html, row?.text, row?.params];
  };
  const nothing = [null, null, null, { businessName: "Bluebonnet" }];
  const all = ["News", "<p>secret</p>", "secret", old.params];
  for (const { id } of [old, text, erased]) expect(await textOf(id)).toEqual(nothing);
  for (const { id } of [waiting, recent]) expect(await textOf(id)).toEqual(all);
});

test("retention.days: the privacy page shows the configured days", () => {
  const context = new RouterContextProvider();
  context.set(platformContext, platform());
  const { retention } = privacy({ context } as unknown as Parameters<typeof privacy>[0]);
  const json = JSON.stringify(privacySections(retention));
  for (const days of [
    "40 days after you last saved",
    "20 days, unless our team",
    "up to 60 days",
    "29 days",
  ]) {
    expect(json).toContain(days);
  }
});

test("deletes rate limit counts only after their window ends", async () => {
  const { limits, clock } = platform();
  await query().delete(rateLimits);
  const expire = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  await limits.use("lead", "somebody");
  await query()
    .update(rateLimits)
    .set({ expire: expire(-1) });
  await limits.use("api_read", "somebody");
  await query()
    .update(rateLimits)
    .set({ expire: expire(1) })
    .where(like(rateLimits.key, "api_read%"));
  await endRetentionPeriods(platform(), system("end-retention"));
  const remaining = await query().select({ key: rateLimits.key }).from(rateLimits);
  expect(remaining.map(({ key }) => key.split(":")[0])).toEqual(["api_read"]);
});

test("a failed retention step is reported and doesn't stop the others", async () => {
  await query().delete(rateLimits);
  await platform().limits.use("lead", "somebody");
  await query()
    .update(rateLimits)
    .set({ expire: new Date(platform().clock.now().getTime() - 60_000) });
  const noDate = { ...platform(), settings: { ...platform().settings, draftDays: Number.NaN } };
  await expect(endRetentionPeriods(noDate, system("test"))).rejects.toThrow(AggregateError);
  expect(await query().select().from(rateLimits)).toEqual([]);
});
