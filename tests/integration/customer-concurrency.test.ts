import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  addCustomer,
  saveContact,
  saveCustomer,
} from "~/domains/customers/change-customers.server.ts";
import { contactSchema, propertySchema } from "~/domains/customers/customers.schema.ts";
import { customers, properties } from "~/domains/customers/customers.tables.server.ts";
import { mergeCustomers } from "~/domains/customers/merge-customers.server.ts";
import {
  removeProperty,
  saveEquipment,
  saveProperty,
} from "~/domains/customers/properties.server.ts";
import {
  findCustomer,
  findRemovedProperty,
} from "~/domains/office/customers/find-customer.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);

const emptyDetails = { company: null, billing_address: null, notes: null, tags: [] };
let numbers = 100;

/** A customer with one phone and one property, and the owner of the business. */
async function opened() {
  const { contractorId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  return {
    contractorId,
    owner,
    ...(await added(owner, "Nora Vale", "9 Elm St, Austin, TX 78701")),
  };
}

async function added(owner: BusinessMember, name: string, address: string) {
  numbers += 1;
  const phone = `+15125556${numbers}`;
  const request = { ...emptyDetails, name, phone, email: null, address, shares_contact: false };
  const done = await addCustomer(platform(), owner, { request, requestKey: null });
  if (!done.ok) throw new Error(done.code);
  const { customerId } = done;
  return { customerId, phone, ...(await shownOf(owner, customerId)) };
}

async function shownOf(owner: BusinessMember, customerId: string) {
  const customer = await findCustomer(platform(), owner, customerId);
  const [contact] = customer?.contacts ?? [];
  const [property] = customer?.properties ?? [];
  if (!(customer && contact && property)) throw new Error("incomplete customer");
  return { customer, contact, property };
}

const typedContact = (fields: Record<string, string>) => {
  const checked = check(contactSchema, fields);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
};
const place = { unit: null, city: "Austin", state: "TX", zip_code: "78701" };

test("an edit of a contact that a teammate changed is refused", async () => {
  const { owner, customerId, contact } = await opened();
  const save = (phone: string, seen: string) =>
    saveContact(platform(), owner, {
      customerId,
      contactId: contact.id,
      request: typedContact({ phone, seen }),
    });
  expect(await save("512 555 0901", contact.seen)).toEqual({ ok: true });
  expect(await save("512 555 0902", contact.seen)).toMatchObject({ code: "changed_elsewhere" });
  // The same form sent twice saves once.
  expect(await save("512 555 0901", contact.seen)).toEqual({ ok: true });
  const now = await shownOf(owner, customerId);
  expect(now.contact.value).toBe("+15125550901");
  expect(await save("512 555 0902", now.contact.seen)).toEqual({ ok: true });
});

test("an edit of a property that a teammate changed is refused", async () => {
  const { owner, customerId, property } = await opened();
  const save = (street: string, access: string | null) =>
    saveProperty(platform(), owner, {
      customerId,
      propertyId: property.id,
      request: { ...place, street, access_notes: access, seen: property.seen },
    });
  expect(await save("9 Elm St", "Gate code 4411")).toMatchObject({ ok: true });
  expect(await save("9 Elm Street N", null)).toMatchObject({ code: "changed_elsewhere" });
  expect((await shownOf(owner, customerId)).property.accessNotes).toBe("Gate code 4411");
});

test("an edit of a property that a teammate removed is refused", async () => {
  const { owner, customerId, property } = await opened();
  const propertyId = property.id;
  const save = (seen: string) =>
    saveProperty(platform(), owner, {
      customerId,
      propertyId,
      request: { ...place, street: "9 Elm St", access_notes: "Gate 4411", seen },
    });
  expect(await removeProperty(platform(), owner, { customerId, propertyId })).toEqual({ ok: true });
  expect(await save(property.seen)).toMatchObject({ code: "changed_elsewhere" });
  const removed = await findRemovedProperty(platform(), owner, { customerId, propertyId });
  expect(removed?.accessNotes).toBeNull();
  expect(await save(removed?.seen ?? "")).toMatchObject({ ok: true });
  expect((await shownOf(owner, customerId)).property.accessNotes).toBe("Gate 4411");
});

test("an edit of equipment that a teammate changed or removed is refused", async () => {
  const { owner, customerId, property } = await opened();
  const piece = { make: null, model: null, serial: null, installed_on: null, warranty_until: null };
  const save = (kind: string, equipmentId: string | null, seen?: string) =>
    saveEquipment(platform(), owner, {
      customerId,
      propertyId: property.id,
      equipmentId,
      request: { ...piece, kind, ...(seen ? { seen } : {}) },
    });
  const first = await save("Furnace", null);
  if (!first.ok) throw new Error(first.code);
  const [shown] = (await shownOf(owner, customerId)).property.equipment;
  expect(await save("Boiler", first.equipmentId, shown?.seen)).toMatchObject({ ok: true });
  expect(await save("Heat pump", first.equipmentId, shown?.seen)).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await save("Heat pump", crypto.randomUUID(), shown?.seen)).toMatchObject({
    code: "changed_elsewhere",
  });
});

