import { eq, inArray, type SQL } from "drizzle-orm";
import { type PgTable, QueryBuilder } from "drizzle-orm/pg-core";
import {
  blockedCallers,
  callLegs,
  callPhones,
  callSettings,
  calls,
} from "~/features/calls/calls.tables.server.ts";

/** Where something is kept of calls to a contractor, as `rowsOfContractor` says it. */
export function rowsOfCalls(contractorId: string): [string, PgTable, SQL][] {
  const own = eq(calls.contractorId, contractorId);
  const callIds = new QueryBuilder().select({ id: calls.id }).from(calls).where(own);
  return [
    ["calls", calls, own],
    ["call_legs", callLegs, inArray(callLegs.callId, callIds)],
    ["call_settings", callSettings, eq(callSettings.contractorId, contractorId)],
    ["call_phones", callPhones, eq(callPhones.contractorId, contractorId)],
    ["blocked_callers", blockedCallers, eq(blockedCallers.contractorId, contractorId)],
  ];
}
