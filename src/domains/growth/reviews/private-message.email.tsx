import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/domains/messaging/messages/email-frame.email.tsx";
import { privateMessageText as text } from "./reviews.text.en.ts";

export function PrivateMessageMail(props: {
  customerName: string;
  what: string;
  /** Formatted for display. */
  phone: string | null;
  email: string | null;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { customerName, what, phone, email, link, sender } = props;
  return (
    <EmailFrame preview={what} heading={text.heading(customerName)} sender={sender}>
      <EmailText>{text.isPrivate}</EmailText>
      <EmailDetails
        rows={[
          [text.details.job, what],
          [text.details.phone, phone],
          [text.details.email, email],
        ]}
      />
      <EmailAction href={link}>{text.open}</EmailAction>
    </EmailFrame>
  );
}
