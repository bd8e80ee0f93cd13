import { eq, like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { readBusinessTexting } from "~/domains/office/texting-facts.server.ts";
import {
  allowResubmission,
  findRegistration,
  handleRegistrationWebhook,
  queueDueRegistrations,
} from "~/domains/phone-numbers/registration/manage-registration.server.ts";
import {
  readOwnRegistration,
  resendVerification,
  submitRegistration,
} from "~/domains/phone-numbers/registration/own-registration.server.ts";
import { rejections } from "~/domains/phone-numbers/registration/rejection-codes.ts";
import { findSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { assignNumber } from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import { callSettings, senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { memberActor, staffActor } from "../setup/actors.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  approvedBrand,
  registering,
  registrationSettings,
  resetRegistration,
} from "./registration-fixtures.ts";

const fake = await startTwilioServer();
const platform = sharedPlatform(registrationSettings(fake));
const {
  query,
  business,
  typed,
  withoutEin,
  requestEstimate,
  sendDue,
  followUpMessages,
  untilMonday,
} = registering(platform);
const staff = staffActor("reviewer");

fake.reports = () => [];
beforeEach(() => resetRegistration(fake));
afterAll(() => fake.stop());

const emailsOf = (kind: string, contractorId: string) =>
  query().$count(messages, like(messages.cause, `${kind}:${contractorId}:%`));
const senderOf = async (id: string) => {
  const sender = await findSender(platform(), staff, id);
  if (!sender) throw new Error("no business");
  return sender;
};

test("carriers see the text to missed callers, if the business sends one", async () => {
  const { contractorId, owner } = await business();
  const samples = async () => (await readBusinessTexting(platform(), owner))?.facts.samples ?? [];
  const before = await samples();
  expect(before.some((text) => text.includes("missed your call"))).toBe(false);
  await query()
    .insert(callSettings)
    .values({ contractorId, enabled: true, ringSeconds: 20, textsMissed: true });
  const [first, ...later] = before;
  expect(await samples()).toEqual([
    first,
    "Bluebonnet Plumbing: Sorry we missed your call. How can we help? Text us here, or we'll call you back. Reply STOP to stop, HELP for help.",
    ...later,
  ]);
});

test("an approved EIN business gets a number; held texts are sent", async () => {
  const { contractorId, leadId, submit, settle, row } = await business();
  await sendDue();
  expect(await followUpMessages(leadId)).toEqual([]);
  expect(await submit()).toEqual({ ok: true });
  expect((await senderOf(contractorId)).registration).toBe("pending");
  await settle();
  expect((await row()).status).toBe("approved");
  const sender = await senderOf(contractorId);
  expect(sender).toMatchObject({ registration: "approved", textsPerSecond: 1, textsPerDay: 2_000 });
  expect(sender.phone).toMatch(/^\+13\d\d55501/);
  expect(fake.registration.submissions).toEqual({ brand: 1, campaign: 1 });
  const [campaign] = [...fake.registration.campaigns.values()].slice(-1);
  expect(campaign).toMatchObject({ UsAppToPersonUsecase: "LOW_VOLUME" });
  expect(String(campaign?.MessageFlow)).toContain("https://hearthline.example/");
  expect(await emailsOf("registration-decided", contractorId)).toBe(1);
  await processEvents(platform());
  untilMonday();
  await sendDue();
  expect((await followUpMessages(leadId)).filter(({ channel }) => channel === "sms")).toHaveLength(
    1,
  );
});

test("without an EIN the owner confirms by text; carrier limits apply", async () => {
  const { contractorId, owner, submit, settle, row } = await business();
  fake.registration.brand = () => ({ status: "APPROVED", identity: "UNVERIFIED" });
  expect(await submit(withoutEin())).toEqual({ ok: true });
  await settle();
  expect((await row()).status).toBe("brand_pending");
  expect((await readOwnRegistration(platform(), owner))?.needsReply).toBe(true);
  expect(await resendVerification(platform(), owner)).toEqual({ ok: true });
  expect(fake.registration.codesSent).toBe(1);
  fake.registration.brand = approvedBrand;
  await settle();
  expect(await senderOf(contractorId)).toMatchObject({
    ...{ registration: "approved", textsPerSecond: 0.25, textsPerDay: 1_000 },
  });
  const [campaign] = [...fake.registration.campaigns.values()].slice(-1);
  expect(campaign).toMatchObject({ UsAppToPersonUsecase: "SOLE_PROPRIETOR" });
});

test("held texts are released at the sender's rate, not at once", async () => {
  const { contractorId, pageId, submit, settle } = await business();
  for (let at = 0; at < 12; at += 1) {
    const phone = `(512) 555-40${String(at).padStart(2, "0")}`;
    await requestEstimate(pageId, { phone, email: "", name: `Lead ${at}` });
  }
  await submit(withoutEin());
  await settle();
  await processEvents(platform());
  untilMonday();
  const sent = () => query().$count(messages, eq(messages.contractorId, contractorId));
  const before = await sent();
  await sendDue();
  const first = (await sent()) - before;
  platform().passTime(1_000);
  await sendDue();
  const second = (await sent()) - before - first;
  // One every four seconds.
  expect(first).toBeLessThanOrEqual(1);
  expect(second).toBe(0);
});

test("a double click submits once; another submission needs a decision first", async () => {
  const { submit, settle, row } = await business();
  const form = typed();
  expect(await submit(form)).toEqual({ ok: true });
  expect(await submit(form)).toEqual({ ok: false, code: "already_done" });
  await settle();
  expect(await submit(form)).toEqual({ ok: false, code: "already_done" });
  expect((await row()).brandSubmissions).toBe(0);
  expect(fake.registration.submissions.brand).toBe(1);
});

test("each code is shown in plain English, and the owner can resubmit", async () => {
  const { contractorId, owner, submit, settle, row } = await business();
  const form = typed();
  for (const [key, { part, text, fix }] of Object.entries(rejections)) {
    const code = Number(key);
    const failed = { status: "FAILED", codes: [code] };
    fake.registration.brand = () => (part === "brand" ? failed : approvedBrand());
    fake.registration.campaign = () => failed;
    expect(await submit({ ...form, ein: code === 21717 ? form.ein : "" }), key).toEqual({
      ok: true,
    });
    await settle();
    expect(await row(), key).toMatchObject({
      status: "rejected",
      rejectedPart: part,
      checkAt: null,
    });
    const own = await readOwnRegistration(platform(), owner);
    expect(own?.problems).toEqual([{ code, text, fix }]);
    // The input is kept; the EIN is on file.
    expect(own?.values).toMatchObject({ legal_name: form.legal_name, street: form.street });
    await allowResubmission(platform(), staff, contractorId);
  }
  fake.registration.brand = approvedBrand;
  fake.registration.campaign = () => ({ status: "VERIFIED" });
  await submit({ ...form, ein: "" });
  await settle();
  expect((await row()).status).toBe("approved");
  const parts = Object.values(rejections).map(({ part }) => part);
  // The first submission, and one after each rejection.
  expect(fake.registration.submissions.brand).toBe(
    1 + parts.filter((one) => one === "brand").length,
  );
  expect(fake.registration.brands.size).toBeGreaterThan(0);
  expect(fake.registration.calls.filter((name) => name === "createBrand")).toHaveLength(1);
});

test("staff are alerted at the third rejection of a brand", async () => {
  const { contractorId, submit, settle } = await business();
  fake.registration.brand = () => ({ status: "FAILED", codes: [30795] });
  for (const alerts of [0, 0, 1]) {
    await submit(typed());
    await settle();
    expect(await emailsOf("registration-alert", contractorId)).toBe(alerts);
  }
});

test("a suspended business's texts are on hold until carriers lift it", async () => {
  const { contractorId, submit, settle, row } = await business();
  await submit();
  await settle();
  fake.registration.campaign = () => ({ status: "SUSPENDED", codes: [30990] });
  platform().passTime(25 * 60 * 60_000);
  await settle();
  expect((await row()).status).toBe("suspended");
  expect((await senderOf(contractorId)).registration).toBe("rejected");
  expect(await emailsOf("registration-alert", contractorId)).toBe(1);
  fake.registration.campaign = () => ({ status: "VERIFIED" });
  platform().passTime(25 * 60 * 60_000);
  await settle();
  expect((await senderOf(contractorId)).registration).toBe("approved");
});

test("a number that left the account is detected and replaced", async () => {
  const { contractorId, submit, settle, row } = await business();
  await submit();
  await settle();
  const { phone } = await senderOf(contractorId);
  fake.owned.delete(phone ?? "");
  platform().passTime(25 * 60 * 60_000);
  await settle();
  expect((await row()).status).toBe("number_inactive");
  const fresh = "+15125557777";
  fake.owned.set(fresh, { sid: `PN${"7".repeat(32)}`, smsUrl: "" });
  await assignNumber(platform(), staff, contractorId, fresh);
  await settle();
  expect((await row()).status).toBe("approved");
  expect(fake.pool.has(`PN${"7".repeat(32)}`)).toBe(true);
});

test("an expired campaign is submitted again with the same brand", async () => {
  const { submit, settle, row } = await business();
  const form = typed();
  await submit(form);
  await settle();
  fake.registration.campaign = () => ({ status: "EXPIRED" });
  platform().passTime(25 * 60 * 60_000);
  await settle();
  expect((await row()).status).toBe("expired");
  fake.registration.campaign = () => ({ status: "VERIFIED" });
  expect(await submit({ ...form, ein: "" })).toEqual({ ok: true });
  await settle();
  expect((await row()).status).toBe("approved");
  expect(fake.registration.submissions).toEqual({ brand: 1, campaign: 2 });
});

test("a signed status webhook triggers a refresh, even repeated or early", async () => {
  const { contractorId, submit, settle, advance, row } = await business();
  fake.registration.brand = () => ({ status: "PENDING" });
  await submit();
  const post = (query: string, body: string, signature: string, isJson = false) =>
    handleRegistrationWebhook(platform(), {
      url: new URL(`https://hearthline.example/webhooks/sms/registration${query}`),
      body: Buffer.from(body),
      isJson,
      signature,
    });
  expect(await post(`?reference=${contractorId}`, "", "wrong")).toEqual({
    ...{ ok: false, code: "permission_denied" },
  });
  await advance();
  platform().passTime(61_000);
  await advance();
  fake.registration.brand = approvedBrand;
  // Without a webhook it isn't due for 15 minutes.
  await advance();
  expect((await row()).checkAt?.getTime()).toBeGreaterThan(platform().clock.now().getTime());
  await settle();
  expect((await row()).status).toBe("approved");
});

test("an account without an approved profile alerts staff, then continues once approved", async () => {
  const { contractorId, submit, advance, settle, row } = await business();
  fake.registration.hasPrimaryProfile = false;
  await submit();
  await advance();
  platform().passTime(61 * 60_000);
  await advance();
  expect(await row()).toMatchObject({
    status: "submitting",
    problem: expect.stringContaining("Primary Business Profile"),
  });
  expect(await emailsOf("registration-alert", contractorId)).toBe(1);
  fake.registration.hasPrimaryProfile = true;
  await settle();
  expect((await row()).status).toBe("approved");
});

test("the EIN is encrypted; only its last digits are shown", async () => {
  const { contractorId, owner, submit } = await business();
  await submit(typed({ ein: "84-7654321" }));
  const { rows } = await query().execute(
    `select row_to_json(t)::text as row from texting_registrations t where contractor_id = '${contractorId}'`,
  );
  expect(JSON.stringify(rows)).not.toContain("847654321");
  expect((await readOwnRegistration(platform(), owner))?.einLast4).toBe("4321");
  expect(JSON.stringify(await findRegistration(platform(), staff, contractorId))).not.toContain(
    "847654321",
  );
});

test("details that carriers would reject are neither submitted nor saved", async () => {
  const { contractorId, submit } = await business();
  expect(await submit(typed({ email: "bo@gmail.com", street: "PO Box 9" }))).toMatchObject({
    ok: false,
    errors: { email: expect.any(String), street: expect.any(String) },
  });
  expect(await query().$count(senders, eq(senders.contractorId, contractorId))).toBe(0);
  expect(fake.registration.calls).toEqual([]);
});

test("only owners can register, not staff for them", async () => {
  const { contractorId } = await business();
  for (const actor of [memberActor("technician", contractorId), staff]) {
    await expect(submitRegistration(platform(), actor, typed(), null)).rejects.toThrow(
      "permission denied",
    );
  }
});

test("the poll queues only registrations that are due", async () => {
  const { contractorId, submit, settle } = await business();
  const queued = async () => {
    const { rows } = await query().execute<{ count: number }>(
      `select count(*)::int as count from pgboss.job
       where name = 'advance-texting-registration' and data->>'contractorId' = '${contractorId}'`,
    );
    return rows[0]?.count;
  };
  await submit();
  expect(await queued()).toBe(1);
  await queueDueRegistrations(platform(), system("test"));
  expect(await queued()).toBe(2);
  await settle();
  await queueDueRegistrations(platform(), system("test"));
  expect(await queued()).toBe(2);
});
