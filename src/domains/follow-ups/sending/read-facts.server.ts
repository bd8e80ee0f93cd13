import { type SQLWrapper, sql } from "drizzle-orm";
import { customerConsents, isDoNotContact, properties } from "~/domains/customers/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import {
  consentRecords,
  conversations,
  isDelivered,
  leadEnquiries,
  leadEvents,
  leads,
} from "~/domains/leads/index.server.ts";
import type { Urgency } from "~/domains/leads/index.ts";
import { messages, voicemailRecordings } from "~/domains/messaging/index.server.ts";
import type { Consent } from "~/domains/messaging/index.ts";
import { displayPhone, senders } from "~/domains/phone-numbers/index.server.ts";
import type { RegistrationState } from "~/domains/phone-numbers/index.ts";
import { mainPageFirst, seoPages } from "~/domains/storefront/index.server.ts";
import type { PageStatus } from "~/domains/storefront/index.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { enrollments, sends } from "../follow-ups.tables.server.ts";

/** A voicemail recording, and what it says: its name, or the spoken text. */
type Recording = { id: string; words: string };

/**
 * What is known about an enrollment when the gate runs, in one row; timestamps as the database
 * formats them.
 */
export type EnrollmentFacts = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  /** From the latest request that reached the business. */
  zipCode: string | null;
  need: string | null;
  urgency: Urgency | null;
  quarantined: boolean;
  movedOn: boolean;
  merged: boolean;
  replied: boolean;
  businessName: string;
  businessCity: string;
  businessPhone: string | null;
  businessZip: string | null;
  /** From its page; null if it lists none. */
  businessLicense: string | null;
  pageStatus: PageStatus;
  businessErased: boolean;
  /** The latest consent to texts of this kind; null if there is none. */
  informationalConsent: Consent | null;
  marketingConsent: Consent | null;
  /** The latest written consent to automated calls (`sms.voicemail`). */
  voiceConsent: Consent | null;
  /** Their customer record is marked "Do not contact". */
  doNotContact: boolean;
  /** The number can't receive texts, or several people share it (`people.shared`). */
  phoneUnusable: boolean;
  /** A reply may be an opt-out request; nothing automatic is sent until a person decides. */
  stopUnclear: boolean;
  /** When the person was last sent an automatic message on any channel. */
  lastAutomatedAt: string | null;
  /** The same, for texts and calls that didn't fail. */
  lastTextAt: string | null;
  wasTexted: boolean;
  /** Whether a voicemail drop to this person was started since the request of this follow-up, or of another running one. */
  wasCalled: boolean;
  /** The business's voicemail recordings, if its sequence has a voicemail. */
  recordings: Recording[];
  /** The latest due time of the done steps, in minutes after the request. */
  doneUpTo: number | null;
  senderPhone: string | null;
  registration: RegistrationState | null;
  refusedCode: number | null;
  textsPerSecond: number | null;
  textsPerDay: number | null;
  textsPerMonth: number | null;
  budgetCents: number | null;
  ownBudgetCents: number | null;
  /** Since when unusual texting has paused the business's automatic texts. */
  burstAt: string | null;
  allowsCaribbean: boolean | null;
};

/** The consent of a number's owner that a member recorded, as it's saved with each message. */
const consentRecorded = (contractorId: SQLWrapper, phone: SQLWrapper) => sql`(
  select jsonb_build_object('id', agreed.id, 'recordedAs', 'by a team member', 'wording', agreed.wording,
    'wordingVersion', null, 'businessName', null, 'givenBy', agreed.given_by, 'phone', agreed.phone,
    'givenAt', agreed.given_on, 'page', null, 'ipAddress', null, 'userAgent', null, 'way', agreed.way,
    'note', agreed.note, 'recordedBy', agreed.recorded_by)
  from ${customerConsents} agreed where agreed.contractor_id = ${contractorId}
    and agreed.phone = ${phone} and agreed.withdrawn_at is null
  order by agreed.created_at desc limit 1)`;

/** A consent given with a request, as it's saved with each message. */
const requestConsent = sql`jsonb_build_object('id', ${consentRecords.id}, 'recordedAs', 'request',
  'wording', ${consentRecords.wording}, 'wordingVersion', ${consentRecords.wordingVersion},
  'businessName', ${consentRecords.businessName}, 'givenBy', ${consentRecords.name},
  'phone', ${consentRecords.phone}, 'givenAt', ${consentRecords.createdAt}, 'page', ${consentRecords.page},
  'ipAddress', ${consentRecords.ipAddress}, 'userAgent', ${consentRecords.userAgent})`;

/** Whether a call was started in this follow-up, or in another one of the person that still ran then. */
const wasCalled = (conversationId: SQLWrapper, enrollmentId: SQLWrapper) => sql`exists (
  select from ${enrollments} of_person join ${sends} call on call.enrollment_id = of_person.id
  where of_person.conversation_id = ${conversationId} and call.channel = 'voicemail'
    and call.message_id is not null
    and (of_person.id = ${enrollmentId} or of_person.ended_at is null))`;

