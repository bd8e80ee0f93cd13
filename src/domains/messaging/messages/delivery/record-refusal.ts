import { senderRefused } from "~/domains/messaging/messaging.events.ts";
import { failureOf } from "~/platform/sms/text-failures.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Records that a text's sending number was refused, along with the text's outcome. */
export function recordRefusal(
  work: Pick<UnitOfWork, "record">,
  messageId: string,
  code: number | null,
): void {
  if (code === null || failureOf(code).meaning !== "sender_not_ready") return;
  work.record(senderRefused, { messageId, code });
}
