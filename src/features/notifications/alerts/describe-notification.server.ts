import { and, desc, eq, sql } from "drizzle-orm";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { serviceTitle } from "~/features/business-pages/business-pages.ts";
import { conversations } from "~/features/conversations/conversations.tables.server.ts";
import { leadEnquiries, leads } from "~/features/leads/leads.tables.server.ts";
import { urgencyLabels } from "~/features/leads/leads.ts";
import { isDelivered } from "~/features/leads/own/own-leads.server.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import { formatArrival } from "~/features/visits/visit-clock.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { notifications } from "../notifications.tables.server.ts";
import type { NotificationKind } from "../notifications.ts";
import { describeDispute } from "./describe-dispute.server.ts";

/**
 * What somebody is told, as a lock screen may show it: a name, a town and what it is about, no number
 * and no address (`notifications.lock-screen`).
 */
export type Described = {
  title: string;
  body: string;
  /** Of the screen that it leads to. */
  path: string;
};

type Notification = typeof notifications.$inferSelect;

const titles: Record<NotificationKind, (name: string) => string> = {
  lead: (name) => `New lead: ${name}`,
  reply: (name) => `${name} replied`,
  "ready-to-book": (name) => `Ready to book: ${name}`,
  "task-due": (name) => `Task due today: ${name}`,
  "visit-booked": (name) => `Appointment booked: ${name}`,
  "visit-moved": (name) => `Appointment moved: ${name}`,
  "visit-canceled": (name) => `Appointment canceled: ${name}`,
  "report-decided": (name) => `We reviewed the lead you reported: ${name}`,
  "payment-disputed": (name) => `${name} disputed a payment`,
};

/** Null when what it is about was deleted. */
export async function describeNotification(
  database: Reader,
  notification: Notification,
  zone: string,
): Promise<Described | null> {
  const { kind, leadId, visitId, disputeId, contractorId } = notification;
  if (visitId) {
    const [found] = await database
      .select({ visit: visits, name: workOrders.customerName, what: workOrders.what })
      .from(visits)
      .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
      .where(and(eq(visits.id, visitId), eq(visits.contractorId, contractorId)));
    if (!found) return null;
    const { visit, name, what } = found;
    return {
      title: titles[kind](name),
      body: `${formatArrival(visit, zone)}. ${what}`,
      path: `/crm/schedule/visits/${visitId}`,
    };
  }
  if (disputeId) {
    const found = await describeDispute(database, { disputeId, contractorId }, zone);
    return found && { title: titles[kind](found.name), body: found.body, path: found.path };
  }
  if (!leadId) return describeReply(database, notification);
  const [found] = await database
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
  if (!found) return null;
  const { name, service, city, urgency } = found;
  return {
    title: titles[kind](name),
    body: `${serviceTitle(service)} in ${city}. ${urgencyLabels[urgency]}`,
    path: `/crm/leads/${leadId}`,
  };
}

/** An answer of somebody who is no lead, found by what told it: the message, or its conversation. */
async function describeReply(
  database: Reader,
  { kind, cause, contractorId }: Notification,
): Promise<Described | null> {
  const [about, id] = cause.split(":");
  if (about !== "reply" || !id) return null;
  const [found] = await database
    .select({ id: conversations.id, name: conversations.name })
    .from(conversations)
    .where(
      and(
        eq(conversations.contractorId, contractorId),
        sql`${conversations.id} in (${id}::uuid, (select conversation_id from ${messages} where id = ${id}::uuid))`,
      ),
    );
  if (!found) return null;
  return {
    title: titles[kind](found.name),
    body: "Open it in your inbox",
    path: `/crm/conversations/${found.id}`,
  };
}

type Several = readonly Pick<Notification, "kind" | "isQuiet" | "textWaits">[];

/** Several at once, which name nobody. */
export function summarize(several: Several): Described {
  const kinds = several.map(({ kind }) => kind);
  const leadTotal = kinds.filter((kind) => kind === "lead").length;
  const ready = kinds.filter((kind) => kind === "ready-to-book").length;
  const parts = [
    leadTotal > 0 ? `${leadTotal} new ${leadTotal === 1 ? "lead" : "leads"}` : "",
    ready > 0 ? `${ready} ready to book` : "",
  ].filter(Boolean);
  return {
    title: titleOfSeveral(several),
    body: parts.join(", ") || "Replies and appointments",
    path: "/crm",
  };
}

function titleOfSeveral(several: Several): string {
  const total = several.length;
  if (several.every(({ isQuiet }) => isQuiet)) return `${total} alerts during quiet hours`;
  return several.some(({ textWaits }) => textWaits)
    ? `${total} more alerts`
    : `${total} new alerts`;
}
