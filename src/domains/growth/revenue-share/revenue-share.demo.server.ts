import { and, eq, inArray, lte } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import { demoLeads } from "~/domains/leads/leads.demo.ts";
import { markSample } from "~/domains/shared/index.server.ts";
import { citySlug } from "~/domains/shared/index.ts";
import type { Demo, DemoPart } from "~/domains/shared/shared.demo.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { demoApplications, demoDeals, demoStatementReplies } from "../growth.demo.ts";
import { monthOf } from "./ledger/months.ts";
import { recordParticipation } from "./participants/manage-participants.server.ts";
import {
  commissionEntries,
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
  statementReplies,
} from "./revenue-share.tables.server.ts";
import { commissionOf, defaultCommissionRate, fromCents } from "./revenue-share.ts";

/** The author of the demo's commissions. */
const bookkeeper = {
  actorId: "00000000-0000-0000-0000-000000000000",
  actorEmail: "demo@hearthline.example",
};

/** Applications, and participants with leads and commissions. */
export const revenueShareDemo: DemoPart = async (demo) => {
  const { tx } = demo.work;
  for (const [index, application] of demoApplications.entries()) {
    const at = demo.ago(40 - index * 7);
    const id = newId(at.getTime());
    const phone = `(480) 555-01${80 + index}`;
    await tx.insert(revenueShareApplications).values({
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
    await markSample(tx, "application", [id]);
    if (application.page === undefined) continue;
    const { contractorId } = demo.businesses[application.page] ?? demo.businesses[0];
    const participantId = newId(at.getTime());
    await tx.insert(revenueShareParticipants).values({
      id: participantId,
      contractorId,
      applicationId: id,
      leadPreferences: { services: application.services, service_areas: application.areas },
      joinedAt: at,
    });
    await recordParticipation(tx, participantId, "active", at);
    for (const deal of demoDeals.filter(({ page }) => page === application.page)) {
      await addDeal(demo, participantId, deal);
    }
    const reply = demoStatementReplies.find(({ page }) => page === application.page);
    if (reply) await addReply(demo, participantId, reply);
  }
  await countLeads(demo);
};

/** Counts leads for participants as if they had just arrived. */
async function countLeads({ work: { tx }, businesses }: Demo): Promise<void> {
  const shared = await tx
    .select({
      participantId: revenueShareParticipants.id,
      leadId: leads.id,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .innerJoin(
      revenueShareParticipants,
      and(
        eq(revenueShareParticipants.contractorId, leads.contractorId),
        lte(revenueShareParticipants.joinedAt, leads.createdAt),
      ),
    )
    .where(
      and(
        inArray(
          leads.pageId,
          businesses.map(({ pageId }) => pageId),
        ),
        inArray(
          leads.phone,
          demoLeads.map(({ phone }) => phone),
        ),
      ),
    );
  await tx.insert(revenueShareLeads).values(shared);
}

async function addDeal(
  { work: { tx }, ago }: Demo,
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
  { platform, work: { tx }, ago }: Demo,
  participantId: string,
  { kind, words, dollars, days }: (typeof demoStatementReplies)[number],
): Promise<void> {
  await tx.insert(statementReplies).values({
    ...bookkeeper,
    participantId,
    month: monthOf(ago(days), platform.settings.timeZone),
    kind,
    text: words,
    amountCents: commissionOf(dollars * 100, defaultCommissionRate),
    createdAt: ago(1),
  });
}
