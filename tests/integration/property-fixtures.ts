import { eq } from "drizzle-orm";
import { addCustomer } from "~/domains/customers/change-customers.server.ts";
import { propertySchema } from "~/domains/customers/customers.schema.ts";
import { properties } from "~/domains/customers/customers.tables.server.ts";
import { saveProperty } from "~/domains/customers/properties.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

export const oak = "12 Oak St, Austin, TX 78701";
export const elm = "99 Elm St, Austin, TX 78704";

/** Adds a property in Austin, with a gate code. */
export async function addProperty(
  platform: TestPlatform,
  owner: BusinessMember,
  customerId: string,
  fields: Record<string, string>,
): Promise<string> {
  const checked = check(propertySchema, { city: "Austin", state: "TX", seen: "", ...fields });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const target = { customerId, propertyId: null, request: checked.value };
  const saved = await saveProperty(platform, owner, target);
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.propertyId;
}

/** Helpers for a business whose customer, Rita Stone, has a property on Oak St and one on Elm St. */
export function customersWithProperties(platform: () => TestPlatform) {
  const { query, businessWithLead } = followUps(platform);
  return {
    query,
    async business() {
      const { contractorId, leadId } = await businessWithLead();
      const owner = await addBusinessMember(platform(), contractorId, "owner");
      const request = {
        name: "Rita Stone",
        company: null,
        billing_address: null,
        notes: null,
        tags: [],
        phone: "+15125550731",
        email: "rita@stone.example",
        address: oak,
        shares_contact: false,
      };
      const added = await addCustomer(platform(), owner, { request, requestKey: null });
      if (!added.ok) throw new Error(added.code);
      const { customerId } = added;
      const place = { street: "99 Elm St", zip_code: "78704", access_notes: "Gate code 4711" };
      const elmId = await addProperty(platform(), owner, customerId, place);
      const own = eq(properties.customerId, customerId);
      const rows = await query().select().from(properties).where(own);
      const oakId = rows.find(({ id }) => id !== elmId)?.id ?? "";
      const about = {
        customer_id: customerId,
        customer_name: "Rita Stone",
        phone: "(512) 555-0731",
        email: "rita@stone.example",
        address: oak,
      };
      const listStreets = async () => {
        const listed = await query().select().from(properties).where(own);
        return listed.map(({ street }) => street).toSorted();
      };
      return { contractorId, leadId, owner, customerId, oakId, elmId, about, listStreets };
    },
  };
}
