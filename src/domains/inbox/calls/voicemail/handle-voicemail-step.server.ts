import { eq } from "drizzle-orm";
import { endEnrollments } from "~/domains/follow-ups/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { findPhoneToRing } from "~/domains/inbox/calls/taking/call.server.ts";
import { refusalOf, type Webhook } from "~/domains/inbox/replies/webhook.ts";
import {
  type Drop,
  endDrop,
  findRecording,
  lockDrop,
  optOut,
  recordAnswered,
  recordAnswerer,
  recordChoice,
  recordMissed,
  recordPlayed,
} from "~/domains/messaging/index.server.ts";
import { classifyMessage, isRecording, isStopIntent } from "~/domains/messaging/index.ts";
import { senders } from "~/domains/phone-numbers/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { writeTwiml } from "~/platform/voice/twiml.server.ts";
import {
  readAnsweredCall,
  readCallReport,
  readDetection,
  readDialed,
  readGathered,
} from "~/platform/voice/voice.schema.ts";
import type { VoiceStep } from "~/platform/voice/voice-steps.ts";
import {
  connectSteps,
  type DroppedBy,
  dropAddress,
  goodbyeSteps,
  greetingSteps,
  maxTurns,
  optedOutSteps,
  recordingAddress,
  recordingSteps,
  type VoicemailStep,
  waitingSteps,
} from "./voicemail-steps.ts";

type Handled = Result<{ twiml: string }, Refused<"not_found" | "permission_denied">>;
type StepRequest = { step: VoicemailStep; reference: string | null; turn: number };

/** Handles the provider's request during a voicemail drop; requires its signature (`sms.signed-webhooks`). */
export async function handleVoicemailStep(
  platform: Platform,
  webhook: Webhook,
  { step, reference, turn }: StepRequest,
): Promise<Handled> {
  const refused = refusalOf(webhook, platform.sms);
  if (refused) return refused;
  const call = readAnsweredCall(webhook.params);
  if (!call || !reference) return respond([{ kind: "hangup" }]);
  const at = { reference, providerId: call.providerId };
  if (step === "detected") return respond(await detect(platform, at, webhook.params));
  if (step === "status") {
    const report = readCallReport(webhook.params);
    if (report) await reportEnd(platform, reference, report);
    return respond([]);
  }
  const steps = await inTransaction(platform, async (work) => {
    const drop = await lockDrop(work, reference, call.providerId);
    // The report of the end may come before the one about the business's phone.
    if (drop && step === "continue" && wasMissed(webhook.params)) await recordMissed(work, drop);
    if (!drop || drop.endedAt) return hangUp;
    if (step === "answered") return greet(work, platform, drop, call.providerId);
    if (step === "key") return handleResponse(work, platform, drop, readGathered(webhook.params));
    if (step === "drop") return play(work, platform, drop);
    return continueAfterGreeting(work, platform, drop, turn);
  });
  return respond(steps);
}

const respond = (steps: readonly VoiceStep[]) => ({ ok: true as const, twiml: writeTwiml(steps) });
const hangUp: VoiceStep[] = [{ kind: "hangup" }];

/** Whether the business's phone rang, and no one picked it up. */
function wasMissed(params: URLSearchParams): boolean {
  const dialed = readDialed(params);
  return dialed !== null && dialed.status !== "completed" && dialed.status !== "answered";
}

/** Records the end of a drop's call. */
async function reportEnd(
  platform: Platform,
  reference: string,
  report: Parameters<typeof endDrop>[2],
): Promise<void> {
  await inTransaction(platform, async (work) => {
    const drop = await lockDrop(work, reference, report.providerId);
    if (drop) await endDrop(work, drop, report);
  });
}

/** Someone picked up. The greeting is the same for a person and a machine, which isn't known yet. */
export async function greet(
  work: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  drop: Drop,
  providerId: string,
): Promise<VoiceStep[]> {
  await recordAnswered(work, drop, providerId);
  return greetingSteps(settings.siteUrl, drop.messageId, await droppedBy(work.tx, drop));
}

/**
 * The provider detected who picked up: at the end of a machine's greeting the recording is played. A report that
 * comes twice changes nothing, nor does one after the end or after the person's choice.
 */
