import { withPlainPunctuation } from "~/platform/sms/segments.ts";
import { cutText } from "~/platform/validation/typed-text.ts";
import { followUpParts } from "./follow-up.text.en.ts";

/** Ends every first text; can't be edited out (`sms.first-text`). */
export const firstTextFooter = "Reply STOP to stop, HELP for help.";

/**
 * A text as sent: it names the business, and the first one says how to opt out (`sms.first-text`).
 * Curly quotes and long dashes are replaced with plain ones.
 */
export function composeText(
  text: string,
  values: MergeValues,
  { first }: { first: boolean },
): string {
  return signText(fillIn(text, values), values.business, { first });
}

/** Adds what every text of a business must contain (`sms.first-text`). */
export function signText(text: string, business: string, { first }: { first: boolean }): string {
  const withBusiness = text.includes(business) ? text : `${business}: ${text}`;
  return withPlainPunctuation(first ? `${withBusiness} ${firstTextFooter}` : withBusiness);
}

/** An email's subject, in one line, and its text, as sent. */
export function composeMail(
  { subject, words }: { subject: string; words: string },
  values: MergeValues,
): { subject: string; words: string } {
  return {
    subject: cutText(fillIn(subject, values).replace(/\s+/g, " "), 200),
    words: fillIn(words, values).trim(),
  };
}

/** The merge fields allowed in braces in a step's text; each has a value for every lead. */
export const mergeFields = {
  first_name: "The customer's first name, or “there”",
  business: "Your business name",
  phone: "The phone number on your page (your tracking number, if you have one)",
  service: "The service on your page, such as plumbing",
  city: "The city on your page",
  asked: "Adds “ last night” or “ yesterday” if we couldn't text right away. Otherwise blank",
  urgent:
    "Adds your phone number if they need help today. If they mention a gas smell, smoke, or sparks, adds safety instructions and ends the message. Otherwise blank",
  two_times:
    "Two open times on your schedule, such as “Tue at 9 AM or Wed at 2 PM”. If your page has no hours, or you have no crew or no open time, the sentence becomes “What day works for you?”. If homeowners can book a time online, a link to do so follows",
} as const;

type MergeField = keyof typeof mergeFields;

export type MergeValues = Record<MergeField, string> & {
  /** Whether `urgent` is about danger: the message ends after it. */
  isDanger?: boolean;
  /** Where they can book another time; added after the sentence with two times. */
  bookingUrl?: string | null;
};

const field = /\{([^{}]*)\}/g;

/** Unknown names in braces, in order; a text with any is rejected on save. */
export function unknownFields(text: string): string[] {
  return [...text.matchAll(field)]
    .map(([, name = ""]) => name)
    .filter((name) => !Object.hasOwn(mergeFields, name));
}

/** An error message for an unknown merge field or an unmatched brace; null if there is none. */
export function validateMergeFields(text: string): string | null {
  const [unknown] = unknownFields(text);
  if (unknown !== undefined) return `There’s no field {${unknown}}. Choose one from the list.`;
  return /[{}]/.test(text.replace(/\{[^{}]*\}/g, ""))
    ? "A { or } is missing its other half here"
    : null;
}

/** Whether these texts offer times, which requires loading the schedule. */
export const offersTimes = (...texts: (string | null | undefined)[]): boolean =>
  texts.some((text) => text?.includes("{two_times}"));

/**
 * Fills in a text for one lead. Values are inserted once: braces in a person's name are left as
 * they are.
 * @throws on an unknown field, which saving rejects
 */
export function fillIn(text: string, values: MergeValues): string {
  const offering = values.two_times === "" && offersTimes(text) ? withoutTimes(text) : text;
  const { bookingUrl } = values;
  const booking =
    bookingUrl && values.two_times !== "" ? withBooking(offering, bookingUrl) : offering;
  const chosen = values.isDanger ? booking.replace(/\{urgent\}[^\n]*/, "{urgent}") : booking;
  return chosen.replace(field, (_whole, name: string) => {
    if (!Object.hasOwn(mergeFields, name)) throw new Error(`Unknown merge field: ${name}`);
    return values[name as MergeField];
  });
}

/** Adds the booking page after the first sentence that offers times. */
function withBooking(text: string, url: string): string {
  let isAdded = false;
  return splitSentences(text)
    .map((sentence) => {
      if (isAdded || !offersTimes(sentence)) return sentence;
      isAdded = true;
      return `${sentence} ${followUpParts.bookTime(url)}`;
    })
    .join("");
}

const splitSentences = (text: string) => text.split(/(?<=[.!?])(?=\s)|(?=\n)/);

/** A question that makes sense only after two times. */
const offersChoice = (sentence: string): boolean =>
  sentence.endsWith("?") && /\b(?:which|either|works?|better|best|prefer|suits?)\b/i.test(sentence);

/** Replaces each sentence that offers times with one question about the day. */
function withoutTimes(text: string): string {
  const sentences = splitSentences(text);
  let isRequested = false;
  let follows = false;
  return sentences
    .map((sentence) => {
      if (offersTimes(sentence)) {
        const space = /^\s*/.exec(sentence)?.[0] ?? "";
        const question = isRequested ? "" : space + followUpParts.whatDay;
        [isRequested, follows] = [true, true];
        return question;
      }
      const isLeftOver = follows && !sentence.startsWith("\n") && offersChoice(sentence);
      follows = isLeftOver;
      return isLeftOver ? "" : sentence;
    })
    .join("");
}
