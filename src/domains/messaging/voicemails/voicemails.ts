import type { Answerer } from "~/platform/voice/answerers.ts";

/** A recording's source: the browser, a file, or text that the provider speaks. */
export const recordingKinds = ["recorded", "uploaded", "speech"] as const;

/** Maximum recordings of a business. */
export const maxRecordings = 10;

/** Limits of a recording in seconds, and of a spoken text in characters. */
export const maxRecordingSeconds = 60;
export const minRecordingSeconds = 3;
export const maxSpeechLength = 600;
/** More than a minute of stereo at 48 kHz with 16 bits. */
export const maxRecordingBytes = 15 * 1024 * 1024;

/** Whether a voicemail greeting has ended, so it is recording now. */
export const isRecording = (answerer: Answerer | null): boolean =>
  answerer?.startsWith("machine_end") ?? false;

/**
 * How a drop ended. `voicemail`: the recording was played. `answered`: a person picked up. `connected`: they
 * talked to the business. `opted_out`: they asked for no more calls. `no_answer`: no one picked up, or the line
 * was busy. `no_voicemail`: a fax machine, or the call ended before the tone. `failed`: there was no call.
 */
export const dropOutcomes = [
  "voicemail",
  "answered",
  "connected",
  "opted_out",
  "no_answer",
  "no_voicemail",
  "failed",
] as const;
export type DropOutcome = (typeof dropOutcomes)[number];

/** As a conversation shows them. */
export const dropOutcomeLabels: Record<DropOutcome, string> = {
  voicemail: "Left a voicemail",
  answered: "They picked up",
  connected: "They picked up and talked to you",
  opted_out: "They opted out of automated calls",
  no_answer: "No one picked up",
  no_voicemail: "Couldn’t leave a voicemail",
  failed: "The call failed",
};
