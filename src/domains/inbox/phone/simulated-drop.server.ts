import {
  greet,
  handleResponse,
  play,
} from "~/domains/inbox/calls/voicemail/handle-voicemail-step.server.ts";
import { canSimulateCalls } from "~/domains/inbox/inbox.policy.ts";
import {
  endDrop,
  findOpenDrop,
  findRecording,
  lockDrop,
  recordAnswered,
  recordAnswerer,
} from "~/domains/messaging/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import type { SimulatedDrop } from "./phone.schema.ts";

/** The voicemail drop that rings a simulated phone, or is being talked to; null if there is none. */
export async function findSimulatedDrop(platform: Platform, actor: Actor, conversationId: string) {
  authorize(canSimulateCalls(actor));
  const openDrop = await findOpenDrop(platform.database.query, conversationId);
  if (!openDrop || ["suppressed", "withheld", "failed"].includes(openDrop.message.state))
    return null;
  return { isAnswered: openDrop.answeredAt !== null };
}

/** What a homeowner's phone does with a voicemail drop, with the same commands as for a real call. */
export async function simulateDrop(
  platform: Platform,
  actor: Actor,
  { conversationId, act }: SimulatedDrop,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canSimulateCalls(actor));
  if (platform.sms) return { ok: false, code: "not_found" };
  const open = await findOpenDrop(platform.database.query, conversationId);
  if (!open) return { ok: true };
  const providerId = `CA${hashToken(open.messageId).slice(0, 32)}`;
  const lockOpenDrop = async (work: Parameters<typeof lockDrop>[0]) =>
    lockDrop(work, open.messageId, providerId);
  await inTransaction(platform, async (work) => {
    const drop = await lockOpenDrop(work);
    if (!drop || drop.endedAt) return;
    let seconds: number | null = null;
    if (act === "pick_up") return void (await greet(work, platform, drop, providerId));
    if (act === "press_1" || act === "press_9") {
      await handleResponse(work, platform, drop, { digits: act.slice(-1), speech: null });
      if (act === "press_1") return;
    }
    if (act === "let_ring") {
      await recordAnswered(work, drop, providerId);
      await recordAnswerer(work, drop, "machine_end_beep");
      await play(work, platform, drop);
      const recording = await findRecording(work.tx, drop.recordingId);
      seconds = recording && recording.seconds + greetingSeconds;
    }
    const ended = await lockOpenDrop(work);
    if (ended) await endDrop(work, ended, { status: "completed", seconds, providerId });
  });
  return { ok: true };
}

/** A voicemail's greeting. */
const greetingSeconds = 10;
