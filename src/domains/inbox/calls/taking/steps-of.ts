import { type CallStep, talkHours } from "~/domains/inbox/calls/calls.ts";
import { callText } from "~/domains/inbox/inbox.text.en.ts";
import { product } from "~/domains/shared/index.ts";
import { webhookAddress } from "~/platform/sms/sms.ts";
import type { VoiceStep } from "~/platform/voice/voice-steps.ts";

/** One phone of the business that rings for a call. */
export type Leg = { callId: string; place: number };

/** How long the member who answered has to press 1. */
const pressSeconds = 8;

/** The voice steps that carry out what happens next on the caller's line. */
export function stepsOf(siteUrl: URL, call: CallHandling): VoiceStep[] {
  switch (call.what) {
    case "ring": {
      const { phone, ringSeconds } = call;
      const whisper = stepAddress(siteUrl, "whisper", call);
      const action = stepAddress(siteUrl, "next", call);
      const talkSeconds = talkHours * 60 * 60;
      return [{ kind: "dial", phone, ringSeconds, talkSeconds, whisper, action }];
    }
    case "missed":
      return spoken(callText.missed(call.businessName));
    case "texts_only":
      return spoken(callText.textsOnly(call.businessName));
    case "refused":
      return [{ kind: "reject", reason: "rejected" }];
    case "busy":
      return [{ kind: "reject", reason: "busy" }];
    case "over":
      return [{ kind: "hangup" }];
  }
}

/**
 * What the member hears before being connected. Only pressing 1 takes the call, so voicemail can't.
 */
export function whisperSteps(
  siteUrl: URL,
  leg: Leg,
  { businessName, caller }: { businessName: string; caller: string },
): VoiceStep[] {
  const text = callText.whisper(businessName, caller);
  const action = stepAddress(siteUrl, "accept", leg);
  return [{ kind: "gather", text, action, waitSeconds: pressSeconds }, { kind: "hangup" }];
}

const spoken = (text: string): VoiceStep[] => [{ kind: "say", text }, { kind: "hangup" }];

const stepAddress = (siteUrl: URL, step: CallStep, { callId, place }: Leg): string =>
  webhookAddress(siteUrl, `${product.addresses.callReceived}/${step}`, {
    call: callId,
    leg: String(place),
  });

/** What happens next on the caller's line. */
export type CallHandling =
  | { what: "ring"; callId: string; place: number; phone: string; ringSeconds: number }
  /** No one answered. */
  | { what: "missed"; businessName: string }
  /** The business doesn't take calls at this number. */
  | { what: "texts_only"; businessName: string }
  /** Blocked, or not one of our numbers. */
  | { what: "refused" }
  /** The caller or business is over the rate limit. */
  | { what: "busy" }
  | { what: "over" };
