import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function PasswordReset(props: {
  name: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="This link expires in 1 hour and can only be used once."
      heading={`Choose a new password, ${props.name}`}
      sender={props.sender}
    >
      <EmailText>
        Someone requested a new password for your staff account. This link expires in 1 hour and can
        only be used once. Setting a new password signs you out everywhere.
      </EmailText>
      <EmailAction href={props.link}>Choose a new password</EmailAction>
      <EmailText>If it wasn't you, ignore this email. Your password won't change.</EmailText>
    </EmailFrame>
  );
}
