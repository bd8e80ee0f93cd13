import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emails } from "~/app/jobs.server.ts";
import { invoiceMail, receiptMail } from "~/domains/billing/invoices/invoices.emails.server.ts";
import { jobEstimateMail } from "~/domains/billing/job-estimates/job-estimates.emails.server.ts";
import { followUpKind } from "~/domains/follow-ups/follow-ups.ts";
import { revenueShareApplications } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { reviewRequestMail } from "~/domains/growth/reviews/reviews.emails.server.ts";
import {
  contractorAccounts,
  memberInvitations,
} from "~/domains/identity/identity.tables.server.ts";
import { memberInvitation } from "~/domains/identity/members/members.emails.server.ts";
import { inviteMember } from "~/domains/identity/members/team/invite-member.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { emailsPerDay, manualMessageKind } from "~/domains/messaging/messages/messages.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-message.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { portalLinkMail } from "~/domains/office/portal/portal.emails.server.ts";
import { visitNotice } from "~/domains/schedule/schedule.emails.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import { resumeOnboarding } from "~/domains/signup/onboarding/onboarding.emails.server.ts";
import { submitApplication } from "../../src/domains/growth/revenue-share/applications/apply.server.ts";
import { reviewApplication } from "../../src/domains/growth/revenue-share/applications/review-applications.server.ts";
import { replayDeadLetters } from "../../src/domains/operations/dead-letters/dead-letters.server.ts";
import { inviteClaimant } from "../../src/domains/signup/market-estimates/manage-estimates.server.ts";
import { saveLeadResult } from "../../src/domains/signup/market-estimates/save-lead-result.server.ts";
import { sendResumeLink } from "../../src/domains/signup/onboarding/resume.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const shared = sharedPlatform();
const day = 24 * 60 * 60 * 1000;
const member = staffActor("reviewer");
/** With production limits; other tests raise them. */
const platform = () => ({
  ...shared(),
  settings: { ...shared().settings, rateLimitFactor: 1 },
});

/** Runs queued tasks in random order, like several workers. */
async function deliverQueued() {
  const queued = await shared()
    .database.query.select({ id: messages.id })
    .from(messages)
    .where(eq(messages.state, "queued"));
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  const deliveries = queued
    .toReversed()
    .map(({ id }) => deliver(platform(), system("test"), { messageId: id }, attempt));
  await Promise.all(deliveries);
}

const emailsTo = (address: string) =>
  shared()
    .database.query.select()
    .from(messages)
    .where(eq(messages.toAddress, address))
    .orderBy(messages.createdAt, messages.id);

async function requestResumeLink(submissionId: string, to: string, times: number) {
  for (let time = 0; time < times; time += 1) {
    shared().passTime(1_000);
    await inTransaction(shared(), (work) =>
      queueEmail(work, resumeOnboarding, {
        to,
        cause: crypto.randomUUID(),
        subjectId: submissionId,
        params: { submissionId },
      }),
    );
  }
}

test("mail.limit-per-mailbox: withholds mail over the daily limit, and resumes the next day", async () => {
  const { submission } = await saveSteps(shared(), answersOf(), 2);
  const to = "stranger@inbox.example";
  await requestResumeLink(submission.id, to, emailsPerDay.form + 3);
  await deliverQueued();
  const states = (await emailsTo(to)).map(({ state }) => state);
  expect(states).toEqual([
    ...Array.from({ length: emailsPerDay.form }, () => "kept"),
    "withheld",
    "withheld",
    "withheld",
  ]);
  const last = (await emailsTo(to)).at(-1);
  expect(last).toMatchObject({
    html: null,
    lastError: `This mailbox got ${emailsPerDay.form} emails within 24 hours`,
  });

  await requestResumeLink(submission.id, "neighbor@inbox.example", 1);
  await requestResumeLink(submission.id, "Stran.ger+tag@inbox.example", 1);
  await deliverQueued();
  expect(await emailsTo("neighbor@inbox.example")).toMatchObject([{ state: "kept" }]);
  expect(await emailsTo("Stran.ger+tag@inbox.example")).toMatchObject([{ state: "withheld" }]);

  shared().passTime(day);
  await requestResumeLink(submission.id, to, 1);
  await deliverQueued();
  expect((await emailsTo(to)).at(-1)).toMatchObject({ state: "kept" });
});

test("mail.limit-per-mailbox: staff can release a withheld message once, audited", async () => {
  const { submission } = await saveSteps(shared(), answersOf(), 2);
  const to = "owner@inbox.example";
  await requestResumeLink(submission.id, to, emailsPerDay.form + 1);
  await deliverQueued();
  const withheld = (await emailsTo(to)).at(-1);
  expect(withheld?.state).toBe("withheld");
  const replay = {
    source: "message",
    kind: resumeOnboarding.kind,
    id: withheld?.id ?? "",
  } as const;
  expect(await replayDeadLetters(platform(), member, replay)).toBe(1);
  await deliverQueued();
  expect((await emailsTo(to)).at(-1)).toMatchObject({ state: "kept" });
  expect(await replayDeadLetters(platform(), member, replay)).toBe(0);
});

