import { Link } from "react-email";
import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/domains/messaging/messages/email-frame.email.tsx";
import { unsubscribeFrom } from "~/domains/messaging/messages/messages.text.en.ts";
import { type LocalDay, longDay } from "~/domains/shared/time-zones/local-day.ts";
import type { EstimateMessageContent } from "./estimate-messages.ts";
import { jobEstimateText } from "./job-estimates.text.en.ts";

export function JobEstimateMail(props: {
  words: EstimateMessageContent;
  businessName: string;
  name: string;
  what: string;
  price: string;
  until: LocalDay | null;
  link: string;
  preferencesUrl: string | null;
  sender: { siteName: string; postalAddress: string };
}) {
  const { words, businessName, name, what, price, until, link, preferencesUrl, sender } = props;
  return (
    <EmailFrame
      preview={price}
      heading={jobEstimateText.from(words.subject, businessName)}
      sender={sender}
    >
      <EmailDetails
        rows={[
          [jobEstimateText.estimate, name],
          [jobEstimateText.job, what],
          [jobEstimateText.price, price],
          [jobEstimateText.goodUntil, until && longDay(until)],
        ]}
      />
      <EmailText>{words.canDo}</EmailText>
      <EmailAction href={link}>{jobEstimateText.view}</EmailAction>
      {preferencesUrl ? (
        <EmailText>
          <Link href={preferencesUrl}>{unsubscribeFrom(businessName)}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}