test("forms of a customer merged meanwhile save to the remaining customer", async () => {
  const { owner, customerId, contractorId } = await opened();
  const other = await added(owner, "N. Vale", "77 Birch Rd, Austin, TX 78701");
  const merge = { targetId: customerId, duplicateId: other.customerId };
  expect(await mergeCustomers(platform(), owner, merge)).toEqual({ ok: true });
  // Both have revision 1, but the form was about the other customer.
  const details = { ...emptyDetails, name: "Wrong", do_not_contact: false, revision: 1 };
  expect(await saveCustomer(platform(), owner, other.customerId, details)).toMatchObject({
    code: "changed_elsewhere",
  });
  const changed = await saveContact(platform(), owner, {
    customerId: other.customerId,
    contactId: other.contact.id,
    request: typedContact({ phone: "512 555 0911", seen: other.contact.seen }),
  });
  expect(changed).toEqual({ ok: true });
  const moved = await saveProperty(platform(), owner, {
    customerId: other.customerId,
    propertyId: other.property.id,
    request: { ...place, street: "78 Birch Rd", access_notes: null, seen: other.property.seen },
  });
  expect(moved).toMatchObject({ ok: true });
  const remaining = await findCustomer(platform(), owner, customerId);
  expect(remaining?.name).toBe("Nora Vale");
  expect(remaining?.contacts.map(({ value }) => value)).toContain("+15125550911");
  expect(remaining?.properties.map(({ street }) => street)).toContain("78 Birch Rd");
  const rows = await query()
    .select()
    .from(customers)
    .where(eq(customers.contractorId, contractorId));
  expect(rows.map(({ name }) => name)).not.toContain("Wrong");
});

test("an address without a house number is saved as typed", async () => {
  const { owner, customerId } = await opened();
  const street = "Old Mill Road";
  const saved = await saveProperty(platform(), owner, {
    customerId,
    propertyId: null,
    request: { ...place, street, access_notes: null },
  });
  if (!saved.ok) throw new Error(saved.code);
  const [row] = await query().select().from(properties).where(eq(properties.id, saved.propertyId));
  expect(row).toMatchObject({ street, city: "Austin", addressKey: "old mill rd" });
  const noStreet = check(propertySchema, { street: "", city: "Austin" });
  expect(noStreet).toMatchObject({ ok: false, errors: { street: "Enter the street" } });
});

test("a technician reads and changes no customers", async () => {
  const { owner, customerId, contact, contractorId } = await opened();
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  await expect(findCustomer(platform(), technician, customerId)).rejects.toThrow(
    "permission denied",
  );
  const request = typedContact({ phone: "512 555 0921", seen: contact.seen });
  await expect(
    saveContact(platform(), technician, { customerId, contactId: contact.id, request }),
  ).rejects.toThrow("permission denied");
  expect((await shownOf(owner, customerId)).contact.value).toBe(contact.value);
});
