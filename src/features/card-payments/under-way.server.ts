import { and, eq, sum } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import { cardCheckouts, cardRefunds } from "./card-payments.tables.server.ts";

/** What of an invoice is on its way back to cards, in cents: asked for, and not yet in its ledger. */
export async function underWayCents(database: Reader, invoiceId: string): Promise<number> {
  const [found] = await database
    .select({ cents: sum(cardRefunds.cents).mapWith(Number) })
    .from(cardRefunds)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardRefunds.checkoutId))
    .where(and(eq(cardCheckouts.invoiceId, invoiceId), eq(cardRefunds.state, "asked")));
  return found?.cents ?? 0;
}
