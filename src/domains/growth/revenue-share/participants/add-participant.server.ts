import { and, eq, ne, sql } from "drizzle-orm";
import { findAccounts } from "~/domains/growth/revenue-share/applications/match-applications.server.ts";
import { createContractorAccount, ensureFirstOwner } from "~/domains/identity/index.server.ts";
import { acquireLock, isSample, markSample } from "~/domains/shared/index.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  type revenueShareApplications,
  revenueShareParticipants,
} from "../revenue-share.tables.server.ts";
import { defaultCommissionRate } from "../revenue-share.ts";
import { recordParticipation } from "./manage-participants.server.ts";

type Application = typeof revenueShareApplications.$inferSelect;
type Choices = { email: boolean; sms: boolean };

/**
 * Creates the participant of an approved application: active, at the default rate, with its
 * preferences. The account is the one with the applicant's confirmed email address, else a new one.
 * @returns the participant, and whether it was attached to an existing account
 */
export async function addParticipant(
  work: UnitOfWork,
  application: Application,
): Promise<{ participantId: string; attached: boolean }> {
  const account = await findAccount(work, application);
  const contractorId = account ?? (await createParticipantAccount(work, application));
  await ensureFirstOwner(work, contractorId);
  const [participant] = await work.tx
    .insert(revenueShareParticipants)
    .values({
      contractorId,
      applicationId: application.id,
      status: "active",
      commissionRate: defaultCommissionRate,
      leadPreferences: {
        services: application.services,
        service_areas: application.serviceAreas,
        target_monthly_leads: application.targetMonthlyLeads,
        lead_value_range: application.leadValueRange,
      },
      notificationSettings: account
        ? await preserveAlertChoices(work, account, application)
        : { email: application.emailNotifications, sms: application.smsNotifications },
      joinedAt: work.now,
    })
    .returning({ id: revenueShareParticipants.id });
  if (!participant) throw new Error("The participant was not added");
  await recordParticipation(work.tx, participant.id, "active", work.now);
  return { participantId: participant.id, attached: account !== null };
}

/**
 * The account to attach to. Locks by address, so two approvals for one address don't both create
 * one.
 */
async function findAccount({ tx }: UnitOfWork, application: Application): Promise<string | null> {
  if (!isConfirmed(application)) return null;
  await acquireLock(tx, "contractor-account", application.email.toLowerCase());
  const [account] = await findAccounts(tx, [application.id]);
  return account?.id ?? null;
}

/** Whether the applicant confirmed the email address. */
function isConfirmed(application: Application): boolean {
  return application.emailConfirmedAt !== null;
}

/**
 * Notification choices of an existing account don't change: those of its earlier participation,
 * else email alerts stay on.
 */
async function preserveAlertChoices(
  { tx }: UnitOfWork,
  contractorId: string,
  application: Application,
): Promise<Choices> {
  const participant = revenueShareParticipants;
  const [earlier] = await tx
    .select({ choices: participant.notificationSettings })
    .from(participant)
    .where(and(eq(participant.contractorId, contractorId), ne(participant.status, "ended")))
    .orderBy(sql`${participant.status} = 'active' desc`, participant.joinedAt, participant.id)
    .limit(1);
  // Accounts without a participation get no texts, so texting is a new choice.
  return earlier?.choices ?? { email: true, sms: application.smsNotifications };
}

/** A sample application's account is sample data too, and is deleted with it. */
async function createParticipantAccount(
  work: UnitOfWork,
  application: Application,
): Promise<string> {
  const contractorId = await createContractorAccount(work, {
    businessName: application.businessName,
    name: application.contactName,
    email: application.email,
    phone: application.phone,
    // Service areas aren't their address.
    city: null,
    state: null,
    plan: null,
    emailVerifiedAt: application.emailConfirmedAt,
  });
  if (await isSample(work.tx, "application", application.id)) {
    await markSample(work.tx, "contractor", [contractorId]);
  }
  return contractorId;
}
