import { and, eq, inArray, sql } from "drizzle-orm";
import { invoices, mayCollect } from "~/domains/billing/index.server.ts";
import {
  hasUnbilledExtra,
  isDueAgain,
  isOfExtra,
  jobState,
} from "~/domains/office/jobs/job-state.server.ts";
import { canReadToday } from "~/domains/office/office.policy.ts";
import {
  findVisitPlace,
  type ListedVisit,
  listVisits,
  visits,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import { seesOwnCrewsOnly } from "~/domains/schedule/index.ts";
import {
  type Actor,
  addDays,
  authorize,
  type BusinessReader,
  boundsOf,
  type LocalDay,
  memberCanAct,
} from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

type RouteOfDay = { booked: readonly ListedVisit[]; done: readonly ListedVisit[] };

/**
 * What a member on the road needs: access notes of the next stop, done appointments that aren't
 * paid, and for a technician tomorrow's first stop.
 */
export async function readRoute(
  platform: Platform,
  actor: Actor,
  { zone, today, booked, done }: RouteOfDay & { zone: string; today: LocalDay },
) {
  authorize(canReadToday(actor));
  const [next] = booked;
  const [place, toCollect, tomorrow] = await Promise.all([
    next ? findVisitPlace(platform, actor, next.id) : null,
    listToCollect(platform, actor, done),
    seesOwnCrewsOnly(actor) ? listVisits(platform, actor, boundsOf(zone, addDays(today, 1))) : [],
  ]);
  return {
    access: place?.accessNotes ?? null,
    toCollect,
    tomorrow: tomorrow.find(({ state }) => state === "booked") ?? null,
  };
}

const maxToCollect = 20;

/**
 * Done appointments that aren't paid, latest first; none if the member doesn't collect. The amount
 * is on the page that collects it.
 */
async function listToCollect(
  { database: { query } }: Platform,
  reader: BusinessReader,
  done: readonly ListedVisit[],
): Promise<ListedVisit[]> {
  if (done.length === 0 || !memberCanAct(reader, "do_visits")) return [];
  if (!(await mayCollect(query, reader))) return [];
  const paid = sql`exists (
    select from ${invoices} i where i.visit_id = ${visits.id} and i.number is not null
      and i.voided_at is null and i.total_cents <= i.paid_cents + i.credited_cents
      and not ${isOfExtra})`;
  // Its extras wait for that appointment.
  const isBookedOnce = sql`exists (
    select from ${visits} v where v.work_order_id = j.id and v.state = 'booked' and v.recurrence_id is null)`;
  const unpaid = await query
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(sql`${workOrders} as j`, sql`j.id = ${visits.workOrderId}`)
    .where(
      and(
        eq(visits.contractorId, reader.contractorId),
        inArray(
          visits.id,
          done.map(({ id }) => id),
        ),
        sql`${jobState} not in ('paid', 'canceled')`,
        sql`(${isDueAgain} or (not ${paid} and ${visits.priceCents} is distinct from 0)
          or (${hasUnbilledExtra} and (${visits.recurrenceId} is null or not ${isBookedOnce})))`,
      ),
    );
  const ids = new Set(unpaid.map(({ id }) => id));
  return done
    .filter(({ id }) => ids.has(id))
    .toReversed()
    .slice(0, maxToCollect);
}
