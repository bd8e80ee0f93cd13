import { createHash } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { readBusinessTexting } from "~/domains/office/texting-facts.server.ts";
import {
  allowResubmission,
  approveSimulated,
  findRegistration,
  handleRegistrationWebhook,
  queueDueRegistrations,
} from "~/domains/phone-numbers/registration/manage-registration.server.ts";
import {
  readOwnRegistration,
  submitRegistration,
} from "~/domains/phone-numbers/registration/own-registration.server.ts";
import { textingRegistrations } from "~/domains/phone-numbers/registration/registration.tables.server.ts";
import { listDueRegistrations } from "~/domains/phone-numbers/registration/registration-machine.server.ts";
import { tollFreeRejections } from "~/domains/phone-numbers/registration/toll-free-rejections.ts";
import { findSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { assignNumber } from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { twilioSignature } from "~/platform/sms/twilio.server.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { staffActor } from "../setup/actors.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { registering, registrationSettings, resetRegistration } from "./registration-fixtures.ts";

const fake = await startTwilioServer();
const { tollFree } = fake.registration;
const platform = sharedPlatform(registrationSettings(fake));
const fixtures = registering(platform);
const { query, business, sendDue, followUpMessages, untilMonday } = fixtures;
const staff = staffActor("reviewer");
const day = 24 * 60 * 60_000;

fake.reports = () => [];
beforeEach(() => resetRegistration(fake));
afterAll(() => fake.stop());

const ofTollFree = { number_type: "toll_free", mobile: "" };
const typed = (change: object = {}) => fixtures.typed({ ...ofTollFree, ...change });
const withoutEin = () => ({ ...fixtures.withoutEin(), ...ofTollFree });
const numberPattern = /^\+1888555\d{4}$/;

const senderOf = async (id: string) => {
  const sender = await findSender(platform(), staff, id);
  if (!sender) throw new Error("no business");
  return sender;
};
const alertsOf = (id: string) =>
  query().$count(messages, like(messages.cause, `registration-alert:${id}:%`));
const lastSubmitted = () => [...tollFree.verifications.values()].at(-1)?.fields;

test("a toll-free number is bought, verified, and then sends held texts", async () => {
  const { contractorId, leadId, submit, advance, settle, row } = await business();
  tollFree.decide = () => ({ status: "PENDING_REVIEW" });
  expect(await submit(typed({ ein: "74-7000001" }))).toEqual({ ok: true });
  await advance();
  expect((await row()).status).toBe("verification_pending");
  const pending = await senderOf(contractorId);
  expect(pending).toMatchObject({ registration: "pending", sparePhone: null });
  expect(pending.phone).toMatch(numberPattern);
  await sendDue();
  expect(await followUpMessages(leadId)).toEqual([]);
  tollFree.decide = () => ({ status: "TWILIO_APPROVED" });
  await settle();
  expect(await row()).toMatchObject({ status: "approved", approvedBy: "twilio" });
  expect(await senderOf(contractorId)).toMatchObject({
    ...{ registration: "approved", phone: pending.phone, textsPerSecond: 1, textsPerDay: 2_000 },
  });
  expect(lastSubmitted()).toMatchObject({
    ...{ BusinessType: "PRIVATE_PROFIT", BusinessRegistrationAuthority: "EIN" },
    ...{ BusinessRegistrationNumber: "747000001", BusinessRegistrationCountry: "US" },
    ...{ OptInType: "WEB_FORM", DoingBusinessAs: "Bluebonnet Plumbing" },
    OptInImageUrls: expect.stringMatching(/^https:\/\/hearthline\.example\//),
    ProductionMessageSample: expect.stringContaining("Reply STOP"),
  });
  expect(fake.registration.calls).not.toContain("createBrand");
  await processEvents(platform());
  untilMonday();
  await sendDue();
  const texts = (await followUpMessages(leadId)).filter(({ channel }) => channel === "sms");
  expect(texts).toHaveLength(1);
});

test("without an EIN no registration number and no verification text are needed", async () => {
  const { submit, settle, row } = await business();
  expect(await submit(withoutEin())).toEqual({ ok: true });
  await settle();
  expect((await row()).status).toBe("approved");
  expect(lastSubmitted()).toMatchObject({ BusinessType: "SOLE_PROPRIETOR" });
  expect(lastSubmitted()).not.toHaveProperty("BusinessRegistrationNumber");
  expect(fake.registration.codesSent).toBe(0);
});

test("each code is shown in plain English, and a correction is an edit", async () => {
  const { contractorId, owner, submit, settle, row } = await business();
  const form = typed();
  let isFirst = true;
  for (const [key, { text, fix }] of Object.entries(tollFreeRejections)) {
    const code = Number(key);
    const editUntil = new Date(platform().clock.now().getTime() + 7 * day);
    tollFree.decide = () => ({ status: "TWILIO_REJECTED", codes: [code], editUntil });
    expect(await submit({ ...form, ein: isFirst ? form.ein : "" }), key).toEqual({ ok: true });
    isFirst = false;
    await settle();
    expect(await row(), key).toMatchObject({
      ...{ status: "rejected", rejectedPart: "verification", checkAt: null, mayEdit: true },
    });
    const own = await readOwnRegistration(platform(), owner);
    expect(own?.problems).toEqual([{ code, text, fix }]);
    expect(own).toMatchObject({ editUntil, values: { number_type: "toll_free" } });
    await query()
      .update(textingRegistrations)
      .set({ verificationRejections: 0 })
      .where(eq(textingRegistrations.contractorId, contractorId));
  }
  tollFree.decide = () => ({ status: "TWILIO_APPROVED" });
  await submit({ ...form, ein: "" });
  await settle();
  expect((await row()).status).toBe("approved");
  const made = (name: string) => fake.registration.calls.filter((one) => one === name).length;
  expect(made("createVerification")).toBe(1);
  expect(made("editVerification")).toBe(Object.keys(tollFreeRejections).length);
});

test("a rejection that can't be corrected waits for staff, then starts over", async () => {
  const { contractorId, owner, submit, settle, row } = await business();
  tollFree.decide = () => ({ status: "TWILIO_REJECTED", codes: [30444], mayEdit: false });
  await submit(typed());
  await settle();
  const first = (await row()).providerIds.verification?.id;
  expect(await alertsOf(contractorId)).toBe(1);
  expect(await readOwnRegistration(platform(), owner)).toMatchObject({
    ...{ isStopped: true, otherType: "local" },
  });
  expect(await submit(typed())).toEqual({ ok: false, code: "not_allowed" });
  expect(await allowResubmission(platform(), staff, contractorId)).toEqual({ ok: true });
  tollFree.decide = () => ({ status: "TWILIO_APPROVED" });
  expect(await submit(typed())).toEqual({ ok: true });
  await settle();
  expect((await row()).status).toBe("approved");
  expect((await row()).providerIds.verification?.id).not.toBe(first);
  expect((await row()).goneIds).toEqual([{ key: "verification", id: first }]);
  expect(tollFree.verifications.has(String(first))).toBe(false);
});

test("after three rejections only staff allow another submission", async () => {
  const { contractorId, submit, settle } = await business();
  tollFree.decide = () => ({ status: "TWILIO_REJECTED", codes: [30445] });
  for (const alerts of [0, 0, 1]) {
    expect(await submit(typed())).toEqual({ ok: true });
    await settle();
    expect(await alertsOf(contractorId)).toBe(alerts);
  }
  expect(await submit(typed())).toEqual({ ok: false, code: "not_allowed" });
  expect(tollFree.submissions).toBe(3);
});

const calls = ["createVerification", "fetchVerification", "listVerifications", "editVerification"];
const faults = [
  { kind: "too_many", retryAfterSeconds: 30 },
  { kind: "status", status: 500, accept: true },
  { kind: "drop_after_accept" },
] as const;

test.each(calls.flatMap((call) => faults.map((fault) => [call, fault] as const)))(
  "%s fails with %j once: each submission is made once",
  async (call, fault) => {
    const { submit, settle, row } = await business();
    let failed = false;
    fake.registrationFault = (name) => {
      if (failed || name !== call) return null;
      failed = true;
      return fault;
    };
    tollFree.decide = () => ({ status: "TWILIO_REJECTED", codes: [30445] });
    await submit(typed());
    await settle();
    tollFree.decide = () => ({ status: "TWILIO_APPROVED" });
    expect(await submit(typed())).toEqual({ ok: true });
    await settle();
    expect(failed).toBe(true);
    expect((await row()).status).toBe("approved");
    expect(tollFree.submissions).toBe(2);
  },
);

test("an address that can't be processed is a rejection at its field", async () => {
  const { owner, submit, settle } = await business();
  fake.registrationFault = (name) =>
    name === "createVerification" ? { kind: "reject", code: 30451 } : null;
  await submit(typed());
  await settle();
  expect((await readOwnRegistration(platform(), owner))?.problems).toMatchObject([
    { code: 30451, fix: "street" },
  ]);
});

test("a review that starts again holds texts until it ends", async () => {
  const { contractorId, submit, settle, row } = await business();
  await submit(typed());
  await settle();
  tollFree.decide = () => ({ status: "IN_REVIEW" });
  platform().passTime(day + 60_000);
  await settle();
  expect((await row()).status).toBe("suspended");
  expect((await senderOf(contractorId)).registration).toBe("rejected");
  expect(await alertsOf(contractorId)).toBe(1);
  tollFree.decide = () => ({ status: "TWILIO_APPROVED" });
  platform().passTime(day);
  await settle();
  expect((await senderOf(contractorId)).registration).toBe("approved");
});

test("a revoked approval and a deleted verification stop texts", async () => {
  const { contractorId, submit, settle, row } = await business();
  const form = typed();
  await submit(form);
  await settle();
  tollFree.decide = () => ({ status: "TWILIO_REJECTED", codes: [30442] });
  platform().passTime(day + 60_000);
  await settle();
  expect(await row()).toMatchObject({ status: "rejected", rejectedPart: "verification" });
  expect((await senderOf(contractorId)).registration).toBe("rejected");
  tollFree.decide = () => ({ status: "TWILIO_APPROVED" });
  await submit({ ...form, ein: "" });
  await settle();
  tollFree.verifications.delete((await row()).providerIds.verification?.id ?? "");
  platform().passTime(day + 60_000);
  await settle();
  expect((await row()).status).toBe("expired");
  await submit({ ...form, ein: "" });
  await settle();
  expect((await row()).status).toBe("approved");
});

test("a number that left the account is replaced and verified anew", async () => {
  const { contractorId, submit, settle, row } = await business();
  await submit(typed());
  await settle();
  const first = (await row()).providerIds;
  fake.owned.delete((await senderOf(contractorId)).phone ?? "");
  platform().passTime(day + 60_000);
  await settle();
  expect((await row()).status).toBe("number_inactive");
  const fresh = "+18885559999";
  fake.owned.set(fresh, { sid: `PN${"8".repeat(32)}`, smsUrl: "" });
  await assignNumber(platform(), staff, contractorId, fresh);
  await settle();
  const after = await row();
  expect(after.status).toBe("approved");
  expect(after.providerIds.number?.id).toBe(`PN${"8".repeat(32)}`);
  expect(after.providerIds.verification?.id).not.toBe(first.verification?.id);
  expect(after.goneIds).toContainEqual({ key: "verification", id: first.verification?.id });
});

test("news about a verification only makes it be read", async () => {
  const { submit, advance, row } = await business();
  tollFree.decide = () => ({ status: "PENDING_REVIEW" });
  await submit(typed());
  await advance();
  platform().passTime(61_000);
  await advance();
  const id = (await row()).providerIds.verification?.id;
  const now = () => platform().clock.now().getTime();
  expect((await row()).checkAt?.getTime()).toBeGreaterThan(now());
  const news = [
    {
      type: "com.twilio.messaging.compliance.toll-free-verification.approved",
      data: { tollfreeverificationsid: id, verificationstatus: "twilio_approved" },
    },
  ];
  const body = Buffer.from(JSON.stringify(news));
  const digest = createHash("sha256").update(body).digest("hex");
  const url = `https://hearthline.example/webhooks/sms/registration?bodySHA256=${digest}`;
  const post = (signature: string) =>
    handleRegistrationWebhook(platform(), { url: new URL(url), body, isJson: true, signature });
  expect(await post("forged")).toEqual({ ok: false, code: "permission_denied" });
  expect((await row()).checkAt?.getTime()).toBeGreaterThan(now());
  expect(await post(twilioSignature(fake.authToken, url, new URLSearchParams()))).toEqual({
    ok: true,
  });
  expect((await row()).checkAt?.getTime()).toBe(now());
  expect((await row()).status).toBe("verification_pending");
});

test("without a provider its approval is simulated until one is set up", async () => {
  const { contractorId, owner, row } = await business();
  const offline = { ...platform(), sms: null };
  const texting = await readBusinessTexting(platform(), owner);
  expect(await submitRegistration(offline, owner, typed(), texting)).toEqual({ ok: true });
  expect(await findRegistration(offline, staff, contractorId)).toMatchObject({
    ...{ isSimulated: true, numberType: "toll_free" },
  });
  expect(await approveSimulated(offline, staff, contractorId)).toEqual({ ok: true });
  await queueDueRegistrations(platform(), system("test"));
  expect((await row()).status).toBe("not_submitted");
});

test("a worker picks up what an older version left", async () => {
  const { contractorId, submit, row } = await business();
  await submit(typed());
  await query()
    .update(textingRegistrations)
    .set({ checkAt: null })
    .where(eq(textingRegistrations.contractorId, contractorId));
  expect(await listDueRegistrations(platform(), system("test"))).toContain(contractorId);
  expect((await row()).status).toBe("verifying");
});
