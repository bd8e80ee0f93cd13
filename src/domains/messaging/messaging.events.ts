import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";
import { messageChannels } from "./messages/messages.ts";
import { optOutChannels } from "./opt-outs/opt-outs.ts";

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

/** Someone opted out of a business's messages on a channel. */
export const personOptedOut = defineEvent(
  "person.opted-out",
  z.object({
    contractorId: z.uuid(),
    channel: z.enum(optOutChannels),
    /** Their conversation with the business, if known. */
    conversationId: z.uuid().nullable(),
    /** The row of `opt_outs`, which has the hash of their address. */
    optOutId: z.number(),
  }),
);

/** A business's sending domain began to be used, or is no longer used because its records changed. */
export const sendingDomainChanged = defineEvent(
  "sending-domain.changed",
  z.object({ contractorId: z.uuid(), what: z.enum(["works", "broken"]) }),
);
