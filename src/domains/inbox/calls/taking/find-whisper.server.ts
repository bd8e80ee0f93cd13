import { and, eq, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { callLegs, calls } from "../calls.tables.server.ts";
import { callText } from "../calls.text.en.ts";
import type { Leg } from "./steps-of.ts";

/** Whose call it is that rings there, in words to be said; null once it is over. */
export async function findWhisper(database: Reader, { callId, place }: Leg) {
  const [found] = await database
    .select({ businessName: contractorAccounts.businessName, name: conversations.name })
    .from(callLegs)
    .innerJoin(calls, eq(calls.id, callLegs.callId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, calls.contractorId))
    .leftJoin(conversations, eq(conversations.id, calls.conversationId))
    .where(and(eq(callLegs.callId, callId), eq(callLegs.place, place), isNull(calls.endedAt)));
  return found
    ? { businessName: found.businessName, caller: found.name ?? callText.hiddenNumber }
    : null;
}
