import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  revenueShareApplications,
  revenueShareParticipants,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  countApplications,
  listApplications,
  reviewApplication,
} from "../../src/domains/growth/revenue-share/applications/review-applications.server.ts";
import { listParticipants } from "../../src/domains/growth/revenue-share/participants/list-participants.server.ts";
import type { StaffMember } from "../../src/domains/shared/access/actor.ts";
import { listChanges } from "../../src/domains/shared/audit/audit.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const member = (name: string): StaffMember => ({
  kind: "staff",
  id: newId(),
  email: `${name}@hearth.example`,
  name,
  role: "reviewer",
});
const [rita, iris] = [member("rita"), member("iris")];

let applicants = 0;
async function apply(change: Partial<typeof revenueShareApplications.$inferInsert> = {}) {
  applicants += 1;
  const id = newId();
  await query()
    .insert(revenueShareApplications)
    .values({
      id,
      businessName: `Waco Air ${applicants}`,
      contactName: "Ann Lee",
      email: `ann${applicants}@waco.example`,
      phone: "(254) 555-0140",
      services: ["HVAC"],
      serviceAreas: ["Waco", "Temple"],
      yearsExperience: 3,
      targetMonthlyLeads: 20,
      leadValueRange: "$5000+",
      emailNotifications: true,
      smsNotifications: false,
      agreedToTerms: true,
      ...change,
    });
  return id;
}

const review = (
  id: string,
  decision: "approved" | "rejected",
  by = rita,
  adminNotes: string | null = null,
) => reviewApplication(platform(), by, id, { decision, adminNotes });

async function recordsOf(id: string) {
  const [application] = await query()
    .select()
    .from(revenueShareApplications)
    .where(eq(revenueShareApplications.id, id));
  return {
    application,
    participants: await query()
      .select()
      .from(revenueShareParticipants)
      .where(eq(revenueShareParticipants.applicationId, id)),
    written: await query().select().from(messages).where(eq(messages.subjectId, id)),
    changes: await listChanges(platform(), rita, "revenue_share_application", id),
  };
}

test("approving creates participant and account, notifies the applicant, and is audited", async () => {
  const id = await apply();
  const reviewed = await review(id, "approved", rita, "Good area");
  const { application, participants, written, changes } = await recordsOf(id);
  const now = platform().clock.now();
  expect(application).toMatchObject({
    applicationStatus: "approved",
    adminNotes: "Good area",
    reviewedAt: now,
    updatedAt: now,
  });
  const participantId = participants[0]?.id;
  expect(reviewed).toEqual({ ok: true, participantId });
  expect(participants).toMatchObject([
    {
      status: "active",
      commissionRate: 0.2,
      joinedAt: now,
      leadPreferences: {
        services: ["HVAC"],
        service_areas: ["Waco", "Temple"],
        target_monthly_leads: 20,
        lead_value_range: "$5000+",
      },
      notificationSettings: { email: true, sms: false },
    },
  ]);
  const accounts = await query()
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, participants[0]?.contractorId ?? ""));
  expect(accounts).toMatchObject([{ email: application?.email, emailVerifiedAt: null }]);
  expect(written.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
    ["application-decided", application?.email],
  ]);
  expect(changes).toMatchObject([
    {
      action: "application.approve",
      actorEmail: rita.email,
      before: { status: "pending" },
      after: {
        status: "approved",
        participant_id: participantId,
        attached: false,
        notes: true,
      },
    },
  ]);
});

test("rejecting notifies the applicant and creates no participant", async () => {
  const id = await apply();
  expect(await review(id, "rejected", rita, "Too far away")).toEqual({
    ok: true,
    participantId: null,
  });
  const { application, participants, written, changes } = await recordsOf(id);
  expect(application).toMatchObject({ applicationStatus: "rejected", adminNotes: "Too far away" });
  expect(participants).toEqual([]);
  expect(written).toHaveLength(1);
  expect(changes.map(({ action }) => action)).toEqual(["application.reject"]);
});