/** Loads the gate's facts for many enrollments in one query. */
export async function readFacts(
  database: Reader,
  ids: readonly string[],
): Promise<Map<string, EnrollmentFacts>> {
  // Consent for this exact number, in a request that isn't quarantined
  // (`leads.consent`); includes merged leads.
  const consented = (kind: string) => sql`(
    select ${requestConsent}
    from ${consentRecords} join ${leadEnquiries} on ${leadEnquiries.id} = ${consentRecords.enquiryId}
    where ${leadEnquiries.leadId} in (select l.id from ${leads} l where l.id = ${leads.id} or l.merged_into = ${leads.id})
      and ${consentRecords.kind} = ${kind}
      and ${consentRecords.phone} = ${leads.phone}
      and ${isDelivered}
    order by ${consentRecords.createdAt} desc limit 1)`;
  const { rows } = await database.execute<EnrollmentFacts>(sql`
    select ${enrollments.id} as id,
      ${leads.name} as name, ${leads.phone} as phone, ${leads.email} as email,
      ${leads.quarantined} as quarantined, ${leads.mergedInto} is not null as merged,
      latest.zip_code as "zipCode", latest.need as need, latest.urgency as urgency,
      exists (select from ${leadEvents} where ${leadEvents.leadId} = ${leads.id}
        and ${leadEvents.kind} = 'status_changed' and coalesce(${leadEvents.details}->>'cause', '') <> 'message'
        and ${leadEvents.createdAt} > ${enrollments.requestedAt}) as "movedOn",
      coalesce(${conversations.lastReplyAt} > ${enrollments.requestedAt}, false) as replied,
      ${seoPages.businessName} as "businessName", ${seoPages.city} as "businessCity",
      ${displayPhone(enrollments.contractorId, seoPages.phone, seoPages.id)} as "businessPhone", ${seoPages.zipCode} as "businessZip",
      ${seoPages.details} ->> 'license' as "businessLicense",
      ${seoPages.status} as "pageStatus", ${contractorAccounts.erasedAt} is not null as "businessErased",
      coalesce(${consented("informational_sms")}, ${consentRecorded(leads.contractorId, leads.phone)})
        as "informationalConsent",
      ${consented("marketing_sms")} as "marketingConsent",
      ${consented("marketing_voice")} as "voiceConsent",
      ${isDoNotContact(leads.customerId)} as "doNotContact",
      coalesce(${leads.phone} = any(${conversations.unusablePhones}), false)
        or ${leads.phoneShared} or ${conversations.phoneShared}
        or (select count(*) from ${leads} l where l.phone = ${leads.phone} and l.phone_shared
          and l.contractor_id = ${leads.contractorId}) > 1 as "phoneUnusable",
      ${conversations.stopCheckAt} is not null as "stopUnclear",
      ${conversations.lastAutomatedAt} as "lastAutomatedAt",
      (select max(text.created_at) from ${enrollments} of_person
        join ${sends} text on text.enrollment_id = of_person.id and text.channel in ('sms', 'voicemail')
        join ${messages} sent on sent.id = text.message_id and sent.state <> 'failed'
        where of_person.conversation_id = ${enrollments.conversationId}) as "lastTextAt",
      exists (select from ${sends} where ${sends.enrollmentId} = ${enrollments.id}
        and ${sends.channel} = 'sms' and ${sends.messageId} is not null) as "wasTexted",
      ${wasCalled(enrollments.conversationId, enrollments.id)} as "wasCalled",
      '[]'::jsonb as "recordings",
      (select (extract(epoch from max(${sends.dueAt}) - ${enrollments.requestedAt}) / 60)::integer from ${sends}
        where ${sends.enrollmentId} = ${enrollments.id}
        and ${sends.step} = any(${enrollments.doneSteps})) as "doneUpTo",
      ${senders.phone} as "senderPhone", ${senders.registration} as registration,
      ${senders.refusedCode} as "refusedCode",
      ${senders.textsPerSecond} as "textsPerSecond", ${senders.textsPerDay} as "textsPerDay",
      ${senders.textsPerMonth} as "textsPerMonth", ${senders.budgetCents} as "budgetCents",
      ${senders.ownBudgetCents} as "ownBudgetCents", ${senders.burstAt} as "burstAt",
      ${senders.allowsCaribbean} as "allowsCaribbean"
    from ${enrollments}
    join ${leads} on ${leads.id} = ${enrollments.leadId}
    join ${seoPages} on ${seoPages.id} = ${leads.pageId}
    join ${contractorAccounts} on ${contractorAccounts.id} = ${enrollments.contractorId}
    join ${conversations} on ${conversations.id} = ${enrollments.conversationId}
    left join lateral (
      select ${leadEnquiries.zipCode}, ${leadEnquiries.need}, ${leadEnquiries.urgency} from ${leadEnquiries}
      where ${leadEnquiries.leadId} = ${leads.id} and ${isDelivered}
      order by ${leadEnquiries.createdAt} desc limit 1
    ) latest on true
    left join ${senders} on ${senders.contractorId} = ${enrollments.contractorId}
    where ${isAnyOf(enrollments.id, ids)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The voicemail recordings of businesses, by business; empty without a query for none. */
export async function readRecordings(
  database: Reader,
  contractorIds: readonly string[],
): Promise<ReadonlyMap<string, Recording[]>> {
  if (contractorIds.length === 0) return new Map();
  const { id, contractorId, text, name } = voicemailRecordings;
  const rows = await database
    .select({ id, contractorId, words: sql<string>`coalesce(${text}, ${name})` })
    .from(voicemailRecordings)
    .where(isAnyOf(contractorId, contractorIds));
  return Map.groupBy(rows, (recording) => recording.contractorId);
}

/**
 * The same for a conversation with a customer who never submitted a request, in the name of the
 * business's main page; null if there is no such conversation or the business has no page.
 */
export async function readConversationFacts(
  database: Reader,
  conversationId: string,
): Promise<EnrollmentFacts | null> {
  const consented = (kind: string) => sql`(
    select ${requestConsent} from ${leads} join ${leadEnquiries} on ${leadEnquiries.leadId} = ${leads.id}
      join ${consentRecords} on ${consentRecords.enquiryId} = ${leadEnquiries.id}
    where ${leads.contractorId} = ${conversations.contractorId} and ${leads.phone} = ${conversations.phone}
      and ${consentRecords.kind} = ${kind} and ${consentRecords.phone} = ${conversations.phone} and ${isDelivered}
    order by ${consentRecords.createdAt} desc limit 1)`;
  const { rows } = await database.execute<EnrollmentFacts>(sql`
    select ${conversations.id} as id,
      ${conversations.name} as name, ${conversations.phone} as phone, ${conversations.email} as email,
      (select ${properties.zipCode} from ${properties}
        where ${properties.customerId} = ${conversations.customerId} and ${properties.zipCode} is not null
        order by ${properties.createdAt} limit 1) as "zipCode",
      null as need, null as urgency, false as quarantined, false as merged, false as "movedOn", false as replied,
      page.business_name as "businessName", page.city as "businessCity",
      ${displayPhone(conversations.contractorId, sql`page.phone`, sql`page.id`)} as "businessPhone",
      page.zip_code as "businessZip", page.details ->> 'license' as "businessLicense",
      page.status as "pageStatus", ${contractorAccounts.erasedAt} is not null as "businessErased",
      coalesce(${consented("informational_sms")}, ${consentRecorded(conversations.contractorId, conversations.phone)})
        as "informationalConsent",
      ${consented("marketing_sms")} as "marketingConsent",
      ${consented("marketing_voice")} as "voiceConsent",
      ${isDoNotContact(conversations.customerId)} as "doNotContact",
      coalesce(${conversations.phone} = any(${conversations.unusablePhones}), false)
        or ${conversations.phoneShared} as "phoneUnusable",
      ${conversations.stopCheckAt} is not null as "stopUnclear",
      ${conversations.lastAutomatedAt} as "lastAutomatedAt", null as "lastTextAt", false as "wasTexted",
      true as "wasCalled", '[]'::jsonb as "recordings",
      null as "doneUpTo", ${senders.phone} as "senderPhone", ${senders.registration} as registration,
      ${senders.refusedCode} as "refusedCode", ${senders.textsPerSecond} as "textsPerSecond",
      ${senders.textsPerDay} as "textsPerDay", ${senders.textsPerMonth} as "textsPerMonth",
      ${senders.budgetCents} as "budgetCents", ${senders.ownBudgetCents} as "ownBudgetCents",
      ${senders.burstAt} as "burstAt", ${senders.allowsCaribbean} as "allowsCaribbean"
    from ${conversations}
    join ${contractorAccounts} on ${contractorAccounts.id} = ${conversations.contractorId}
    join lateral (
      select ${seoPages.id}, ${seoPages.businessName}, ${seoPages.city}, ${seoPages.phone}, ${seoPages.zipCode},
        ${seoPages.details}, ${seoPages.status} from ${seoPages}
      where ${seoPages.contractorId} = ${conversations.contractorId}
      order by ${sql.join([...mainPageFirst], sql`, `)} limit 1
    ) page on true
    left join ${senders} on ${senders.contractorId} = ${conversations.contractorId}
    where ${conversations.id} = ${conversationId}`);
  return rows[0] ?? null;
}
