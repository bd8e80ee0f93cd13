import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { addCustomer } from "~/domains/customers/change-customers.server.ts";
import { customers, properties } from "~/domains/customers/customers.tables.server.ts";
import { suggestCustomers } from "~/domains/office/customers/list-customers.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { begin } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { beginInvoice } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);

async function business() {
  const { contractorId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const request = {
    name: "Zora Vance",
    company: "Vance Dental",
    billing_address: null,
    notes: null,
    tags: [],
    phone: "+15125550731",
    email: "zora@vance.example",
    address: "88 Juniper Way, Apt 4, Austin, TX 78701",
    shares_contact: false,
  };
  const added = await addCustomer(platform(), owner, { request, requestKey: null });
  if (!added.ok) throw new Error(added.code);
  return { contractorId, owner, customerId: added.customerId };
}

test("suggests customers by name, number, and address, with what forms fill in", async () => {
  const { owner, customerId } = await business();
  for (const text of ["zo", "Vance", "(512) 555-0731", "0731", "88 juniper"]) {
    expect([text, await suggestCustomers(platform(), owner, text)]).toEqual([
      text,
      [
        {
          id: customerId,
          name: "Zora Vance",
          company: "Vance Dental",
          phone: "+15125550731",
          phoneExtension: null,
          email: "zora@vance.example",
          address: "88 Juniper Way, Apt 4, Austin, TX 78701",
        },
      ],
    ]);
  }
  expect(await suggestCustomers(platform(), owner, "z")).toEqual([]);
  expect(await suggestCustomers(platform(), owner, "%%")).toEqual([]);
});

test("suggests no other business's customers, and nothing to technicians", async () => {
  const { contractorId } = await business();
  const { contractorId: other } = await businessWithLead();
  const stranger = await addBusinessMember(platform(), other, "owner");
  expect(await suggestCustomers(platform(), stranger, "zora")).toEqual([]);
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  await expect(suggestCustomers(platform(), technician, "zora")).rejects.toThrow(
    "permission denied",
  );
});

test("a picked customer is used, and a new name creates one", async () => {
  const { owner, contractorId, customerId } = await business();
  const crew = await crewOf(platform(), owner, "One");
  const typed = {
    customer_name: "Z. Vance",
    phone: "",
    email: "",
    address: "88 Juniper Way, Apt 4",
    customer_id: customerId,
  };
  await addVisit(platform(), owner, { ...typed, crew_id: crew });
  await begin(platform(), owner, typed, null);
  await beginInvoice(platform(), owner, typed, null);
  const own = await Promise.all(
    [workOrders, jobEstimates, invoices].map((table) =>
      query()
        .select({ customerId: table.customerId })
        .from(table)
        .where(eq(table.contractorId, contractorId)),
    ),
  );
  expect(own.flat()).toEqual(Array(3).fill({ customerId }));
  // The same address is the same property.
  const places = await query()
    .select()
    .from(properties)
    .where(eq(properties.customerId, customerId));
  expect(places).toHaveLength(1);
  const fresh = { customer_name: "Inline New", phone: "(512) 555-0741", email: "" };
  await begin(platform(), owner, fresh, null);
  await beginInvoice(platform(), owner, fresh, null);
  const created = await query()
    .select()
    .from(customers)
    .where(eq(customers.contractorId, contractorId));
  expect(created.filter(({ name }) => name === "Inline New")).toHaveLength(1);
});
