import { type SQL, sql } from "drizzle-orm";
import {
  invoiceEntries,
  invoices,
  isDeliveryOf,
  jobEstimates,
} from "~/domains/billing/index.server.ts";
import { customerNotes, customers } from "~/domains/customers/index.server.ts";
import { canReadCustomers } from "~/domains/customers/index.ts";
import { calls, outgoingCalls } from "~/domains/inbox/index.server.ts";
import { describeOutgoingCall, outgoingCallStates } from "~/domains/inbox/index.ts";
import {
  conversations,
  leadEnquiries,
  leadNotes,
  leads,
  leadTasks,
} from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { isAmongNext, visits, workOrders } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

type TimelineKind =
  | "request"
  | "message"
  | "call"
  | "outgoing call"
  | "note"
  | "task"
  | "appointment"
  | "estimate"
  | "estimate sent"
  | "invoice"
  | "invoice sent"
  | "invoice reminded"
  | "voided invoice"
  | "payment";

/** One entry of a customer's history. */
export type TimelineEntry = {
  kind: TimelineKind;
  /** The id of the row, unique among all kinds. */
  id: string;
  at: Date;
  /** The row that the entry's page is about: a lead, a conversation, an appointment, or a document. */
  aboutId: string | null;
  /** What happened, by kind: a message's direction and channel, a call's or a document's state. */
  detail: string | null;
  /** What was written, or the title of the job. */
  text: string | null;
  number: number | null;
  cents: number | null;
};

const pageSize = 30;

/**
 * A customer's history, newest first: requests, messages, calls, notes, completed tasks,
 * appointments, and money, including those of customers merged into them.
 * @param before the time and the id of the last entry shown
 */
