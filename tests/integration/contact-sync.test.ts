import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { desc, eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "~/features/access/actor.ts";
import { contactSyncDeliveries } from "~/features/onboarding/onboarding.tables.server.ts";
import { isInside } from "~/platform/web-client/public-address.server.ts";
import { deliverContactSync } from "../../src/features/onboarding/contact-sync/contact-sync.server.ts";
import { sharedPlatform, type TestPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const shared = sharedPlatform();
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const received: { headers: Record<string, string>; body: string }[] = [];
let status = 200;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  status = 200;
});

function platform(allowPrivate = true): TestPlatform {
  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://localhost:${port}/hook`);
  return {
    ...shared(),
    settings: { ...shared().settings, contactSync: { url, secret, allowPrivate } },
  };
}

const attempt = (number = 1, last = false) => ({
  number,
  last,
  signal: new AbortController().signal,
});

async function recorded() {
  const { submission } = await saveSteps(shared(), answersOf());
  const [delivery] = await shared()
    .database.query.select()
    .from(contactSyncDeliveries)
    .where(eq(contactSyncDeliveries.submissionId, submission.id))
    .orderBy(desc(contactSyncDeliveries.id))
    .limit(1);
  return { deliveryId: delivery?.id ?? "", submission };
}

async function stateOf(deliveryId: string) {
  const [row] = await shared()
    .database.query.select()
    .from(contactSyncDeliveries)
    .where(eq(contactSyncDeliveries.id, deliveryId));
  return row;
}

// onboarding.contact-sync
test("a save is posted with its body to the letter, signed after Standard Webhooks", async () => {
  const { deliveryId, submission } = await recorded();
  const now = { now: () => new Date() };
  await deliverContactSync(
    { ...platform(), clock: now },
    system("test"),
    { deliveryId },
    attempt(),
  );
  const [call] = received;
  if (!call) throw new Error("nothing was posted");
  const body = new Webhook(secret).verify(call.body, call.headers);
  const { version, ...record } = submission;
  expect(body).toEqual({
    table_name: "form_submissions",
    operation: "FORM_COMPLETED",
    new_record: record,
    priority: "high",
  });
  expect(call.headers["webhook-id"]).toBe(deliveryId);
  expect(await stateOf(deliveryId)).toMatchObject({ state: "delivered", attempts: 1 });
  expect(() =>
    new Webhook(secret).verify(call.body.replace("high", "low"), call.headers),
  ).toThrow();
});

test("a receiver that fails is tried again with the same id, and given up at the last attempt", async () => {
  const { deliveryId } = await recorded();
  status = 500;
  await expect(
    deliverContactSync(platform(), system("test"), { deliveryId }, attempt()),
  ).rejects.toThrow("500");
  expect(await stateOf(deliveryId)).toMatchObject({ state: "delayed", attempts: 1 });
  await expect(
    deliverContactSync(platform(), system("test"), { deliveryId }, attempt(13, true)),
  ).rejects.toThrow();
  expect((await stateOf(deliveryId))?.state).toBe("failed");
  expect(new Set(received.map((call) => call.headers["webhook-id"]))).toEqual(
    new Set([deliveryId]),
  );
});

test("a redirect is a failure, and is not followed", async () => {
  const { deliveryId } = await recorded();
  status = 302;
  await expect(
    deliverContactSync(platform(), system("test"), { deliveryId }, attempt()),
  ).rejects.toThrow("302");
  expect(received).toHaveLength(1);
});

test("an address inside our own network is refused unless a setting allows it", async () => {
  const { deliveryId } = await recorded();
  await expect(
    deliverContactSync(platform(false), system("test"), { deliveryId }, attempt()),
  ).rejects.toThrow("address not allowed");
  expect(received).toEqual([]);
});

test("without an address it stays recorded only", async () => {
  const { deliveryId } = await recorded();
  await deliverContactSync(shared(), system("test"), { deliveryId }, attempt());
  expect((await stateOf(deliveryId))?.state).toBe("recorded");
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
  "::a00:1",
  "::169.254.169.254",
  "fec0::1",
  "3fff:fff::1",
  "not an address",
])("%s counts as inside", (address) => {
  expect(isInside(address)).toBe(true);
});

test.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])(
  "%s counts as outside",
  (address) => {
    expect(isInside(address)).toBe(false);
  },
);
