import { sql } from "drizzle-orm";
import { invoiceEntries, invoices } from "~/domains/billing/index.server.ts";
import {
  connectedSources,
  leadDeliveries,
  sourceLeads,
} from "~/domains/lead-sources/index.server.ts";
import { firstRequestOf, leadEvents, leads } from "~/domains/leads/index.server.ts";
import type { LeadStatus } from "~/domains/leads/index.ts";
import { attributions } from "~/domains/shared/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";

type ClickKind = "gclid" | "gbraid" | "wbraid";

/** A lead with everything that a conversion is based on. */
export type AdLead = {
  id: string;
  /** The lead and those merged into it. */
  ids: string[];
  contractorId: string;
  phone: string | null;
  email: string | null;
  status: LeadStatus;
  at: Date;
  /** The click on a Google ad that led to it. */
  click: { kind: ClickKind; id: string; at: Date } | null;
  /** Whether it came from a Google Ads lead form. */
  isGoogleForm: boolean;
  /** The newest submission of a Meta lead ad. */
  meta: { leadId: string; at: Date } | null;
  isJunk: boolean;
  /** When it was last booked; null if that wasn't recorded. */
  bookedAt: Date | null;
  /** Payments minus refunds, and when the first payment was recorded. */
  paidCents: number;
  paidAt: Date | null;
};

type Row = {
  id: string;
  ids: string[];
  contractorId: string;
  phone: string | null;
  email: string | null;
  status: LeadStatus;
  at: string;
  click: (Record<ClickKind, string | null> & { at: string }) | null;
  isGoogleForm: boolean;
  meta: { leadId: string; at: string } | null;
  isJunk: boolean;
  bookedAt: string | null;
  paidCents: string | null;
  paidAt: string | null;
};

/** The lead, or the one it was merged into; null if it has no business or is under review. */
export async function readAdLead(query: Reader, leadId: string): Promise<AdLead | null> {
  const { rows } = await query.execute<Row>(sql`
    with own as (
      select coalesce(given.merged_into, given.id) as id from ${leads} as given where given.id = ${leadId}::uuid
    ), alike as (
      select id from own
      union select one.id from ${leads} as one join own on one.merged_into = own.id
    ), delivered as (
      select source.kind, delivery.provider_lead_id, delivery.created_at
      from ${leadDeliveries} as delivery join ${connectedSources} as source on source.id = delivery.source_id
      where delivery.lead_id in (select id from alike) and source.kind in ('google_ads', 'meta')
    ), money as (
      select sum(-entry.cents)::bigint as cents,
        min(entry.created_at) filter (where entry.kind = 'payment') as first_at
      from ${invoiceEntries} as entry join ${invoices} as invoice on invoice.id = entry.invoice_id
      where invoice.lead_id in (select id from alike) and entry.kind in ('payment', 'refund')
    )
    select lead.id, array(select id from alike) as ids, lead.contractor_id as "contractorId", lead.phone, lead.email, lead.status,
      lead.created_at as at,
      (select jsonb_build_object('gclid', visit.gclid, 'gbraid', visit.gbraid, 'wbraid', visit.wbraid,
          'at', visit.visited_at)
        from ${attributions} as visit
        where visit.subject = 'enquiry' and visit.subject_id = ${firstRequestOf(sql`lead.id`)}
          and coalesce(visit.gclid, visit.gbraid, visit.wbraid) is not null
        order by visit.touch desc limit 1) as click,
      exists (select from delivered where kind = 'google_ads') as "isGoogleForm",
      (select jsonb_build_object('leadId', provider_lead_id, 'at', created_at) from delivered
        where kind = 'meta' and provider_lead_id ~ '^[0-9]{5,25}$'
        order by created_at desc limit 1) as meta,
      exists (select from ${sourceLeads} as judged
        where judged.lead_id in (select id from alike) and judged.verdict = 'junk') as "isJunk",
      (select max(event.created_at) from ${leadEvents} as event
        where event.lead_id in (select id from alike) and event.kind = 'status_changed'
          and event.details ->> 'after' = 'booked') as "bookedAt",
      money.cents as "paidCents", money.first_at as "paidAt"
    from ${leads} as lead, own, money
    where lead.id = own.id and not lead.quarantined and lead.contractor_id is not null`);
  const [row] = rows;
  if (!row) return null;
  const { at, click, meta, bookedAt, paidCents, paidAt, ...rest } = row;
  return {
    ...rest,
    at: new Date(at),
    click: clickOf(click),
    meta: meta && { leadId: meta.leadId, at: new Date(meta.at) },
    bookedAt: bookedAt === null ? null : new Date(bookedAt),
    paidCents: Number(paidCents ?? 0),
    paidAt: paidAt === null ? null : new Date(paidAt),
  };
}

/** Google accepts one ID per conversion; `gclid` is the most exact. */
function clickOf(click: Row["click"]): AdLead["click"] {
  if (!click) return null;
  const at = new Date(click.at);
  for (const kind of ["gclid", "gbraid", "wbraid"] as const) {
    const id = click[kind];
    if (id) return { kind, id, at };
  }
  return null;
}
