import { callText } from "~/domains/inbox/inbox.text.en.ts";
import { product } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { webhookAddress } from "~/platform/sms/sms.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { writeTwiml } from "~/platform/voice/twiml.server.ts";
import {
  readAnsweredCall,
  readCallReport,
  readDialed,
  readGathered,
  readLegReport,
} from "~/platform/voice/voice.schema.ts";
import type { VoiceStep } from "~/platform/voice/voice-steps.ts";
import { refusalOf, type Webhook } from "../../replies/webhook.ts";
import { talkHours } from "../calls.ts";
import {
  endCustomerPart,
  endOutgoingCall,
  findExtension,
  lockProviderCall,
  type OutgoingCall,
  takeOutgoingCall,
} from "./outgoing-call.server.ts";
import type { OutgoingCallStep } from "./outgoing-calls.ts";

/** How long the member has to press 1, and how long the customer's phone rings. */
const pressSeconds = 8;
const ringSeconds = 30;
const talkSeconds = talkHours * 60 * 60;

type Handled = Result<{ twiml: string }, Refused<"not_found" | "permission_denied">>;

/** Handles the provider's request during a call to a customer; requires its signature (`sms.signed-webhooks`). */
export async function handleOutgoingStep(
  platform: Platform,
  webhook: Webhook,
  { step, reference }: { step: OutgoingCallStep; reference: string | null },
): Promise<Handled> {
  const refused = refusalOf(webhook, platform.sms);
  if (refused) return refused;
  const { params } = webhook;
  const named = step === "customer" ? readLegReport(params) : readAnsweredCall(params);
  if (!named || !reference) return respond(hangUp);
  const steps = await inTransaction(platform, async (work) => {
    const call = await lockProviderCall(work, reference, named.providerId);
    if (!call) return hangUp;
    return stepsOf(work, platform.settings.siteUrl, call, step, params);
  });
  return respond(steps);
}

const respond = (steps: readonly VoiceStep[]) => ({ ok: true as const, twiml: writeTwiml(steps) });
const hangUp: VoiceStep[] = [{ kind: "hangup" }];

async function stepsOf(
  work: UnitOfWork,
  siteUrl: URL,
  call: OutgoingCall,
  step: OutgoingCallStep,
  params: URLSearchParams,
): Promise<VoiceStep[]> {
  const address = (name: OutgoingCallStep) =>
    webhookAddress(siteUrl, `${product.addresses.outgoingCall}/${name}`, { reference: call.id });
  switch (step) {
    case "answered": {
      if (call.state !== "ringing") return hangUp;
      const gather = {
        kind: "gather",
        text: callText.callCustomer(await findExtension(work.tx, call)),
        action: address("key"),
      } as const;
      return [{ ...gather, waitSeconds: pressSeconds }, ...hangUp];
    }
    case "key": {
      if (!(await takeOutgoingCall(work, call, readGathered(params).digits))) return hangUp;
      const { customerPhone: phone, fromPhone: callerId } = call;
      const dial = {
        kind: "dial",
        phone,
        callerId,
        whisper: null,
        action: address("ended"),
        extension: await findExtension(work.tx, call),
        report: address("customer"),
      } as const;
      return [{ ...dial, ringSeconds, talkSeconds }];
    }
    case "ended": {
      const dialed = readDialed(params);
      if (!dialed) return hangUp;
      await endCustomerPart(work, call, dialed);
      const talked = dialed.status === "completed" || dialed.status === "answered";
      if (talked) return hangUp;
      return [{ kind: "say", text: callText.customerNotReached }, ...hangUp];
    }
    case "customer": {
      const ended = readLegReport(params);
      if (ended) await endCustomerPart(work, call, ended);
      return [];
    }
    case "status": {
      const report = readCallReport(params);
      if (report) await endOutgoingCall(work, call, report.seconds);
      return [];
    }
  }
}
