import { and, asc, eq, gt } from "drizzle-orm";
import { canChangeCrews, canPlanFor } from "~/domains/schedule/schedule.policy.ts";
import { crews } from "~/domains/schedule/schedule.tables.server.ts";
import { type Actor, addDays, authorize, boundsOf, momentOn } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { lockOwnCrew } from "./working-hours.server.ts";
import type { BlockedTimeRequest } from "./working-time.schema.ts";
import { blockedTimes } from "./working-time.tables.server.ts";

const maxListedTimes = 200;

/** Current and upcoming time off and blocked time, with the business's zone. */
export async function listBlockedTimes(platform: Platform, actor: Actor) {
  authorize(canPlanFor(actor));
  const { contractorId } = actor;
  const { database, settings, clock } = platform;
  const times = await database.query
    .select({
      id: blockedTimes.id,
      kind: blockedTimes.kind,
      crewName: crews.name,
      startsAt: blockedTimes.startsAt,
      endsAt: blockedTimes.endsAt,
      reason: blockedTimes.reason,
    })
    .from(blockedTimes)
    .leftJoin(crews, eq(crews.id, blockedTimes.crewId))
    .where(and(eq(blockedTimes.contractorId, contractorId), gt(blockedTimes.endsAt, clock.now())))
    .orderBy(asc(blockedTimes.startsAt), asc(blockedTimes.id))
    .limit(maxListedTimes);
  return { times, zone: await findBusinessZone(database.query, contractorId, settings.timeZone) };
}

export type BlockedTimeAdded = Result<{ blockedTimeId: string }, Invalid | KeyReused>;

/**
 * Blocks time of the business or of a crew. Without times it's whole days; without a last day, one
 * day. Booked appointments stay. Submitting twice adds it once.
 */
export async function addBlockedTime(
  platform: Platform,
  actor: Actor,
  { request, requestKey }: { request: BlockedTimeRequest; requestKey: string | null },
): Promise<BlockedTimeAdded> {
  authorize(canChangeCrews(actor));
  const { contractorId } = actor;
  const { database, settings } = platform;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const { startsAt, endsAt } = spanOf(request, zone);
  if (startsAt >= endsAt) return invalid({ to_time: "Choose a time after the start" });
  const { kind, crew_id: crewId, reason } = request;
  const once = {
    scope: `blocked-time:${contractorId}`,
    key: requestKey,
    body: request,
    repeat: async (_work: unknown, blockedTimeId: string) => ({ ok: true, blockedTimeId }) as const,
  };
  return inTransactionOnce<BlockedTimeAdded>(platform, once, async (work, remember) => {
    if (crewId && !(await lockOwnCrew(work, contractorId, crewId))) {
      return invalid({ crew_id: "Choose who it’s for" });
    }
    const id = newId();
    const row = { id, contractorId, crewId, kind, startsAt, endsAt, reason };
    await work.tx.insert(blockedTimes).values({ ...row, createdAt: work.now });
    remember(id);
    return { ok: true, blockedTimeId: id };
  });
}

/** From the first day's time or midnight to the last day's time or its end. */
function spanOf(
  { from_date, from_time, to_date, to_time }: BlockedTimeRequest,
  zone: string,
): { startsAt: Date; endsAt: Date } {
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  const last = to_date ?? from_date;
  return {
    startsAt: from_time
      ? momentOn(zone, from_date, minutesOf(from_time))
      : new Date(boundsOf(zone, from_date).from),
    endsAt: to_time
      ? momentOn(zone, last, minutesOf(to_time))
      : new Date(boundsOf(zone, addDays(last, 1)).from),
  };
}

/** Removes time off or blocked time. */
export async function removeBlockedTime(
  platform: Platform,
  actor: Actor,
  blockedTimeId: string,
): Promise<Result<{ changed: true }, Refused<"not_found">>> {
  authorize(canChangeCrews(actor));
  const removed = await platform.database.query
    .delete(blockedTimes)
    .where(
      and(eq(blockedTimes.id, blockedTimeId), eq(blockedTimes.contractorId, actor.contractorId)),
    )
    .returning({ id: blockedTimes.id });
  return removed.length > 0 ? { ok: true, changed: true } : { ok: false, code: "not_found" };
}
