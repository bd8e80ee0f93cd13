import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function MemberPasskeyNotice(props: {
  name: string;
  what: "added" | "removed";
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="If this was you, you don’t need to do anything."
      heading={`A passkey was ${props.what}`}
      sender={props.sender}
    >
      <EmailText>
        Hi {props.name}, a passkey was {props.what} {props.what === "added" ? "to" : "from"} your
        account. If this was you, you don’t need to do anything. If not, review your passkeys and
        sign out any device you don’t recognize.
      </EmailText>
      <EmailAction href={props.link}>Open your account</EmailAction>
    </EmailFrame>
  );
}
