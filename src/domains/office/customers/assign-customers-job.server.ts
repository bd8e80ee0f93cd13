import { estimateCustomers, invoiceCustomers } from "~/domains/billing/index.server.ts";
import { assignAllCustomers } from "~/domains/customers/index.server.ts";
import { conversationCustomers, leadCustomers } from "~/domains/leads/index.server.ts";
import { jobCustomers } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Gives rows that an earlier version, an import, or the sample data wrote their customers. */
export async function assignCustomersOfRows(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  await assignAllCustomers(platform, actor, [
    leadCustomers,
    conversationCustomers,
    jobCustomers,
    estimateCustomers,
    invoiceCustomers,
  ]);
}
