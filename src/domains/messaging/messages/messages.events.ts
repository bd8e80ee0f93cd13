import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";
import { messageChannels } from "./messages.ts";

/** Someone replied to a business, on any channel. */
export const messageReceived = defineEvent(
  "message.received",
  z.object({
    messageId: z.uuid(),
    conversationId: z.uuid(),
    contractorId: z.uuid(),
    channel: z.enum(messageChannels),
  }),
);

/** A provider refused a text because of its sending number; recorded for each report. */
export const senderRefused = defineEvent(
  "sender.refused",
  z.object({ messageId: z.uuid(), code: z.int() }),
);
