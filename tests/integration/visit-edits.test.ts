import { expect, test } from "vitest";
import { visitDetailsSchema } from "~/domains/office/customer-edits/customer-edits.schema.ts";
import {
  editVisit,
  findVisitDetails,
  saveVisitNotes,
} from "~/domains/office/customer-edits/edit-visit.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { estimates } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { ownerWithLead, leadOf } = estimates(platform);
const { requestEstimate } = followUps(platform);

/** An appointment's form as shown, with a test's changes. */
async function visitFormOf(owner: BusinessMember, visitId: string, change: Record<string, string>) {
  const shown = await findVisitDetails(platform(), owner, visitId);
  if (!shown) throw new Error("no visit");
  const { visit, seen } = shown;
  const checked = check(visitDetailsSchema, {
    seen,
    customer_name: visit.customerName,
    phone: formatPhone(visit.phone, visit.phoneExtension) ?? "",
    email: visit.email ?? "",
    address: visit.address ?? "",
    what: visit.what,
    value: "",
    notes: visit.notes ?? "",
    ...change,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

test("edits an appointment's work, place and customer; its lead only if requested", async () => {
  const { owner, leadId, about, email, phone, number } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const foreign = { ...about, customer_name: "Emily Carter", email, phone };
  const visitId = await addVisit(platform(), owner, { ...foreign, crew_id });
  const details = async () => (await findVisitDetails(platform(), owner, visitId))?.visit;
  const change = { address: "99 Elm St, Austin", what: "Replace sink", notes: "Gate code 4711" };
  const form = await visitFormOf(owner, visitId, { ...change, phone: "(512) 555-0790" });
  expect(await editVisit(platform(), owner, visitId, form)).toEqual({ ok: true, changed: true });
  expect(await editVisit(platform(), owner, visitId, form)).toEqual({ ok: true, changed: false });
  expect(await details()).toMatchObject({ ...change, phone: "+15125550790", version: 1 });
  expect(await leadOf(leadId)).toMatchObject({ phone: number });
  const stale = await visitFormOf(owner, visitId, { what: "Something else" });
  const both = await visitFormOf(owner, visitId, { email: "emily@new.example", update_lead: "on" });
  await editVisit(platform(), owner, visitId, both);
  expect(await leadOf(leadId)).toMatchObject({ phone: number, email: "emily@new.example" });
  expect(await editVisit(platform(), owner, visitId, stale)).toMatchObject({
    code: "changed_elsewhere",
  });
});

test("if the lead rejects the change, the appointment doesn't change", async () => {
  const { owner, about, email, phone, pageId } = await ownerWithLead();
  await requestEstimate(pageId, {
    name: "Rosa Green",
    phone: "(512) 555-0791",
    email: "r2@home.example",
  });
  const foreign = { ...about, customer_name: "Emily Carter", email, phone };
  const visitId = await addVisit(platform(), owner, foreign);
  const form = await visitFormOf(owner, visitId, { phone: "(512) 555-0791", update_lead: "on" });
  expect(await editVisit(platform(), owner, visitId, form)).toMatchObject({
    errors: { phone: expect.stringContaining("Rosa Green") },
  });
  expect((await findVisitDetails(platform(), owner, visitId))?.visit.phone).not.toBe(
    "+15125550791",
  );
});

test("technicians edit only notes at their own crews' appointments", async () => {
  const { owner, about } = await ownerWithLead();
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  const crew_id = await crewOf(platform(), owner, "Truck 1", [technician.id]);
  const mine = await addVisit(platform(), owner, { ...about, crew_id });
  const otherCrewId = await crewOf(platform(), owner, "Truck 2");
  const foreign = await addVisit(platform(), owner, { ...about, crew_id: otherCrewId });
  const shown = await findVisitDetails(platform(), technician, mine);
  const save = (visitId: string, seen = shown?.seen ?? "") =>
    saveVisitNotes(platform(), technician, visitId, { seen, notes: "Dog in the yard" });
  expect(await save(mine)).toEqual({ ok: true, changed: true });
  expect(await save(mine)).toEqual({ ok: true, changed: false });
  expect(await save(foreign)).toMatchObject({ code: "not_found" });
  expect(await findVisitDetails(platform(), technician, foreign)).toBeNull();
  const form = await visitFormOf(owner, mine, { what: "Anything" });
  await expect(editVisit(platform(), technician, mine, form)).rejects.toThrow();
});

test("an appointment and its lead have the entered extension", async () => {
  const { owner, leadId, about, email, phone, number } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const lead = { ...about, customer_name: "Emily Carter", email };
  const visitId = await addVisit(platform(), owner, { ...lead, crew_id, phone: `${phone} ext. 4` });
  const details = async () => (await findVisitDetails(platform(), owner, visitId))?.visit;
  const save = async (change: Record<string, string>) =>
    editVisit(platform(), owner, visitId, await visitFormOf(owner, visitId, change));
  expect(await details()).toMatchObject({ phone: number, phoneExtension: "4" });
  expect(await save({})).toEqual({ ok: true, changed: false });
  const stale = await visitFormOf(owner, visitId, { what: "Something else" });
  await save({ phone: `${phone} #5`, update_lead: "on" });
  expect(await details()).toMatchObject({ phone: number, phoneExtension: "5" });
  expect(await leadOf(leadId)).toMatchObject({ phone: number, phoneExtension: "5" });
  expect(await editVisit(platform(), owner, visitId, stale)).toMatchObject({
    code: "changed_elsewhere",
  });
  await save({ phone: "(512) 555-0792 ext. 12", update_lead: "on" });
  expect(await leadOf(leadId)).toMatchObject({ phone: "+15125550792", phoneExtension: "12" });
  await save({ phone: "(512) 555-0793", update_lead: "on" });
  expect(await details()).toMatchObject({ phone: "+15125550793", phoneExtension: null });
  expect(await leadOf(leadId)).toMatchObject({ phone: "+15125550793", phoneExtension: null });
});
