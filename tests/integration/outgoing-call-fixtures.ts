import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { placeOutgoingCall } from "~/domains/inbox/calls/outgoing/outgoing-call.server.ts";
import { startOutgoingCall } from "~/domains/inbox/calls/outgoing/start-outgoing-call.server.ts";
import { outgoingCalls } from "~/domains/inbox/inbox.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type FakeTwilio, startTwilioServer } from "../fakes/twilio-server.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { calling } from "./call-fixtures.ts";
import { serveCallSteps, withProvider } from "./call-step-fixtures.ts";

const hour = 60 * 60_000;

/** Helpers for businesses whose members call customers with a fake provider, each test at noon in Austin. */
export function callingOut(platform: () => TestPlatform) {
  const base = calling(platform);
  const { query, businessCalled } = base;
  let fake: FakeTwilio;
  let site: Awaited<ReturnType<typeof serveCallSteps>>;
  const connected = (): Platform => withProvider(platform(), fake, site.origin);

  beforeAll(async () => {
    fake = await startTwilioServer();
    site = await serveCallSteps(connected);
  });
  afterAll(async () => {
    site.stop();
    await fake.stop();
  });
  beforeEach(() => {
    // The next day at noon in Austin.
    const now = platform().clock.now().getTime();
    platform().passTime(24 * hour - ((now - 18 * hour) % (24 * hour)));
    fake.calls.length = 0;
    fake.callFault = () => null;
    fake.beforeResponse = async () => {};
  });

  /** A business with two phones and a lead, and how its owner calls them. */
  async function callable() {
    const lead = await businessCalled();
    const [enrollment] = await query()
      .select({ conversationId: enrollments.conversationId })
      .from(enrollments)
      .where(eq(enrollments.leadId, lead.leadId));
    const conversationId = enrollment?.conversationId ?? "";
    const start = (
      change: { phone?: string; wanted?: boolean; requestKey?: string | null } = {},
      on = connected(),
    ) =>
      startOutgoingCall(on, lead.owner, {
        ...{ conversationId, phone: "+15125550171", wanted: false, requestKey: null },
        ...change,
      });
    const rows = () =>
      query().select().from(outgoingCalls).where(eq(outgoingCalls.contractorId, lead.contractorId));
    const place = async (on = connected()) => {
      for (const { id: callId } of await rows()) {
        await placeOutgoingCall(on, system("test"), { callId });
      }
    };
    const row = async () => (await rows()).at(-1);
    const status = async () => {
      const [row] = await query().select().from(leads).where(eq(leads.id, lead.leadId));
      return row?.status;
    };
    return { ...lead, conversationId, start, rows, row, place, status };
  }

  /** The same, with the member's phone ringing. */
  async function called() {
    const business = await callable();
    const started = await business.start();
    if (!started.ok) throw new Error(JSON.stringify(started));
    await business.place();
    const call = fake.calls.at(-1);
    if (!call) throw new Error("No call");
    return { ...business, call };
  }

  /** The same, with the customer's phone ringing. */
  async function dialed() {
    const business = await called();
    await business.call.answer();
    await business.call.press("1");
    return business;
  }

  return { ...base, fake: () => fake, connected, callable, called, dialed };
}
