import { eq } from "drizzle-orm";
import { receiveMail } from "~/domains/inbox/replies/receive-mail.server.ts";
import { inboundMails } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Processes the waiting inbound emails, as their tasks do. */
export async function readWaitingMails(platform: Platform): Promise<void> {
  const waiting = await platform.database.query
    .select({ id: inboundMails.id })
    .from(inboundMails)
    .where(eq(inboundMails.outcome, "waiting"));
  for (const { id } of waiting) {
    await receiveMail(platform, system("test"), { inboundMailId: id });
  }
}
