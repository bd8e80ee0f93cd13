import { Link } from "react-email";
import {
  EmailAction,
  type EmailBusiness,
  EmailDetails,
  EmailFrame,
  EmailText,
  unsubscribeFrom,
} from "~/domains/messaging/index.ts";
import { type LocalDay, longDay } from "~/domains/shared/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { EstimateMessageContent } from "./estimate-messages.ts";
import { jobEstimateText, estimateAnsweredText as text } from "./job-estimates.text.en.ts";

export function JobEstimateMail(props: {
  content: EstimateMessageContent;
  businessName: string;
  name: string;
  what: string;
  price: string;
  until: LocalDay | null;
  link: string;
  preferencesUrl: string | null;
  business: EmailBusiness | null;
  portalUrl: string | null;
  sender: { siteName: string; postalAddress: string };
}) {
  const { content, businessName, name, what, price, until, link, preferencesUrl, sender } = props;
  return (
    <EmailFrame
      preview={price}
      heading={jobEstimateText.from(content.subject, businessName)}
      business={props.business}
      portalUrl={props.portalUrl}
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
      <EmailText>{content.instructions}</EmailText>
      <EmailAction href={link}>{jobEstimateText.view}</EmailAction>
      {preferencesUrl ? (
        <EmailText>
          <Link href={preferencesUrl}>{unsubscribeFrom(businessName)}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}

export function JobEstimateAnswered(props: {
  customer: {
    customerName: string;
    phone: string | null;
    phoneExtension: string | null;
    email: string | null;
    what: string;
  };
  answer: keyof typeof text.headings;
  name: string;
  price: string;
  /** Deposit of the accepted option; due now. */
  deposit: string | null;
  sender: { siteName: string; postalAddress: string };
  link: string;
}) {
  const { customer, answer, name, price, deposit, sender, link } = props;
  return (
    <EmailFrame
      preview={text.preview(name, price)}
      heading={text.headings[answer](customer.customerName)}
      sender={sender}
    >
      <EmailText>{text.next[answer]}</EmailText>
      {deposit ? <EmailText>{text.deposit(deposit)}</EmailText> : null}
      <EmailDetails
        rows={[
          [text.details.estimate, name],
          [text.details.job, customer.what],
          [text.details.price, price],
          [text.details.deposit, deposit],
          [text.details.phone, formatPhone(customer.phone, customer.phoneExtension)],
          [text.details.email, customer.email],
        ]}
      />
      <EmailAction href={link}>{text.open}</EmailAction>
    </EmailFrame>
  );
}
