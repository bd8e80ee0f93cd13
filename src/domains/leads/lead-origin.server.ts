import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { attributions } from "~/domains/shared/index.server.ts";
import { leadEnquiries } from "./leads.tables.server.ts";
import type { LeadSource } from "./leads.ts";
import { type SourceFacts, sourceOf } from "./source-of.ts";

/** A lead's origin as selected by a query; all null for money without a lead. */
export type LeadOrigin = {
  source: LeadSource | null;
  /** The source stored with the lead. */
  cameBy: string | null;
  /** The visit of a lead without a stored source, as JSON. */
  visit: string | null;
};

const noVisit: Omit<SourceFacts, "source"> = {
  utmSource: null,
  utmMedium: null,
  google: false,
  microsoft: false,
  facebook: false,
  ref: null,
  referrerHost: null,
};

/** A lead's source, as named in analytics (`analytics.source`). */
export const sourceOfLead = ({ source, cameBy: attribution, visit }: LeadOrigin): string =>
  attribution ?? sourceOf({ source, ...(visit === null ? noVisit : JSON.parse(visit)) });

/**
 * The visit of a `lead` without a stored source: the last one before the person's first request. A
 * manually added lead has none; a caller's comes from the number called. A join instead would be
 * planned as if most leads had no stored source.
 * @param lead the name of the lead in the query
 */
export const visitOf = (lead: SQLWrapper = sql`lead`): SQL<string | null> => sql`case
  when ${lead}.came_by is null and ${lead}.source in ('page', 'phone_call') then (
    select jsonb_build_object('utmSource', visit.utm_source, 'utmMedium', visit.utm_medium,
      'google', visit.gclid is not null or visit.gbraid is not null or visit.wbraid is not null,
      'microsoft', visit.msclkid is not null, 'facebook', visit.fbclid is not null,
      'ref', visit.ref, 'referrerHost', visit.referrer_host)::text
    from ${attributions} as visit
    where visit.subject = 'enquiry' and visit.touch = 'last' and visit.subject_id = ${firstRequestOf(sql`${lead}.id`)}
    limit 1)
  end`;

/** A lead's first request that reached the business. */
export function firstRequestOf(leadId: SQL): SQL {
  return sql`(select first.id from ${leadEnquiries} as first where first.lead_id = ${leadId}
    and (first.quarantine_reason is null or first.review = 'released')
    order by first.created_at, first.id limit 1)`;
}
