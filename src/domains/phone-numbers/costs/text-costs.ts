import { pricesOn, type TextPrices } from "./text-prices.ts";

/** Millionths of a dollar in a cent. */
const microsPerCent = 10_000;

/** Whole cents, half a cent rounded up. */
export const centsOf = (micros: number): number => Math.floor(micros / microsPerCent + 0.5);

type Direction = "inbound" | "outbound";

/** One text, as far as its cost depends on it. */
export type CountedText = {
  direction: Direction;
  /** Null for a text from before segments were counted, which counts as one. */
  segments: number | null;
  hasMedia: boolean;
  /** What the provider billed, without carrier fees; null until it's known. */
  billedMicros: number | null;
};

/** What a text costs on a day, in millionths of a dollar; the provider's own price wins (`sms.cost`). */
export function costOfText(text: CountedText, day: string): number {
  const { hasMedia, billedMicros, direction } = text;
  const segments = text.segments ?? 1;
  const group = {
    direction,
    hasMedia,
    messages: 1,
    segments,
    unbilledMessages: billedMicros === null ? 1 : 0,
    unbilledSegments: billedMicros === null ? segments : 0,
    billedMicros: billedMicros ?? 0,
  };
  return costOfTexts(group, pricesOn(day));
}

/** The longest a voicemail drop lasts, in minutes, each of which is charged. */
export const dropMinutes = 2;

/** What an outgoing text or voicemail drop counts as when it's sent; a drop's real length is known later. */
export const costOfMessage = (message: CountedText & { channel: string }, day: string): number =>
  message.channel === "voicemail" ? costOfDrop(null, day) : costOfText(message, day);

/** What a voicemail drop costs: its started minutes, and machine detection. @param seconds null if unknown */
function costOfDrop(seconds: number | null, day: string): number {
  const { callMinuteOut, machineDetection } = pricesOn(day);
  const minutes = seconds === null ? dropMinutes : Math.ceil(seconds / 60);
  return minutes * callMinuteOut + machineDetection;
}

/** Texts of one direction and kind. */
export type TextGroup = {
  direction: Direction;
  hasMedia: boolean;
  messages: number;
  segments: number;
  /** Of those that the provider hasn't billed yet. */
  unbilledMessages: number;
  unbilledSegments: number;
  /** What it billed for the others. */
  billedMicros: number;
};

/** What a group of texts costs, in millionths of a dollar. */
function costOfTexts(group: TextGroup, prices: TextPrices): number {
  const sent = group.direction === "outbound";
  if (group.hasMedia) {
    const fee = sent ? prices.carrierPictureSent : prices.carrierPictureReceived;
    const price = sent ? prices.pictureSent : prices.pictureReceived;
    return group.billedMicros + group.unbilledMessages * price + group.messages * fee;
  }
  const fee = sent ? prices.carrierTextSent : prices.carrierTextReceived;
  const price = sent ? prices.textSent : prices.textReceived;
  return group.billedMicros + group.unbilledSegments * price + group.segments * fee;
}

/** What a business used in a month. */
export type MonthUsage = {
  /** Such as `2026-11`. */
  month: string;
  texts: readonly TextGroup[];
  /** Started minutes with the caller, and with the phones that took the calls. */
  minutesIn: number;
  minutesOut: number;
  /** Voicemail drops, and their started minutes. */
  drops: number;
  dropMinutes: number;
  numbers: number;
  /** Whether it has a carrier registration, which has a monthly fee. */
  isRegistered: boolean;
};

/** A line of a month's costs. */
export type CostLine = {
  kind: "texts" | "calls" | "numbers";
  item: string;
  quantity: string;
  micros: number;
};
export type MonthCosts = { month: string; lines: CostLine[]; micros: number };

const count = (number: number, singular: string, many: string) =>
  `${number.toLocaleString("en-US")} ${number === 1 ? singular : many}`;

const labels: Record<Direction, { text: string; picture: string }> = {
  outbound: { text: "Texts sent", picture: "Picture messages sent" },
  inbound: { text: "Texts received", picture: "Picture messages received" },
};

/** What a month costs, line by line, without lines that are zero. */
export function costsOfMonth(usage: MonthUsage): MonthCosts {
  const prices = pricesOn(`${usage.month}-01`);
  const lines: CostLine[] = usage.texts.map((group) => {
    const { text, picture } = labels[group.direction];
    const quantity = count(group.messages, "message", "messages");
    return {
      kind: "texts",
      item: group.hasMedia ? picture : text,
      quantity: group.hasMedia
        ? quantity
        : `${quantity}, ${count(group.segments, "segment", "segments")}`,
      micros: costOfTexts(group, prices),
    };
  });
  const { minutesIn, minutesOut, drops, numbers, isRegistered } = usage;
  lines.push(
    {
      kind: "calls",
      item: "Calls",
      quantity: count(minutesIn + minutesOut, "minute", "minutes"),
      micros: minutesIn * prices.callMinuteIn + minutesOut * prices.callMinuteOut,
    },
    {
      kind: "calls",
      item: "Voicemail drops",
      quantity: `${count(drops, "call", "calls")}, ${count(usage.dropMinutes, "minute", "minutes")}`,
      micros: usage.dropMinutes * prices.callMinuteOut + drops * prices.machineDetection,
    },
    {
      kind: "numbers",
      item: "Phone numbers",
      quantity: count(numbers, "number", "numbers"),
      micros: numbers * prices.number,
    },
    {
      kind: "numbers",
      item: "Carrier registration",
      quantity: "1 month",
      micros: isRegistered ? prices.registration : 0,
    },
  );
  const charged = lines.filter(({ micros }) => micros > 0);
  return {
    month: usage.month,
    lines: charged,
    micros: charged.reduce((sum, { micros }) => sum + micros, 0),
  };
}

/** What a segment sent costs now, in dollars, carrier fees included; for the editor. */
export const segmentPrice =
  costOfText({ direction: "outbound", segments: 1, hasMedia: false, billedMicros: null }, "9999") /
  1_000_000;

/** The lines of one kind, in whole cents. */
export const centsOfKind = (lines: readonly CostLine[], kind: CostLine["kind"]): number =>
  centsOf(lines.reduce((sum, line) => (line.kind === kind ? sum + line.micros : sum), 0));
