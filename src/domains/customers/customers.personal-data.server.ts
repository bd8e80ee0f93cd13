import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { isSamePerson } from "~/domains/shared/index.server.ts";
import { eraseKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import {
  deleteOwn,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { Contact, PersonalData } from "~/platform/personal-data/personal-data.ts";
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

/** Customers with their contacts, properties, equipment, and notes. */
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
  customer: {
    async erase({ work, contractorId, customerIds }) {
      await eraseKeys(work, customerIds);
      await work.tx
        .delete(customers)
        .where(
          and(eq(customers.contractorId, contractorId), inArray(customers.id, [...customerIds])),
        );
    },
  },
};
