import { expect, test } from "vitest";
import {
  readBookingSettings,
  saveBookingSettings,
} from "~/domains/schedule/self-booking/booking-settings.server.ts";
import {
  deleteAppointmentType,
  listAppointmentTypes,
} from "~/domains/schedule/working-time/appointment-types.server.ts";
import { saveWorkingHours } from "~/domains/schedule/working-time/working-hours.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { openOn, selfBooking } from "./self-booking-fixtures.ts";

const platform = sharedPlatform();
const { ownerWithLead, addType, bookable } = selfBooking(platform);

test("schedule.self-booking: off by default; on needs hours and an online type", async () => {
  const { owner } = await ownerWithLead();
  const turnOn = () => saveBookingSettings(platform(), owner, { isOn: true });
  expect(await readBookingSettings(platform(), owner)).toMatchObject({ isOn: false });
  expect(await turnOn()).toMatchObject({
    errors: { self_booking: expect.stringContaining("scheduling hours") },
  });
  await saveWorkingHours(platform(), owner, null, openOn(["monday"]));
  expect(await turnOn()).toMatchObject({
    errors: { self_booking: expect.stringContaining("appointment type") },
  });
  await addType(owner, { name: "Inspection", bookable_online: "" });
  expect(await turnOn()).toMatchObject({
    errors: { self_booking: expect.stringContaining("appointment type") },
  });
  const typeId = await addType(owner);
  expect(await turnOn()).toEqual({ ok: true, changed: true });
  expect(await readBookingSettings(platform(), owner)).toMatchObject({
    isOn: true,
    problem: null,
    path: expect.stringMatching(/\/book$/),
  });
  await deleteAppointmentType(platform(), owner, typeId);
  expect(await readBookingSettings(platform(), owner)).toMatchObject({ problem: "no_type" });
  expect(await saveBookingSettings(platform(), owner, { isOn: false })).toMatchObject({ ok: true });
  expect(await readBookingSettings(platform(), owner)).toMatchObject({ isOn: false });
});

test("a technician can't change whether homeowners book", async () => {
  const { owner } = await bookable();
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  await expect(saveBookingSettings(platform(), technician, { isOn: false })).rejects.toThrow();
  expect(await readBookingSettings(platform(), owner)).toMatchObject({ isOn: true });
});

test("a deposit is an amount in dollars", async () => {
  const { owner } = await ownerWithLead();
  await addType(owner, { deposit: "49.50" });
  expect(await listAppointmentTypes(platform(), owner)).toMatchObject([{ depositCents: 4_950 }]);
  await expect(addType(owner, { name: "Other", deposit: "0.10" })).rejects.toThrow("$0.50");
});
