import { and, eq } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import { invoices } from "~/features/invoices/invoices.tables.server.ts";
import { owedOf } from "~/features/invoices/invoices.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { endOutdatedCheckout } from "./card-payments.jobs.server.ts";
import { cardCheckouts } from "./card-payments.tables.server.ts";
import { endCheckout } from "./look-at-checkout.server.ts";

/** What is owed moved: a page to pay another sum on is to end (`payments.one-page`). */
export async function endOutdatedPage(
  work: UnitOfWork,
  { payload: { invoiceId } }: Happened<{ invoiceId: string }>,
): Promise<void> {
  const outdated = await findOutdated(work.tx, invoiceId);
  if (outdated) work.enqueue(endOutdatedCheckout, { invoiceId });
}

/**
 * Ends the page of an invoice that now owes another sum.
 * @throws when the provider cannot be asked, so that it is tried again
 */
export async function endOutdated(
  platform: Platform,
  actor: Actor,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  authorize(isSystem(actor));
  const outdated = await findOutdated(platform.database.query, invoiceId);
  if (!outdated) return;
  const seen = await endCheckout(platform, actor, outdated.id);
  if (seen === "unknown") throw new Error("The payment provider didn’t expire a checkout");
}

async function findOutdated(database: Reader, invoiceId: string) {
  const [live] = await database
    .select({ checkout: cardCheckouts, invoice: invoices })
    .from(cardCheckouts)
    .innerJoin(invoices, eq(invoices.id, cardCheckouts.invoiceId))
    .where(and(eq(cardCheckouts.invoiceId, invoiceId), eq(cardCheckouts.state, "live")));
  return live && live.checkout.cents !== owedOf(live.invoice) ? live.checkout : null;
}
