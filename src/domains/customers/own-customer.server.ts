import { and, eq, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { customers } from "./customers.tables.server.ts";

/** A customer of the business, or the one it was merged into, locked. */
export async function lockCustomer({ tx }: UnitOfWork, contractorId: string, customerId: string) {
  const canonical = tx
    .select({ id: sql`coalesce(${customers.mergedInto}, ${customers.id})` })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.contractorId, contractorId)));
  const [customer] = await tx
    .select()
    .from(customers)
    .where(sql`${customers.id} = (${canonical})`)
    .for(...lockRows(customers, "no key update"));
  return customer ?? null;
}

/** The ids of a customer and of those merged into it: their contacts and properties are the customer's. */
export const idsOf = (database: Reader, customerId: string) =>
  database
    .select({ id: customers.id })
    .from(customers)
    .where(or(eq(customers.id, customerId), eq(customers.mergedInto, customerId)));

/** A customer of the business, or the one it was merged into, not locked. */
export async function findNamed({ tx }: UnitOfWork, contractorId: string, customerId: string) {
  const canonical = tx
    .select({ id: sql`coalesce(${customers.mergedInto}, ${customers.id})` })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.contractorId, contractorId)));
  const [customer] = await tx
    .select({ id: customers.id, name: customers.name, revision: customers.revision })
    .from(customers)
    .where(sql`${customers.id} = (${canonical})`);
  return customer ?? null;
}

export const listIds = async (database: Reader, customerId: string): Promise<string[]> =>
  (await idsOf(database, customerId)).map(({ id }) => id);

/** Whether a customer, or the one they were merged into, is marked "Do not contact". */
export const isDoNotContact = (customerId: SQLWrapper) => sql<boolean>`exists (
  select from ${customers} marked left join ${customers} canonical on canonical.id = marked.merged_into
  where marked.id = ${customerId}
    and coalesce(canonical.do_not_contact_at, marked.do_not_contact_at) is not null)`;
