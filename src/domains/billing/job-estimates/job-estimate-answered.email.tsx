import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/domains/messaging/messages/email-frame.email.tsx";
import { formatPhone } from "~/platform/validation/phone.ts";
import { estimateAnsweredText as text } from "./job-estimates.text.en.ts";

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
