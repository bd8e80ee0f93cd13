import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { webhookEndpoints } from "./webhooks.tables.server.ts";

/** Deletes the webhooks of a business with their logs, within the caller's transaction. */
export async function eraseWebhooks(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.contractorId, contractorId));
}
