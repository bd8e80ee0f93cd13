import { and, desc, eq, sql } from "drizzle-orm";
import {
  cardCheckouts,
  cardDisputes,
  invoices,
  jobEstimates,
} from "~/domains/billing/index.server.ts";
import { estimateName, invoiceName } from "~/domains/billing/index.ts";
import { leadReports } from "~/domains/growth/index.server.ts";
import {
  conversations,
  isDelivered,
  leadEnquiries,
  leads,
  leadTasks,
} from "~/domains/leads/index.server.ts";
import { urgencyLabels } from "~/domains/leads/index.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import { formatArrival } from "~/domains/schedule/index.ts";
import { dayOf, formatCents, longDay } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import type { notifications } from "../notifications.tables.server.ts";
import { notificationText, notificationText as text } from "../notifications.text.en.ts";
import { notificationKinds } from "../notifications.ts";
import { redactForLockScreen } from "./lock-screen.ts";

/** An alert as a lock screen may show it: a name, a town, and the subject, without numbers or addresses. */
export type Described = {
  title: string;
  body: string;
  /** Of the screen it links to. */
  path: string;
};

type Notification = typeof notifications.$inferSelect;

/** Null when its subject was deleted. */
export async function describeNotification(
  database: Reader,
  notification: Notification,
  zone: string,
): Promise<Described | null> {
  const { kind, leadId, visitId, disputeId, contractorId } = notification;
  if (visitId) {
    const [row] = await database
      .select({ visit: allColumns(visits), name: workOrders.customerName, what: workOrders.what })
      .from(visits)
      .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
      .where(and(eq(visits.id, visitId), eq(visits.contractorId, contractorId)));
    if (!row) return null;
    const { visit, name, what } = row;
    return {
      title: text.titles[kind](name),
      body: text.visit(formatArrival(visit, zone), what),
      path: `/crm/schedule/visits/${visitId}`,
    };
  }
  if (disputeId) {
    const dispute = await describeDispute(database, { disputeId, contractorId }, zone);
    return (
      dispute && { title: text.titles[kind](dispute.name), body: dispute.body, path: dispute.path }
    );
  }
  const document = await describeDocument(database, notification);
  if (document) return document;
  if (!leadId) return describeReply(database, notification);
  const [lead] = await database
    .select({
      name: leads.name,
      service: seoPages.service,
      city: seoPages.city,
      urgency: leadEnquiries.urgency,
    })
    .from(leads)
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .innerJoin(leadEnquiries, eq(leadEnquiries.leadId, leads.id))
    .where(and(eq(leads.id, leadId), isDelivered))
    .orderBy(desc(leadEnquiries.createdAt))
    .limit(1);
  if (!lead) return null;
  const { name, city, urgency } = lead;
  const place = { service: serviceTitle(lead.service), city };
  const title = await titleAboutLead(database, notification, name);
  return {
    title: title ?? text.titles[kind](name),
    body: title ? text.place(place) : text.lead({ ...place, urgency: urgencyLabels[urgency] }),
    path: `/crm/leads/${leadId}`,
  };
}

/** Which task is due, or how a report was decided; null for a kind about the lead itself. */
async function titleAboutLead(
  database: Reader,
  { kind, cause, contractorId }: Notification,
  name: string,
): Promise<string | null> {
  const id = cause.split(":")[1] ?? "";
  if (kind === "task-due") {
    const [task] = await database
      .select({ text: leadTasks.text })
      .from(leadTasks)
      .where(and(eq(leadTasks.id, id), eq(leadTasks.contractorId, contractorId)));
    return task ? text.taskDue(redactForLockScreen(task.text), name) : null;
  }
  if (kind !== "report-decided") return null;
  const [report] = await database
    .select({ state: leadReports.state })
    .from(leadReports)
    .where(and(eq(leadReports.id, id), eq(leadReports.contractorId, contractorId)));
  return report ? text.reportDecided(report.state === "accepted", name) : null;
}

