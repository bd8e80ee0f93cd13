import { and, asc, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Actor, authorize, isSystem } from "~/domains/shared/index.ts";
import { lockAvailableRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { CustomerSource } from "./customers.ts";
import { findOrCreateCustomers, findOrCreateProperties } from "./open-customers.server.ts";

/** A table whose rows belong to customers, declared by the domain that owns the table. */
export type RowsOfCustomers = {
  table: PgTable & {
    id: PgColumn;
    contractorId: PgColumn;
    customerId: PgColumn;
    createdAt: PgColumn;
  };
  /** The columns that name the person. */
  person: {
    name: PgColumn;
    phone: PgColumn;
    phoneExtension: PgColumn;
    email: PgColumn;
    phoneShared?: PgColumn;
    emailShared?: PgColumn;
  };
  /** The columns of the place, if rows have one. */
  place?: { address: PgColumn; propertyId: PgColumn };
  /** The customer of the row that this one was created for, such as an invoice's job; null if there is none. */
  inherited?: SQL<string | null>;
  /** Which rows have a customer; all by default. */
  which?: SQL | undefined;
  /**
   * How a customer that is created from this row came to the business; null if only a later row can
   * tell.
   */
  source: SQL<CustomerSource | null>;
};

const batchSize = 500;
/** The maximum rows of one call; an imported file of leads has at most this many. */
const maxSelected = 10_000;

/**
 * Assigns customers to rows that have none: the customer of the row they were created for, else the
 * one with their phone number or email address, created if necessary. Also assigns the property at
 * their address.
 * @param selection only the rows that the caller just inserted, or the next batch of rows that match
 * @returns the id of the last row that got a customer; null if none did
 */
export async function assignCustomers(
  work: Pick<UnitOfWork, "tx" | "now"> & { record?: UnitOfWork["record"] },
  { table, person, place, inherited, which, source }: RowsOfCustomers,
  selection: { only: SQL } | { next: SQL | undefined },
): Promise<string | null> {
  const { tx, now } = work;
  const none = sql<null>`null`;
  const query = tx
    .select({
      id: table.id,
      contractorId: table.contractorId,
      name: person.name,
      phone: person.phone,
      phoneExtension: person.phoneExtension,
      email: person.email,
      phoneShared: person.phoneShared ?? sql<boolean>`false`,
      emailShared: person.emailShared ?? sql<boolean>`false`,
      address: place?.address ?? none,
      inherited: sql<string | null>`coalesce(${table.customerId}, ${inherited ?? none})`,
      source,
      since: table.createdAt,
    })
    .from(table as PgTable)
    .where(and("only" in selection ? selection.only : selection.next, which))
    .orderBy(asc(table.id))
    .limit("only" in selection ? maxSelected : batchSize);
  // The caller's own rows need no lock.
  const rows = (await ("only" in selection
    ? query
    : query.for(...lockAvailableRows(table)))) as FoundRow[];
  if (rows.length === 0) return null;
  const strangers = rows.filter((row) => row.inherited === null);
  const opened = await findOrCreateCustomers(work, strangers);
  const customerOf = new Map(strangers.map(({ id }, index) => [id, opened[index] ?? null]));
  const owned = rows.map((row) => ({
    ...row,
    customerId: row.inherited ?? customerOf.get(row.id) ?? "",
  }));
  const placed = owned.filter(({ address }) => address !== null);
  const propertyIds = await findOrCreateProperties(
    { tx, now },
    placed.map(({ contractorId, customerId, address }) => ({
      contractorId,
      customerId,
      address: address ?? "",
    })),
  );
  const propertyOf = new Map(placed.map(({ id }, index) => [id, propertyIds[index] ?? null]));
  const values = JSON.stringify(
    owned.map(({ id, customerId }) => ({
      id,
      customer_id: customerId,
      property_id: propertyOf.get(id) ?? null,
    })),
  );
  await tx.execute(sql`
    update ${table} set customer_id = assigned.customer_id${place ? sql`, property_id = coalesce(${table}.property_id, assigned.property_id)` : sql``}
    from jsonb_to_recordset(${values}::jsonb) as assigned(id uuid, customer_id uuid, property_id uuid)
    where ${table}.id = assigned.id`);
  return rows.at(-1)?.id ?? null;
}

type FoundRow = {
  id: string;
  contractorId: string;
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  phoneShared: boolean;
  emailShared: boolean;
  address: string | null;
  inherited: string | null;
  source: CustomerSource | null;
  since: Date;
};

/**
 * Assigns customers to all rows of these tables that have none, a batch per transaction: rows of
 * earlier versions, of imports, and of sample data. If interrupted, it continues next time.
 * @param declared in the order in which rows are created for each other
 */
export async function assignAllCustomers(
  platform: Platform,
  actor: Actor,
  declared: readonly RowsOfCustomers[],
): Promise<void> {
  authorize(isSystem(actor));
  for (const rows of declared) {
    // Continues after the last batch, to skip index entries of rows that are done.
    let last: string | null = null;
    do {
      const open = and(isNull(rows.table.customerId), last ? gt(rows.table.id, last) : undefined);
      last = await inTransaction(platform, ({ tx, now }) =>
        assignCustomers({ tx, now }, rows, { next: open }),
      );
    } while (last !== null);
  }
}
