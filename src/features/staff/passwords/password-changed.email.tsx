import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function PasswordChanged(props: {
  name: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="If it was you, there is nothing to do."
      heading={`Your password was changed, ${props.name}`}
      sender={props.sender}
    >
      <EmailText>
        The password of your staff account is a new one, and your other sessions ended. If it was
        you, there is nothing to do.
      </EmailText>
      <EmailText>If it wasn't you, choose a new one now and tell a super admin.</EmailText>
      <EmailAction href={props.link}>Choose a new password</EmailAction>
    </EmailFrame>
  );
}
