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
    text: "The job is created. Book its first visit.",
  },
  declined: {
    heading: "declined your estimate",
    text: "If they gave a reason, it’s on the estimate.",
  },
  asked: { heading: "has a question", text: "It’s in your inbox." },
};

export function JobEstimateAnswered(props: {
  customer: { customerName: string; phone: string | null; email: string | null; what: string };
  answer: keyof typeof words;
  name: string;
  price: string;
  sender: { siteName: string; postalAddress: string };
  link: string;
}) {
  const { customer, answer, name, price, sender, link } = props;
  const { heading, text } = words[answer];
  return (
    <EmailFrame
      preview={`${name}, ${price}`}
      heading={`${customer.customerName} ${heading}`}
      sender={sender}
    >
      <EmailText>{text}</EmailText>
      <EmailDetails
        rows={[
          ["Estimate", name],
          ["Job", customer.what],
          ["Price", price],
          ["Phone", formatPhone(customer.phone)],
          ["Email", customer.email],
        ]}
      />
      <EmailAction href={link}>Open the estimate</EmailAction>
    </EmailFrame>
  );
}