async function detect(
  platform: Platform,
  { reference, providerId }: { reference: string; providerId: string },
  params: URLSearchParams,
): Promise<VoiceStep[]> {
  const answeredBy = readDetection(params);
  if (!answeredBy) return [];
  const drop = await inTransaction(platform, async (work) => {
    const drop = await lockDrop(work, reference, providerId);
    return drop && (await recordAnswerer(work, drop, answeredBy)) ? drop : null;
  });
  // Someone who's being connected, or opted out, hears no recording.
  if (!drop || drop.outcome || !platform.sms) return [];
  const url = isRecording(answeredBy) ? dropAddress(platform.settings.siteUrl, reference) : null;
  if (!url && answeredBy !== "fax") return [];
  // If this is lost, the call itself looks for the result between its pauses.
  const redirected = await platform.sms.redirectCall(providerId, url);
  if (!redirected.ok) platform.log.warn("voicemail call not redirected", { message_id: reference });
  return [];
}

/** After the greeting: the recording if a machine was detected, goodbye to a person, else another pause. */
async function continueAfterGreeting(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  drop: Drop,
  turn: number,
): Promise<VoiceStep[]> {
  const { answeredBy, outcome, messageId } = drop;
  if (isRecording(answeredBy) && !outcome) return play(work, platform, drop);
  if (answeredBy === "fax") return hangUp;
  const waits = answeredBy === null || answeredBy === "machine_start";
  if (waits && !outcome && turn < maxTurns) {
    return waitingSteps(platform.settings.siteUrl, messageId, turn);
  }
  return goodbyeSteps(await droppedBy(work.tx, drop));
}

/** Plays the recording; a repeated request gets the same response. */
export async function play(
  work: UnitOfWork,
  { settings: { siteUrl } }: Pick<Platform, "settings">,
  drop: Drop,
): Promise<VoiceStep[]> {
  if (drop.outcome === "opted_out") return hangUp;
  const recording = await findRecording(work.tx, drop.recordingId);
  if (!recording) return hangUp;
  const { key, text } = recording;
  const played = key === null ? { words: text ?? "" } : { url: recordingAddress(siteUrl, key) };
  await recordPlayed(work, drop);
  return recordingSteps(siteUrl, drop.messageId, await droppedBy(work.tx, drop), played);
}

/**
 * What a person pressed or said: 1 connects them, 9 and a spoken request to stop opt them out. Any other speech may be
 * a machine's greeting, so the call goes on.
 */
export async function handleResponse(
  work: UnitOfWork,
  platform: Platform,
  drop: Drop,
  { digits, speech }: { digits: string | null; speech: string | null },
): Promise<VoiceStep[]> {
  const by = await droppedBy(work.tx, drop);
  const { message, messageId, contractorId } = drop;
  if (digits === "9" || (speech !== null && asksToStop(speech))) {
    const { conversationId, toAddress: address } = message;
    const recipient = { contractorId, channel: "voicemail" as const, address };
    await optOut(work, platform, recipient, { way: "call", conversationId });
    if (conversationId) await endEnrollments(work, { conversationId }, "opted_out");
    await recordChoice(work, drop, "opted_out");
    return optedOutSteps(by);
  }
  if (speech !== null && digits === null && !drop.playedAt) {
    return continueAfterGreeting(work, platform, drop, 1);
  }
  const phone =
    digits === "1" ? await findPhoneToRing(work.tx, contractorId, message.toAddress) : null;
  if (!phone) return goodbyeSteps(by);
  await recordChoice(work, drop, "connected");
  return connectSteps(platform.settings.siteUrl, messageId, phone.phone);
}

/** What stops texts stops calls (`sms.stop-words`). */
const asksToStop = (speech: string): boolean =>
  isStopIntent(classifyMessage({ channel: "sms", text: speech }).intent);

async function droppedBy(database: Reader, { contractorId, message }: Drop): Promise<DroppedBy> {
  const [business] = await database
    .select({ businessName: contractorAccounts.businessName, phone: senders.phone })
    .from(contractorAccounts)
    .leftJoin(senders, eq(senders.contractorId, contractorAccounts.id))
    .where(eq(contractorAccounts.id, contractorId));
  return {
    businessName: business?.businessName ?? "",
    businessPhone: message.fromAddress ?? business?.phone ?? null,
  };
}
