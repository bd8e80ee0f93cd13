import { and, asc, eq, sql } from "drizzle-orm";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { openContractorAccount } from "~/features/contractors/record-contractor.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Work } from "~/platform/transaction.server.ts";
import { type ApplicationRow, applicationDecided } from "./revenue-share.emails.server.ts";
import {
  revenueShareApplications,
  revenueShareParticipants,
} from "./revenue-share.tables.server.ts";
import { defaultCommissionRate } from "./revenue-share.ts";

export type Review = { decision: "approved" | "rejected"; adminNotes: string | null };

export type Reviewed =
  | { ok: true; before: ApplicationRow; after: ApplicationRow; participantId: string | null }
  | { ok: false; code: "already_reviewed" | "not_found" };

/**
 * Decides on a pending application, inside the caller's transaction (decisions 21): its status,
 * notes and time, and on approval the participant with its account. A second reviewer is told that
 * it was already reviewed, and nothing changes.
 */
export async function reviewApplication(work: Work, id: string, review: Review): Promise<Reviewed> {
  const { tx, now } = work;
  const [before] = await tx
    .select()
    .from(revenueShareApplications)
    .where(eq(revenueShareApplications.id, id))
    .for("update");
  if (!before) return { ok: false, code: "not_found" };
  if (before.applicationStatus !== "pending") return { ok: false, code: "already_reviewed" };
  const [after] = await tx
    .update(revenueShareApplications)
    .set({
      applicationStatus: review.decision,
      adminNotes: review.adminNotes,
      reviewedAt: now,
      updatedAt: now,
    })
    .where(eq(revenueShareApplications.id, id))
    .returning();
  if (!after) throw new Error("The application was not updated");
  const participantId = review.decision === "approved" ? await addParticipant(work, after) : null;
  await queueEmail(work, applicationDecided, {
    to: after.email,
    cause: `application-decided:${id}`,
    subjectId: id,
    params: { applicationId: id },
  });
  return { ok: true, before, after, participantId };
}

async function addParticipant(work: Work, application: ApplicationRow): Promise<string> {
  const contractorId =
    (await findAccount(work, application.email, application.businessName)) ??
    (await openContractorAccount(work, {
      businessName: application.businessName,
      name: application.contactName,
      email: application.email,
      phone: application.phone,
      city: application.serviceAreas[0] ?? null,
      state: null,
      plan: null,
    }));
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
      notificationSettings: {
        email: application.emailNotifications,
        sms: application.smsNotifications,
      },
      joinedAt: work.now,
    })
    .returning({ id: revenueShareParticipants.id });
  if (!participant) throw new Error("The participant was not added");
  return participant.id;
}

/** The account of this e-mail address, rather the one of the same business, else the oldest. */
async function findAccount(
  { tx }: Work,
  email: string,
  businessName: string,
): Promise<string | null> {
  const [account] = await tx
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(and(sql`lower(${contractorAccounts.email}) = lower(${email})`))
    .orderBy(
      sql`lower(${contractorAccounts.businessName}) = lower(${businessName}) desc`,
      asc(contractorAccounts.createdAt),
    )
    .limit(1);
  return account?.id ?? null;
}