test("only the first of concurrent decisions counts; others are rejected as reviewed", async () => {
  const id = await apply();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      review(id, index % 2 ? "rejected" : "approved", index < 4 ? rita : iris),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const { application, participants, written, changes } = await recordsOf(id);
  const status = application?.applicationStatus;
  const refused = outcomes.filter(({ ok }) => !ok);
  const reviewedAt = application?.reviewedAt;
  expect(refused).toEqual(
    refused.map(() => ({ ok: false, code: "already_reviewed", status, reviewedAt })),
  );
  expect(participants).toHaveLength(status === "approved" ? 1 : 0);
  expect([written.length, changes.length]).toEqual([1, 1]);
});

test("a second reviewer can't change the notes or the decision", async () => {
  const id = await apply();
  await review(id, "approved", rita, "Good area");
  const before = await recordsOf(id);
  platform().passTime(60_000);
  expect(await review(id, "rejected", iris, "No")).toMatchObject({ code: "already_reviewed" });
  expect(await recordsOf(id)).toEqual(before);
  expect(await review(newId(), "approved")).toEqual({ ok: false, code: "not_found" });
});

const emailConfirmedAt = new Date("2026-11-20T14:00:00Z");

test("concurrent approvals of two applications with one address share an account", async () => {
  const email = "Two@Waco.example";
  const ids = [
    await apply({ email, emailConfirmedAt }),
    await apply({ email: email.toLowerCase(), emailConfirmedAt }),
    await apply({ email, emailConfirmedAt }),
  ];
  await Promise.all(ids.map((id) => review(id, "approved")));
  const records = await Promise.all(ids.map(recordsOf));
  const accounts = records.map(({ participants }) => participants[0]?.contractorId);
  expect(new Set(accounts).size).toBe(1);
});

test("the account of the same business is used if several match", async () => {
  const account = {
    name: "Ann Lee",
    email: "ANN@three.example",
    emailVerifiedAt: emailConfirmedAt,
  };
  const chosen = newId();
  await query()
    .insert(contractorAccounts)
    .values([
      { ...account, businessName: "Another one" },
      { ...account, id: chosen, businessName: "waco three" },
    ]);
  const id = await apply({
    email: "ann@three.example",
    businessName: "Waco Three",
    emailConfirmedAt,
  });
  await review(id, "approved");
  expect((await recordsOf(id)).participants).toMatchObject([{ contractorId: chosen }]);
});

test("a failed approval rolls back completely", async () => {
  // The application already has a participant, so the last insert fails.
  const id = await apply();
  await query()
    .insert(revenueShareParticipants)
    .values({
      applicationId: id,
      contractorId: (await query().select().from(contractorAccounts).limit(1))[0]?.id ?? "",
    });
  const before = await recordsOf(id);
  await expect(review(id, "approved")).rejects.toThrow();
  expect(await recordsOf(id)).toEqual(before);
});

test("pages through lists without gaps or repeats, and counts each state", async () => {
  const counts = await countApplications(platform(), rita);
  const sameMoment = new Date("2026-11-01T00:00:00Z");
  for (let n = 0; n < 45; n += 1) await apply({ createdAt: sameMoment });
  expect(await countApplications(platform(), rita)).toEqual({
    ...counts,
    pending: counts.pending + 45,
  });
  const seen: string[] = [];
  for (let before: string | null = null, first = true; first || before; first = false) {
    const page = await listApplications(platform(), rita, { status: "pending" }, before);
    expect(page.rows.length).toBeLessThanOrEqual(20);
    seen.push(...page.rows.map(({ id }) => id));
    before = page.next;
  }
  expect(seen).toHaveLength(counts.pending + 45);
  expect(new Set(seen).size).toBe(seen.length);
  const { rows: participants } = await listParticipants(platform(), rita, {}, null);
  expect(participants[0]).toMatchObject({ leads: 0, conversions: 0, commissionCents: 0 });
});
