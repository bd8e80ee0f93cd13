import { and, desc, eq, gt, isNull, notExists, notInArray, or, sql } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import { canPlanFor } from "~/domains/schedule/schedule.policy.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Older jobs without an appointment are assumed to be forgotten. */
const maxDays = 365;

/**
 * Open jobs of the business without a booked appointment, such as those of accepted estimates; newest
 * first. Not those whose lead is lost or closed.
 */
export async function listUnscheduledJobs(
  { database: { query }, clock }: Platform,
  actor: Actor,
  limit: number,
) {
  authorize(canPlanFor(actor));
  const since = new Date(clock.now().getTime() - maxDays * 24 * 60 * 60_000);
  const booked = query
    .select({ one: sql`1` })
    .from(visits)
    .where(and(eq(visits.workOrderId, workOrders.id), eq(visits.state, "booked")));
  return query
    .select({
      id: workOrders.id,
      customerName: workOrders.customerName,
      what: workOrders.what,
      address: workOrders.address,
    })
    .from(workOrders)
    .leftJoin(leads, eq(leads.id, workOrders.leadId))
    .where(
      and(
        eq(workOrders.contractorId, actor.contractorId),
        eq(workOrders.status, "open"),
        gt(workOrders.createdAt, since),
        notExists(booked),
        or(isNull(leads.status), notInArray(leads.status, ["lost", "closed"])),
      ),
    )
    .orderBy(desc(workOrders.createdAt), desc(workOrders.id))
    .limit(limit);
}

export type UnscheduledJob = Awaited<ReturnType<typeof listUnscheduledJobs>>[number];
