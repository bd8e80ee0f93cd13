import { eq, like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { readBusinessTexting } from "~/domains/office/texting-facts.server.ts";
import {
  allowResubmission,
  approveSimulated,
  checkRegistrationNow,
  findRegistration,
  queueDueRegistrations,
  sendBack,
  submitReviewed,
} from "~/domains/phone-numbers/registration/manage-registration.server.ts";
import {
  readOwnRegistration,
  resendVerification,
  submitRegistration,
} from "~/domains/phone-numbers/registration/own-registration.server.ts";
import { textingRegistrations } from "~/domains/phone-numbers/registration/registration.tables.server.ts";
import { findSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { assignNumber, buyNumber } from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { listChangesAmong } from "~/domains/shared/audit/audit.server.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { memberActor, staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { registering, registrationSettings, resetRegistration } from "./registration-fixtures.ts";

const fake = await startTwilioServer();
const platform = sharedPlatform({ ...registrationSettings(fake), RATE_LIMIT_FACTOR: "1" });
const { query, business, typed, withoutEin } = registering(platform);
const staff = staffActor("reviewer");
const day = 24 * 60 * 60_000;

beforeEach(() => resetRegistration(fake));
afterAll(() => fake.stop());

const senderOf = (id: string) => findSender(platform(), staff, id);
const actionsOn = async (entityId: string) =>
  (await listChangesAmong(platform(), staff, [{ entity: "contractor", entityId }])).map(
    ({ action }) => action,
  );
const alertsOf = (id: string) =>
  query().$count(messages, like(messages.cause, `registration-alert:${id}:%`));
type Business = Awaited<ReturnType<typeof business>>;

/** A sole proprietor whom carriers have texted. */
async function waitingForReply(form: object = withoutEin()): Promise<Business> {
  const added = await business();
  fake.registration.brand = () => ({ status: "APPROVED", identity: "UNVERIFIED" });
  expect(await added.submit(form)).toEqual({ ok: true });
  await added.settle();
  return added;
}
const mobileOf = async ({ row }: Business) => (await row()).mobile;

test("a sole proprietor gets three verification texts a day", async () => {
  const { owner } = await waitingForReply();
  const sent = [];
  for (let time = 0; time < 4; time += 1) sent.push(await resendVerification(platform(), owner));
  const refused = sent.filter(({ ok }) => !ok);
  // The number was texted once by the submission.
  expect(sent.slice(0, 2)).toEqual([{ ok: true }, { ok: true }]);
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ code: "too_many", waitSeconds: expect.any(Number) });
  expect(fake.registration.codesSent).toBe(2);
});

test("a business resends three verification texts a day, to any number", async () => {
  const { contractorId, owner } = await waitingForReply();
  const sent = [];
  for (const mobile of ["+15125557001", "+15125557002", "+15125557003", "+15125557004"]) {
    await query()
      .update(textingRegistrations)
      .set({ mobile })
      .where(eq(textingRegistrations.contractorId, contractorId));
    sent.push((await resendVerification(platform(), owner)).ok);
  }
  expect(sent).toEqual([true, true, true, false]);
});

test("a number gets three verification texts a day from all businesses", async () => {
  const first = await waitingForReply();
  const mobile = await mobileOf(first);
  for (let time = 0; time < 2; time += 1) {
    expect(await resendVerification(platform(), first.owner)).toEqual({ ok: true });
  }
  const otherBusiness = await business();
  expect(await otherBusiness.submit(withoutEin())).toEqual({ ok: true });
  const victim = await business();
  expect(await victim.submit({ ...withoutEin(), mobile })).toMatchObject({ code: "too_many" });
  await expect(victim.row()).rejects.toThrow("not registered");
});

test("a business submits at most three times a day", async () => {
  const { contractorId, submit, settle } = await business();
  fake.registration.brand = () => ({ status: "FAILED", codes: [30795] });
  for (let time = 0; time < 3; time += 1) {
    expect(await submit(typed())).toEqual({ ok: true });
    await settle();
    await query()
      .update(textingRegistrations)
      .set({ brandRejections: 0 })
      .where(eq(textingRegistrations.contractorId, contractorId));
  }
  expect(await submit(typed())).toMatchObject({ ok: false, code: "too_many" });
  expect(fake.registration.submissions.brand).toBe(3);
});

