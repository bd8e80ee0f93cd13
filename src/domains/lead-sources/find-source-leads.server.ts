import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { leads, withMerged } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadSources } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { kindFacts } from "./lead-sources.ts";
import { sourceLeads } from "./source-leads.tables.server.ts";
import {
  countsAsJunk,
  type JunkReason,
  junkFacts,
  junkReasons,
  likelyJunk,
  scoreOf,
} from "./source-leads.ts";

/** Twilio's codes for a number that doesn't exist or is no longer in use. */
const goneCodes = [21_211, 30_005];

/** Whether a text of the business to this number failed because the number isn't in use. */
const isDisconnected = (contractorId: SQL, phone: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${messages} as text where lower(text.to_address) = ${phone}
    and text.contractor_id = ${contractorId} and text.channel = 'sms' and text.direction = 'outbound'
    and text.provider_error_code in (${sql.raw(goneCodes.join(", "))}))`;

/** A row's junk score, computed as by `scoreOf`, without reasons that are only found later. */
const storedScore = (row: SQL): SQL =>
  sql.join(
    junkReasons.map(
      (reason) =>
        sql`(case when ${sql.raw(`'${reason}'`)} = any(${row}.junk_reasons) then ${sql.raw(String(junkFacts[reason].points))} else 0 end)`,
    ),
    sql` + `,
  );

/** Whether a row of `sourceLeads` counts as junk, as `countsAsJunk` decides. */
export const isJunkRow = (row: SQL, phone: SQL): SQL =>
  sql`case ${row}.verdict when 'junk' then true when 'real' then false
    else ${storedScore(row)} >= ${sql.raw(String(likelyJunk))}
      or ${isDisconnected(sql`${row}.contractor_id`, phone)} end`;

/** Every lead that sources sent for this lead of the business, latest first. */
export function listSourceLeads({ database: { query } }: Platform, actor: Actor, leadId: string) {
  authorize(canReadSources(actor));
  const scope = eq(sourceLeads.contractorId, actor.contractorId);
  return selectSourceLeads(
    query,
    and(scope, inArray(sourceLeads.leadId, withMerged(query, leadId))),
  );
}

/** One lead that a source sent, with the business's lead if it became one; null if there is none. */
export async function findSourceLead({ database: { query } }: Platform, actor: Actor, id: string) {
  authorize(canReadSources(actor));
  const scope = eq(sourceLeads.contractorId, actor.contractorId);
  const [sourceLead] = await selectSourceLeads(query, and(scope, eq(sourceLeads.id, id)));
  return sourceLead ?? null;
}

const maxOfLead = 20;

async function selectSourceLeads(query: Reader, where: SQL | undefined) {
  const rows = await query
    .select({
      sourceLead: sourceLeads,
      source: { name: connectedSources.name, kind: connectedSources.kind },
      delivery: {
        providerLeadId: leadDeliveries.providerLeadId,
        fields: leadDeliveries.fields,
        state: leadDeliveries.state,
      },
      canonicalLeadId: sql<string | null>`coalesce(${leads.mergedInto}, ${leads.id})`,
      isDisconnected: isDisconnected(sql`${sourceLeads.contractorId}`, sql`${leads.phone}`),
    })
    .from(sourceLeads)
    .innerJoin(connectedSources, eq(connectedSources.id, sourceLeads.sourceId))
    .leftJoin(leadDeliveries, eq(leadDeliveries.id, sourceLeads.deliveryId))
    .leftJoin(leads, eq(leads.id, sourceLeads.leadId))
    .where(where)
    .orderBy(desc(sourceLeads.createdAt), desc(sourceLeads.id))
    .limit(maxOfLead);
  return rows.map(({ sourceLead, source, delivery, canonicalLeadId, ...found }) => {
    const { contractorId: _, deliveryId: __, leadId: ___, ...own } = sourceLead;
    const reasons = reasonsOf(sourceLead.junkReasons, found.isDisconnected);
    return {
      ...own,
      leadId: canonicalLeadId,
      source: { ...source, attribution: kindFacts[source.kind].attribution ?? source.name },
      /** The platform's own id; null after the delivery was deleted, and of sources without one. */
      providerLeadId: kindFacts[source.kind].hasOwnIds ? (delivery?.providerLeadId ?? null) : null,
      // The fields of a lead are on its page.
      fields: canonicalLeadId ? [] : (delivery?.fields ?? []),
      reasons,
      score: scoreOf(reasons),
      isJunk: countsAsJunk(sourceLead.verdict, reasons),
    };
  });
}

export type SourceLead = Awaited<ReturnType<typeof selectSourceLeads>>[number];

const reasonsOf = (stored: readonly JunkReason[], isGone: boolean): JunkReason[] =>
  isGone ? [...stored, "disconnected"] : [...stored];

/**
 * The junk reasons and verdicts of the leads in a list, by lead id; leads without either are left
 * out.
 */
export async function findJunkByLead(
  { database: { query } }: Platform,
  actor: Actor,
  leadIds: readonly string[],
): Promise<Map<string, LeadJunk>> {
  authorize(canReadSources(actor));
  const scope = eq(sourceLeads.contractorId, actor.contractorId);
  const rows = await selectJunk(query, and(scope, inArray(sourceLeads.leadId, [...leadIds])));
  // The latest delivery of a lead counts.
  return new Map(
    rows.flatMap(({ leadId, deliveryId: _, id: __, ...junk }) =>
      leadId && (junk.verdict || junk.reasons.length > 0) ? [[leadId, junk] as const] : [],
    ),
  );
}

/**
 * Junk reasons and verdicts by delivery id, with the id of each source lead. The caller must check
 * access.
 */
export async function findReportsByDelivery(query: Reader, deliveryIds: readonly string[]) {
  const rows = await selectJunk(query, inArray(sourceLeads.deliveryId, [...deliveryIds]));
  return new Map(
    rows.map(({ deliveryId, leadId: _, ...report }) => [deliveryId ?? "", report] as const),
  );
}

async function selectJunk(query: Reader, where: SQL | undefined) {
  const rows = await query
    .select({
      id: sourceLeads.id,
      deliveryId: sourceLeads.deliveryId,
      leadId: sourceLeads.leadId,
      verdict: sourceLeads.verdict,
      junkReasons: sourceLeads.junkReasons,
      isDisconnected: isDisconnected(sql`${sourceLeads.contractorId}`, sql`${leads.phone}`),
    })
    .from(sourceLeads)
    .leftJoin(leads, eq(leads.id, sourceLeads.leadId))
    .where(where)
    .orderBy(asc(sourceLeads.createdAt), asc(sourceLeads.id));
  return rows.map(({ junkReasons, isDisconnected: isGone, ...row }) => {
    const reasons = reasonsOf(junkReasons, isGone);
    return { ...row, reasons, isJunk: countsAsJunk(row.verdict, reasons) };
  });
}

export type LeadJunk = { verdict: SourceLead["verdict"]; reasons: JunkReason[]; isJunk: boolean };
