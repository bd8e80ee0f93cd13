import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/domains/messaging/messages/email-frame.email.tsx";

/** Notifies staff of a pay-per-lead request, with contact info. */
export function PayPerLeadAlert(props: {
  details: [string, string][];
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const heading = "A contractor asked about pay per lead";
  return (
    <EmailFrame preview={heading} heading={heading} sender={props.sender}>
      <EmailText>We promised to contact them within 24 hours.</EmailText>
      <EmailDetails rows={props.details.filter(([, value]) => value !== "")} />
      <EmailAction href={props.link}>View requests</EmailAction>
    </EmailFrame>
  );
}
