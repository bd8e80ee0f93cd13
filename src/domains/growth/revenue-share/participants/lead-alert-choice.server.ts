import { and, eq, ne, sql } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { revenueShareParticipants } from "../revenue-share.tables.server.ts";

/**
 * Why the contractor gets no email about a lead, or null: revenue-share participants can turn these
 * emails off. Staff always get them. Looked up on sending, so storing a lead doesn't wait for it.
 */
export async function leadAlertOptOutReason(
  platform: Platform,
  { leadId, reader }: { leadId: string; reader: "contractor" | "staff" },
): Promise<string | null> {
  if (reader === "staff") return null;
  const participant = revenueShareParticipants;
  const [choice] = await platform.database.query
    .select({ notifications: participant.notificationSettings })
    .from(leads)
    .innerJoin(
      participant,
      and(eq(participant.contractorId, leads.contractorId), ne(participant.status, "ended")),
    )
    .where(eq(leads.id, leadId))
    // The participant that the lead counts for: the oldest active one.
    .orderBy(sql`${participant.status} = 'active' desc`, participant.joinedAt, participant.id)
    .limit(1);
  return choice && !choice.notifications.email
    ? "The participant turned off emails about leads"
    : null;
}