test.each(["brand", "campaign"] as const)(
  "after three rejections of a %s only staff allow another submission",
  async (part) => {
    const { contractorId, owner, submit, settle, row } = await business();
    const failed = { status: "FAILED", codes: [part === "brand" ? 30795 : 30886] };
    if (part === "brand") fake.registration.brand = () => failed;
    else fake.registration.campaign = () => failed;
    const counts = { brand: { brandRejections: 2 }, campaign: { campaignRejections: 2 } };
    expect(await submit()).toEqual({ ok: true });
    await query()
      .update(textingRegistrations)
      .set(counts[part])
      .where(eq(textingRegistrations.contractorId, contractorId));
    await settle();
    expect(await alertsOf(contractorId)).toBe(1);
    expect(await readOwnRegistration(platform(), owner)).toMatchObject({ isStopped: true });
    const { submissions } = fake.registration;
    const before = { ...submissions };
    expect(await submit()).toEqual({ ok: false, code: "not_allowed" });
    expect(submissions).toEqual(before);
    await expect(allowResubmission(platform(), owner, contractorId)).rejects.toThrow(
      "permission denied",
    );
    expect(await allowResubmission(platform(), staff, contractorId)).toEqual({ ok: true });
    expect(await actionsOn(contractorId)).toContain("sender.allow_resubmission");
    expect(await submit()).toEqual({ ok: true });
    expect((await row()).status).toBe("submitting");
  },
);

test("a number that staff removed isn't bought again", async () => {
  const { contractorId, submit, settle, row } = await business();
  await submit();
  await settle();
  const { size } = fake.owned;
  expect((await senderOf(contractorId))?.phone).not.toBeNull();
  await assignNumber(platform(), staff, contractorId, null);
  for (let days = 0; days < 3; days += 1) {
    platform().passTime(day + 60_000);
    await settle();
  }
  expect((await row()).status).toBe("approved");
  expect((await senderOf(contractorId))?.phone).toBeNull();
  expect(fake.owned.size).toBe(size);
  const area = "391";
  expect(await buyNumber(platform(), staff, contractorId, area)).toMatchObject({ ok: true });
  expect(fake.owned.size).toBe(size + 1);
});

test("a number that left the account and was removed isn't replaced", async () => {
  const { contractorId, submit, settle, row } = await business();
  await submit();
  await settle();
  const sender = await senderOf(contractorId);
  fake.owned.delete(sender?.phone ?? "");
  platform().passTime(day + 60_000);
  await settle();
  await assignNumber(platform(), staff, contractorId, null);
  const { size } = fake.owned;
  platform().passTime(day);
  await settle();
  expect((await row()).status).toBe("number_inactive");
  expect(fake.owned.size).toBe(size);
});

test("only a submitted registration can be approved in a simulation", async () => {
  const { contractorId, submit, settle, row } = await business();
  fake.registration.campaign = () => ({ status: "IN_PROGRESS" });
  await submit();
  await settle();
  expect((await row()).status).toBe("campaign_pending");
  const offline = { ...platform(), sms: null };
  expect(await approveSimulated(offline, staff, contractorId)).toEqual({
    ...{ ok: false, code: "not_possible" },
  });
});

test("approval with an EIN lifts sole-proprietor limits, but not limits staff set", async () => {
  const { contractorId, submit, settle } = await business();
  const limits = async () => {
    const { textsPerSecond, textsPerDay } = (await senderOf(contractorId)) ?? {};
    return { textsPerSecond, textsPerDay };
  };
  await submit(withoutEin());
  await settle();
  expect(await limits()).toEqual({ textsPerSecond: 0.25, textsPerDay: 1_000 });
  await query()
    .update(textingRegistrations)
    .set({ status: "expired" })
    .where(eq(textingRegistrations.contractorId, contractorId));
  await query()
    .update(senders)
    .set({ textsPerDay: 300 })
    .where(eq(senders.contractorId, contractorId));
  await submit(typed());
  await settle();
  expect(await limits()).toEqual({ textsPerSecond: 1, textsPerDay: 300 });
});

test("a simulated approval ends once a provider is configured", async () => {
  const { contractorId, owner, submit, settle, row } = await business();
  const offline = { ...platform(), sms: null };
  const texting = await readBusinessTexting(platform(), owner);
  expect(await submitRegistration(offline, owner, typed(), texting)).toEqual({ ok: true });
  expect(await approveSimulated(offline, staff, contractorId)).toEqual({ ok: true });
  expect(await row()).toMatchObject({ status: "approved", approvedBy: "simulation" });
  await queueDueRegistrations(offline, system("test"));
  expect((await senderOf(contractorId))?.registration).toBe("approved");
  await queueDueRegistrations(platform(), system("test"));
  expect((await senderOf(contractorId))?.registration).toBe("not_started");
  expect(await readOwnRegistration(platform(), owner)).toMatchObject({ status: "not_submitted" });
  expect(await submit({ ...typed(), ein: "" })).toEqual({ ok: true });
  await settle();
  expect(await row()).toMatchObject({ status: "approved", approvedBy: "twilio" });
  await queueDueRegistrations(platform(), system("test"));
  expect((await senderOf(contractorId))?.registration).toBe("approved");
});

