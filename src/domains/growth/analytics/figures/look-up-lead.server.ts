import { type SQL, sql } from "drizzle-orm";
import { enrollments, sends } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { leadEnquiries } from "~/domains/leads/leads.tables.server.ts";
import type { LeadSource } from "~/domains/leads/leads.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { attributions } from "~/domains/shared/attribution/attribution.tables.server.ts";
import { sourceOf, type Way } from "../../../leads/source-of.ts";

/** A lead's origin as selected by a query; all null for money without a lead. */
export type LeadOrigin = {
  source: LeadSource | null;
  /** The source stored with the lead. */
  cameBy: string | null;
  /** The visit of a lead without a stored source, as JSON. */
  visit: string | null;
};

const noVisit: Omit<Way, "source"> = {
  utmSource: null,
  utmMedium: null,
  google: false,
  microsoft: false,
  facebook: false,
  ref: null,
  referrerHost: null,
};

/** A lead's source, as named in analytics (`analytics.source`). */
export const sourceOfLead = ({ source, cameBy, visit }: LeadOrigin): string =>
  cameBy ?? sourceOf({ source, ...(visit === null ? noVisit : JSON.parse(visit)) });

/**
 * Joins as `way` the visit of each `lead` without a stored source: the last one before the person's
 * first request. A manually added lead has none; a caller's comes from the number called. The limit
 * makes PostgreSQL look up each lead separately instead of reading all visits.
 */
export const wayOf = (): SQL => sql`left join lateral (
    select jsonb_build_object('utmSource', visit.utm_source, 'utmMedium', visit.utm_medium,
      'google', visit.gclid is not null or visit.gbraid is not null or visit.wbraid is not null,
      'microsoft', visit.msclkid is not null, 'facebook', visit.fbclid is not null,
      'ref', visit.ref, 'referrerHost', visit.referrer_host)::text as visit
    from ${attributions} as visit
    where lead.came_by is null and lead.source in ('page', 'phone_call')
      and visit.subject = 'enquiry' and visit.touch = 'last' and visit.subject_id = ${firstRequestOf(sql`lead.id`)}
    limit 1
  ) as way on true`;

/** A lead's first request that reached the business. */
export function firstRequestOf(leadId: SQL): SQL {
  return sql`(select first.id from ${leadEnquiries} as first where first.lead_id = ${leadId}
    and (first.quarantine_reason is null or first.review = 'released')
    order by first.created_at, first.id limit 1)`;
}

/** Joins as `answer` how long each `lead` waited for the first message, stored or computed. */
export const answerOf = (): SQL => sql`left join lateral (
    select coalesce(lead.answer_ms, (select extract(epoch from min(message.sent_at) - run.asked_at) * 1000
      from (
        select first.id, first.asked_at from ${enrollments} as first where first.lead_id = lead.id
        order by first.created_at, first.id limit 1
      ) as run
      join ${sends} as sent on sent.enrollment_id = run.id
      join ${messages} as message on message.id = sent.message_id
      group by run.asked_at))::float8 as milliseconds
  ) as answer on true`;
