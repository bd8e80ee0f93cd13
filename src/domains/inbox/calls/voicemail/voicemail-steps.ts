import { talkHours } from "~/domains/inbox/calls/calls.ts";
import {
  goodbye,
  greeting,
  optedOutReply,
  optOutInstruction,
  spokenWords,
} from "~/domains/messaging/index.ts";
import { product } from "~/domains/shared/index.ts";
import { webhookAddress } from "~/platform/sms/sms.ts";
import type { VoiceStep } from "~/platform/voice/voice-steps.ts";

/**
 * The provider's requests during a voicemail drop: someone picked up, it was detected who, the greeting ended, a key
 * or a spoken reply, the recording is due, and the end.
 */
export const voicemailSteps = [
  "answered",
  "detected",
  "continue",
  "key",
  "drop",
  "status",
] as const;
export type VoicemailStep = (typeof voicemailSteps)[number];

/** How long a person has to press a key after the greeting. */
const pressSeconds = 6;
/** Between two looks at whether a machine was detected, and how many there are: detection takes up to 30 seconds. */
const pauseSeconds = 4;
export const maxTurns = 6;
const ringSeconds = 25;
const talkSeconds = talkHours * 60 * 60;

export type DroppedBy = { businessName: string; businessPhone: string | null };

/** What is played: a file, or a text in the provider's voice. */
export type Played = { url: string } | { words: string };

const address = (siteUrl: URL, step: VoicemailStep, query: Record<string, string>) =>
  webhookAddress(siteUrl, `${product.addresses.voicemail}/${step}`, query);

export const dropAddress = (siteUrl: URL, reference: string) =>
  address(siteUrl, "drop", { reference });

/** The public address of a recording, which the provider fetches. @param key of the stored file */
export const recordingAddress = (siteUrl: URL, key: string): string =>
  new URL(`${product.addresses.voicemail}/recordings/${key.split("/").at(-1)}`, siteUrl).href;

/** A person hears right away who calls; a machine records nothing yet, because it still greets. */
export function greetingSteps(siteUrl: URL, reference: string, droppedBy: DroppedBy): VoiceStep[] {
  const action = address(siteUrl, "key", { reference });
  const text = greeting(droppedBy.businessName);
  return [
    { kind: "gather", text, action, waitSeconds: pressSeconds, listens: true },
    { kind: "redirect", url: address(siteUrl, "continue", { reference, turn: "1" }) },
  ];
}

/** Waits for the detection of who picked up. */
export function waitingSteps(siteUrl: URL, reference: string, turn: number): VoiceStep[] {
  const next = { reference, turn: String(turn + 1) };
  return [
    { kind: "pause", seconds: pauseSeconds },
    { kind: "redirect", url: address(siteUrl, "continue", next) },
  ];
}

export const goodbyeSteps = ({ businessName, businessPhone }: DroppedBy): VoiceStep[] => [
  { kind: "say", text: goodbye(businessName, businessPhone) },
  { kind: "hangup" },
];

export const optedOutSteps = ({ businessName }: DroppedBy): VoiceStep[] => [
  { kind: "say", text: optedOutReply(businessName) },
  { kind: "hangup" },
];

/** The recording, and how to opt out; a key still works, since a machine may be a person after all. */
export function recordingSteps(
  siteUrl: URL,
  reference: string,
  { businessName, businessPhone }: DroppedBy,
  played: Played,
): VoiceStep[] {
  const action = address(siteUrl, "key", { reference });
  const text = optOutInstruction(businessPhone);
  return [
    "url" in played
      ? { kind: "play", url: played.url }
      : { kind: "say", text: spokenWords({ businessName, businessPhone, words: played.words }) },
    { kind: "gather", text, action, waitSeconds: 2 },
    { kind: "hangup" },
  ];
}

/** Connects a person who pressed 1. */
export const connectSteps = (siteUrl: URL, reference: string, phone: string): VoiceStep[] => {
  const action = address(siteUrl, "continue", { reference, turn: String(maxTurns) });
  return [{ kind: "dial", phone, ringSeconds, talkSeconds, whisper: null, action }];
};