export async function readTimeline(
  { database: { query }, clock }: Platform,
  actor: Actor,
  customerId: string,
  before: { at: Date; id: string } | null,
) {
  authorize(canReadCustomers(actor));
  const { contractorId } = actor;
  const ids = sql`array(select c.id from ${customers} c
    where c.contractor_id = ${contractorId} and (c.id = ${customerId} or c.merged_into = ${customerId}))`;
  // A document that is sent as it's created, such as a deposit's invoice, has one entry.
  const channelAt = (sentAt: SQL) =>
    sql`(select ${messages.channel} from ${messages} where ${isDeliveryOf(contractorId, sentAt)} limit 1)`;
  const { rows } = await query.execute<Omit<TimelineEntry, "at"> & { at: string | Date }>(sql`
    with ids as materialized (select ${ids}::uuid[] as ids),
    own_leads as materialized (
      select l.id from ${leads} l where l.customer_id = any((select ids from ids)::uuid[]) and l.contractor_id = ${contractorId} and not l.quarantined),
    own_conversations as materialized (
      select k.id from ${conversations} k where k.customer_id = any((select ids from ids)::uuid[]) and k.contractor_id = ${contractorId}),
    own_jobs as materialized (
      select w.id, w.what from ${workOrders} w where w.customer_id = any((select ids from ids)::uuid[]) and w.contractor_id = ${contractorId}),
    own_invoices as materialized (
      select i.id, i.number, i.what, i.total_cents, i.created_at, i.sent_at, i.reminded_at, i.voided_at from ${invoices} i where i.customer_id = any((select ids from ids)::uuid[]) and i.contractor_id = ${contractorId})
    select * from (
      ${sql.join(
        [
          newest(
            "request",
            before,
            sql`e.created_at`,
            sql`e.id`,
            sql`e.lead_id as "aboutId", e.urgency as detail, e.need as text, null::integer as number, null::bigint as cents
              from ${leadEnquiries} e join own_leads on own_leads.id = e.lead_id where (e.quarantine_reason is null or e.review = 'released')`,
          ),
          newest(
            "message",
            before,
            sql`m.created_at`,
            sql`m.id`,
            sql`m.conversation_id as "aboutId", m.direction || ':' || m.channel as detail, coalesce(m.text, m.subject) as text, null::integer as number, null::bigint as cents
              from own_conversations join ${messages} m on m.conversation_id = own_conversations.id where true`,
          ),
          newest(
            "call",
            before,
            sql`p.created_at`,
            sql`p.id`,
            sql`p.conversation_id as "aboutId", p.state as detail, null as text, p.seconds as number, null::bigint as cents
              from own_conversations join ${calls} p on p.conversation_id = own_conversations.id where true`,
          ),
          newest(
            "outgoing call",
            before,
            sql`p.created_at`,
            sql`p.id`,
            sql`p.conversation_id as "aboutId", p.state || ':' || p.started_by as detail, null as text, p.seconds as number, null::bigint as cents
              from own_conversations join ${outgoingCalls} p on p.conversation_id = own_conversations.id where true`,
          ),
          newest(
            "note",
            before,
            sql`n.created_at`,
            sql`n.id`,
            sql`n.lead_id as "aboutId", n.member_name as detail, n.text as text, null::integer as number, null::bigint as cents
              from own_leads join ${leadNotes} n on n.lead_id = own_leads.id where true`,
          ),
          newest(
            "note",
            before,
            sql`o.created_at`,
            sql`o.id`,
            sql`null::uuid as "aboutId", o.member_name as detail, o.text as text, null::integer as number, null::bigint as cents
              from ${customerNotes} o where o.customer_id = any((select ids from ids)::uuid[])`,
          ),
          newest(
            "task",
            before,
            sql`t.done_at`,
            sql`t.id`,
            sql`t.lead_id as "aboutId", t.done_by as detail, t.text as text, null::integer as number, null::bigint as cents
              from own_leads join ${leadTasks} t on t.lead_id = own_leads.id where t.done_at is not null`,
          ),
          newest(
            "appointment",
            before,
            sql`v.starts_at`,
            sql`v.id`,
            sql`v.id as "aboutId", v.state as detail, own_jobs.what as text, null::integer as number, null::bigint as cents
              from own_jobs join ${visits} v on v.work_order_id = own_jobs.id
              where ${isAmongNext({ recurrenceId: sql`v.recurrence_id`, startsAt: sql`v.starts_at` }, clock.now())}`,
          ),
          newest(
            "estimate",
            before,
            sql`q.created_at`,
            sql`q.id`,
            sql`q.id as "aboutId", q.state || ':' || q.low_cents as detail, q.what as text, q.number, q.high_cents::bigint as cents
              from ${jobEstimates} q where q.customer_id = any((select ids from ids)::uuid[]) and q.contractor_id = ${contractorId}`,
          ),
          newest(
            "estimate sent",
            before,
            sql`q.sent_at`,
            sql`q.id`,
            sql`q.id as "aboutId", ${channelAt(sql`q.sent_at`)} as detail, null as text, q.number, null::bigint as cents
              from ${jobEstimates} q where q.customer_id = any((select ids from ids)::uuid[]) and q.contractor_id = ${contractorId} and q.sent_at <> q.created_at`,
          ),
          newest(
            "invoice",
            before,
            sql`own_invoices.created_at`,
            sql`own_invoices.id`,
            sql`own_invoices.id as "aboutId", null as detail, own_invoices.what as text, own_invoices.number, own_invoices.total_cents::bigint as cents
              from own_invoices where true`,
          ),
          newest(
            "invoice sent",
            before,
            sql`own_invoices.sent_at`,
            sql`own_invoices.id`,
            sql`own_invoices.id as "aboutId", ${channelAt(sql`own_invoices.sent_at`)} as detail, null as text, own_invoices.number, null::bigint as cents
              from own_invoices where own_invoices.sent_at <> own_invoices.created_at`,
          ),
          newest(
            "invoice reminded",
            before,
            sql`own_invoices.reminded_at`,
            sql`own_invoices.id`,
            sql`own_invoices.id as "aboutId", null as detail, null as text, own_invoices.number, null::bigint as cents
              from own_invoices where own_invoices.reminded_at is not null and own_invoices.reminded_at is distinct from own_invoices.sent_at`,
          ),
          newest(
            "voided invoice",
            before,
            sql`own_invoices.voided_at`,
            sql`own_invoices.id`,
            sql`own_invoices.id as "aboutId", null as detail, own_invoices.what as text, own_invoices.number, null::bigint as cents
              from own_invoices where own_invoices.voided_at is not null`,
          ),
          newest(
            "payment",
            before,
            sql`y.created_at`,
            sql`y.id`,
            sql`y.invoice_id as "aboutId", y.kind || ':' || coalesce(y.method, '') as detail, own_invoices.what as text, own_invoices.number, (-y.cents)::bigint as cents
              from own_invoices join ${invoiceEntries} y on y.invoice_id = own_invoices.id where y.kind <> 'issued'`,
          ),
        ],
        sql` union all `,
      )}) as entries
    order by at desc, id desc limit ${pageSize + 1}`);
  const entries = rows.map(
    (row): TimelineEntry => ({
      ...row,
      at: new Date(row.at),
      cents: row.cents === null ? null : Number(row.cents),
      detail: row.kind === "outgoing call" ? describeCallOut(row) : row.detail,
    }),
  );
  return { entries: entries.slice(0, pageSize), hasOlder: entries.length > pageSize };
}

/** Described here, so the page's script doesn't have to. */
function describeCallOut({ detail, number }: Pick<TimelineEntry, "detail" | "number">): string {
  const [state = "", ...name] = (detail ?? "").split(":");
  const known = outgoingCallStates.find((one) => one === state) ?? "failed";
  return describeOutgoingCall({ state: known, seconds: number, startedBy: name.join(":") });
}

export type Timeline = Awaited<ReturnType<typeof readTimeline>>;

/** The newest entries of one kind, at most as many as a page shows. */
function newest(
  kind: TimelineKind,
  before: { at: Date; id: string } | null,
  at: SQL,
  id: SQL,
  columnsFromWhere: SQL,
): SQL {
  const older = before
    ? sql` and (${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
    : sql``;
  return sql`(select ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${at} as at, ${columnsFromWhere}${older}
    order by ${at} desc, ${id} desc limit ${pageSize + 1})`;
}
