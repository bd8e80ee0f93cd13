import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";
import { ownDomainChanges } from "./own-addresses/own-addresses.ts";

/** A page went live. */
export const pagePublished = defineEvent(
  "page.published",
  z.object({ pageId: z.uuid(), contractorId: z.uuid().nullable() }),
);

/** A domain became active, its records first disappeared, or it's no longer served. */
export const ownDomainChanged = defineEvent(
  "own_domain.changed",
  z.object({
    addressId: z.uuid(),
    contractorId: z.uuid(),
    what: z.enum(ownDomainChanges),
  }),
);
