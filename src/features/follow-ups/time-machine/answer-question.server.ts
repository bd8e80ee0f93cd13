import type { MessageChannel } from "~/features/messages/messages.ts";
import { findService } from "~/features/services/services.ts";
import { findState } from "~/features/services/states.ts";
import { momentAt } from "~/features/time-zones/local-time.ts";
import { placeOfPhone, placeOfZip } from "~/features/time-zones/time-zones.server.ts";
import { describeHold } from "../describe-hold.ts";
import { gateReasons } from "../gate-reasons.ts";
import { type PlannedStep, planSequence } from "../plan-sequence.ts";
import { composeMail, composeText } from "../sequences/compose-step.ts";
import type { MergeValues } from "../sequences/merge-fields.ts";
import { askedWhen, formatMoment, twoTimes, zoneName } from "../sequences/moments.ts";
import { type Segments, segmentsOf } from "../sequences/segments.ts";
import { type Sequence, standardSequence } from "../sequences/sequence.ts";
import { standardWords } from "../sequences/standard-words.ts";
import { firstMessageAfter } from "../sequences/timing.ts";
import type { TimeMachineQuestion } from "./read-question.ts";

/** What a business sends, and the values of its own merge fields. */
export type OwnSequence = {
  steps: Sequence;
  channels: Record<MessageChannel, boolean>;
  values: MergeValues;
};

/** One step as staff see it; moments are already in words. */
export type TimeMachineStep = {
  channel: "Text" | "E-mail";
  purpose: "informational" | "marketing";
  /** By the homeowner's and by the business's clock; null when it does not leave. */
  leaves: { theirs: string; ours: string } | null;
  /** Sentences: what it waits for, why it goes by e-mail, why it never leaves. */
  remarks: string[];
  subject: string | null;
  words: string;
  /** Of a text. */
  segments: Segments | null;
};

export type TimeMachineAnswer = {
  /** Where the homeowner is taken to be: "Florida, Eastern Time". */
  place: string;
  asked: string;
  /** Whether a timing in the contractor's own words could be read. */
  timingUnderstood: boolean;
  steps: TimeMachineStep[];
};

/**
 * Plays a sequence for an invented enquiry (`follow-ups.time-machine`).
 * @param ourZone the business's IANA zone
 * @param own a business's own sequence; without it the standard one is played
 */
export function answerQuestion(
  question: TimeMachineQuestion,
  ourZone: string,
  now: Date,
  own: OwnSequence | null = null,
): TimeMachineAnswer {
  const fromZip = placeOfZip(question.zipCode);
  const fromNumber = placeOfPhone(`+1${question.areaCode}5550123`);
  const places = [fromZip, fromNumber].filter((place) => place !== null);
  const whereabouts = {
    zones: [...new Set(places.flatMap(({ zones }) => zones))],
    states: [...new Set(places.map(({ state }) => state))],
  };
  const theirZone = whereabouts.zones[0] ?? ourZone;
  const askedAt = question.asked ? momentOf(question.asked, theirZone) : now;
  const timing = firstMessageAfter(question.timing, question.customTiming || null);
  const sequence = own?.steps ?? standardSequence(standardWords(question.service), timing.minutes);
  const planned = planSequence(sequence, {
    askedAt,
    whereabouts,
    hasPhone: question.hasPhone,
    hasEmail: question.hasEmail,
    consents: question,
    sender: question.sender,
    ...(own ? { wanted: own.channels } : {}),
  });
  const states = whereabouts.states.map((code) => findState(code)?.name ?? code);
  const zones = whereabouts.zones.map(zoneName);
  return {
    place: [...states, ...zones].join(", ") || "Unknown",
    asked: formatMoment(askedAt, theirZone),
    timingUnderstood: own !== null || timing.understood,
    steps: planned.map((step, at) => {
      const told = step.leaves ?? step.due;
      const values: MergeValues = {
        business: "Your Business",
        phone: "(555) 555-0100",
        service: (findService(question.service)?.label ?? question.service).toLowerCase(),
        city: "your city",
        ...own?.values,
        first_name: "Pat",
        asked: askedWhen(askedAt, told, theirZone),
        two_times: twoTimes(told, ourZone),
      };
      return describe(step, values, { first: at === 0, theirZone, ourZone });
    }),
  };
}

type Clocks = { first: boolean; theirZone: string; ourZone: string };

function describe(
  planned: PlannedStep,
  values: MergeValues,
  { first, theirZone, ourZone }: Clocks,
): TimeMachineStep {
  const { step, channel, leaves, holds, insteadBecause, skippedBecause } = planned;
  const remarks = [
    insteadBecause && `By e-mail: ${gateReasons[insteadBecause].staff}`,
    ...holds.map((hold) => describeHold(hold, { zone: theirZone, name: zoneName(theirZone) })),
    skippedBecause && `Skipped: ${gateReasons[skippedBecause].staff}`,
  ].filter((remark) => typeof remark === "string");
  const subject = step.subject ?? step.otherwise?.subject ?? "";
  const mail = channel === "email" ? composeMail({ subject, words: step.words }, values) : null;
  const words = mail?.words ?? composeText(step.words, values, { first });
  return {
    channel: channel === "sms" ? "Text" : "E-mail",
    purpose: step.purpose,
    leaves: leaves && {
      theirs: formatMoment(leaves, theirZone),
      ours: formatMoment(leaves, ourZone),
    },
    remarks,
    subject: mail?.subject ?? null,
    words,
    segments: channel === "sms" ? segmentsOf(words) : null,
  };
}

/** A date and time as a browser's field gives them, by the clock of a zone. */
function momentOf(field: string, zone: string): Date {
  const [date = "", time = ""] = field.split("T");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return momentAt(zone, new Date(`${date}T12:00:00Z`), 0, hours * 60 + minutes);
}
