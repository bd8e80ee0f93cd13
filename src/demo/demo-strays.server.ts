import { inboundMails } from "~/domains/messaging/messages/inbound-mails.tables.server.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { replyKind } from "~/domains/messaging/messages/messages.ts";
import { markSample } from "~/domains/shared/sample-records/mark-sample.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { LivePage } from "./demo-data.server.ts";
import { demoSenders, demoStrays } from "./samples/follow-ups.ts";

const hour = 3_600_000;

/** Adds an unassigned text and an unassigned email, both unread. */
export async function addStrays({ tx, now }: UnitOfWork, pages: readonly LivePage[]) {
  const { text, mail } = demoStrays;
  const sender = demoSenders.find(({ page }) => page === text.page);
  const textedAt = new Date(now.getTime() - hour);
  const textId = newId(textedAt.getTime());
  await tx.insert(messages).values({
    id: textId,
    channel: "sms",
    direction: "inbound",
    cause: `demo:${textId}`,
    kind: replyKind,
    params: {},
    contractorId: pages[text.page]?.contractorId ?? null,
    fromAddress: text.from,
    toAddress: sender?.phone ?? "",
    state: "received",
    text: text.words,
    createdAt: textedAt,
    updatedAt: textedAt,
  });
  const mailedAt = new Date(now.getTime() - 5 * hour);
  const mailId = newId(mailedAt.getTime());
  await tx.insert(inboundMails).values({
    id: mailId,
    tokenKind: "reply",
    tokenId: newId(mailedAt.getTime()),
    cause: `demo:${mailId}`,
    sender: mail.from,
    outcome: "unmatched",
    fromAddress: mail.from,
    subject: mail.subject,
    text: mail.words,
    readAt: mailedAt,
    createdAt: mailedAt,
  });
  await markSample(tx, "inbound_mail", [mailId]);
}
