import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function PasswordReset(props: {
  name: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="This link works once, for an hour."
      heading={`Choose a new password, ${props.name}`}
      sender={props.sender}
    >
      <EmailText>
        Somebody asked for a new password for your staff account. This link works once, for an hour.
        All your sessions end when the new password is set.
      </EmailText>
      <EmailAction href={props.link}>Choose a new password</EmailAction>
      <EmailText>
        If it wasn't you, ignore this email. Your password stays as it is until a new one is set.
      </EmailText>
    </EmailFrame>
  );
}
