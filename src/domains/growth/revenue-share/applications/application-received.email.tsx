import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/domains/messaging/messages/email-frame.email.tsx";
import type { ApplicationRow } from "../revenue-share.emails.server.ts";

export function ApplicationReceived(props: {
  application: ApplicationRow;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { application } = props;
  return (
    <EmailFrame
      preview="We'll review it and get back to you within 24 hours."
      heading="Thank you for applying"
      sender={props.sender}
    >
      <EmailText>
        We got your application. We'll review it and get back to you within 24 hours. You pay
        nothing up front, only 20% commission on closed deals.
      </EmailText>
      <EmailText>Please confirm that this email address is yours:</EmailText>
      <EmailAction href={props.link}>Confirm my email address</EmailAction>
      <EmailDetails
        rows={[
          ["Services", application.services.join(", ")],
          ["Lead value", application.leadValueRange],
        ]}
      />
      <EmailText>
        The link expires in 7 days and can only be used once. If you didn't apply to{" "}
        {props.sender.siteName}, you can ignore this email. Nothing will happen.
      </EmailText>
    </EmailFrame>
  );
}
