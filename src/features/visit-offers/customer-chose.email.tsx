import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";
import { formatPhone } from "~/platform/validation/phone.ts";

const headings = {
  booked: "picked a time",
  moved: "moved the appointment",
  canceled: "canceled the appointment",
};

export function CustomerChose(props: {
  customer: {
    customerName: string;
    phone: string | null;
    phoneExtension: string | null;
    email: string | null;
  };
  choice: keyof typeof headings;
  arrival: string;
  what: string;
  address: string | null;
  sender: { siteName: string; postalAddress: string };
  link: string;
}) {
  const { customer, choice, arrival } = props;
  return (
    <EmailFrame
      preview={arrival}
      heading={`${customer.customerName} ${headings[choice]}`}
      sender={props.sender}
    >
      <EmailText>
        {choice === "canceled"
          ? "That time is open again."
          : "It's on your schedule. Automatic follow-up has stopped."}
      </EmailText>
      <EmailDetails
        rows={[
          ["When", arrival],
          ["Job", props.what],
          ["Address", props.address],
          ["Phone", formatPhone(customer.phone, customer.phoneExtension)],
          ["Email", customer.email],
        ]}
      />
      <EmailAction href={props.link}>Open schedule</EmailAction>
    </EmailFrame>
  );
}
