import {
  recordTextConsent as recordInCustomers,
  type TextConsentRecorded,
} from "~/domains/customers/index.server.ts";
import { canChangeCustomers, type TypedTextConsent } from "~/domains/customers/index.ts";
import { openConversations } from "~/domains/leads/index.server.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

/**
 * Records that a customer agreed to texts, and opens the conversation with their number, so they can
 * be texted from now on.
 */
export async function recordTextConsent(
  platform: Platform,
  actor: Actor,
  { customerId, request }: { customerId: string; request: TypedTextConsent },
): Promise<TextConsentRecorded> {
  authorize(canChangeCustomers(actor));
  const zone = await findOwnZone(platform, actor);
  return recordInCustomers(platform, actor, {
    customerId,
    request,
    today: dayOf(platform.clock.now(), zone),
    alongside: (work, customer) =>
      openConversations(work, [{ ...customer, phone: request.phone, email: null }]),
  });
}
