import { and, count, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { KeyReused } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransactionOnceUnlessRefused } from "~/platform/transaction-unless-refused.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { publishAndAuditChange, type SentRequest } from "./change-customers.server.ts";
import { canChangeCustomers } from "./customers.policy.ts";
import type { ChangedProperty, TypedEquipment, TypedProperty } from "./customers.schema.ts";
import { equipment, properties } from "./customers.tables.server.ts";
import { formatAddress, maxEquipment, maxProperties } from "./customers.ts";
import { findNamed, idsOf, listIds, lockCustomer } from "./own-customer.server.ts";
import { addressKeyOf } from "./parse-address.server.ts";
import { hashEquipment, hashProperty, isOutdated } from "./seen.server.ts";
import type { SpreadChange } from "./spread-change.server.ts";

export type PropertySaved = Result<
  { propertyId: string },
  Refused<"not_found" | "changed_elsewhere"> | Invalid
>;

/**
 * Adds a property to a customer of the actor's business, or changes one. An address that the customer
 * already has is refused; one that was removed comes back. One that a teammate changed or removed since the
 * form was opened is refused. Idempotent if it has a key. Audited.
 * @param propertyId null for a new one
 */
export async function saveProperty(
  platform: Platform,
  actor: Actor,
  target: {
    customerId: string;
    propertyId: string | null;
    request: TypedProperty;
    requestKey?: string | null;
  },
  spread?: SpreadChange,
): Promise<PropertySaved | KeyReused> {
  authorize(canChangeCustomers(actor));
  const { contractorId } = actor;
  const repeat = async (_work: UnitOfWork, propertyId: string) =>
    ({ ok: true, propertyId }) as const;
  const scope = `save-property:${target.propertyId ?? target.customerId}`;
  const once = { scope, key: target.requestKey ?? null, body: target.request, repeat };
  return inTransactionOnceUnlessRefused<PropertySaved>(platform, once, async (work, remember) => {
    const { tx, now } = work;
    const {
      street,
      unit,
      city,
      state,
      zip_code: zipCode,
      access_notes: accessNotes,
    } = target.request;
    const named = spread && (await findNamed(work, contractorId, target.customerId));
    const before =
      named && target.propertyId && (await findProperty(work, named.id, target.propertyId));
    const next = formatAddress({ street, unit, city, state, zipCode });
    if (named && before && formatAddress(before) !== next) {
      const ids = await listIds(work.tx, named.id);
      const property = { id: before.id, before, next };
      await spread(work, actor, { ids, before: {}, next: {}, property });
    }
    const customer = await lockCustomer(work, contractorId, target.customerId);
    if (!customer) return { ok: false, code: "not_found" };
    const addressKey = addressKeyOf({ street, unit });
    const values = {
      street,
      unit,
      city,
      state,
      zipCode,
      accessNotes,
      addressKey,
      archivedAt: null,
    };
    const [duplicate] = await tx
      .select({ id: properties.id, archivedAt: properties.archivedAt })
      .from(properties)
      .where(
        and(
          inArray(properties.customerId, idsOf(work.tx, customer.id)),
          eq(properties.addressKey, addressKey),
          target.propertyId ? ne(properties.id, target.propertyId) : undefined,
        ),
      );
    const isRestored =
      duplicate !== undefined && duplicate.archivedAt !== null && !target.propertyId;
    if (duplicate && !isRestored)
      return invalid({ street: "This customer already has this address" });
    const id = isRestored ? duplicate.id : target.propertyId;
    if (id) {
      const existing = await findProperty(work, customer.id, id);
      if (!existing) return { ok: false, code: "not_found" };
      if (
        !isRestored &&
        isOutdated(target.request.seen, hashProperty(existing), hashProperty(values))
      ) {
        return { ok: false, code: "changed_elsewhere" };
      }
      await tx
        .update(properties)
        .set({ ...values, revision: nextRevision, updatedAt: now })
        .where(eq(properties.id, id));
      await publishAndAuditChange(work, actor, customer.id, "customer.property");
      remember(id);
      return { ok: true, propertyId: id };
    }
    const [{ total } = { total: 0 }] = await tx
      .select({ total: count() })
      .from(properties)
      .where(
        and(
          inArray(properties.customerId, idsOf(work.tx, customer.id)),
          isNull(properties.archivedAt),
        ),
      );
    if (total >= maxProperties) {
      return invalid({ street: `A customer can have up to ${maxProperties} properties` });
    }
    const propertyId = newId(now.getTime());
    const own = { id: propertyId, contractorId, customerId: customer.id };
    await tx.insert(properties).values({ ...own, ...values, createdAt: now, updatedAt: now });
    await publishAndAuditChange(work, actor, customer.id, "customer.property");
    remember(propertyId);
    return { ok: true, propertyId };
  });
}

