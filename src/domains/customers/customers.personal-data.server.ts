import { type SQL, sql } from "drizzle-orm";
import { isSamePerson } from "~/domains/shared/index.server.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import { eraseKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import {
  deleteOwn,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { Contact, PersonalData } from "~/platform/personal-data/personal-data.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  customerConsents,
  customerContacts,
  customerNotes,
  customers,
  equipment,
  properties,
} from "./customers.tables.server.ts";

/** The ids of the customers that these contacts identify. */
export function customersFor(contacts: readonly Contact[]): SQL {
  const { value, isShared, customerId } = customerContacts;
  const name = sql`(select c.name from ${customers} c where c.id = ${customerId})`;
  const contact = {
    email: value,
    phone: value,
    name,
    phoneShared: isShared,
    emailShared: isShared,
  };
  return idsOf(customerId, isSamePerson(contact, contacts));
}

/** Deletes customers to whom nothing refers anymore (`eraseCustomersWithin`). */
export async function deleteCustomers({ tx }: UnitOfWork, ids: readonly string[]): Promise<void> {
  await eraseKeys({ tx }, ids);
  await tx.delete(customers).where(isAnyOf(customers.id, ids));
}

/**
 * Customers with their contacts, properties, equipment, and notes. `eraseCustomersWithin` deletes one customer,
 * once nothing refers to it anymore.
 */
export const customerData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "moves", [
        customers,
        customerContacts,
        properties,
        equipment,
        customerNotes,
        customerConsents,
      ]),
    // The other tables' rows are deleted with their customers.
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [customers]),
  },
  person: {
    tables({ contacts }) {
      const ids = customersFor(contacts);
      const places = idsOf(properties.id, isAmong(properties.customerId, ids));
      return [
        { table: customers, rows: isAmong(customers.id, ids) },
        ...[customerContacts, properties, customerNotes, customerConsents].map((table) => ({
          table,
          rows: isAmong(table.customerId, ids),
        })),
        { table: equipment, rows: isAmong(equipment.propertyId, places) },
      ];
    },
    erase: ({ work, contacts }) =>
      work.tx.delete(customers).where(isAmong(customers.id, customersFor(contacts))),
  },
};
