import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const named = z.object({ memberId: z.uuid(), contractorId: z.uuid() });

/** Somebody was taken out of a business, or left it. */
export const memberRevoked = defineEvent("member.revoked", named);

/** Somebody is something else in a business now. */
export const memberRoleChanged = defineEvent("member.role-changed", named);
