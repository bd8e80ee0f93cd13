import type { MessageState } from "~/features/messages/messages.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

export const messageTones: Record<MessageState, Tone> = {
  queued: "neutral",
  sending: "info",
  sent: "good",
  kept: "info",
  delayed: "warning",
  failed: "bad",
  uncertain: "bad",
  suppressed: "neutral",
  withheld: "warning",
  received: "good",
};
