import type { LocalDay } from "~/domains/shared/index.ts";

/**
 * What texts, calls, and numbers cost, in millionths of a dollar, from a day on. To change a price,
 * add an entry with the day it applies from; costs of earlier months stay as they were.
 */
export type TextPrices = {
  from: LocalDay;
  /** Where the prices are published, and when they were read. */
  sources: readonly { title: string; url: string; readOn: LocalDay }[];
  /** Per segment. */
  textSent: number;
  textReceived: number;
  /** Carriers' fee per segment; the provider bills it apart from the price of a message. */
  carrierTextSent: number;
  carrierTextReceived: number;
  /** Per message with pictures. */
  pictureSent: number;
  pictureReceived: number;
  carrierPictureSent: number;
  carrierPictureReceived: number;
  /** Per started minute: the caller's part, and the part to the phone that was rung. */
  callMinuteIn: number;
  callMinuteOut: number;
  /** Per call with answering-machine detection. */
  machineDetection: number;
  /** Per month. */
  number: number;
  registration: number;
};

/** The newest last. Where carriers differ, the highest fee of the four largest in the US. */
const textPrices: readonly TextPrices[] = [
  {
    from: "2025-08-01",
    sources: [
      {
        title: "Twilio: SMS pricing for the United States",
        url: "https://www.twilio.com/en-us/sms/pricing/us",
        readOn: "2026-11-28",
      },
      {
        title: "Twilio: What are SMS and MMS Carrier Fees",
        url: "https://support.twilio.com/hc/en-us/articles/360016571913",
        readOn: "2026-11-28",
      },
      {
        title: "Twilio: Voice pricing for the United States",
        url: "https://www.twilio.com/en-us/voice/pricing/us",
        readOn: "2026-11-28",
      },
    ],
    textSent: 8_300,
    textReceived: 8_300,
    carrierTextSent: 4_500,
    carrierTextReceived: 2_500,
    pictureSent: 22_000,
    pictureReceived: 16_500,
    carrierPictureSent: 10_000,
    carrierPictureReceived: 10_000,
    callMinuteIn: 8_500,
    callMinuteOut: 14_000,
    machineDetection: 7_500,
    number: 1_150_000,
    registration: 10_000_000,
  },
];

/** The prices that apply on a day; before the first entry, those of the first. */
export function pricesOn(day: string): TextPrices {
  const applying = textPrices.filter(({ from }) => from <= day).at(-1) ?? textPrices[0];
  if (!applying) throw new Error("There are no prices");
  return applying;
}
