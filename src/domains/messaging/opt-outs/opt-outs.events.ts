import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";
import { optOutChannels } from "./opt-outs.ts";

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