const nextRevision = sql`${properties.revision} + 1`;

export type PropertyRevised = Result<
  { revision: number },
  Refused<"not_found" | "changed_elsewhere"> | Invalid
>;

/**
 * Changes a property of the actor's business, even if its customer was merged into another. The caller passes the
 * revision they saw: if someone saved in the meantime, nothing changes and they get an error. Idempotent
 * if `sent` has a key. Audited.
 */
export async function changeProperty(
  platform: Platform,
  actor: Actor,
  target: { propertyId: string; request: ChangedProperty; sent: SentRequest },
  spread?: SpreadChange,
): Promise<PropertyRevised | KeyReused> {
  authorize(canChangeCustomers(actor));
  const { contractorId } = actor;
  const isOwn = and(
    eq(properties.id, target.propertyId),
    eq(properties.contractorId, contractorId),
  );
  const find = async ({ tx }: UnitOfWork) => {
    const [property] = await tx
      .select()
      .from(properties)
      .where(and(isOwn, isNull(properties.archivedAt)));
    return property;
  };
  const repeat = async (work: UnitOfWork): Promise<PropertyRevised> => {
    const saved = await find(work);
    return saved ? { ok: true, revision: saved.revision } : { ok: false, code: "not_found" };
  };
  const scope = `change-property:${target.propertyId}`;
  const once = { scope, key: target.sent.requestKey, body: target.sent.body, repeat };
  return inTransactionOnceUnlessRefused<PropertyRevised>(platform, once, async (work, remember) => {
    const seen = await find(work);
    const { zip_code: nextZip, ...place } = target.request;
    const next = formatAddress({ ...place, zipCode: nextZip });
    const isCurrent = seen?.revision === target.request.revision;
    if (spread && seen && isCurrent && formatAddress(seen) !== next) {
      const named = await findNamed(work, contractorId, seen.customerId);
      const ids = named ? await listIds(work.tx, named.id) : [];
      const property = { id: seen.id, before: seen, next };
      await spread(work, actor, { ids, before: {}, next: {}, property });
    }
    const customer = seen && (await lockCustomer(work, contractorId, seen.customerId));
    const property = customer && (await find(work));
    if (!property) return { ok: false, code: "not_found" };
    if (property.revision !== target.request.revision)
      return { ok: false, code: "changed_elsewhere" };
    const {
      street,
      unit,
      city,
      state,
      zip_code: zipCode,
      access_notes: accessNotes,
    } = target.request;
    const addressKey = addressKeyOf({ street, unit });
    const [duplicate] = await work.tx
      .select({ id: properties.id })
      .from(properties)
      .where(
        and(
          eq(properties.customerId, property.customerId),
          eq(properties.addressKey, addressKey),
          ne(properties.id, property.id),
        ),
      );
    if (duplicate) return invalid({ street: "This customer already has this address" });
    const values = { street, unit, city, state, zipCode, accessNotes, addressKey };
    const revision = property.revision + 1;
    await work.tx
      .update(properties)
      .set({ ...values, revision, updatedAt: work.now })
      .where(eq(properties.id, property.id));
    await publishAndAuditChange(work, actor, customer.id, "customer.property");
    remember(property.id);
    return { ok: true, revision };
  });
}

export type PropertyChanged = Result<object, Refused<"not_found">>;

