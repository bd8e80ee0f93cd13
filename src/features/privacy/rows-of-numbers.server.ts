import { eq, inArray, type SQL } from "drizzle-orm";
import { type PgTable, QueryBuilder } from "drizzle-orm/pg-core";
import {
  blockedCallers,
  callLegs,
  callPhones,
  calls,
} from "~/features/calls/calls.tables.server.ts";
import {
  callSettings,
  senderDays,
  senders,
  trackedNumbers,
} from "~/features/senders/senders.tables.server.ts";

/** Where something is kept of a contractor's numbers and of calls to them, as `rowsOfContractor` says it. */
export function rowsOfNumbers(contractorId: string): [string, PgTable, SQL][] {
  const own = eq(calls.contractorId, contractorId);
  const callIds = new QueryBuilder().select({ id: calls.id }).from(calls).where(own);
  return [
    ["senders", senders, eq(senders.contractorId, contractorId)],
    ["tracked_numbers", trackedNumbers, eq(trackedNumbers.contractorId, contractorId)],
    ["sender_days", senderDays, eq(senderDays.contractorId, contractorId)],
    ["calls", calls, own],
    ["call_legs", callLegs, inArray(callLegs.callId, callIds)],
    ["call_settings", callSettings, eq(callSettings.contractorId, contractorId)],
    ["call_phones", callPhones, eq(callPhones.contractorId, contractorId)],
    ["blocked_callers", blockedCallers, eq(blockedCallers.contractorId, contractorId)],
  ];
}
