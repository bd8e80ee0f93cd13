import { and, desc, eq } from "drizzle-orm";
import { enrollments } from "~/domains/follow-ups/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { findOrCreateConversations, leads } from "~/domains/leads/index.server.ts";
import { displayPhone } from "~/domains/phone-numbers/index.server.ts";
import { describeRule } from "~/domains/schedule/recurrences/recurrences.ts";
import {
  type Recurrence,
  recurrences,
  visits,
  workOrders,
} from "~/domains/schedule/schedule.tables.server.ts";
import { changeVisitLink } from "~/domains/schedule/visit-offers/visit-links.server.ts";
import { formatArrival } from "~/domains/schedule/visits/visit-clock.ts";
import { dayOf, localTime } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { visitNoticeText } from "./visit-notices.text.en.ts";

/** A visit with its customer and the contents of their notices; null if it was deleted. */
export async function loadVisitNotice(
  platform: Pick<Platform, "settings" | "fingerprint" | "clock">,
  database: Reader,
  visitId: string,
) {
  const [row] = await database
    .select({
      visit: visits,
      job: workOrders,
      recurrence: recurrences,
      businessName: contractorAccounts.businessName,
      businessPhone: displayPhone(contractorAccounts.id, contractorAccounts.phone),
      businessEmail: contractorAccounts.email,
    })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .leftJoin(recurrences, eq(recurrences.id, visits.recurrenceId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, visits.contractorId))
    .where(eq(visits.id, visitId));
  if (!row) return null;
  const { visit, job, recurrence, businessName, businessEmail } = row;
  const zone = await findBusinessZone(database, visit.contractorId, platform.settings.timeZone);
  return {
    visit,
    job,
    zone,
    businessName,
    businessEmail,
    arrival: formatArrival(visit, zone),
    phone: formatPhone(row.businessPhone),
    link: await changeVisitLink(platform, database, visit),
    also: describeOtherVisits(visit, recurrence),
    /** Whether it's a later visit of a recurring job, not the first. */
    isFurther: recurrence !== null && recurrence.firstDay !== visit.recurrenceDay,
    /** Whether it's still at the recurring job's day and time. */
    isAsPlanned:
      recurrence !== null &&
      dayOf(visit.startsAt, zone) === visit.recurrenceDay &&
      localTime(visit.startsAt, zone).minutes === recurrence.startMinutes,
  };
}

/** What a notice adds about the other visits of a recurring job. */
function describeOtherVisits(
  { state, recurrenceDay, movedAt }: typeof visits.$inferSelect,
  recurrence: Recurrence | null,
): string | null {
  if (!recurrence) return null;
  const { rule, firstDay, lastDay, stoppedAt } = recurrence;
  if (state === "canceled") {
    const isEnded = stoppedAt && lastDay && recurrenceDay && recurrenceDay > lastDay;
    return isEnded ? visitNoticeText.laterCanceled : null;
  }
  if (stoppedAt || recurrenceDay !== firstDay) return null;
  const frequency = describeRule(rule, firstDay);
  // This move created the recurring job, so the later visits moved too.
  const isFirstNotice = movedAt?.getTime() === recurrence.createdAt.getTime();
  return isFirstNotice
    ? visitNoticeText.laterMoved(frequency)
    : visitNoticeText.nextVisits(frequency);
}

export type Notified = NonNullable<Awaited<ReturnType<typeof loadVisitNotice>>>;

/** The conversation with a lead's person, for threading replies; null if there is none. */
export async function findConversation(database: Reader, leadId: string | null) {
  if (!leadId) return null;
  const [enrollment] = await database
    .select({ id: enrollments.conversationId })
    .from(enrollments)
    .where(eq(enrollments.leadId, leadId))
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1);
  return enrollment?.id ?? null;
}

/**
 * The same for an email to a job's address: null unless it's the lead's own. Anyone who booked with
 * another address must not reply, or choose messages, in the lead's name.
 */
export async function findConversationOfMail(
  database: Reader,
  { leadId, email }: { leadId: string | null; email: string | null },
) {
  if (!leadId || !email) return null;
  const matchingLeads = await database.$count(
    leads,
    and(eq(leads.id, leadId), eq(leads.email, email)),
  );
  return matchingLeads > 0 ? findConversation(database, leadId) : null;
}

type Customer = {
  contractorId: string;
  leadId: string | null;
  customerName: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
};

/**
 * A business's conversation with a job's customer: the lead's, or the one with their number or
 * email, created if missing. Null if they have neither.
 */
export async function ensureCustomerConversation(
  work: UnitOfWork,
  { leadId, customerName: name, ...customer }: Customer,
): Promise<string | null> {
  const conversation = await findConversation(work.tx, leadId);
  if (conversation) return conversation;
  const { contractorId, phone, phoneExtension, email } = customer;
  if (!phone && !email) return null;
  const person = { contractorId, name, phone, phoneExtension, email };
  const [opened] = await findOrCreateConversations(work, [person]);
  return opened ?? null;
}
