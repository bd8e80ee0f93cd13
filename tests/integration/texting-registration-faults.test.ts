import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { textingRegistrations } from "~/domains/phone-numbers/registration/registration.tables.server.ts";
import { startTwilioServer, type TwilioFault } from "../fakes/twilio-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { registering, registrationSettings, resetRegistration } from "./registration-fixtures.ts";

const fake = await startTwilioServer();
const platform = sharedPlatform(registrationSettings(fake));
const { query, business } = registering(platform);

beforeEach(() => resetRegistration(fake));
afterAll(() => fake.stop());

const calls = [
  ...["createEndUser", "createAddress", "createCustomerProfiles", "assignCustomerProfiles"],
  ...["submitCustomerProfiles", "createBrand", "createService", "createCampaign", "fetchCampaign"],
];
const faults: TwilioFault[] = [
  { kind: "too_many", retryAfterSeconds: 30 },
  { kind: "status", status: 503 },
  { kind: "status", status: 500, accept: true },
  { kind: "drop_after_accept" },
];

test.each(calls.flatMap((call) => faults.map((fault) => [call, fault] as const)))(
  "%s fails with %j once: nothing is made twice that costs",
  async (call, fault) => {
    const { submit, settle, row } = await business();
    let failed = false;
    fake.registrationFault = (name) => {
      if (failed || name !== call) return null;
      failed = true;
      return fault;
    };
    await submit();
    await settle();
    expect(failed).toBe(true);
    expect((await row()).status).toBe("approved");
    const made = (name: string) => fake.registration.calls.filter((one) => one === name).length;
    expect(fake.registration.submissions).toEqual({ brand: 1, campaign: 1 });
    for (const name of ["createCustomerProfiles", "createTrustProducts", "createService"]) {
      expect(made(name), name).toBe(1);
    }
  },
);

test("a worker that died midway is continued by another once its lease ends", async () => {
  const { contractorId, submit, settle, advance, row } = await business();
  await submit();
  fake.registrationFault = (name) =>
    name === "createBrand" ? { kind: "drop_after_accept" } : null;
  await advance();
  fake.registrationFault = () => null;
  const dead = new Date(platform().clock.now().getTime() + 3 * 60_000);
  await query()
    .update(textingRegistrations)
    .set({ leasedUntil: dead, checkAt: dead })
    .where(eq(textingRegistrations.contractorId, contractorId));
  await advance();
  expect((await row()).status).toBe("submitting");
  platform().passTime(4 * 60_000);
  await settle();
  expect((await row()).status).toBe("approved");
  expect(fake.registration.submissions.brand).toBe(1);
});
