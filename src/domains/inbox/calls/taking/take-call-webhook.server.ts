import { and, eq, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import type { CallStep } from "~/domains/inbox/calls/calls.ts";
import { callLegs, calls } from "~/domains/inbox/inbox.tables.server.ts";
import { callText } from "~/domains/inbox/inbox.text.en.ts";
import { refusalOf, type Webhook } from "~/domains/inbox/replies/webhook.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { writeTwiml } from "~/platform/voice/twiml.server.ts";
import { readCallReport, readDialed, readIncomingCall } from "~/platform/voice/voice.schema.ts";
import type { VoiceStep } from "~/platform/voice/voice-steps.ts";
import { acceptCall, endLeg, endReportedCall } from "./call.server.ts";
import { isKnownCall, receiveCall } from "./receive-call.server.ts";
import { type CallHandling, type Leg, stepsOf, whisperSteps } from "./steps-of.ts";

/** The provider's next steps, as TwiML. */
type CallWebhookResult = Result<{ twiml: string }, Refused<"not_found" | "permission_denied">>;

/** Parameters that the network may add after the provider signs; unsigned values are ignored. */
const unsignedParams = ["StirVerstat", "CallToken"];

/** Receives an incoming call; requires the provider's signature. */
export async function handleCallWebhook(
  platform: Platform,
  webhook: Webhook,
): Promise<CallWebhookResult> {
  const opened = open(platform, webhook);
  if (!opened.ok) return opened;
  const call = readIncomingCall(opened.params);
  if (!call) {
    platform.log.warn("incoming call webhook unreadable");
    return respond(platform, { what: "refused" });
  }
  const isKnown = await isKnownCall(platform.database.query, call.providerId);
  if (!isKnown && (await isCallRateLimited(platform, call)))
    return respond(platform, { what: "busy" });
  return respond(
    platform,
    await inTransaction(platform, (work) => receiveCall(work, platform, call)),
  );
}

/** Handles a callback during an incoming call; requires the provider's signature. */
export async function handleCallStep(
  platform: Platform,
  webhook: Webhook,
  { step, leg }: { step: CallStep; leg: Leg | null },
): Promise<CallWebhookResult> {
  const opened = open(platform, webhook);
  if (!opened.ok) return opened;
  const { params } = opened;
  if (step === "status") {
    const end = readCallReport(params);
    if (end) await inTransaction(platform, (work) => endReportedCall(work, platform, end));
    return respondWith([]);
  }
  if (!leg) return respond(platform, { what: "over" });
  if (step === "whisper") {
    const whisper = await findWhisper(platform.database.query, leg);
    if (!whisper) return respond(platform, { what: "over" });
    return respondWith(whisperSteps(platform.settings.siteUrl, leg, whisper));
  }
  if (step === "accept") {
    const digits = params.get("Digits");
    const connected = await inTransaction(platform, (work) => acceptCall(work, leg, digits));
    return connected ? respondWith([]) : respond(platform, { what: "over" });
  }
  const dialed = readDialed(params);
  if (!dialed) return respond(platform, { what: "over" });
  return respond(
    platform,
    await inTransaction(platform, (work) => endLeg(work, platform, leg, dialed)),
  );
}

const respondWith = (steps: readonly VoiceStep[]) => ({
  ok: true as const,
  twiml: writeTwiml(steps),
});

const respond = ({ settings }: Platform, handling: CallHandling) =>
  respondWith(stepsOf(settings.siteUrl, handling));

function open({ sms }: Platform, webhook: Webhook) {
  const refused = refusalOf(webhook, sms);
  if (!refused) return { ok: true as const, params: webhook.params };
  const params = new URLSearchParams(
    [...webhook.params].filter(([name]) => !unsignedParams.includes(name)),
  );
  return refusalOf({ ...webhook, params }, sms) ? refused : { ok: true as const, params };
}

/** Limits calls per caller and per business, above what real callers reach. */
async function isCallRateLimited(
  { limits }: Platform,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const callerLimit = await limits.use("call_of_person", `${to} ${from ?? "hidden"}`);
  if (callerLimit.waitSeconds > 0) return true;
  return (await limits.use("call_of_business", to)).waitSeconds > 0;
}

/** The business and caller names for the whisper; null if the call is over. */
async function findWhisper(database: Reader, { callId, place }: Leg) {
  const [callLeg] = await database
    .select({ businessName: contractorAccounts.businessName, name: conversations.name })
    .from(callLegs)
    .innerJoin(calls, eq(calls.id, callLegs.callId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, calls.contractorId))
    .leftJoin(conversations, eq(conversations.id, calls.conversationId))
    .where(and(eq(callLegs.callId, callId), eq(callLegs.place, place), isNull(calls.endedAt)));
  return callLeg
    ? { businessName: callLeg.businessName, caller: callLeg.name ?? callText.hiddenNumber }
    : null;
}