/** An estimate or invoice that a customer viewed, responded to, or paid. */
async function describeDocument(
  database: Reader,
  { kind, estimateId, invoiceId, contractorId }: Notification,
): Promise<Described | null> {
  if (estimateId) {
    const [jobEstimate] = await database
      .select()
      .from(jobEstimates)
      .where(and(eq(jobEstimates.id, estimateId), eq(jobEstimates.contractorId, contractorId)));
    if (!jobEstimate) return null;
    const { number, what, lowCents, highCents } = jobEstimate;
    const low = formatCents(lowCents);
    const price = lowCents === highCents ? low : text.priceRange(low, formatCents(highCents));
    return {
      title: text.titles[kind](jobEstimate.customerName),
      body: text.document({ name: estimateName(number), what: redactForLockScreen(what), price }),
      path: `/crm/estimates/${estimateId}`,
    };
  }
  if (!invoiceId) return null;
  const [invoice] = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.contractorId, contractorId)));
  if (!invoice) return null;
  const { number, what, totalCents } = invoice;
  return {
    title: text.titles[kind](invoice.customerName),
    body: text.document({
      name: invoiceName(number),
      what: redactForLockScreen(what),
      price: formatCents(totalCents),
    }),
    path: `/crm/invoices/${invoiceId}`,
  };
}

/**
 * A reply or missed call of someone who isn't a lead, found by its cause: the message, or its
 * conversation.
 */
async function describeReply(
  database: Reader,
  { kind, cause, contractorId }: Notification,
): Promise<Described | null> {
  const [causeKind, id] = cause.split(":");
  if ((causeKind !== "reply" && causeKind !== "call") || !id) return null;
  const [conversation] = await database
    .select({ id: conversations.id, name: conversations.name })
    .from(conversations)
    .where(
      and(
        eq(conversations.contractorId, contractorId),
        sql`${conversations.id} in (${id}::uuid, (select conversation_id from ${messages} where id = ${id}::uuid))`,
      ),
    );
  if (!conversation) return null;
  return {
    title: text.titles[kind](conversation.name),
    body: text.openInbox,
    path: `/crm/conversations/${conversation.id}`,
  };
}

type Several = readonly Pick<Notification, "kind" | "isQuiet" | "textWaits">[];

/** Several alerts in one message, which contains no names. */
export function summarize(several: Several): Described {
  const byKind = Map.groupBy(several, ({ kind }) => kind);
  const parts = notificationKinds.flatMap((kind) => {
    const total = byKind.get(kind)?.length ?? 0;
    return total > 0 ? [text.totals[kind](total)] : [];
  });
  return {
    title: titleOfSeveral(several),
    body: parts.join(", "),
    path: "/crm",
  };
}

function titleOfSeveral(several: Several): string {
  const total = several.length;
  if (several.every(({ isQuiet }) => isQuiet)) return text.duringQuietHours(total);
  return several.some(({ textWaits }) => textWaits)
    ? text.moreAlerts(total)
    : text.newAlerts(total);
}

/**
 * The customer of a disputed payment, the amount and invoice, and the response deadline
 * (`payments.disputes`).
 */
async function describeDispute(
  database: Reader,
  { disputeId, contractorId }: { disputeId: string; contractorId: string },
  zone: string,
) {
  const [cardDispute] = await database
    .select({
      dispute: allColumns(cardDisputes),
      invoiceId: invoices.id,
      number: invoices.number,
      name: invoices.customerName,
    })
    .from(cardDisputes)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardDisputes.checkoutId))
    .innerJoin(invoices, eq(invoices.id, cardCheckouts.invoiceId))
    .where(and(eq(cardDisputes.id, disputeId), eq(cardDisputes.contractorId, contractorId)));
  if (!cardDispute) return null;
  const { dispute, invoiceId, number, name } = cardDispute;
  return {
    name,
    body: notificationText.dispute({
      amount: formatCents(dispute.cents),
      invoice: invoiceName(number),
      day: dispute.respondBy && longDay(dayOf(dispute.respondBy, zone)),
    }),
    path: `/crm/invoices/${invoiceId}`,
  };
}
