import { type BusinessCalendar, defaultHours } from "~/domains/availability/index.ts";
import { clockOf, describeRemarks } from "~/domains/follow-ups/describe-hold.ts";
import { composeStep, type MessageFacts } from "~/domains/follow-ups/sending/compose.ts";
import { recipientLocationOf, zonesOf } from "~/domains/follow-ups/sending/gate-facts.ts";
import { standardTexts } from "~/domains/follow-ups/sequences/standard-texts.ts";
import { findState, momentAt } from "~/domains/shared/index.ts";
import { type Segments, segmentsOf } from "~/platform/sms/segments.ts";
import type { HoldReader } from "../gate-reasons.ts";
import { type PlannedStep, planSequence } from "../plan-sequence.ts";
import { formatMoment, zoneName } from "../sequences/moments.ts";
import { type Sequence, type SequenceChannels, standardSequence } from "../sequences/sequence.ts";
import { firstMessageAfter } from "../sequences/timing.ts";
import type { TimeMachineQuestion } from "./read-question.ts";

type Business = Pick<
  MessageFacts,
  "businessName" | "businessCity" | "businessPhone" | "businessZip"
>;

/** A business's sequence for a service, with its name. */
type OwnSequence = {
  service: string;
  steps: Sequence;
  channels: SequenceChannels;
  business: Business;
  calendar: BusinessCalendar;
};

const sampleBusiness: Business = {
  businessName: "Your Business",
  businessCity: "your city",
  businessPhone: "+15555550100",
  businessZip: null,
};
/** The sample business has no bookings and the usual hours. */
const sampleCrews = [{ crewId: "", busy: [] }];

/** A step formatted for display. */
export type TimeMachineStep = {
  channel: "Text" | "Email" | "Voicemail";
  purpose: "informational" | "marketing";
  /** By the homeowner's and by the business's clock; null if it isn't sent. */
  sendsAt: { recipient: string; business: string } | null;
  /** Sentences: what holds it, why it's sent by email, why it's never sent. */
  remarks: string[];
  subject: string | null;
  words: string;
  /** Only for a text. */
  segments: Segments | null;
};

export type TimeMachinePreview = {
  /** The homeowner's assumed place: "Florida, Eastern Time". */
  place: string;
  requestedAt: string;
  /** Whether the custom timing could be parsed. */
  timingUnderstood: boolean;
  steps: TimeMachineStep[];
};

type Playing = {
  /** IANA zone used if the business's ZIP code has none. */
  defaultZone: string;
  now: Date;
  /** A business's own sequence; the standard one by default. */
  own?: OwnSequence | null;
  /** The reader that hold reasons are worded for. */
  reader?: HoldReader;
};

/** Previews a sequence for a sample request. */
export function previewTimeMachine(
  question: TimeMachineQuestion,
  { defaultZone, now, own = null, reader = "staff" }: Playing,
): TimeMachinePreview {
  const { zipCode } = question;
  const business = own?.business ?? sampleBusiness;
  const person = {
    ...{ name: "Pat", zipCode, phone: `+1${question.areaCode}5550123` },
    ...{ need: null, urgency: null },
  };
  const location = recipientLocationOf(person.zipCode, person.phone);
  const clocks = zonesOf({ ...business, ...person }, defaultZone);
  const requestedAt = question.requestedAt ? momentOf(question.requestedAt, clocks.recipient) : now;
  const timing = firstMessageAfter(question.timing, question.customTiming || null);
  const sequence = own?.steps ?? standardSequence(standardTexts(question.service), timing.minutes);
  const planned = planSequence(sequence, {
    requestedAt,
    location,
    hasPhone: question.hasPhone,
    hasEmail: question.hasEmail,
    consents: question,
    sender: question.sender,
    ...(own ? { wanted: own.channels } : {}),
  });
  const invented = { zone: clocks.business, hours: defaultHours, crews: sampleCrews };
  const calendar = own?.calendar ?? invented;
  const states = location.states.map((code) => findState(code)?.name ?? code);
  const zones = location.zones.map(zoneName);
  return {
    place: [...states, ...zones].join(", ") || "Unknown",
    requestedAt: formatMoment(requestedAt, clocks.recipient),
    timingUnderstood: own !== null || timing.understood,
    steps: planned.map((step, index) => {
      const service = own?.service ?? question.service;
      const mergeFacts = { ...business, ...person, service, requestedAt, wasTexted: index > 0 };
      const moment = step.sendsAt ?? step.due;
      const composed = composeStep(step.step, step.channel, mergeFacts, {
        ...{ now: moment, defaultZone, calendar },
      });
      return describe(step, composed, clocks, reader);
    }),
  };
}

const channelNames = { sms: "Text", email: "Email", voicemail: "Voicemail" } as const;

function describe(
  planned: PlannedStep,
  { subject, words }: { subject: string | null; words: string },
  { recipient, business }: { recipient: string; business: string },
  reader: HoldReader,
): TimeMachineStep {
  const { step, channel, sendsAt } = planned;
  return {
    channel: channelNames[channel],
    purpose: step.purpose,
    sendsAt: sendsAt && {
      recipient: formatMoment(sendsAt, recipient),
      business: formatMoment(sendsAt, business),
    },
    remarks: describeRemarks(planned, clockOf(recipient), reader),
    subject,
    words,
    segments: channel === "sms" ? segmentsOf(words) : null,
  };
}

/** Parses a browser date-time field by a zone's clock. */
function momentOf(field: string, zone: string): Date {
  const [date = "", time = ""] = field.split("T");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return momentAt(zone, new Date(`${date}T12:00:00Z`), 0, hours * 60 + minutes);
}
