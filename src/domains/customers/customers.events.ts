import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const named = z.object({ customerId: z.uuid(), contractorId: z.uuid() });

/** A business has a new customer: added, or from a request, a call, or a message. */
export const customerAdded = defineEvent("customer.added", named);

/** A customer's details, contacts, properties, or notes changed. */
export const customerChanged = defineEvent("customer.changed", named);

/** A customer was merged into another, or a merge was undone. */
export const customerMerged = defineEvent("customer.merged", named);
