import { formatCents } from "~/domains/shared/index.ts";
import { jobEstimateText } from "./job-estimates.text.en.ts";
import { type EstimateState, estimateName } from "./job-estimates.ts";

/** Content of a message about an estimate; texts and emails are built from the same parts. */
export type EstimateMessageContent = {
  /** Email subject, before "from {business}". */
  subject: string;
  /** The state, given "E-1001 (Leaking sink)". */
  statusText: (estimate: string) => string;
  /** The link's label, before its colon in a text. */
  link: string;
  /** What the customer can do on the page, in the email. */
  instructions: string;
};

type Price = { lowCents: number; highCents: number };

/**
 * What a message says about an estimate in a state; null if the message would be wrong: no one is
 * requested to approve one that is accepted, declined, expired, or void.
 */
export function composeEstimateMessage(
  message: "estimate" | "reminder",
  state: EstimateState,
  price: Price,
): EstimateMessageContent | null {
  if (state === "sent") {
    return {
      subject:
        message === "reminder" ? jobEstimateText.subjects.reminder : jobEstimateText.subjects.sent,
      statusText: (estimate) => jobEstimateText.ready(estimate, priceOf(price)),
      link: jobEstimateText.linkToAnswer,
      instructions: jobEstimateText.canAnswer,
    };
  }
  if (state === "accepted" && message === "estimate") {
    return {
      subject: jobEstimateText.subjects.accepted,
      statusText: (estimate) => jobEstimateText.isAccepted(estimate, priceOf(price)),
      link: jobEstimateText.linkToRead,
      instructions: jobEstimateText.canRead,
    };
  }
  return null;
}

/** A text about an estimate; the business's name comes before it (`sms.first-text`). */
export const estimateText = (
  { statusText, link }: EstimateMessageContent,
  { number, what }: { number: number; what: string },
  url: string,
): string => {
  const estimate = jobEstimateText.nameWithJob(estimateName(number), what);
  return jobEstimateText.text({ statusText: statusText(estimate), link, url });
};

/** "$185.00", or "from $185.00" for several options. */
const priceOf = ({ lowCents, highCents }: Price): string =>
  lowCents === highCents ? formatCents(lowCents) : jobEstimateText.priceFrom(formatCents(lowCents));
