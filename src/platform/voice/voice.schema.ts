import { z } from "zod";
import { normalizePhone } from "../validation/phone.server.ts";
import { type Answerer, answerers } from "./answerers.ts";

/**
 * The carrier's attestation of the caller's number (STIR/SHAKEN): A that it is theirs, B that the
 * carrier knows the caller, C that it only forwarded the call; `failed` for an invalid signature.
 */
export const attestations = ["A", "B", "C", "failed"] as const;
type Attestation = (typeof attestations)[number];

/** An incoming call to one of our numbers. */
export type IncomingCall = {
  /** The provider's id of the call, the same in every retry. */
  providerId: string;
  /** In E.164; null if the caller hides their number. */
  from: string | null;
  to: string;
  /** Null if the carriers signed nothing. */
  attestation: Attestation | null;
  /** Where the number was assigned, as far as the provider knows. */
  zipCode: string | null;
};

/** The outcomes of ringing a phone. */
const dialStatuses = ["completed", "answered", "busy", "no-answer", "failed", "canceled"] as const;
export type DialStatus = (typeof dialStatuses)[number];

const callId = z.string().regex(/^CA[0-9a-fA-F]{32}$/);
const seconds = z.coerce.number().int().min(0).max(86_400).nullable().catch(null).default(null);

const incoming = z.object({
  CallSid: callId,
  From: z.string().max(40).default(""),
  To: z.string().regex(/^\+?[0-9]{3,15}$/),
  StirVerstat: z.string().max(60).default(""),
  FromZip: z
    .string()
    .regex(/^\d{5}$/)
    .nullable()
    .catch(null)
    .default(null),
});

const dialed = z.object({
  DialCallStatus: z.enum(dialStatuses),
  DialCallSid: callId.nullable().catch(null).default(null),
  DialCallDuration: seconds,
});

/** The final statuses of "Call Status Values". */
const ended = z.object({
  CallSid: callId,
  CallStatus: z.enum(["completed", "busy", "failed", "no-answer", "canceled"]),
  CallDuration: seconds,
});

/** The same of a phone that a call was connected to: that call is its parent. */
const endedLeg = z.object({ ...ended.shape, ParentCallSid: callId });

const answered = z.object({ CallSid: callId });
const detected = z.object({ AnsweredBy: z.enum(answerers) });
const gathered = z.object({
  Digits: z.string().max(4).nullable().catch(null).default(null),
  SpeechResult: z.string().max(1_000).nullable().catch(null).default(null),
});

/** Placeholders for a hidden number ("Why am I Getting Calls from Strange Numbers?"). */
const hidden = new Set(["+266696687", "+7378742883", "+2562533", "+8566696", "+86282452253"]);

/** Parses Twilio's "Request to your incoming call webhook"; null if it isn't a call. */
export function readIncomingCall(params: URLSearchParams): IncomingCall | null {
  const { data: parsed } = incoming.safeParse(Object.fromEntries(params));
  if (!parsed) return null;
  return {
    providerId: parsed.CallSid,
    from: hidden.has(parsed.From) ? null : normalizePhone(parsed.From),
    to: parsed.To,
    attestation: attestationOf(parsed.StirVerstat),
    zipCode: parsed.FromZip,
  };
}

/** The outcome of ringing a phone, from "Dial: action"; null if it can't be read. */
export function readDialed(params: URLSearchParams) {
  const { data: parsed } = dialed.safeParse(Object.fromEntries(params));
  if (!parsed) return null;
  return {
    status: parsed.DialCallStatus,
    providerId: parsed.DialCallSid,
    seconds: parsed.DialCallDuration,
  };
}

/** The end of a call, from "Call status callbacks"; null while it is ongoing. */
export function readCallReport(params: URLSearchParams) {
  const { data: parsed } = ended.safeParse(Object.fromEntries(params));
  if (!parsed) return null;
  return { providerId: parsed.CallSid, status: parsed.CallStatus, seconds: parsed.CallDuration };
}

/**
 * The end of a connected phone's part, from "Number: statusCallback"; null while it is ongoing.
 * `providerId` is of the call that it is part of.
 */
export function readLegReport(params: URLSearchParams) {
  const { data: parsed } = endedLeg.safeParse(Object.fromEntries(params));
  if (!parsed) return null;
  return {
    providerId: parsed.ParentCallSid,
    status: parsed.CallStatus,
    seconds: parsed.CallDuration,
  };
}

/** The call that a request is about; null if it names none. */
export function readAnsweredCall(params: URLSearchParams): { providerId: string } | null {
  const { data: parsed } = answered.safeParse(Object.fromEntries(params));
  return parsed ? { providerId: parsed.CallSid } : null;
}

/** Who picked up, from the report of the detection; null for an unknown word. */
export function readDetection(params: URLSearchParams): Answerer | null {
  return detected.safeParse(Object.fromEntries(params)).data?.AnsweredBy ?? null;
}

/** What a person pressed or said ("Gather: action"). */
export function readGathered(params: URLSearchParams) {
  const parsed = gathered.parse(Object.fromEntries(params));
  return { digits: parsed.Digits, speech: parsed.SpeechResult };
}

function attestationOf(verdict: string): Attestation | null {
  if (verdict.startsWith("TN-Validation-Failed")) return "failed";
  const [, letter] = /^TN-Validation-Passed-([ABC])/.exec(verdict) ?? [];
  return attestations.find((attestation) => attestation === letter) ?? null;
}
