import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";
import { optOutChannels } from "./opt-outs.ts";

/** Somebody does not want messages of a business on a channel any more. */
export const personOptedOut = defineEvent(
  "person.opted-out",
  z.object({
    contractorId: z.uuid(),
    channel: z.enum(optOutChannels),
    /** Their conversation with the business, where it is known. */
    conversationId: z.uuid().nullable(),
    /** The row of `opt_outs`, which holds the mark of their address. */
    optOutId: z.number(),
  }),
);
