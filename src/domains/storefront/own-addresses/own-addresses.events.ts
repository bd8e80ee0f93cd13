import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";
import { ownDomainChanges } from "./own-addresses.ts";

/** A domain works, its records are gone for the first time, or it is served no more. */
export const ownDomainChanged = defineEvent(
  "own_domain.changed",
  z.object({
    addressId: z.uuid(),
    contractorId: z.uuid(),
    what: z.enum(ownDomainChanges),
  }),
);