test("a second business with the same EIN waits for staff review", async () => {
  const [first, second] = [await business(), await business()];
  const { ein } = typed();
  expect(await first.submit(typed({ ein }))).toEqual({ ok: true });
  expect(await second.submit(typed({ ein }))).toEqual({ ok: true });
  expect(await alertsOf(second.contractorId)).toBe(1);
  const shown = async ({ owner }: Business) => {
    const own = await readOwnRegistration(platform(), owner);
    return { ...own, values: null, einLast4: null, submittedAt: null };
  };
  expect(await shown(second)).toEqual(await shown(first));
  await checkRegistrationNow(platform(), staff, second.contractorId);
  await second.advance();
  expect((await second.row()).providerIds).toEqual({});
  await first.settle();
  expect((await first.row()).status).toBe("approved");
  expect(await findRegistration(platform(), staff, second.contractorId)).toMatchObject({
    conflicts: [{ contractorId: first.contractorId, same: "EIN" }],
  });
  fake.registration.brand = () => ({ status: "FAILED", codes: [30795] });
  expect(await submitReviewed(platform(), staff, second.contractorId)).toEqual({ ok: true });
  expect(await actionsOn(second.contractorId)).toContain("sender.submit_reviewed");
  await second.settle();
  expect((await second.row()).status).toBe("rejected");
  // A registration that staff approved isn't reviewed again.
  expect(await second.submit(typed({ ein: "" }))).toEqual({ ok: true });
  expect(await second.row()).toMatchObject({ status: "submitting", reviewSince: null });
});

test("one of two concurrent submissions with the same EIN waits", async () => {
  const bothBusinesses = [await business(), await business()];
  const { ein } = typed();
  await Promise.all(bothBusinesses.map(({ submit }) => submit(typed({ ein }))));
  const rows = await Promise.all(bothBusinesses.map(({ row }) => row()));
  expect(rows.filter(({ reviewSince }) => reviewSince !== null)).toHaveLength(1);
});

test.each(["mobile", "phone", "email", "street"] as const)(
  "a second sole proprietor with the same %s waits for review",
  async (field) => {
    const [first, second] = [await business(), await business()];
    const form = withoutEin();
    expect(await first.submit(form)).toEqual({ ok: true });
    expect(await second.submit({ ...withoutEin(), [field]: form[field] })).toEqual({ ok: true });
    expect((await first.row()).reviewSince).toBeNull();
    expect((await second.row()).reviewSince).not.toBeNull();
  },
);

test("an owner can correct a registration that staff sent back", async () => {
  const [first, second] = [await business(), await business()];
  const { ein } = typed();
  await first.submit(typed({ ein }));
  await second.submit(typed({ ein }));
  const stranger = memberActor("owner", first.contractorId);
  await expect(sendBack(platform(), stranger, second.contractorId)).rejects.toThrow(
    "permission denied",
  );
  expect(await sendBack(platform(), staff, second.contractorId)).toEqual({ ok: true });
  const own = await readOwnRegistration(platform(), second.owner);
  expect(own?.problems[0]?.text).toContain("We couldn’t confirm");
  expect(await second.submit(typed())).toEqual({ ok: true });
  await second.settle();
  expect((await second.row()).status).toBe("approved");
});

test("switching between kinds keeps the provider IDs of each", async () => {
  const { submit, settle, row } = await business();
  fake.registration.brand = () => ({ status: "FAILED", codes: [30795] });
  await submit(typed());
  await settle();
  const { providerIds } = await row();
  await submit(withoutEin());
  await settle();
  const made = () => fake.registration.calls.filter((name) => name === "createBrand").length;
  expect(made()).toBe(2);
  expect((await row()).otherKind?.providerIds).toEqual(providerIds);
  resetRegistration(fake);
  await submit(typed());
  await settle();
  expect(await row()).toMatchObject({ status: "approved" });
  expect((await row()).providerIds.brand?.id).toBe(providerIds.brand?.id);
  expect(made()).toBe(0);
});
