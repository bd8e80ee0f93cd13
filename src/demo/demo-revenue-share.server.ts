import { and, eq, inArray, lte } from "drizzle-orm";
import { affiliateProgramMembers } from "~/domains/growth/growth.tables.server.ts";
import { recordParticipation } from "~/domains/growth/index.server.ts";
import { commissionOf, defaultCommissionRate, fromCents, monthOf } from "~/domains/growth/index.ts";
import {
  commissionEntries,
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
  statementReplies,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { markSample } from "~/domains/shared/index.server.ts";
import { citySlug } from "~/domains/shared/index.ts";
import { attributions, sampleRecords } from "~/domains/shared/shared.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import type { Demo, LivePage } from "./demo-data.server.ts";
import {
  demoAffiliates,
  demoApplications,
  demoDeals,
  demoReferrals,
  demoStatementReplies,
} from "./samples/contractors.ts";

/** The author of the demo's commissions. */
const bookkeeper = {
  actorId: "00000000-0000-0000-0000-000000000000",
  actorEmail: "demo@hearthline.example",
};

/** Adds applications, participants with leads and commissions, and affiliates with their referrals. */
export async function addRevenueShare(
  demo: Demo,
  pages: LivePage[],
  timeZone: string,
): Promise<void> {
  for (const [index, application] of demoApplications.entries()) {
    const at = demo.ago(40 - index * 7);
    const id = newId(at.getTime());
    const phone = `(480) 555-01${80 + index}`;
    await demo.tx.insert(revenueShareApplications).values({
      id,
      businessName: application.businessName,
      contactName: application.contactName,
      email:
        `${application.contactName.split(" ")[0]}@${citySlug(application.businessName)}.example`.toLowerCase(),
      phone,
      phoneE164: normalizePhone(phone),
      services: [...application.services],
      serviceAreas: [...application.areas],
      yearsExperience: application.years,
      currentMonthlyLeads: index * 4,
      targetMonthlyLeads: 20 + index * 5,
      leadValueRange: application.range,
      agreedToTerms: true,
      emailConfirmedAt: application.confirmed ? at : null,
      applicationStatus: application.status,
      reviewedAt: application.status === "pending" ? null : at,
      createdAt: at,
      updatedAt: at,
    });
    await markSample(demo.tx, "application", [id]);
    const contractor = application.page === undefined ? undefined : pages[application.page];
    if (!contractor) continue;
    const participantId = newId(at.getTime());
    await demo.tx.insert(revenueShareParticipants).values({
      id: participantId,
      contractorId: contractor.contractorId,
      applicationId: id,
      leadPreferences: { services: application.services, service_areas: application.areas },
      joinedAt: at,
    });
    await recordParticipation(demo.tx, participantId, "active", at);
    for (const deal of demoDeals.filter(({ page }) => page === application.page)) {
      await addDeal(demo, participantId, deal);
    }
    const reply = demoStatementReplies.find(({ page }) => page === application.page);
    if (reply) await addReply(demo, participantId, reply, timeZone);
  }
  await addAffiliates(demo);
}

/** Counts the demo's leads for participants as if they had just arrived. */
export async function countLeads({ tx }: Demo, pages: readonly LivePage[]): Promise<void> {
  const theirs = await tx
    .select({ participantId: revenueShareParticipants.id, lead: leads })
    .from(leads)
    .innerJoin(
      revenueShareParticipants,
      and(
        eq(revenueShareParticipants.contractorId, leads.contractorId),
        lte(revenueShareParticipants.joinedAt, leads.createdAt),
      ),
    )
    .where(
      inArray(
        leads.contractorId,
        pages.map(({ contractorId }) => contractorId),
      ),
    );
  if (theirs.length === 0) return;
  await tx.insert(revenueShareLeads).values(
    theirs.map(({ participantId, lead }) => ({
      participantId,
      leadId: lead.id,
      createdAt: lead.createdAt,
    })),
  );
}

async function addDeal(
  { tx, ago }: Demo,
  participantId: string,
  { dollars, days }: (typeof demoDeals)[number],
): Promise<void> {
  const at = ago(days);
  const leadId = newId(at.getTime());
  const dealCents = dollars === null ? null : dollars * 100;
  const rate = defaultCommissionRate;
  const amountCents = dealCents === null ? null : commissionOf(dealCents, rate);
  await tx.insert(revenueShareLeads).values({
    id: leadId,
    participantId,
    conversionStatus: amountCents === null ? "lost" : "converted",
    commissionAmount: amountCents === null ? null : fromCents(amountCents),
    markedAt: at,
    createdAt: at,
  });
  if (amountCents === null) return;
  await tx.insert(commissionEntries).values({
    ...bookkeeper,
    id: newId(at.getTime()),
    participantId,
    leadId,
    kind: "commission",
    amountCents,
    dealCents,
    rate,
    createdAt: at,
  });
}

/** Adds a participant's reply to the statement that lists a deal. */
async function addReply(
  { tx, ago }: Demo,
  participantId: string,
  { kind, words, dollars, days }: (typeof demoStatementReplies)[number],
  timeZone: string,
): Promise<void> {
  await tx.insert(statementReplies).values({
    ...bookkeeper,
    participantId,
    month: monthOf(ago(days), timeZone),
    kind,
    words,
    amountCents: commissionOf(dollars * 100, defaultCommissionRate),
    createdAt: ago(1),
  });
}

async function addAffiliates({ tx, ago }: Demo): Promise<void> {
  const partners = await tx
    .insert(affiliateProgramMembers)
    .values(
      demoAffiliates.map(({ name, code, status }, index) => ({
        name,
        email: `${code.toLowerCase()}@partners.example`,
        referralCode: code,
        status,
        createdAt: ago(90 - index),
      })),
    )
    .returning({ id: affiliateProgramMembers.id });
  await markSample(
    tx,
    "affiliate",
    partners.map(({ id }) => id),
  );
  const submissions = await tx
    .select({ id: formSubmissions.id, businessName: formSubmissions.businessName })
    .from(formSubmissions)
    .innerJoin(
      sampleRecords,
      and(eq(sampleRecords.kind, "contractor"), eq(sampleRecords.id, formSubmissions.contractorId)),
    );
  for (const { code, businessName } of demoReferrals) {
    const submission = submissions.find((one) => one.businessName === businessName);
    if (!submission) throw new Error("A demo referral names no submission");
    const visit = {
      subject: "submission" as const,
      subjectId: submission.id,
      ref: code,
      landingPath: "/",
      visitedAt: ago(30),
    };
    await tx.insert(attributions).values([
      { ...visit, touch: "first" },
      { ...visit, touch: "last" },
    ]);
  }
}
