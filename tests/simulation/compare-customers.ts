import { findCustomer } from "~/domains/office/customers/find-customer.server.ts";
import { type Compared, checkRows, compareRows } from "./compare.ts";
import type { World } from "./world.ts";

/** One customer per person, with all contacts, requests, appointments, invoices, and notes. */
export async function compareCustomers(world: World): Promise<Compared[]> {
  const { runSql, contractorId, ledger, platform, owner } = world;
  const customers = await runSql(
    `select coalesce(merged_into, id) as id, name, merged_into from customers where contractor_id = $1`,
    [contractorId],
  );
  const own = customers.filter(({ merged_into: into }) => into === null);
  const contacts = await runSql(
    `select coalesce(merged_into, customers.id) as id, value from customer_contacts
     join customers on customers.id = customer_id where customers.contractor_id = $1 order by value`,
    [contractorId],
  );
  const contactsOf = Map.groupBy(contacts, ({ id }) => String(id));
  const people = ledger.people.filter(({ customerId }) => customerId !== null);
  const expected = people.map((person) => [
    person.customerId,
    [person.phone, person.email, person.secondEmail, person.spousePhone]
      .filter((value) => value !== null)
      .toSorted(),
  ]);
  const actual = own.map(({ id }) => [
    String(id),
    (contactsOf.get(String(id)) ?? []).map(({ value }) => value).toSorted(),
  ]);
  const belongs = await runSql(
    `select 'job' as what, work_orders.id, customer_name as name, coalesce(c.merged_into, c.id) as customer_id
       from work_orders left join customers c on c.id = customer_id where work_orders.contractor_id = $1
     union all select 'invoice', invoices.id, customer_name, coalesce(c.merged_into, c.id)
       from invoices left join customers c on c.id = customer_id where invoices.contractor_id = $1
     union all select 'estimate', job_estimates.id, customer_name, coalesce(c.merged_into, c.id)
       from job_estimates left join customers c on c.id = customer_id where job_estimates.contractor_id = $1
     union all select 'lead', leads.id, leads.name, coalesce(c.merged_into, c.id)
       from leads left join customers c on c.id = customer_id where leads.contractor_id = $1`,
    [contractorId],
  );
  const leads = await runSql(
    `select coalesce(phone, email) as contact, count(*)::int as leads,
       (select count(*)::int from lead_enquiries where lead_id = any(array_agg(leads.id))) as requests
     from leads where contractor_id = $1 and merged_into is null group by 1`,
    [contractorId],
  );
  const balances = await Promise.all(
    people.map(async (person) => {
      const shown = await findCustomer(platform, owner, person.customerId ?? "");
      return { person, shown };
    }),
  );
  return [
    checkRows("people are customers", ledger.people, ({ name, customerId }) =>
      customerId ? null : `${name} isn’t a customer`,
    ),
    compareRows(
      "one customer per person, with contacts",
      new Map(expected as [string, unknown][]),
      new Map(actual as [string, unknown][]),
    ),
    checkRows("jobs and documents are the customer’s", belongs, (row) => {
      const person = ledger.people.find(({ name }) => name === row.name || row.name === null);
      if (!person) return null;
      return row.customer_id === person.customerId ? null : `${row.what} ${row.id} of ${row.name}`;
    }),
    checkRows("one lead per person", leads, ({ contact, leads: count }) =>
      count === 1 ? null : `${contact} has ${count} leads`,
    ),
    checkRows("customers can be opened", balances, ({ person, shown }) =>
      shown ? null : `${person.name} isn’t found`,
    ),
    compareRows(
      "notes",
      new Map(ledger.notes.map(({ text, person }) => [text, person.customerId])),
      new Map(
        (
          await runSql("select text, customer_id from customer_notes where contractor_id = $1", [
            contractorId,
          ])
        ).map(({ text, customer_id: id }) => [String(text), id]),
      ),
    ),
  ];
}
