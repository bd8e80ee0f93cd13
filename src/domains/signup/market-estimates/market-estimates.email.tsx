import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";

export function ClaimInvitation(props: {
  service: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { service, sender } = props;
  return (
    <EmailFrame
      preview={`Set up your page and get the ${service} leads in your area.`}
      heading={`${service} leads in your area`}
      sender={sender}
    >
      <EmailText>
        You requested a territory from {sender.siteName}. Set up your page in seven quick steps.
        We've already filled in what you told us. Each territory goes to only one business, the
        first to finish setup.
      </EmailText>
      <EmailAction href={props.link}>Set up my page</EmailAction>
      <EmailText>
        The link works for 30 days. If you didn't request this, you can ignore this email. Nothing
        will happen.
      </EmailText>
    </EmailFrame>
  );
}

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
