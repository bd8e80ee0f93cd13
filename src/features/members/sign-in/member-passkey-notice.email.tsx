import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function MemberPasskeyNotice(props: {
  name: string;
  what: "added" | "removed";
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="If this was you, there is nothing to do."
      heading={`A passkey was ${props.what}`}
      sender={props.sender}
    >
      <EmailText>
        Hello {props.name}, a passkey was {props.what} at your account. If this was you, there is
        nothing to do. If not, look at your passkeys and end the sessions that you do not know.
      </EmailText>
      <EmailAction href={props.link}>Open your account</EmailAction>
    </EmailFrame>
  );
}
