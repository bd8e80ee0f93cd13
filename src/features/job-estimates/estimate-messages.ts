import { formatCents } from "~/features/money/money.ts";
import { type EstimateState, estimateName } from "./job-estimates.ts";

/** What a message about an estimate says. Text and email are written from the same parts. */
export type EstimateWords = {
  /** Of the email, before "from {business}". */
  subject: string;
  /** Its state, after its number. */
  standing: string;
  /** What the link leads to, before its colon in a text. */
  link: string;
  /** What the customer can do on its page, in the email. */
  canDo: string;
};

type Price = { lowCents: number; highCents: number };

/**
 * What is said about an estimate in a state (`estimates.messages`), or null where such a message would
 * be wrong: no one is asked to approve what they accepted or declined, or what expired or is void.
 */
export function estimateWords(
  message: "estimate" | "reminder",
  state: EstimateState,
  price: Price,
): EstimateWords | null {
  if (state === "sent") {
    return {
      subject: message === "reminder" ? "Reminder: your estimate" : "Your estimate",
      standing: `is ready: ${priceOf(price)}`,
      link: "View and approve",
      canDo: "You can read it, ask a question, accept or decline it. No account is needed.",
    };
  }
  if (state === "accepted" && message === "estimate") {
    return {
      subject: "Your accepted estimate",
      standing: `is accepted: ${priceOf(price)}`,
      link: "See it",
      canDo: "You accepted it. Its page shows what is included. No account is needed.",
    };
  }
  return null;
}

/** A text about an estimate; the business's name comes before it (`sms.first-text`). */
export const estimateText = (
  { standing, link }: EstimateWords,
  { number, what }: { number: number; what: string },
  url: string,
): string => `Your estimate ${estimateName(number)} (${what}) ${standing}. ${link}: ${url}`;

/** "$185.00", or "from $185.00" of options. */
const priceOf = ({ lowCents, highCents }: Price): string =>
  lowCents === highCents ? formatCents(lowCents) : `from ${formatCents(lowCents)}`;
