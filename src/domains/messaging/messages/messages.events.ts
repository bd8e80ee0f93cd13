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

/** A provider refused a text because of the number that it came from; told again, it is recorded again. */
export const senderRefused = defineEvent(
  "sender.refused",
  z.object({ messageId: z.uuid(), code: z.int() }),
);
