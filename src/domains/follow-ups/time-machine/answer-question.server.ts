import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import { type BusinessCalendar, usualHours } from "~/domains/schedule/availability.ts";
import { findState } from "~/domains/shared/services/states.ts";
import { momentAt } from "~/domains/shared/time-zones/local-time.ts";
import { clockOf, remarksOf } from "../describe-hold.ts";
import type { HoldReader } from "../gate-reasons.ts";
import { type PlannedStep, planSequence } from "../plan-sequence.ts";
import { composeStep, type Named } from "../sending/compose.ts";
import { whereaboutsOf } from "../sending/gate-facts.ts";
import { formatMoment, zoneName } from "../sequences/moments.ts";
import { type Segments, segmentsOf } from "../sequences/segments.ts";
import { type Sequence, standardSequence } from "../sequences/sequence.ts";
import { standardWords } from "../sequences/standard-words.ts";
import { firstMessageAfter } from "../sequences/timing.ts";
import { zonesOf } from "../zones-of.ts";
import type { TimeMachineQuestion } from "./read-question.ts";

type Business = Pick<Named, "businessName" | "businessCity" | "businessPhone" | "businessZip">;

/** What a business sends for a service, and how it is called. */
type OwnSequence = {
  service: string;
  steps: Sequence;
  channels: Record<MessageChannel, boolean>;
  business: Business;
  calendar: BusinessCalendar;
};

const inventedBusiness: Business = {
  businessName: "Your Business",
  businessCity: "your city",
  businessPhone: "+15555550100",
  businessZip: null,
};
/** Nothing is booked with the invented business, which works the usual hours. */
const inventedCrews = [{ crewId: "", busy: [] }];

/** One step as its reader sees it; moments are already in words. */
export type TimeMachineStep = {
  channel: "Text" | "Email";
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

type Playing = {
  /** The IANA zone of a business whose ZIP code says none. */
  usualZone: string;
  now: Date;
  /** A business's own sequence; without it the standard one is played. */
  own?: OwnSequence | null;
  /** In whose words it is told what holds a message. */
  reader?: HoldReader;
};

/** Plays a sequence for an invented enquiry. */
export function answerQuestion(
  question: TimeMachineQuestion,
  { usualZone, now, own = null, reader = "staff" }: Playing,
): TimeMachineAnswer {
  const { zipCode } = question;
  const business = own?.business ?? inventedBusiness;
  const person = {
    ...{ name: "Pat", zipCode, phone: `+1${question.areaCode}5550123` },
    ...{ need: null, urgency: null },
  };
  const whereabouts = whereaboutsOf(person.zipCode, person.phone);
  const clocks = zonesOf({ ...business, ...person }, usualZone);
  const askedAt = question.asked ? momentOf(question.asked, clocks.theirs) : now;
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
  const invented = { zone: clocks.ours, hours: usualHours, crews: inventedCrews };
  const calendar = own?.calendar ?? invented;
  const states = whereabouts.states.map((code) => findState(code)?.name ?? code);
  const zones = whereabouts.zones.map(zoneName);
  return {
    place: [...states, ...zones].join(", ") || "Unknown",
    asked: formatMoment(askedAt, clocks.theirs),
    timingUnderstood: own !== null || timing.understood,
    steps: planned.map((step, at) => {
      const service = own?.service ?? question.service;
      const named = { ...business, ...person, service, askedAt, wasTexted: at > 0 };
      const moment = step.leaves ?? step.due;
      const composed = composeStep(step.step, step.channel, named, {
        ...{ now: moment, usualZone, calendar },
      });
      return describe(step, composed, clocks, reader);
    }),
  };
}

function describe(
  planned: PlannedStep,
  { subject, words }: { subject: string | null; words: string },
  { theirs, ours }: { theirs: string; ours: string },
  reader: HoldReader,
): TimeMachineStep {
  const { step, channel, leaves } = planned;
  return {
    channel: channel === "sms" ? "Text" : "Email",
    purpose: step.purpose,
    leaves: leaves && {
      theirs: formatMoment(leaves, theirs),
      ours: formatMoment(leaves, ours),
    },
    remarks: remarksOf(planned, clockOf(theirs), reader),
    subject,
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