test("a name with a link isn't mailed until staff approve it", async () => {
  const email = "bait@inbox.example";
  const answers = answersOf({ email, business_name: "You won: evil.com/prize" });
  const { token, submission } = await saveSteps(shared(), answers, 3);
  expect(await sendResumeLink(shared(), token)).toBe("sent");
  await deliverQueued();
  const [message] = await emailsTo(email);
  expect(message).toMatchObject({
    state: "withheld",
    lastError: "A name in the form contains a link, email address, or phone number",
  });
  const replay = { source: "message", kind: "resume-onboarding", id: message?.id ?? "" } as const;
  await replayDeadLetters(platform(), member, replay);
  await deliverQueued();
  expect(await emailsTo(email)).toMatchObject([{ state: "kept", subjectId: submission.id }]);
});

test.each([
  ["Acme Drains", "kept"],
  ["You won: evil.com/prize", "withheld"],
])("an invitation in the name of %s is %s", async (businessName, state) => {
  const id = await invite(`new-${crypto.randomUUID()}@inbox.example`, businessName);
  await deliverQueued();
  const invited = eq(messages.subjectId, id);
  expect(await shared().database.query.select().from(messages).where(invited)).toMatchObject([
    { kind: memberInvitation.kind, state },
  ]);
});

test("mail to an entered address contains nothing the visitor typed", async () => {
  const email = "canary@inbox.example";
  const word = "Zanzibar";
  const onboarding = answersOf({
    email,
    first_name: word,
    last_name: word,
    business_name: `${word} Drains`,
    city: word,
  });
  const { token } = await saveSteps(shared(), onboarding, 3);
  await sendResumeLink(shared(), token);
  await saveSteps(shared(), {
    ...onboarding,
    1: { ...onboarding[1], business_name: `${word} Air` },
  });
  const claim = await saveLeadResult(
    shared(),
    visitor,
    { source: "claim", industry: word, city: word, email, phone: null, businessName: word },
    null,
  );
  if (!claim.ok) throw new Error(claim.code);
  await inviteClaimant(shared(), member, claim.id);
  for (const decision of ["approved", "rejected"] as const) {
    const id = await apply(email, word);
    await reviewApplication(shared(), member, id, { decision, adminNotes: word });
  }
  await invite(email, `${word} Drains`);
  shared().passTime(1_000);
  // Beyond the daily limit, which isn't tested here.
  const queued = await emailsTo(email);
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  for (const { id } of queued) await deliver(shared(), system("test"), { messageId: id }, attempt);
  const written = await emailsTo(email);
  // Follow-ups, manual messages and appointment notices contain the business's own text, and from the form at most a first name.
  const ownWords = [
    followUpKind,
    manualMessageKind,
    visitNotice.kind,
    jobEstimateMail.kind,
    reviewRequestMail.kind,
    invoiceMail.kind,
    receiptMail.kind,
    portalLinkMail.kind,
  ];
  const typed = emails
    .filter(({ addressFrom, kind }) => addressFrom === "form" && !ownWords.includes(kind))
    .map(({ kind }) => kind);
  expect([...new Set(written.map(({ kind }) => kind))].sort()).toEqual(typed.sort());
  for (const { kind, state, subject, html, text } of written) {
    expect([kind, state]).toEqual([kind, "kept"]);
    // Invitations name the business.
    if (kind === memberInvitation.kind) continue;
    expect(`${kind}: ${subject} ${html} ${text}`).not.toMatch(new RegExp(word, "i"));
    expect(text).not.toMatch(/undefined|null/);
  }
});

/** Invites a person to a new business. @returns the invitation's id */
async function invite(email: string, businessName: string): Promise<string> {
  const { query } = shared().database;
  const contractorId = await addBusiness(shared());
  await query
    .update(contractorAccounts)
    .set({ businessName })
    .where(eq(contractorAccounts.id, contractorId));
  const owner = await addBusinessMember(shared(), contractorId, "owner");
  const invited = await inviteMember(shared(), owner, contractorId, { email, role: "office" });
  if (!invited.ok) throw new Error(invited.code);
  const scope = eq(memberInvitations.contractorId, contractorId);
  const [invitation] = await query.select().from(memberInvitations).where(scope);
  return invitation?.id ?? "";
}

async function apply(email: string, word: string): Promise<string> {
  const submitted = await submitApplication(shared(), visitor, {
    application: {
      business_name: word,
      contact_name: word,
      email,
      phone: word,
      services: ["HVAC"],
      service_areas: [word],
      years_experience: 3,
      current_monthly_leads: null,
      target_monthly_leads: null,
      lead_value_range: "$5000+",
      email_notifications: true,
      sms_notifications: true,
      agreed_to_terms: true,
    },
    requestKey: null,
    honeypot: "",
    attribution: null,
  });
  if (!submitted.ok) throw new Error(submitted.code);
  const [row] = await shared()
    .database.query.select()
    .from(revenueShareApplications)
    .where(eq(revenueShareApplications.id, submitted.id));
  expect(row?.suspicion).toBeNull();
  return submitted.id;
}
