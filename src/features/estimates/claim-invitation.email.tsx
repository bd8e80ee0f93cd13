import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function ClaimInvitation(props: {
  businessName: string | null;
  service: string;
  city: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { businessName, service, city, sender } = props;
  return (
    <EmailFrame
      preview={`Set up your page and take the ${service} leads in ${city}.`}
      heading={`${service} leads in ${city}`}
      sender={sender}
    >
      <EmailText>
        You asked {sender.siteName} for this area{businessName ? ` for ${businessName}` : ""}. Seven
        short steps set up your page, with what you told us already filled in. Each territory goes
        to one business only: whoever is set up first.
      </EmailText>
      <EmailAction href={props.link}>Set up my page</EmailAction>
      <EmailText>
        The link works for 30 days. If you did not ask for this, you can ignore this email: nothing
        happens.
      </EmailText>
    </EmailFrame>
  );
}
