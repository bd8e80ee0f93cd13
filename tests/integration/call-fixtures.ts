import { asc, eq } from "drizzle-orm";
import { saveCallSettings } from "~/domains/inbox/calls/settings/call-settings.server.ts";
import { acceptCall, endLeg, endReportedCall } from "~/domains/inbox/calls/taking/call.server.ts";
import { receiveCall } from "~/domains/inbox/calls/taking/receive-call.server.ts";
import { textMissedCaller } from "~/domains/inbox/calls/taking/text-missed-caller.server.ts";
import { callLegs, calls } from "~/domains/inbox/inbox.tables.server.ts";
import { leadTasks } from "~/domains/leads/leads.tables.server.ts";
import { missedCallTextKind } from "~/domains/messaging/messages/messages.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { type BusinessMember, system } from "~/domains/shared/access/actor.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import type { DialStatus, IncomingCall } from "~/platform/voice/voice.schema.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** The provider's id of a call. */
const newCallSid = () => `CA${crypto.randomUUID().replaceAll("-", "")}`;

/** Call settings: two phones ring, and missed callers get a text. */
export const twoPhones = {
  enabled: "on",
  ring_seconds: "20",
  texts_missed: "on",
  name_0: "Bo",
  phone_0: "(512) 555-0171",
  name_1: "Ana",
  phone_1: "(512) 555-0172",
};

/** Helpers for businesses that take calls, and callers. */
export function calling(platform: () => TestPlatform) {
  const base = followUps(platform);
  const { query, businessWithLead } = base;

  /** A business with two phones, its owner, and an existing lead. */
  async function businessCalled(settings: object = {}) {
    const lead = await businessWithLead();
    const owner = await addBusinessMember(platform(), lead.contractorId, "owner");
    await setUp(owner, settings);
    const [sender] = await query()
      .select({ phone: senders.phone })
      .from(senders)
      .where(eq(senders.contractorId, lead.contractorId));
    return { ...lead, owner, to: sender?.phone ?? "" };
  }

  async function setUp(owner: BusinessMember, settings: object = {}) {
    const saved = await saveCallSettings(platform(), owner, { ...twoPhones, ...settings });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
  }

  /** Starts an incoming call; the test decides what each leg does next. */
  async function startCall(to: string, from: string | null, change: Partial<IncomingCall> = {}) {
    const incoming = {
      ...{ providerId: newCallSid(), from, to, attestation: "A" as const, zipCode: null },
      ...change,
    };
    const ring = () => inTransaction(platform(), (work) => receiveCall(work, platform(), incoming));
    const instructions = await ring();
    const row = async () => {
      const rows = await query()
        .select()
        .from(calls)
        .where(eq(calls.providerId, incoming.providerId));
      return rows[0];
    };
    const callId = (await row())?.id ?? "";
    return {
      answer: instructions,
      ring,
      row,
      callId,
      legs: () =>
        query()
          .select({ phone: callLegs.phone, outcome: callLegs.outcome })
          .from(callLegs)
          .where(eq(callLegs.callId, callId))
          .orderBy(asc(callLegs.place)),
      press: (place: number, digits: string | null = "1") =>
        inTransaction(platform(), (work) => acceptCall(work, { callId, place }, digits)),
      legEnds: (place: number, status: DialStatus = "no-answer", seconds: number | null = null) =>
        inTransaction(platform(), (work) =>
          endLeg(work, platform(), { callId, place }, { status, providerId: null, seconds }),
        ),
      hangUp: (seconds: number | null = null) =>
        inTransaction(platform(), (work) =>
          endReportedCall(work, platform(), { providerId: incoming.providerId, seconds }),
        ),
      /** Runs the task that texts a missed caller. */
      text: () => textMissedCaller(platform(), system("test"), { callId }),
    };
  }

  const textsOf = async (contractorId: string) =>
    (
      await query()
        .select()
        .from(messages)
        .where(eq(messages.contractorId, contractorId))
        .orderBy(messages.createdAt, messages.id)
    ).filter(({ kind }) => kind === missedCallTextKind);

  const tasksOf = (contractorId: string) =>
    query().select().from(leadTasks).where(eq(leadTasks.contractorId, contractorId));

  return { ...base, businessCalled, setUp, startCall, textsOf, tasksOf };
}
