import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const reference = z.object({ memberId: z.uuid(), contractorId: z.uuid() });

/** Someone was removed from a business, or left it. */
export const memberRevoked = defineEvent("member.revoked", reference);

/** Someone's role in a business changed. */
export const memberRoleChanged = defineEvent("member.role-changed", reference);
