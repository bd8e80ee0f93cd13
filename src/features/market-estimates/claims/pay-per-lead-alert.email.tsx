import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";

/** Tells staff who asked about pay per lead, and how to reach them. */
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
      <EmailAction href={props.link}>Open the list</EmailAction>
    </EmailFrame>
  );
}
