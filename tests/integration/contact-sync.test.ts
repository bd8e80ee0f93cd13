import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { beforeEach, expect, test } from "vitest";
import { countDeadContactSyncs } from "~/domains/office/webhooks/contact-sync/dead-contact-syncs.server.ts";
import { migrateContactSync } from "~/domains/office/webhooks/contact-sync/record-contact-sync.server.ts";
import { deliverWebhooks } from "~/domains/office/webhooks/deliver-webhook.server.ts";
import {
  contactSyncDeliveries,
  webhookDeliveries,
  webhookEndpoints,
} from "~/domains/office/webhooks/webhooks.tables.server.ts";
import { contactSyncEndpoint } from "~/domains/office/webhooks/webhooks.ts";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import type { Step } from "~/domains/signup/onboarding/onboarding.ts";
import { saveStep } from "~/domains/signup/onboarding/save-step.server.ts";
import { eraseSubmissions } from "~/domains/signup/onboarding/uploads.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { isInside } from "~/platform/web-client/public-requests.server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform, type TestPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps, saving } from "./onboarding-answers.ts";
import { receiver } from "./webhook-receiver.ts";

const shared = sharedPlatform();
const { received, answers, addressOf, deliverDue, deliveriesOf, endpointOf } = receiver(shared);
const query = () => shared().database.query;
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const hour = 3_600_000;

beforeEach(async () => {
  await query().delete(webhookDeliveries);
  await query()
    .update(webhookEndpoints)
    .set({ failures: 0, failingSince: null, restsUntil: null })
    .where(eq(webhookEndpoints.id, contactSyncEndpoint));
});

/** A platform whose contact sync URL is the receiver. */
function platform(allowPrivate = true): TestPlatform {
  const contactSync = { url: new URL(addressOf("/hook")), secret, allowPrivate };
  return { ...shared(), settings: { ...shared().settings, contactSync } };
}

/** Saves an onboarding's steps and queues their deliveries. */
async function saved(upTo: Step = 1) {
  const { submission } = await saveSteps(platform(), answersOf(), upTo);
  await processEvents(platform());
  return submission;
}

const deliveries = () => deliveriesOf(contactSyncEndpoint);
const bodies = () => received.map(({ body }) => JSON.parse(body));

/** Runs all attempts, a second apart, until none is due. */
async function deliverAll(on = platform()) {
  while ((await deliverDue(on)) > 0) shared().passTime(1_000);
}

// onboarding.contact-sync
test("a save is posted unchanged and signed according to Standard Webhooks", async () => {
  const submission = await saved();
  await deliverDue({ ...platform(), clock: { now: () => new Date() } });
  const [call] = received;
  if (!call) throw new Error("nothing was posted");
  const body = new Webhook(secret).verify(call.body, call.headers);
  const { version, ...record } = submission;
  expect(body).toEqual({
    table_name: "form_submissions",
    operation: "STEP_UPDATE",
    new_record: record,
    priority: "normal",
  });
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({ state: "delivered", attempts: 1, contractorId: null });
  expect(call.headers).toMatchObject({
    "webhook-id": delivery?.id,
    "content-type": "application/json",
  });
  expect(() =>
    new Webhook(secret).verify(call.body.replace("normal", "high"), call.headers),
  ).toThrow();
});

test("posts onboarding saves in order; only the last marks the form completed", async () => {
  const submission = await saved(7);
  await deliverAll();
  expect(bodies().map(({ operation, priority }) => [operation, priority])).toEqual([
    ...Array.from({ length: 6 }, () => ["STEP_UPDATE", "normal"]),
    ["FORM_COMPLETED", "high"],
  ]);
  const { version, ...record } = submission;
  expect(bodies().at(-1).new_record).toEqual(record);
});

test("a postponed save is still posted before later ones", async () => {
  await saved(3);
  const [first, second, third] = await deliveries();
  const tried = (id = "") =>
    deliverWebhooks(platform(), system("test"), [{ deliveryId: id, attempt: 0 }]);
  await tried(second?.id);
  await tried(first?.id);
  await tried(third?.id);
  expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([first?.id]);
  shared().passTime(1_000);
  await deliverAll();
  const ids = received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toEqual([first?.id, second?.id, third?.id]);
});

test("a delayed step doesn't undo a completion", async () => {
  answers.set("/hook", { status: 500 });
  const steps = answersOf();
  const { submission, token } = await saveSteps(platform(), steps, 6);
  await processEvents(platform());
  await deliverDue(platform());
  answers.delete("/hook");
  received.length = 0;
  const { id: submissionId, version } = submission;
  await saveStep(platform(), visitor, saving(7, steps[7], { token, submissionId, version }));
  await processEvents(platform());
  shared().passTime(hour);
  await deliverAll();
  expect(bodies().filter(({ operation }) => operation === "FORM_COMPLETED")).toHaveLength(1);
  expect(bodies().map(({ new_record }) => new_record.is_completed)).toEqual(Array(7).fill(true));
});

