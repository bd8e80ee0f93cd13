import { eq } from "drizzle-orm";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { messageChannels } from "~/features/messages/messages.ts";
import { findOptOut } from "~/features/opt-outs/find-opt-out.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** On which channels the person behind a lead declines this business's messages, and since when. */
export async function listDeclined(
  platform: Platform,
  { leadId, contractorId }: { leadId: string; contractorId: string },
) {
  const { query } = platform.database;
  const [person] = await query
    .select({ sms: leads.phone, email: leads.email })
    .from(leads)
    .where(eq(leads.id, leadId));
  const found = messageChannels.map(async (channel) => {
    const address = person?.[channel];
    const optOut = address
      ? await findOptOut(query, platform, { contractorId, channel, address })
      : null;
    return optOut ? [{ channel, since: optOut.since }] : [];
  });
  return (await Promise.all(found)).flat();
}
