import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { textingRegistrations } from "~/domains/phone-numbers/registration/registration.tables.server.ts";
import {
  findNumberOwner,
  findOwnedNumbers,
} from "~/domains/phone-numbers/senders/find-numbers.server.ts";
import { findSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import {
  assignNumber,
  removeSpareNumber,
} from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { registering, registrationSettings, resetRegistration } from "./registration-fixtures.ts";

const fake = await startTwilioServer();
const { tollFree } = fake.registration;
const platform = sharedPlatform(registrationSettings(fake));
const fixtures = registering(platform);
const { query, business } = fixtures;
const staff = staffActor("reviewer");
const day = 24 * 60 * 60_000;

fake.reports = () => [];
beforeEach(() => resetRegistration(fake));
afterAll(() => fake.stop());

const ofTollFree = { number_type: "toll_free", mobile: "" };
const typed = (change: object = {}) => fixtures.typed({ ...ofTollFree, ...change });
const withoutEin = () => ({ ...fixtures.withoutEin(), ...ofTollFree });

const senderOf = async (id: string) => {
  const sender = await findSender(platform(), staff, id);
  if (!sender) throw new Error("no business");
  return sender;
};

test("a local number that staff assign isn't texted from", async () => {
  const { contractorId, submit, settle, row } = await business();
  await submit(typed());
  await settle();
  await assignNumber(platform(), staff, contractorId, "+15125556789");
  platform().passTime(day + 60_000);
  await settle();
  expect((await row()).status).toBe("number_inactive");
  expect((await senderOf(contractorId)).registration).toBe("rejected");
});

test("switching to toll-free and back keeps both numbers and all IDs", async () => {
  const { contractorId, submit, settle, row } = await business();
  const form = fixtures.typed();
  await submit(form);
  await settle();
  const local = await senderOf(contractorId);
  const ids = (await row()).providerIds;
  expect(await submit({ ...form, ...ofTollFree, ein: "" })).toEqual({
    ok: false,
    code: "already_done",
  });
  fake.registration.campaign = () => ({ status: "SUSPENDED" });
  platform().passTime(day + 60_000);
  await settle();
  expect(await submit({ ...form, ...ofTollFree, ein: "" })).toEqual({ ok: true });
  await settle();
  const switched = await senderOf(contractorId);
  expect(switched).toMatchObject({ registration: "approved", sparePhone: local.phone });
  expect(switched.phone).toMatch(/^\+1888555\d{4}$/);
  expect((await row()).providerIds).toMatchObject(ids);
  // Texts and calls to the earlier number still reach the business.
  expect(await findNumberOwner(query(), local.phone ?? "")).toMatchObject({ contractorId });
  expect((await findOwnedNumbers(query(), [local.phone ?? ""])).size).toBe(1);
  const stranger = await business();
  expect(await assignNumber(platform(), staff, stranger.contractorId, local.phone)).toEqual({
    ok: false,
    code: "code_taken",
  });

  fake.registration.campaign = () => ({ status: "VERIFIED" });
  tollFree.decide = () => ({ status: "IN_REVIEW" });
  platform().passTime(day + 60_000);
  await settle();
  const { size } = fake.owned;
  expect(await submit({ ...form, ein: "" })).toEqual({ ok: true });
  await settle();
  expect(await senderOf(contractorId)).toMatchObject({
    ...{ registration: "approved", phone: local.phone, sparePhone: switched.phone },
  });
  expect(fake.owned.size).toBe(size);
  expect(fake.registration.submissions.brand).toBe(1);
  expect((await row()).providerIds.verification).toBeDefined();
  expect(await removeSpareNumber(platform(), staff, contractorId)).toEqual({ ok: true });
  expect((await senderOf(contractorId)).sparePhone).toBeNull();
});

test("a change of kind keeps the toll-free verification", async () => {
  const { submit, settle, row } = await business();
  tollFree.decide = () => ({ status: "TWILIO_REJECTED", codes: [30527] });
  await submit(typed());
  await settle();
  const { verification } = (await row()).providerIds;
  tollFree.decide = () => ({ status: "TWILIO_APPROVED" });
  await submit(withoutEin());
  await settle();
  expect(await row()).toMatchObject({ status: "approved", kind: "sole_proprietor" });
  expect((await row()).providerIds.verification?.id).toBe(verification?.id);
});

test("sole-proprietor limits of a local number end with a toll-free one", async () => {
  const { contractorId, submit, settle } = await business();
  await submit(fixtures.withoutEin());
  await settle();
  expect((await senderOf(contractorId)).textsPerDay).toBe(1_000);
  fake.registration.campaign = () => ({ status: "SUSPENDED" });
  platform().passTime(day + 60_000);
  await settle();
  await submit(withoutEin());
  await settle();
  expect(await senderOf(contractorId)).toMatchObject({ textsPerSecond: 1, textsPerDay: 2_000 });
});

test("no change of number while a worker or a lost call may repeat", async () => {
  const { contractorId, submit, settle } = await business();
  fake.registration.brand = () => ({ status: "PENDING" });
  await submit(fixtures.typed());
  await settle();
  const set = (values: object) =>
    query()
      .update(textingRegistrations)
      .set(values)
      .where(eq(textingRegistrations.contractorId, contractorId));
  await set({ leasedUntil: new Date(platform().clock.now().getTime() + 60_000) });
  expect(await submit(typed())).toEqual({ ok: false, code: "already_done" });
  await set({ leasedUntil: null, attempting: "campaign" });
  expect(await submit(typed())).toEqual({ ok: false, code: "already_done" });
  await set({ attempting: null });
  expect(await submit(typed())).toEqual({ ok: true });
});

test("an unfinished purchase of a local number isn't given as toll-free", async () => {
  const { contractorId, submit, advance, row } = await business();
  await query().insert(senders).values({ contractorId, buyingPhone: "+15125554321" });
  await submit(typed());
  await advance();
  expect(await row()).toMatchObject({
    ...{ status: "verifying", problem: expect.stringContaining("Another number is being bought") },
  });
  expect((await senderOf(contractorId)).phone).toBeNull();
});
