import { and, asc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { maxVisitMinutes } from "~/domains/availability/index.ts";
import { customers, equipment, properties } from "~/domains/customers/index.server.ts";
import { withMerged } from "~/domains/leads/index.server.ts";
import { isAmongNext } from "~/domains/schedule/recurrences/among-next.server.ts";
import { appointmentPrice } from "~/domains/schedule/recurrences/series-prices.server.ts";
import { canReadVisits, seesOwnCrewsOnly } from "~/domains/schedule/schedule.policy.ts";
import {
  crews,
  recurrences,
  visits,
  workOrders,
} from "~/domains/schedule/schedule.tables.server.ts";
import { maxListed } from "~/domains/schedule/schedule.ts";
import { type Actor, authorize, type BusinessReader, seesPrices } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isOwnCrewVisit } from "./lock-visit.server.ts";

/**
 * Visits between two times, in order, for members who can see the schedule; technicians see only
 * their own crews'.
 * @param crewId only this crew's visits
 * @param limit maximum number, earliest first
 * @param after cursor: the last visit seen
 */
export async function listVisits(
  platform: Platform,
  actor: Actor,
  {
    from,
    to,
    crewId = null,
    limit,
    after = null,
  }: {
    from: Date;
    to: Date;
    crewId?: string | null;
    limit?: number;
    after?: string | null;
  },
) {
  authorize(canReadVisits(actor));
  const earliest = new Date(from.getTime() - maxVisitMinutes * 60_000);
  return selectVisits(
    platform,
    actor,
    and(
      gt(visits.startsAt, earliest),
      lt(visits.startsAt, to),
      gt(visits.endsAt, from),
      crewId ? eq(visits.crewId, crewId) : undefined,
      after ? laterThan(after) : undefined,
    ),
    limit,
  );
}

export type ListedVisit = Awaited<ReturnType<typeof listVisits>>[number];

/** A visit with its job and the job's other visits; null if the actor can't see it. */
export async function findVisit(platform: Platform, actor: Actor, visitId: string) {
  authorize(canReadVisits(actor));
  const [visit] = await selectVisits(platform, actor, eq(visits.id, visitId));
  if (!visit) return null;
  // A recurring job may have more visits than are listed; these are around the visit.
  const since = new Date(visit.startsAt.getTime() - (maxListed / 2) * 24 * 60 * 60_000);
  const jobVisits = await selectVisits(
    platform,
    actor,
    and(eq(visits.workOrderId, visit.workOrderId), gt(visits.startsAt, since)),
  );
  return { visit, others: jobVisits.filter(({ id }) => id !== visitId) };
}

/** The customer of a visit, how to get into their property, and what is installed there. */
export async function findVisitPlace(platform: Platform, actor: Actor, visitId: string) {
  authorize(canReadVisits(actor));
  const [visit] = await selectVisits(platform, actor, eq(visits.id, visitId));
  if (!visit) return null;
  const { query } = platform.database;
  const [workOrder] = await query
    .select({
      customerId: sql<string | null>`coalesce(${customers.mergedInto}, ${customers.id})`,
      propertyId: workOrders.propertyId,
      accessNotes: properties.accessNotes,
    })
    .from(workOrders)
    .leftJoin(customers, eq(customers.id, workOrders.customerId))
    .leftJoin(properties, eq(properties.id, workOrders.propertyId))
    .where(eq(workOrders.id, visit.workOrderId));
  const { customerId = null, propertyId = null, accessNotes = null } = workOrder ?? {};
  const installed = propertyId
    ? await query
        .select({
          id: equipment.id,
          kind: equipment.kind,
          make: equipment.make,
          model: equipment.model,
        })
        .from(equipment)
        .where(eq(equipment.propertyId, propertyId))
        .orderBy(asc(equipment.createdAt), asc(equipment.id))
        .limit(20)
    : [];
  return { customerId, accessNotes, equipment: installed };
}

export type VisitPlace = NonNullable<Awaited<ReturnType<typeof findVisitPlace>>>;

/** The visits of a lead of the business and of leads merged into it, in order. */
export async function listVisitsOfLead(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadVisits(actor));
  const own = withMerged(platform.database.query, leadId);
  return selectVisits(platform, actor, inArray(workOrders.leadId, own));
}

/** A job's visits, earliest first. For a recurring job, only the next five upcoming visits are included. */
export async function listJobVisits(platform: Platform, actor: Actor, jobId: string) {
  authorize(canReadVisits(actor));
  const ofJob = eq(visits.workOrderId, jobId);
  return selectVisits(platform, actor, and(ofJob, isAmongNext(visits, platform.clock.now())));
}

/** The time zone of the actor's business. */
export async function findOwnZone(platform: Platform, actor: Actor): Promise<string> {
  authorize(canReadVisits(actor));
  const { database, settings } = platform;
  return findBusinessZone(database.query, actor.contractorId, settings.timeZone);
}

/** Visits after the cursor visit. Matches nothing if that visit was deleted. */
function laterThan(visitId: string): SQL {
  return sql`(${visits.startsAt}, ${visits.id}) > (select seen.starts_at, seen.id from ${visits} as seen where seen.id = ${visitId})`;
}

async function selectVisits(
  { database: { query } }: Platform,
  reader: BusinessReader,
  where?: SQL,
  limit = maxListed,
) {
  const rows = await query
    .select({
      id: visits.id,
      workOrderId: visits.workOrderId,
      leadId: workOrders.leadId,
      state: visits.state,
      crewId: visits.crewId,
      crewName: crews.name,
      crewColor: crews.color,
      leavesAt: visits.leavesAt,
      startsAt: visits.startsAt,
      endsAt: visits.endsAt,
      windowMinutes: visits.windowMinutes,
      version: visits.version,
      movedAt: visits.movedAt,
      canceledBy: visits.canceledBy,
      cancelReason: visits.cancelReason,
      endedAt: visits.endedAt,
      noticeAt: visits.noticeAt,
      knownStartsAt: visits.knownStartsAt,
      knownWindowMinutes: visits.knownWindowMinutes,
      notes: visits.notes,
      recurrenceId: visits.recurrenceId,
      recurrenceDay: visits.recurrenceDay,
      updatedAt: visits.updatedAt,
      notifiedAt: visits.notifiedAt,
      remindAt: visits.remindAt,
      onTheWayAt: visits.onTheWayAt,
      customerName: workOrders.customerName,
      phone: workOrders.phone,
      phoneExtension: workOrders.phoneExtension,
      email: workOrders.email,
      what: workOrders.what,
      address: workOrders.address,
      /** The price of this appointment if it's its own, or the job recurs; else of the whole job. */
      valueCents: appointmentPrice,
      isPricedAlone: sql<boolean>`(${visits.recurrenceId} is not null or ${visits.priceCents} is not null)`,
    })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .innerJoin(crews, eq(crews.id, visits.crewId))
    .leftJoin(recurrences, eq(recurrences.id, visits.recurrenceId))
    .where(
      and(
        eq(visits.contractorId, reader.contractorId),
        seesOwnCrewsOnly(reader) ? isOwnCrewVisit(query, reader) : undefined,
        where,
      ),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(limit);
  const showsMoney = seesPrices(reader);
  return rows.map((row) => ({ ...row, valueCents: showsMoney ? row.valueCents : null }));
}
