import { type MessageChannel, messageChannels } from "~/domains/messaging/index.ts";
import type { Checked, FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { validateMergeFields } from "./message-text.ts";
import { inOrder, maxSteps, type Sequence, type SequenceChannels, type Step } from "./sequence.ts";

/** A step's form values as typed, valid or not. */
export type TypedStep = {
  key: string;
  isOn: boolean;
  /** In `unit`s after the request. */
  delay: string;
  unit: DelayUnit;
  channel: MessageChannel;
  purpose: Step["purpose"];
  /** The email's subject; for a text, that of the email sent when texts are closed. */
  subject: string;
  words: string;
  /** For a voicemail: the ID of its recording. */
  recordingId: string;
};

/** Minutes per unit of a delay. */
const unitMinutes = { minutes: 1, hours: 60, days: 24 * 60 } as const;
type DelayUnit = keyof typeof unitMinutes;
export const delayUnits = Object.keys(unitMinutes) as DelayUnit[];

const maxDelay = 60 * unitMinutes.days;
export const maxTextLength = { sms: 1_000, email: 10_000, voicemail: 0 } as const;
export const maxSubject = 200;

/** A step's form field name. */
export const stepField = (at: number, name: keyof TypedStep) => `steps.${at}.${name}`;

/** A saved step as form values. */
export function typedStep(step: Step): TypedStep {
  const { key, isOn, delay, channel, purpose, words } = step;
  const unit =
    delayUnits.findLast((delayUnit) => delay > 0 && delay % unitMinutes[delayUnit] === 0) ??
    "minutes";
  const subject = step.subject ?? step.otherwise?.subject ?? "";
  return {
    key,
    isOn,
    delay: `${delay / unitMinutes[unit]}`,
    unit,
    channel,
    purpose,
    subject,
    words,
    recordingId: step.recordingId ?? "",
  };
}

/** A channel's form field name. */
export const channelField = (channel: MessageChannel) => `channels.${channel}`;

/** Reads the channels checked in a form. */
export function readTypedChannels(values: FormValues): SequenceChannels {
  const isOn = (channel: MessageChannel) => Boolean(values[channelField(channel)]);
  const calls = isOn("voicemail") ? { voicemail: true } : {};
  return { sms: isOn("sms"), email: isOn("email"), ...calls };
}

/** A new step: on, one day after the last one. */
export function addedStep(after: readonly TypedStep[]): TypedStep {
  const last = Math.max(0, ...after.map((step) => minutesOf(step) ?? 0));
  const delay = `${Math.min(60, Math.floor(last / unitMinutes.days) + 1)}`;
  return {
    key: `added-${crypto.randomUUID().slice(0, 8)}`,
    isOn: true,
    delay,
    unit: "days",
    channel: "email",
    purpose: "informational",
    subject: "",
    words: "",
    recordingId: "",
  };
}

/** The submitted steps as typed, in form order. */
export function readTypedSteps(values: FormValues): TypedStep[] {
  return Array.from({ length: maxSteps + 1 }, (_, index) => index)
    .filter((at) => typeof values[stepField(at, "key")] === "string")
    .map((at) => {
      const text = (name: keyof TypedStep) => String(values[stepField(at, name)] ?? "");
      return {
        key: text("key"),
        isOn: text("isOn") !== "",
        delay: text("delay").trim(),
        unit: delayUnits.find((unit) => unit === text("unit")) ?? "minutes",
        channel:
          messageChannels.find((messageChannel) => messageChannel === text("channel")) ?? "email",
        purpose: text("purpose") === "marketing" ? "marketing" : "informational",
        subject: clean(text("subject")).replace(/\s+/g, " "),
        words: clean(text("words")),
        recordingId: text("recordingId"),
      };
    });
}

/**
 * Parses typed steps as a sequence; errors are reported under the steps' fields
 * (`follow-ups.editor`).
 */
export function checkSteps(typed: readonly TypedStep[]): Checked<Sequence> {
  const errors: FieldErrors = {};
  if (typed.length === 0)
    errors[""] = "A sequence needs at least one step. Turn off steps you don’t want sent.";
  if (typed.length > maxSteps) errors[""] = `A sequence can have up to ${maxSteps} steps`;
  for (const [index, step] of typed.entries()) {
    const isRepeated = typed.findIndex(({ key }) => key === step.key) !== index;
    if (!/^[a-z0-9-]{1,40}$/.test(step.key) || isRepeated)
      errors[""] ??= "A step is in the form twice. Please reload the page";
    for (const [name, problem] of Object.entries(problemsOf(step))) {
      if (problem) errors[stepField(index, name as keyof TypedStep)] = problem;
    }
  }
  if (Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  return { ok: true, value: inOrder(typed.map(readStep)) };
}

/** 47 CFR 64.1200(b)(3) requires a toll-free number to opt out at in marketing voicemails. */
const noMarketingCalls = "A voicemail can only be about their request, not an offer";
const delayError = "Enter a whole number, up to 60 days in total";

function problemsOf(step: TypedStep): Partial<Record<keyof TypedStep, string | null>> {
  const { channel, subject, words } = step;
  const delay = minutesOf(step);
  if (channel === "voicemail") {
    return {
      delay: delay === null ? delayError : null,
      purpose: step.purpose === "marketing" ? noMarketingCalls : null,
      recordingId: /^[0-9a-f-]{36}$/.test(step.recordingId) ? null : "Choose a recording",
    };
  }
  const limit = maxTextLength[channel];
  return {
    delay: delay === null ? delayError : null,
    subject:
      subject === "" && channel === "email"
        ? "Enter a subject"
        : (validateMergeFields(subject) ??
          (subject.length > maxSubject ? `Use ${maxSubject} characters or fewer` : null)),
    words:
      words === ""
        ? "Enter the text"
        : (validateMergeFields(words) ??
          (words.length > limit ? `Use ${limit} characters or fewer` : null)),
  };
}

function minutesOf({ delay, unit }: Pick<TypedStep, "delay" | "unit">): number | null {
  if (!/^\d{1,5}$/.test(delay)) return null;
  const minutes = Number(delay) * unitMinutes[unit];
  return minutes <= maxDelay ? minutes : null;
}

function readStep(typed: TypedStep): Step {
  const { key, isOn, channel, purpose, subject, words } = typed;
  const delay = minutesOf(typed) ?? 0;
  const isText = channel === "sms";
  if (channel === "voicemail") {
    const { recordingId } = typed;
    const spoken = { subject: null, words: "", otherwise: null, recordingId };
    return { key, isOn, delay, channel, purpose, ...spoken, staleAfter: staleAfter(delay) };
  }
  return {
    key,
    isOn,
    delay,
    channel,
    purpose,
    words,
    subject: isText ? null : subject,
    otherwise: isText && subject !== "" ? { subject } : null,
    staleAfter: staleAfter(delay),
  };
}

/** As in the standard sequence: later messages stay useful longer. */
function staleAfter(delay: number): number {
  const { days } = unitMinutes;
  if (delay < days) return days;
  return delay < 7 * days ? 2 * days : 7 * days;
}

/** Removes characters that no text can contain. */
function clean(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "").replace(/\r\n?/g, "\n").trim();
}
