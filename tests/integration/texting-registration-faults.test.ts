import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { allowResubmission } from "~/domains/phone-numbers/registration/manage-registration.server.ts";
import { textingRegistrations } from "~/domains/phone-numbers/registration/registration.tables.server.ts";
import type { RegistrationStep } from "~/platform/sms/registration.ts";
import { startTwilioServer, type TwilioFault } from "../fakes/twilio-server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { registering, registrationSettings, resetRegistration } from "./registration-fixtures.ts";

const fake = await startTwilioServer();
const platform = sharedPlatform(registrationSettings(fake));
const { query, business, typed, withoutEin } = registering(platform);
const staff = staffActor("reviewer");

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
  "%s fails with %j once: nothing that costs is created twice",
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
    const made = (name: string) => fake.registration.calls.filter((call) => call === name).length;
    expect(fake.registration.submissions).toEqual({ brand: 1, campaign: 1 });
    for (const name of ["createCustomerProfiles", "createTrustProducts", "createService"]) {
      expect(made(name), name).toBe(1);
    }
  },
);

test("a failed lookup after a lost response creates nothing twice", async () => {
  const { submit, settle, row } = await business();
  const failed = new Set<string>();
  fake.registrationFault = (name) => {
    if (failed.has(name) || !["createBrand", "listBrands"].includes(name)) return null;
    failed.add(name);
    return name === "createBrand"
      ? { kind: "drop_after_accept" }
      : { kind: "too_many", retryAfterSeconds: 30 };
  };
  await submit();
  await settle();
  expect([...failed]).toEqual(["createBrand", "listBrands"]);
  expect((await row()).status).toBe("approved");
  expect(fake.registration.submissions.brand).toBe(1);
});

test("another worker continues after a crash once the lease ends", async () => {
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

/** IDs of everything created at the provider, by kind. */
function madeIds(): Record<string, string[]> {
  const { bundles, endUsers, documents, addresses, brands, services, campaigns, assignments } =
    fake.registration;
  const maps = { bundles, endUsers, documents, addresses, brands, services, campaigns };
  const kinds = Object.entries(maps).map(([kind, all]) => [kind, [...all.keys()]] as const);
  const assigned = [...assignments.values()].flat().map(({ sid }) => sid);
  return { ...Object.fromEntries(kinds), assignments: assigned };
}

/** The IDs created since. */
function createdSince(before: Record<string, string[]>): Record<string, string[]> {
  const added = (kind: string, ids: string[]) => ids.filter((id) => !before[kind]?.includes(id));
  return Object.fromEntries(
    Object.entries(madeIds()).map(([kind, ids]) => [kind, added(kind, ids)]),
  );
}

const made = {
  standard: { bundles: 2, endUsers: 3, documents: 1, addresses: 1, assignments: 6 },
  sole_proprietor: { bundles: 2, endUsers: 2, documents: 1, addresses: 1, assignments: 5 },
};

test.each(["standard", "sole_proprietor"] as const)(
  "a %s registration killed after every call creates nothing twice",
  async (kind) => {
    const { submit, advance, settle, row } = await business();
    const before = madeIds();
    const killed = new Set<string>();
    /** The process dies when the call has returned, before its id is saved. */
    const deadly = (step: RegistrationStep): RegistrationStep => ({
      ...step,
      async run(...args) {
        const result = await step.run(...args);
        if (killed.has(step.key)) return result;
        killed.add(step.key);
        throw new Error("killed");
      },
    });
    const { sms } = platform();
    if (!sms) throw new Error("no provider");
    const { registration } = sms;
    const dying = {
      ...platform(),
      sms: {
        ...sms,
        registration: {
          ...registration,
          brandSteps: (...args: Parameters<typeof registration.brandSteps>) =>
            registration.brandSteps(...args).map(deadly),
          campaignSteps: (...args: Parameters<typeof registration.campaignSteps>) =>
            registration.campaignSteps(...args).map(deadly),
        },
      },
    };
    await submit(kind === "standard" ? typed() : withoutEin());
    let kills = 0;
    for (let round = 0; round < 60 && (await row()).status !== "campaign_pending"; round += 1) {
      platform().passTime(10 * 60_000);
      await advance(dying).catch(() => {
        kills += 1;
      });
    }
    expect(kills).toBeGreaterThan(15);
    await settle();
    const { status, providerIds } = await row();
    expect(status).toBe("approved");
    const since = createdSince(before);
    const counts = Object.fromEntries(Object.entries(since).map(([of, ids]) => [of, ids.length]));
    expect(counts).toEqual({ ...made[kind], brands: 1, services: 1, campaigns: 1 });
    const saved = Object.values(providerIds).map(({ id }) => id);
    expect(
      Object.values(since)
        .flat()
        .filter((id) => !saved.includes(id)),
    ).toEqual([]);
  },
  120_000,
);

test("a rejection at any call loses no ID the provider returned", async () => {
  const { contractorId, submit, settle, row } = await business();
  const before = madeIds();
  const form = typed();
  const failed = new Set<string>();
  fake.registrationFault = (name) => {
    const nth = `${name} ${fake.registration.calls.filter((call) => call === name).length}`;
    const isPost = /^(create|assign|submit)/.test(name);
    if (!isPost || failed.has(nth)) return null;
    failed.add(nth);
    return { kind: "reject", code: 30795 };
  };
  let rejections = 0;
  await submit(form);
  for (let round = 0; round < 40; round += 1) {
    await settle();
    const { status, providerIds } = await row();
    const saved = Object.values(providerIds).map(({ id }) => id);
    const since = Object.values(createdSince(before)).flat();
    expect(since.filter((id) => !saved.includes(id))).toEqual([]);
    if (status !== "rejected") break;
    rejections += 1;
    await allowResubmission(platform(), staff, contractorId);
    expect(await submit({ ...form, ein: "" })).toEqual({ ok: true });
  }
  expect(rejections).toBeGreaterThan(15);
  expect((await row()).status).toBe("approved");
  expect(createdSince(before)).toMatchObject({
    brands: [expect.any(String)],
    services: [expect.any(String)],
    campaigns: [expect.any(String)],
  });
}, 120_000);

test("what the provider deleted is recreated, and its old ID is kept", async () => {
  const { submit, settle, row } = await business();
  const form = typed();
  await submit(form);
  await settle();
  const { brand, campaign } = (await row()).providerIds;
  fake.registration.brand = () => ({ status: "DELETED" });
  platform().passTime(25 * 60 * 60_000);
  await settle();
  const { goneIds, status } = await row();
  expect(status).toBe("expired");
  expect(goneIds).toEqual([
    { key: "brand", id: brand?.id },
    { key: "campaign", id: campaign?.id },
  ]);
  resetRegistration(fake);
  expect(await submit({ ...form, ein: "" })).toEqual({ ok: true });
  await settle();
  expect((await row()).providerIds.brand?.id).not.toBe(brand?.id);
});
