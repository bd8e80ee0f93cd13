import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";
import { ownDomainChanges } from "./own-addresses.ts";

/** A domain became active, its records first disappeared, or it's no longer served. */
export const ownDomainChanged = defineEvent(
  "own_domain.changed",
  z.object({
    addressId: z.uuid(),
    contractorId: z.uuid(),
    what: z.enum(ownDomainChanges),
  }),
);
