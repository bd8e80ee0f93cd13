import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findInvoice, findRecorderNames } from "~/domains/billing/invoices/find-invoice.server.ts";
import { onSitePaymentSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import {
  collectPayment,
  listVisitBalances,
} from "~/domains/billing/invoices/on-the-spot.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { booked, cancel, crewOf, newBusiness } from "./appointment-fixtures.ts";
import { billing, drafted, issued } from "./invoice-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, entriesOf } = billing(platform);

/** A technician's appointment, with a $100 invoice for its job. */
async function atWork() {
  const owner = await newBusiness(platform());
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  const crewId = await crewOf(platform(), owner, "Truck 1", [technician.id]);
  const visitId = await booked(platform(), owner, { crew_id: crewId });
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  const about = { work_order_id: visit?.workOrderId ?? "" };
  const invoiceId = await issued(platform(), owner, { about });
  return { owner, technician, visitId, invoiceId, about };
}

const take = (
  actor: BusinessMember,
  of: { visitId: string; invoiceId: string; requestKey?: string },
  form: Record<string, string>,
) => {
  const checked = check(onSitePaymentSchema, { method: "cash", ...form });
  if (!checked.ok) return checked;
  const { requestKey = crypto.randomUUID(), ...ids } = of;
  return collectPayment(platform(), actor, { ...ids, requestKey, request: checked.value });
};

test("a technician collects an invoice's balance once, recorded under their name", async () => {
  const { owner, technician, visitId, invoiceId, about } = await atWork();
  await drafted(platform(), owner, { about });
  const elsewhere = await issued(platform(), owner);
  const seen = await listVisitBalances(platform(), technician, visitId);
  expect(seen).toEqual([{ id: invoiceId, number: 1001, owedCents: 10_000 }]);
  const at = { visitId, invoiceId };
  for (const method of ["card", "other", ""]) {
    expect(await take(technician, at, { amount: "5", method })).toMatchObject({ code: "invalid" });
  }
  expect(await take(technician, at, { amount: "100.01" })).toMatchObject({
    errors: { amount: "Only $100.00 is due" },
  });
  expect(await take(technician, { visitId, invoiceId: elsewhere }, { amount: "5" })).toEqual({
    ok: false,
    code: "not_found",
  });
  const once = { ...at, requestKey: crypto.randomUUID() };
  const part = { amount: "40", method: "check", note: "Check 77" };
  const [first, again] = await Promise.all([
    take(technician, once, part),
    take(technician, once, part),
  ]);
  expect(again).toEqual(first);
  expect(await take(technician, once, { amount: "41" })).toMatchObject({ code: "key_reused" });
  expect(await take(owner, at, { amount: "60" })).toMatchObject({ ok: true });
  expect(await take(technician, at, { amount: "1" })).toEqual({ ok: false, code: "already_done" });
  expect(await listVisitBalances(platform(), technician, visitId)).toEqual([]);
  const entries = await entriesOf(invoiceId);
  expect(entries.slice(1)).toMatchObject([
    {
      kind: "payment",
      cents: -4_000,
      method: "check",
      note: "Check 77",
      recordedBy: technician.id,
    },
    { kind: "payment", cents: -6_000, method: "cash", recordedBy: owner.id },
  ]);
  const named = await findRecorderNames(platform(), owner, entries);
  expect(named[technician.id]).toEqual({ name: technician.name, role: "technician" });
  await expect(findInvoice(platform(), technician, invoiceId)).rejects.toThrow();
});

test("members.bound-to-business: not at appointments of another crew or business, or canceled ones", async () => {
  const { owner, technician, visitId, invoiceId } = await atWork();
  const stranger = await atWork();
  const idle = await addBusinessMember(platform(), owner.contractorId, "technician");
  const tries: [BusinessMember, string][] = [
    [idle, visitId],
    [stranger.owner, visitId],
    [stranger.technician, stranger.visitId],
  ];
  for (const [actor, at] of tries) {
    const taken = await take(actor, { visitId: at, invoiceId }, { amount: "5" });
    expect(taken).toEqual({ ok: false, code: "not_found" });
  }
  expect(await listVisitBalances(platform(), idle, visitId)).toEqual([]);
  expect(await listVisitBalances(platform(), stranger.owner, visitId)).toEqual([]);
  await cancel(platform(), owner, visitId);
  expect(await listVisitBalances(platform(), technician, visitId)).toEqual([]);
  expect(await take(technician, { visitId, invoiceId }, { amount: "5" })).toMatchObject({
    code: "not_found",
  });
  expect(await entriesOf(invoiceId)).toHaveLength(1);
});
