import { and, eq, ne, sql } from "drizzle-orm";
import { openContractorAccount } from "~/domains/identity/contractors/record-contractor.server.ts";
import { ensureFirstOwner } from "~/domains/identity/members/first-owner.server.ts";
import { holdLock } from "~/domains/shared/access/hold-lock.server.ts";
import { isSample, markSample } from "~/domains/shared/sample-records/mark-sample.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findAccounts } from "../applications/find-account.server.ts";
import {
  type revenueShareApplications,
  revenueShareParticipants,
} from "../revenue-share.tables.server.ts";
import { defaultCommissionRate } from "../revenue-share.ts";
import { noteParticipation } from "./participation.server.ts";

type Application = typeof revenueShareApplications.$inferSelect;
type Choices = { email: boolean; sms: boolean };

/**
 * Makes the participant of an approved application: active, at the usual rate, wanting what it said.
 * The contractor's account is the one of its e-mail address when the applicant
 * confirmed that address, else a new one.
 * @returns the participant, and whether it was attached to an account that was there
 */
export async function addParticipant(
  work: UnitOfWork,
  application: Application,
): Promise<{ participantId: string; attached: boolean }> {
  const account = await findAccount(work, application);
  const contractorId = account ?? (await openAccount(work, application));
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
        ? await keepChoices(work, account, application)
        : { email: application.emailNotifications, sms: application.smsNotifications },
      joinedAt: work.now,
    })
    .returning({ id: revenueShareParticipants.id });
  if (!participant) throw new Error("The participant was not added");
  await noteParticipation(work.tx, participant.id, "active", work.now);
  return { participantId: participant.id, attached: account !== null };
}

/**
 * The account to attach to. Two approvals for one address take turns here, so that they do not both
 * open one.
 */
async function findAccount({ tx }: UnitOfWork, application: Application): Promise<string | null> {
  if (!isConfirmed(application)) return null;
  await holdLock(tx, "contractor-account", application.email.toLowerCase());
  const [account] = await findAccounts(tx, [application.id]);
  return account?.id ?? null;
}

/** Whether the applicant proved that the address is theirs. */
function isConfirmed(application: Application): boolean {
  return application.emailConfirmedAt !== null;
}

/**
 * What an account that is there already is told of stays as it is:
 * as in its earlier participation, else it goes on getting its alerts by e-mail.
 */
async function keepChoices(
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
  // No text is sent to an account without a participation, so texts are a first choice.
  return earlier?.choices ?? { email: true, sms: application.smsNotifications };
}

/** The account of a sample application is sample data too, and is deleted with it. */
async function openAccount(work: UnitOfWork, application: Application): Promise<string> {
  const contractorId = await openContractorAccount(work, {
    businessName: application.businessName,
    name: application.contactName,
    email: application.email,
    phone: application.phone,
    // Where they work is not where they are.
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
