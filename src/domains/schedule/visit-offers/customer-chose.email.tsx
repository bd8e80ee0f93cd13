import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { customerChoseText as text } from "./visit-offers.text.en.ts";

export function CustomerChose(props: {
  customer: {
    customerName: string;
    phone: string | null;
    phoneExtension: string | null;
    email: string | null;
  };
  choice: keyof typeof text.headings;
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
      heading={text.headings[choice](customer.customerName)}
      sender={props.sender}
    >
      <EmailText>{choice === "canceled" ? text.open : text.scheduled}</EmailText>
      <EmailDetails
        rows={[
          [text.details.when, arrival],
          [text.details.job, props.what],
          [text.details.address, props.address],
          [text.details.phone, formatPhone(customer.phone, customer.phoneExtension)],
          [text.details.email, customer.email],
        ]}
      />
      <EmailAction href={props.link}>{text.openSchedule}</EmailAction>
    </EmailFrame>
  );
}
