import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";
import { messageChannels } from "./messages.ts";

/** Somebody answered a business, on whichever channel. */
export const messageReceived = defineEvent(
  "message.received",
  z.object({
    messageId: z.uuid(),
    conversationId: z.uuid(),
    contractorId: z.uuid(),
    channel: z.enum(messageChannels),
  }),
);
