import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { bookingDepositText as text } from "./booking-deposits.text.en.ts";

export function TimeLost(props: {
  customer: {
    customerName: string;
    phone: string | null;
    phoneExtension: string | null;
    email: string | null;
    what: string;
  };
  time: string;
  /** What they paid. */
  amount: string;
  sender: { siteName: string; postalAddress: string };
  invoiceUrl: string;
}) {
  const { customer, time, amount } = props;
  return (
    <EmailFrame preview={time} heading={text.heading(customer.customerName)} sender={props.sender}>
      <EmailText>{text.what(amount, time)}</EmailText>
      <EmailDetails
        rows={[
          [text.details.when, time],
          [text.details.job, customer.what],
          [text.details.phone, formatPhone(customer.phone, customer.phoneExtension)],
          [text.details.email, customer.email],
        ]}
      />
      <EmailAction href={props.invoiceUrl}>{text.openInvoice}</EmailAction>
    </EmailFrame>
  );
}
