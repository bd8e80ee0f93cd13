import { type SQL, sql } from "drizzle-orm";
import { invoiceEntries, invoices } from "~/domains/billing/index.server.ts";
import { canReadAnalytics } from "~/domains/growth/growth.policy.ts";
import { firstRequestOf, leads } from "~/domains/leads/index.server.ts";
import { attributions } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, dayOf, type LocalDay, momentOn } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readPeriod } from "./period.ts";

/** A paying lead from a Google ad: its click, first payment time, and payments less refunds. */
export type Conversion = { clickId: string; at: Date; cents: number };

/** Google accepts larger files, but no business needs more. */
const maxConversions = 50_000;

/** Google ad leads whose first payment is in the query string's period, earliest first. */
export async function readConversions(platform: Platform, actor: Actor, params: URLSearchParams) {
  authorize(canReadAnalytics(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const { from, to } = readPeriod(params, dayOf(platform.clock.now(), zone));
  const { rows } = await query.execute<Row>(sql`
    with paid as (
      select coalesce(own.merged_into, own.id) as lead_id,
        min(entry.happened_on) filter (where entry.kind = 'payment') as first_on,
        min(entry.created_at) filter (where entry.kind = 'payment') as written_at,
        sum(-entry.cents)::bigint as cents
      from ${invoiceEntries} as entry
      join ${invoices} as invoice on invoice.id = entry.invoice_id
      join ${leads} as own on own.id = invoice.lead_id
      where entry.contractor_id = ${contractorId} and entry.kind in ('payment', 'refund')
      group by 1
    )
    select ${clickOf(sql`lead.id`)} as "clickId", to_char(paid.first_on, 'YYYY-MM-DD') as "firstOn",
      paid.written_at as "writtenAt", lead.created_at as "requestedAt", paid.cents
    from paid join ${leads} as lead on lead.id = paid.lead_id
    where paid.first_on between ${from}::date and ${to}::date and paid.cents > 0 and lead.source = 'page'
    order by paid.first_on, lead.id limit ${maxConversions}`);
  const conversions = rows.flatMap(({ clickId, cents, ...row }): Conversion[] =>
    clickId === null ? [] : [{ clickId, at: momentOf(row, zone), cents: Number(cents) }],
  );
  return { zone, conversions };
}

type Row = {
  clickId: string | null;
  firstOn: LocalDay;
  writtenAt: string | Date;
  requestedAt: string | Date;
  cents: string;
};

/** The click of the last visit before the request, else of the first. */
const clickOf = (leadId: SQL) => sql`(select visit.gclid from ${attributions} as visit
    where visit.subject = 'enquiry' and visit.subject_id = ${firstRequestOf(leadId)} and visit.gclid is not null
    order by visit.touch desc limit 1)`;

const second = 1_000;

/** The recording time if it is on the payment's day, else noon; never before the request. */
function momentOf(row: Pick<Row, "firstOn" | "writtenAt" | "requestedAt">, zone: string): Date {
  const [recordedAt, requestedAt] = [new Date(row.writtenAt), new Date(row.requestedAt)];
  const at =
    dayOf(recordedAt, zone) === row.firstOn ? recordedAt : momentOn(zone, row.firstOn, 12 * 60);
  return at > requestedAt ? at : new Date(requestedAt.getTime() + second);
}
