import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** Somebody was taken out of a business, or left it. */
export const memberRevoked = defineEvent(
  "member.revoked",
  z.object({ memberId: z.uuid(), contractorId: z.uuid() }),
);
