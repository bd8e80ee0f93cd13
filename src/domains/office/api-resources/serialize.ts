import type {
  FoundEstimate,
  findInvoice,
  ListedEstimate,
  ListedInvoice,
} from "~/domains/billing/index.server.ts";
import {
  calculateBalanceDue,
  type EstimateLine,
  estimateName,
  invoiceName,
  invoiceTotals,
  type Totals,
} from "~/domains/billing/index.ts";
import type { FoundConversation, ListedConversation } from "~/domains/inbox/index.server.ts";
import type { FoundOwnLead, OwnLead } from "~/domains/leads/index.server.ts";
import type { ListedVisit } from "~/domains/schedule/index.server.ts";
import { redactLinks } from "~/domains/shared/index.ts";
import type {
  ConversationInFull,
  ConversationRow,
  MessageRow,
} from "./conversation-resource.schema.ts";
import type { EstimateInFull, EstimateRow } from "./estimate-resource.schema.ts";
import type { InvoiceInFull, InvoiceRow } from "./invoice-resource.schema.ts";
import type { LeadInFull, LeadRow, VisitRow } from "./lead-resource.schema.ts";

/** A lead in a list, as the API returns it. */
export function serializeLead(lead: OwnLead): LeadRow {
  const { id, name, phone, phoneExtension, email, stage, service, city, state, need, urgency } =
    lead;
  return {
    id,
    name,
    phone,
    phone_extension: phoneExtension,
    email,
    stage,
    lost_reason: lead.lostReason,
    service,
    city,
    state,
    need,
    urgency,
    created_at: lead.createdAt.toISOString(),
  };
}

/** One lead with each of its requests, the latest first. */
export function serializeLeadDetails(leadDetails: FoundOwnLead): LeadInFull {
  const { lead, enquiries, declined } = leadDetails;
  const [latest] = enquiries;
  return {
    ...serializeLead({ ...lead, need: latest?.need ?? null, urgency: latest?.urgency ?? null }),
    source: lead.source,
    declined,
    requests: enquiries.map(({ id, need, zipCode, urgency, createdAt, consents }) => ({
      id,
      need,
      zip_code: zipCode,
      urgency,
      consents: consents.map(({ kind }) => kind),
      created_at: createdAt.toISOString(),
    })),
  };
}

/** A visit as the API returns it, without the job's value. */
export function shownVisit(visit: ListedVisit): VisitRow {
  const { id, state, phone, email, address, what } = visit;
  return {
    id,
    job_id: visit.workOrderId,
    lead_id: visit.leadId,
    state,
    canceled_by: visit.canceledBy,
    crew: visit.crewName,
    crew_id: visit.crewId,
    starts_at: visit.startsAt.toISOString(),
    ends_at: visit.endsAt.toISOString(),
    window_minutes: visit.windowMinutes,
    customer_name: visit.customerName,
    phone,
    phone_extension: visit.phoneExtension,
    email,
    address,
    what,
    revision: visit.version,
    updated_at: visit.updatedAt.toISOString(),
  };
}

/** A conversation in a list, as the API returns it. */
export function serializeConversation(row: ListedConversation): ConversationRow {
  const { id, name, assignee, lastMessageAt, latestText, direction } = row;
  return {
    id,
    name,
    assigned_to: assignee,
    last_message_at: lastMessageAt.toISOString(),
    last_words: redactLinks(latestText),
    last_direction: direction,
  };
}

/** One conversation with its participant and lead. */
export function serializeConversationDetails(
  conversationDetails: FoundConversation,
): ConversationInFull {
  const { id, name, phone, phoneExtension, email, assignee } = conversationDetails.person;
  const { leadId, declined } = conversationDetails;
  return {
    id,
    name,
    phone,
    phone_extension: phoneExtension,
    email,
    assigned_to: assignee,
    lead_id: leadId,
    declined,
  };
}

type Message = FoundConversation["conversation"]["messages"][number];

