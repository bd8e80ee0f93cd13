import { and, asc, isNotNull, isNull, sql } from "drizzle-orm";
import { invoiceSale } from "~/domains/billing/invoices/invoice-document.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/index.ts";
import { lockAvailableRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

const batchSize = 500;

/**
 * Fills in what the books count of invoices that an earlier version issued, a batch per transaction.
 * If interrupted, it continues next time.
 */
export async function fillInvoiceSales(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  let filled: number;
  do filled = await fillBatch(platform);
  while (filled === batchSize);
}

const fillBatch = (platform: Platform): Promise<number> =>
  inTransaction(platform, async ({ tx }) => {
    const found = await tx
      .select({ id: invoices.id, content: invoices.content })
      .from(invoices)
      .where(and(isNotNull(invoices.number), isNull(invoices.saleCents)))
      .orderBy(asc(invoices.contractorId), asc(invoices.id))
      .limit(batchSize)
      .for(...lockAvailableRows(invoices));
    if (found.length === 0) return 0;
    const sales = found.map(({ id, content }) => ({ id, ...invoiceSale(content) }));
    await tx.execute(sql`
      update ${invoices} set sale_cents = s."saleCents", taxable_cents = s."taxableCents",
        tax_cents = s."taxCents", tax_rate = s."taxRate", tip_cents = s."tipCents"
      from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as s(id uuid, "saleCents" integer,
        "taxableCents" integer, "taxCents" integer, "taxRate" integer, "tipCents" integer)
      where ${invoices}.id = s.id`);
    return found.length;
  });
