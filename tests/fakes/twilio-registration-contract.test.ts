import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { product } from "~/domains/shared/access/product.ts";
import type {
  RegistrationDetails,
  RegistrationIds,
  RegistrationProvider,
} from "~/platform/sms/registration.ts";
import { createTwilio } from "~/platform/sms/twilio.server.ts";
import { registrationEndpoints } from "./twilio-registration-contract.ts";
import { type FakeTwilio, startTwilioServer } from "./twilio-server.ts";

let fake: FakeTwilio;
let provider: RegistrationProvider;
/** Times out quickly. */
let hasty: RegistrationProvider;

beforeAll(async () => {
  fake = await startTwilioServer();
  const { accountSid, authToken, url } = fake;
  const settings = { accountSid, authToken, messagingServiceSid: null, apiUrl: new URL(url) };
  const site = new URL("https://hearthline.example");
  provider = createTwilio(settings, site, product.addresses).registration;
  hasty = createTwilio(settings, site, product.addresses, 500).registration;
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.registrationFault = () => null;
  fake.requests.length = 0;
});

const details = (kind: RegistrationDetails["kind"], reference: string): RegistrationDetails => ({
  reference,
  kind,
  legalName: "Bluebonnet Plumbing LLC",
  brandName: "Bluebonnet Plumbing",
  businessType: "llc",
  taxNumber: kind === "standard" ? "742345678" : null,
  website: "https://hearthline.example/plumbing",
  contact: {
    ...{ firstName: "Bo", lastName: "Carter", title: "Owner" },
    ...{ email: "bo@bluebonnet.example", phone: "+15125550100" },
  },
  mobile: kind === "standard" ? null : "+15125550144",
  address: { street: "1200 Main St", city: "Austin", state: "TX", zipCode: "78701" },
  notify: "team@hearthline.example",
  campaign: {
    description: "Texts to people who requested an estimate.",
    messageFlow: "People check a box on the form.",
    samples: ["Bluebonnet Plumbing: hi. Reply STOP to stop.", "Bluebonnet Plumbing: see you."],
    optOutReply: "Unsubscribed.",
    helpReply: "Call us.",
    privacyUrl: "https://hearthline.example/privacy",
    termsUrl: "https://hearthline.example/terms",
    hasLinks: false,
    hasPhone: false,
  },
  submissions: { brand: 0, campaign: 0 },
});

/** Makes every call, either after a simulated lost response or as an update. */
async function runAll(
  registration: RegistrationDetails,
  ids: RegistrationIds,
  wasAttempted: boolean,
) {
  const made: RegistrationIds = { ...ids };
  for (const step of [
    ...provider.brandSteps(registration),
    ...provider.campaignSteps(registration),
  ]) {
    const result = await step.run(made, made[step.key]?.id ?? null, wasAttempted);
    if (!result.ok) throw new Error(`${step.key}: ${result.reason}`);
    made[step.key] = { id: result.id, sent: "" };
  }
  return made;
}

test("each call sends only documented parameters, and all required ones", async () => {
  for (const kind of ["standard", "sole_proprietor"] as const) {
    const ids = await runAll(details(kind, `one ${kind}`), {}, false);
    // After lost responses, the created resources are found.
    await runAll(details(kind, `one ${kind}`), {}, true);
    // Changes after a rejection.
    await runAll(details(kind, `one ${kind}`), ids, false);
    expect(await provider.readBrand(ids)).toMatchObject({ ok: true, status: "approved" });
    expect(await provider.readCampaign(ids)).toMatchObject({ ok: true, status: "approved" });
    expect(await provider.resendCode(ids)).toEqual({ ok: true });
  }
  expect(fake.requests.filter(({ endpoint }) => endpoint !== null)).toEqual([]);
  const called = new Set(fake.registration.calls);
  const posts = Object.entries(registrationEndpoints).filter(([, { method }]) => method === "POST");
  expect(posts.map(([name]) => name).filter((name) => !called.has(name))).toEqual([]);
});

test("a resource created before a lost response is found, not created twice", async () => {
  const registration = details("standard", "lost");
  const first = await runAll(registration, {}, false);
  const second = await runAll(registration, {}, true);
  for (const key of ["profile", "address", "trust", "brand", "service", "campaign"]) {
    expect(second[key]?.id, key).toBe(first[key]?.id);
  }
});

test.each([
  [{ kind: "too_many", retryAfterSeconds: 30 }, "later", true],
  [{ kind: "status", status: 500 }, "later", false],
  [{ kind: "status", status: 503 }, "later", true],
  [{ kind: "hang" }, "later", false],
  [{ kind: "drop_after_accept" }, "later", false],
  [{ kind: "garbage" }, "later", false],
  [{ kind: "status", status: 401 }, "account", true],
  [{ kind: "reject", code: 21717 }, "rejected", true],
] as const)("%j is %s", async (fault, kind, certain) => {
  fake.registrationFault = () => fault;
  const [step] = (fault.kind === "hang" ? hasty : provider).campaignSteps(
    details("standard", "faulty"),
  );
  expect(await step?.run({}, null, false)).toMatchObject({ ok: false, kind, certain });
  if (fault.kind === "hang") fake.drop();
});

test.each([
  ["PENDING", undefined, "pending", false],
  ["IN_REVIEW", undefined, "pending", false],
  ["APPROVED", "VERIFIED", "approved", false],
  ["APPROVED", "VETTED_VERIFIED", "approved", false],
  ["APPROVED", "UNVERIFIED", "pending", true],
  ["FAILED", undefined, "rejected", false],
  ["SUSPENDED", undefined, "suspended", false],
  ["DELETED", undefined, "gone", false],
] as const)(
  "a brand with status %s and identity %s is %s",
  async (status, identity, state, reply) => {
    const ids = await runAll(details("standard", `brand ${status} ${identity}`), {}, false);
    fake.registration.brand = () => ({ status, ...(identity ? { identity } : {}) });
    expect(await provider.readBrand(ids)).toMatchObject({ status: state, needsReply: reply });
    fake.registration.brand = () => ({ status: "APPROVED", identity: "VERIFIED" });
  },
);

test("an unverified brand with feedback is rejected, with its codes", async () => {
  const ids = await runAll(details("standard", "feedback"), {}, false);
  fake.registration.brand = () => ({ status: "APPROVED", identity: "UNVERIFIED", codes: [30795] });
  expect(await provider.readBrand(ids)).toMatchObject({
    ...{ status: "rejected", errors: [{ code: 30795, text: "Reason 30795" }] },
  });
  fake.registration.brand = () => ({ status: "APPROVED", identity: "VERIFIED" });
});

test.each([
  ["IN_PROGRESS", "pending"],
  ["VERIFIED", "approved"],
  ["FAILED", "rejected"],
  ["SUSPENDED", "suspended"],
] as const)("a campaign with status %s is %s", async (status, state) => {
  const ids = await runAll(details("standard", `campaign ${status}`), {}, false);
  fake.registration.campaign = () => ({ status });
  expect(await provider.readCampaign(ids)).toMatchObject({ status: state });
  fake.registration.campaign = () => ({ status: "VERIFIED" });
});