/** Takes a property off the lists; jobs and documents keep it. Audited. */
export async function removeProperty(
  platform: Platform,
  actor: Actor,
  { customerId, propertyId }: { customerId: string; propertyId: string },
): Promise<PropertyChanged> {
  authorize(canChangeCustomers(actor));
  return inTransaction<PropertyChanged>(platform, async (work) => {
    const customer = await lockCustomer(work, actor.contractorId, customerId);
    if (!customer || !(await findProperty(work, customer.id, propertyId))) {
      return { ok: false, code: "not_found" };
    }
    await work.tx
      .update(properties)
      .set({ archivedAt: work.now, revision: nextRevision, updatedAt: work.now })
      .where(eq(properties.id, propertyId));
    await publishAndAuditChange(work, actor, customer.id, "customer.property");
    return { ok: true };
  });
}

export type EquipmentSaved = Result<
  { equipmentId: string },
  Refused<"not_found" | "changed_elsewhere"> | Invalid
>;

/**
 * Adds equipment to a property of the actor's business, or changes it. Equipment that a teammate changed or
 * removed since the form was opened is refused. Audited.
 * @param equipmentId null for new equipment
 */
export async function saveEquipment(
  platform: Platform,
  actor: Actor,
  target: {
    customerId: string;
    propertyId: string;
    equipmentId: string | null;
    request: TypedEquipment;
  },
): Promise<EquipmentSaved> {
  authorize(canChangeCustomers(actor));
  const { contractorId } = actor;
  return inTransaction<EquipmentSaved>(platform, async (work) => {
    const { tx, now } = work;
    const customer = await lockCustomer(work, contractorId, target.customerId);
    if (!customer || !(await findProperty(work, customer.id, target.propertyId))) {
      return { ok: false, code: "not_found" };
    }
    const { kind, make, model, serial } = target.request;
    const { installed_on: installedOn, warranty_until: warrantyUntil } = target.request;
    const values = { kind, make, model, serial, installedOn, warrantyUntil, updatedAt: now };
    const isOwn = eq(equipment.propertyId, target.propertyId);
    if (target.equipmentId) {
      const { seen } = target.request;
      const [existing] = await tx
        .select()
        .from(equipment)
        .where(and(eq(equipment.id, target.equipmentId), isOwn));
      if (!existing) return { ok: false, code: seen ? "changed_elsewhere" : "not_found" };
      if (isOutdated(seen, hashEquipment(existing), hashEquipment(values))) {
        return { ok: false, code: "changed_elsewhere" };
      }
      await tx.update(equipment).set(values).where(eq(equipment.id, existing.id));
      await publishAndAuditChange(work, actor, customer.id, "customer.equipment");
      return { ok: true, equipmentId: existing.id };
    }
    const [{ total } = { total: 0 }] = await tx
      .select({ total: count() })
      .from(equipment)
      .where(isOwn);
    if (total >= maxEquipment) {
      return invalid({ kind: `A property can have up to ${maxEquipment} pieces of equipment` });
    }
    const equipmentId = newId(now.getTime());
    const own = { id: equipmentId, contractorId, propertyId: target.propertyId };
    await tx.insert(equipment).values({ ...own, ...values, createdAt: now });
    await publishAndAuditChange(work, actor, customer.id, "customer.equipment");
    return { ok: true, equipmentId };
  });
}

/** Deletes equipment of a property of the actor's business. Audited. */
export async function removeEquipment(
  platform: Platform,
  actor: Actor,
  target: { customerId: string; propertyId: string; equipmentId: string },
): Promise<PropertyChanged> {
  authorize(canChangeCustomers(actor));
  return inTransaction<PropertyChanged>(platform, async (work) => {
    const customer = await lockCustomer(work, actor.contractorId, target.customerId);
    if (!customer || !(await findProperty(work, customer.id, target.propertyId))) {
      return { ok: false, code: "not_found" };
    }
    const [deleted] = await work.tx
      .delete(equipment)
      .where(and(eq(equipment.id, target.equipmentId), eq(equipment.propertyId, target.propertyId)))
      .returning({ id: equipment.id });
    if (!deleted) return { ok: false, code: "not_found" };
    await publishAndAuditChange(work, actor, customer.id, "customer.equipment");
    return { ok: true };
  });
}

async function findProperty(work: UnitOfWork, customerId: string, propertyId: string) {
  const [property] = await work.tx
    .select()
    .from(properties)
    .where(
      and(
        eq(properties.id, propertyId),
        inArray(properties.customerId, idsOf(work.tx, customerId)),
      ),
    );
  return property ?? null;
}
