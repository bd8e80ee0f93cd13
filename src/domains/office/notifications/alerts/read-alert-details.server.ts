import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { isDelivered, leadEnquiries, leads } from "~/domains/leads/index.server.ts";
import { urgencyLabels } from "~/domains/leads/index.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { notifications } from "../notifications.tables.server.ts";
import { notificationText } from "../notifications.text.en.ts";

/** What an email contains beyond the lock screen text; `phone` is in E.164. */
export type AlertDetails = {
  details: [label: string, value: string | null][];
  phone: string | null;
  phoneExtension: string | null;
};

const { details: labels } = notificationText;

type Notification = typeof notifications.$inferSelect;

/** The CRM shows the full text. */
const maxShown = 2_000;
const none: AlertDetails = { details: [], phone: null, phoneExtension: null };

/**
 * The customer of an alert, with their number and request, for the email to a member. Texts and
 * push messages contain none of it.
 */
export async function readAlertDetails(
  database: Reader,
  notification: Notification,
): Promise<AlertDetails> {
  const { leadId, visitId, contractorId } = notification;
  if (visitId) return readVisit(database, visitId, contractorId);
  if (!leadId) return none;
  const [lead] = await database
    .select({
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
      email: leads.email,
      need: leadEnquiries.need,
      zipCode: leadEnquiries.zipCode,
      urgency: leadEnquiries.urgency,
    })
    .from(leads)
    .innerJoin(leadEnquiries, eq(leadEnquiries.leadId, leads.id))
    .where(and(eq(leads.id, leadId), isDelivered))
    .orderBy(desc(leadEnquiries.createdAt))
    .limit(1);
  if (!lead) return none;
  const { phone, phoneExtension, email, need, zipCode, urgency } = lead;
  const reply = await readReply(database, notification);
  return {
    phone,
    phoneExtension,
    details: [
      [labels.message, reply],
      [labels.phone, formatPhone(phone, phoneExtension)],
      [labels.email, email],
      [labels.request, need.slice(0, maxShown)],
      [labels.zipCode, zipCode],
      [labels.urgency, urgencyLabels[urgency]],
    ],
  };
}

async function readVisit(
  database: Reader,
  visitId: string,
  contractorId: string,
): Promise<AlertDetails> {
  const [visit] = await database
    .select({
      phone: workOrders.phone,
      phoneExtension: workOrders.phoneExtension,
      email: workOrders.email,
      address: workOrders.address,
    })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(and(eq(visits.id, visitId), eq(visits.contractorId, contractorId)));
  if (!visit) return none;
  const { phone, phoneExtension, email, address } = visit;
  return {
    phone,
    phoneExtension,
    details: [
      [labels.phone, formatPhone(phone, phoneExtension)],
      [labels.email, email],
      [labels.address, address],
    ],
  };
}

/** The text of the reply that an alert is about. */
async function readReply(
  database: Reader,
  { cause, contractorId }: Notification,
): Promise<string | null> {
  const [causeKind, id] = cause.split(":");
  if (causeKind !== "reply" || !id) return null;
  const [message] = await database
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.contractorId, contractorId),
        sql`${messages.id}::text = ${id}`,
        isNotNull(messages.text),
      ),
    );
  return message?.text?.slice(0, maxShown) ?? null;
}