/** One message, without links that would let the API client act as the customer. */
export function serializeMessage(message: Message): MessageRow {
  const { id, channel, direction, state, byHand, subject, text, createdAt } = message;
  return {
    id,
    channel,
    direction,
    state,
    by_hand: byHand,
    subject,
    text: redactLinks(text),
    created_at: createdAt.toISOString(),
  };
}

/** An estimate in a list, as the API returns it. */
export function serializeEstimate(estimate: ListedEstimate): EstimateRow {
  return {
    id: estimate.id,
    number: estimateName(estimate.number),
    state: estimate.shownState,
    customer_name: estimate.customerName,
    what: estimate.what,
    low_cents: estimate.lowCents,
    high_cents: estimate.highCents,
    offered_until: estimate.offeredUntil,
    created_at: estimate.createdAt.toISOString(),
  };
}

/** One estimate with the total of each option. */
export function serializeEstimateDetails(estimateDetails: FoundEstimate): EstimateInFull {
  const { estimate, shownState, shown, answers } = estimateDetails;
  return {
    ...serializeEstimate({ ...estimate, shownState }),
    version: estimate.version,
    revision: estimate.revision,
    lead_id: estimate.leadId,
    job_id: estimate.workOrderId,
    phone: estimate.phone,
    phone_extension: estimate.phoneExtension,
    email: estimate.email,
    address: estimate.address,
    message: shown.content.message,
    options: shown.options.map(({ name, totals }, index) => ({
      name,
      lines: shownLines(shown.content.options[index]?.lines ?? [], totals),
      ...shownTotals(totals),
      total_cents: totals.totalCents,
      deposit_cents: totals.depositCents,
    })),
    answers: answers.map(({ kind, option, reason, createdAt }) => ({
      kind,
      option: option === null ? null : (shown.options[option]?.name ?? null),
      reason,
      created_at: createdAt.toISOString(),
    })),
  };
}

/** An invoice in a list, as the API returns it. */
export function serializeInvoice(invoice: ListedInvoice): InvoiceRow {
  return {
    id: invoice.id,
    number: invoice.number === null ? null : invoiceName(invoice.number),
    state: invoice.shownState,
    customer_name: invoice.customerName,
    what: invoice.what,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    total_cents: invoice.totalCents,
    paid_cents: invoice.paidCents,
    credited_cents: invoice.creditedCents,
    voided_at: invoice.voidedAt?.toISOString() ?? null,
    owed_cents: calculateBalanceDue(invoice),
    created_at: invoice.createdAt.toISOString(),
  };
}

type FoundInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** One invoice with its lines and every change to its balance. */
export function serializeInvoiceDetails(invoiceDetails: FoundInvoice): InvoiceInFull {
  const { invoice, shownState, entries } = invoiceDetails;
  const totals = invoiceTotals(invoice.content);
  return {
    ...serializeInvoice({ ...invoice, shownState }),
    revision: invoice.revision,
    lead_id: invoice.leadId,
    job_id: invoice.workOrderId,
    estimate_id: invoice.estimateId,
    phone: invoice.phone,
    phone_extension: invoice.phoneExtension,
    email: invoice.email,
    address: invoice.address,
    message: invoice.content.message,
    lines: shownLines(invoice.content.lines, totals),
    ...shownTotals(totals),
    adjustments: (invoice.content.adjustments ?? []).map(({ kind, cents }) => ({ kind, cents })),
    entries: entries.map(({ id, kind, cents, method, createdAt }) => ({
      id,
      kind,
      cents,
      method,
      created_at: createdAt.toISOString(),
    })),
  };
}

/** The lines of an estimate or an invoice with their totals, as the API returns them. */
const shownLines = (lines: readonly EstimateLine[], totals: Totals) =>
  lines.map((line, index) => ({
    description: line.description,
    unit: line.unit,
    quantity: line.quantity / 1_000,
    price_cents: line.priceCents,
    taxable: line.taxable,
    amount_cents: totals.lines[index]?.amountCents ?? 0,
  }));

/** The totals. */
const shownTotals = ({ subtotalCents, discountCents, taxCents }: Totals) => ({
  subtotal_cents: subtotalCents,
  discount_cents: discountCents,
  tax_cents: taxCents,
});
