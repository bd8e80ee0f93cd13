import { failureOf } from "~/platform/sms/text-failures.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { senderRefused } from "../messages.events.ts";

/** Records, with what became of a text, that the number it came from was refused. */
export function recordRefusal(
  work: Pick<UnitOfWork, "record">,
  messageId: string,
  code: number | null,
): void {
  if (code === null || failureOf(code).meaning !== "sender_not_ready") return;
  work.record(senderRefused, { messageId, code });
}
