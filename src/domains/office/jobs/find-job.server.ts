import { asc, desc, eq, sql } from "drizzle-orm";
import { customers } from "~/domains/customers/index.server.ts";
import {
  findRequestOfJob,
  isReadableJob,
  jobNotes,
  jobPhotos,
  jobTasks,
  listJobVisits,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import { canReadJobs, type JobState } from "~/domains/schedule/index.ts";
import { type Actor, authorize, seesPrices, smallSize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { jobState } from "./job-state.server.ts";

/**
 * A job with its state, appointments, notes, tasks, and photos; null if the actor can't see it.
 * Its value is null for those who can't see prices.
 */
export async function findJob(platform: Platform, actor: Actor, jobId: string) {
  authorize(canReadJobs(actor));
  const { query } = platform.database;
  const [job] = await query
    .select({
      id: workOrders.id,
      leadId: workOrders.leadId,
      customerId: sql<string | null>`coalesce(${customers.mergedInto}, ${customers.id})`,
      customerName: workOrders.customerName,
      phone: workOrders.phone,
      phoneExtension: workOrders.phoneExtension,
      email: workOrders.email,
      what: workOrders.what,
      address: workOrders.address,
      status: workOrders.status,
      valueCents: workOrders.valueCents,
      createdAt: workOrders.createdAt,
    })
    .from(workOrders)
    .leftJoin(customers, eq(customers.id, workOrders.customerId))
    .where(sql`${eq(workOrders.id, jobId)} and ${isReadableJob(query, actor)}`);
  if (!job) return null;
  const [state, visits, request, notes, tasks, photos] = await Promise.all([
    findState(platform, job.id),
    listJobVisits(platform, actor, job.id),
    findRequestOfJob(platform, actor, job.leadId),
    query
      .select({
        id: jobNotes.id,
        memberName: jobNotes.memberName,
        text: jobNotes.text,
        createdAt: jobNotes.createdAt,
      })
      .from(jobNotes)
      .where(eq(jobNotes.workOrderId, job.id))
      .orderBy(desc(jobNotes.createdAt), desc(jobNotes.id))
      .limit(200),
    query
      .select()
      .from(jobTasks)
      .where(eq(jobTasks.workOrderId, job.id))
      .orderBy(asc(jobTasks.position), asc(jobTasks.id)),
    query
      .select()
      .from(jobPhotos)
      .where(eq(jobPhotos.workOrderId, job.id))
      .orderBy(asc(jobPhotos.createdAt), asc(jobPhotos.id)),
  ]);
  return {
    ...job,
    valueCents: seesPrices(actor) ? job.valueCents : null,
    state,
    visits,
    request: request === job.what ? null : request,
    notes,
    tasks,
    photos: photos.map((photo) => ({ ...photo, ...smallSize(photo) })),
  };
}

export type FoundJob = NonNullable<Awaited<ReturnType<typeof findJob>>>;

async function findState({ database: { query } }: Platform, jobId: string): Promise<JobState> {
  const { rows } = await query.execute<{ state: JobState }>(
    sql`select ${jobState} as state from ${workOrders} j where j.id = ${jobId}`,
  );
  return rows[0]?.state ?? "unscheduled";
}
