import { asc, desc, eq } from "drizzle-orm";
import { callSettings, senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { selectTrackedNumbers } from "~/domains/phone-numbers/senders/tracked/list-tracked-numbers.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadCalls } from "../calls.policy.ts";
import { blockedCallers, callPhones } from "../calls.tables.server.ts";
import { defaultCallSettings, maxBlocked } from "../calls.ts";

/** The call settings of the actor's business, and its blocked callers, newest first. */
export async function readCallSettings({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadCalls(actor));
  const { contractorId } = actor;
  const [[kept], [sender], tracked, phones, blocked] = await Promise.all([
    query.select().from(callSettings).where(eq(callSettings.contractorId, contractorId)),
    query
      .select({ phone: senders.phone })
      .from(senders)
      .where(eq(senders.contractorId, contractorId)),
    selectTrackedNumbers(query, contractorId),
    query
      .select({ name: callPhones.name, phone: callPhones.phone })
      .from(callPhones)
      .where(eq(callPhones.contractorId, contractorId))
      .orderBy(asc(callPhones.place)),
    query
      .select({
        phone: blockedCallers.phone,
        blockedBy: blockedCallers.blockedBy,
        createdAt: blockedCallers.createdAt,
      })
      .from(blockedCallers)
      .where(eq(blockedCallers.contractorId, contractorId))
      .orderBy(desc(blockedCallers.createdAt), asc(blockedCallers.phone))
      .limit(maxBlocked),
  ]);
  const { enabled, ringSeconds, textsMissed } = kept ?? defaultCallSettings;
  return {
    number: sender?.phone ?? null,
    tracked,
    enabled,
    ringSeconds,
    textsMissed,
    phones,
    blocked,
  };
}

export type ReadCallSettings = Awaited<ReturnType<typeof readCallSettings>>;
