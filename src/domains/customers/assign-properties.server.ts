import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { RowsWithPlace } from "./assign-customers.server.ts";
import { customers, properties } from "./customers.tables.server.ts";
import { findOrCreateProperties } from "./open-customers.server.ts";
import { idsOf } from "./own-customer.server.ts";
import { addressKeyOf, parseAddress } from "./parse-address.server.ts";

type Place = { contractorId: string; customerId: string | null; address: string | null };

/**
 * Assigns rows whose address just changed to the property at that address: one of the customer's,
 * added if necessary. A row without a street or without a customer has none.
 */
export async function assignProperties(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { table, place }: RowsWithPlace,
  only: SQL,
): Promise<void> {
  const rows = (await tx
    .select({
      id: table.id,
      contractorId: table.contractorId,
      customerId: sql<string | null>`coalesce(${customers.mergedInto}, ${customers.id})`,
      address: place.address,
    })
    .from(table)
    .leftJoin(customers, eq(customers.id, table.customerId))
    .where(only)) as (Place & { id: string })[];
  for (const row of rows) {
    const propertyId = await findOrCreateProperty({ tx, now }, row);
    await tx.execute(
      sql`update ${table} set property_id = ${propertyId} where ${table.id} = ${row.id}`,
    );
  }
}

async function findOrCreateProperty(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { contractorId, customerId, address }: Place,
): Promise<string | null> {
  if (!customerId || !address) return null;
  const ownId = await findOfMerged(tx, customerId, address);
  if (ownId) return ownId;
  const [id] = await findOrCreateProperties({ tx, now }, [{ contractorId, customerId, address }]);
  return id ?? null;
}

/** The property at an address that belongs to a customer merged into this one. */
async function findOfMerged(
  tx: Transaction,
  customerId: string,
  address: string,
): Promise<string | null> {
  const parts = parseAddress(address);
  if (!parts) return null;
  const own = await tx
    .select({ id: properties.id, customerId: properties.customerId })
    .from(properties)
    .where(
      sql`${properties.customerId} in ${idsOf(tx, customerId)} and ${properties.addressKey} = ${addressKeyOf(parts)}`,
    );
  if (own.some((property) => property.customerId === customerId)) return null;
  return own[0]?.id ?? null;
}
