import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function ClaimInvitation(props: {
  service: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { service, sender } = props;
  return (
    <EmailFrame
      preview={`Set up your page and take the ${service} leads of your area.`}
      heading={`${service} leads of your area`}
      sender={sender}
    >
      <EmailText>
        You asked {sender.siteName} for a territory. Seven short steps set up your page, with what
        you told us already filled in. Each territory goes to one business only: whoever is set up
        first.
      </EmailText>
      <EmailAction href={props.link}>Set up my page</EmailAction>
      <EmailText>
        The link works for 30 days. If you did not ask for this, you can ignore this email: nothing
        happens.
      </EmailText>
    </EmailFrame>
  );
}