test("waits for a pending earlier save, but not for a failed one", async () => {
  await saved(2);
  const [first, second] = await deliveries();
  // The state after a worker was killed: due and unclaimed.
  await deliverWebhooks(platform(), system("test"), [{ deliveryId: second?.id ?? "", attempt: 0 }]);
  expect(received).toEqual([]);
  shared().passTime(60_000);
  await deliverWebhooks(platform(), system("test"), [{ deliveryId: second?.id ?? "", attempt: 0 }]);
  expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([second?.id]);
  expect((await deliveries())[0]).toMatchObject({ id: first?.id, state: "waiting" });
});

test("retries a failed delivery eight times with one id, then alerts staff", async () => {
  await saved();
  answers.set("/hook", { status: 302, headers: { location: "/elsewhere" } });
  for (let attempts = 0; attempts < 8; attempts += 1) {
    expect(await countDeadContactSyncs(platform(), 10)).toBe(0);
    await deliverDue(platform());
    shared().passTime(12 * hour);
  }
  expect(received.map(({ path }) => path)).toEqual(Array(8).fill("/hook"));
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(await deliveries()).toMatchObject([{ state: "failed", attempts: 8, status: 302 }]);
  expect(await countDeadContactSyncs(platform(), 10)).toBe(1);
  expect(await endpointOf(contactSyncEndpoint)).toMatchObject({ failures: 8, pausedAt: null });
});

test("rejects an internal address unless a setting allows it", async () => {
  await saved();
  await deliverDue(platform(false));
  expect(received).toEqual([]);
  expect(await deliveries()).toMatchObject([
    { state: "waiting", error: "This address isn’t on the public internet" },
  ]);
});

test("without a URL nothing is queued, and pending deliveries raise no alert", async () => {
  await saveSteps(shared(), answersOf(), 2);
  await processEvents(shared());
  expect(await deliveries()).toEqual([]);
  await saved();
  await deliverDue(shared());
  expect(await deliveries()).toMatchObject([
    { state: "failed", attempts: 0, error: "CONTACT_SYNC_URL is not set" },
  ]);
  expect(await countDeadContactSyncs(shared(), 10)).toBe(0);
  expect(await countDeadContactSyncs(platform(), 10)).toBe(1);
});

// webhooks.events
test("an erased sender's saves aren't posted, and no deliveries remain", async () => {
  const submission = await saved(2);
  await deliverDue(platform());
  const [{ contractorId } = { contractorId: "" }] = await query()
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  await saveSteps(platform(), answersOf(), 1);
  await inTransaction(platform(), (work) => eraseSubmissions(work, contractorId));
  expect(await deliveries()).toEqual([]);
  await processEvents(platform());
  expect(await deliveries()).toHaveLength(1);
});

test("a save whose sender was deleted before delivery is no dead letter", async () => {
  const { submission } = await saveSteps(platform(), answersOf(), 1);
  await query().delete(formSubmissions).where(eq(formSubmissions.id, submission.id));
  await processEvents(platform());
  expect(await deliveries()).toEqual([]);
});

test("deletes deliveries after 30 days", async () => {
  await saved();
  await deliverDue(platform());
  shared().passTime(shared().settings.eventDays * 24 * hour + hour);
  await endRetentionPeriods(shared(), system("test"));
  expect(await deliveries()).toEqual([]);
});

test("posts a delivery queued by the previous version once, under its id", async () => {
  const { submission } = await saveSteps(shared(), answersOf(), 7);
  await processEvents(shared());
  const [id, posted] = [newId(), newId()];
  const old = { submissionId: submission.id, priority: "high", body: {} } as const;
  await query()
    .insert(contactSyncDeliveries)
    .values([
      { ...old, id, operation: "FORM_COMPLETED", state: "delayed" },
      { ...old, id: posted, operation: "STEP_UPDATE", state: "delivered" },
    ]);
  for (const deliveryId of [id, id, posted]) {
    await migrateContactSync(platform(), system("test"), { deliveryId });
  }
  await deliverAll();
  expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([id]);
  expect(bodies()).toMatchObject([
    { operation: "FORM_COMPLETED", new_record: { id: submission.id, is_completed: true } },
  ]);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "fe80::1",
  "fd00::1",
  "::ffff:10.0.0.1",
  "::ffff:a00:1",
  "::ffff:8.8.8.8",
  "::a00:1",
  "::169.254.169.254",
  "fec0::1",
  "3fff:fff::1",
  "not an address",
])("%s counts as internal", (address) => {
  expect(isInside(address)).toBe(true);
});

test.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111"])("%s counts as external", (address) => {
  expect(isInside(address)).toBe(false);
});
