import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";
import { formatPhone } from "~/platform/validation/phone.ts";

const words = {
  accepted: {
    heading: "accepted your estimate",
    text: "We created the job. Book the first appointment.",
  },
  declined: {
    heading: "declined your estimate",
    text: "If they gave a reason, it’s on the estimate.",
  },
  asked: { heading: "has a question", text: "It’s in your inbox." },
};

export function JobEstimateAnswered(props: {
  customer: {
    customerName: string;
    phone: string | null;
    phoneExtension: string | null;
    email: string | null;
    what: string;
  };
  answer: keyof typeof words;
  name: string;
  price: string;
  /** Of what was accepted; due now. */
  deposit: string | null;
  sender: { siteName: string; postalAddress: string };
  link: string;
}) {
  const { customer, answer, name, price, deposit, sender, link } = props;
  const { heading, text } = words[answer];
  return (
    <EmailFrame
      preview={`${name}, ${price}`}
      heading={`${customer.customerName} ${heading}`}
      sender={sender}
    >
      <EmailText>{text}</EmailText>
      {deposit ? (
        <EmailText>
          A deposit of {deposit} is due now. Your customer sees your payment instructions, or that
          you’ll send an invoice for it.
        </EmailText>
      ) : null}
      <EmailDetails
        rows={[
          ["Estimate", name],
          ["Job", customer.what],
          ["Price", price],
          ["Deposit due", deposit],
          ["Phone", formatPhone(customer.phone, customer.phoneExtension)],
          ["Email", customer.email],
        ]}
      />
      <EmailAction href={link}>Open estimate</EmailAction>
    </EmailFrame>
  );
}
