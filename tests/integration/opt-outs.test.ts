import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { optOuts } from "~/domains/messaging/messaging.tables.server.ts";
import {
  findOptOut,
  lockOptOutForSend,
  optIn,
  optOut,
} from "~/domains/messaging/opt-outs/opt-out.server.ts";
import type { Recipient } from "~/domains/messaging/opt-outs/opt-outs.ts";
import { events } from "~/platform/events/events.tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const contractorId = crypto.randomUUID();
const byText = (address: string): Recipient => ({ contractorId, channel: "sms", address });
const findOptOutOf = (recipient: Recipient) => findOptOut(query(), platform(), recipient);

const out = (recipient: Recipient, details: Parameters<typeof optOut>[3] = { way: "text" }) =>
  inTransaction(platform(), (work) => optOut(work, platform(), recipient, details));
const back = (recipient: Recipient) =>
  inTransaction(platform(), (work) => optIn(work, platform(), recipient, { way: "text" }));

test("opt-outs.per-business: an opt-out covers a number's every spelling, one business and channel", async () => {
  expect(await out(byText("(512) 555-0160"))).toBe(true);
  expect(await findOptOutOf(byText("+15125550160"))).toMatchObject({ way: "text" });
  expect(await findOptOutOf(byText("512.555.0160"))).not.toBeNull();
  expect(await findOptOutOf(byText("+15125550161"))).toBeNull();
  expect(
    await findOptOutOf({ ...byText("+15125550160"), contractorId: crypto.randomUUID() }),
  ).toBeNull();
  expect(await findOptOutOf({ ...byText("+15125550160"), channel: "email" })).toBeNull();

  const email = { contractorId, channel: "email" as const };
  await out({ ...email, address: "Pat@Home.example" }, { way: "one-click" });
  expect(await findOptOutOf({ ...email, address: " pat@home.EXAMPLE" })).not.toBeNull();
});

test("opt-outs.history: repeats change nothing, later choices count, and all are stored", async () => {
  const recipient = byText("+15125550162");
  expect(await back(recipient)).toBe(false);
  expect(await out(recipient)).toBe(true);
  expect(await out(recipient)).toBe(false);
  expect(await back(recipient)).toBe(true);
  expect(await findOptOutOf(recipient)).toBeNull();
  expect(await out(recipient, { way: "staff", staffId: crypto.randomUUID() })).toBe(true);
  const { id } = (await findOptOutOf(recipient)) ?? { id: 0 };
  const [last] = await query().select().from(optOuts).where(eq(optOuts.id, id));
  const all = await query()
    .select({ decision: optOuts.decision, way: optOuts.way })
    .from(optOuts)
    .where(eq(optOuts.addressHash, last?.addressHash ?? ""))
    .orderBy(optOuts.id);
  expect(all.map(({ decision, way }) => `${decision} by ${way}`)).toEqual([
    "out by text",
    "in by text",
    "out by staff",
  ]);
  expect(JSON.stringify(await query().select().from(optOuts))).not.toContain("5550162");
});

test("the first opt-out records an event with ids only", async () => {
  const conversationId = crypto.randomUUID();
  const recipient = byText("+15125550163");
  await out(recipient, { way: "text", conversationId });
  await out(recipient, { way: "text", conversationId });
  const recorded = await query().select().from(events).where(eq(events.name, "person.opted-out"));
  const optOutId = (await findOptOutOf(recipient))?.id;
  expect(recorded.map(({ payload }) => payload)).toContainEqual({
    contractorId,
    channel: "sms",
    conversationId,
    optOutId,
  });
  expect(
    recorded.filter(({ payload }) => JSON.stringify(payload).includes(conversationId)),
  ).toHaveLength(1);
});

test("opt-outs.first-commit-wins: a concurrent send sees the opt-out or finishes before it", async () => {
  // With one connection, transactions already run one after the other.
  if (platform().database.kind === "pglite") return;
  const recipient = byText("+15125550164");
  const order: string[] = [];
  let hold = () => {};
  const promise = new Promise<void>((resolve) => {
    hold = resolve;
  });
  let started = () => {};
  const began = new Promise<void>((resolve) => {
    started = resolve;
  });
  const sending = inTransaction(platform(), async ({ tx }) => {
    expect(await lockOptOutForSend(tx, platform(), recipient)).toBeNull();
    started();
    await promise;
    expect(await findOptOut(tx, platform(), recipient)).toBeNull();
    order.push("sent");
  });
  await began;
  // A sender to someone else isn't blocked.
  await inTransaction(platform(), ({ tx }) => lockOptOutForSend(tx, platform(), recipient));
  const stopping = out(recipient).then(() => order.push("opted out"));
  await inTransaction(platform(), ({ tx }) =>
    lockOptOutForSend(tx, platform(), byText("+15125550165")),
  ).then(() => order.push("somebody else"));
  hold();
  await Promise.all([sending, stopping]);
  expect(order).toEqual(["somebody else", "sent", "opted out"]);
  await inTransaction(platform(), async ({ tx }) => {
    expect(await lockOptOutForSend(tx, platform(), recipient)).not.toBeNull();
  });
});
