import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function FailedSignIns(props: {
  name: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="Somebody tried wrong passwords. You can sign in as always."
      heading={`Many failed sign-ins at your account, ${props.name}`}
      sender={props.sender}
    >
      <EmailText>
        Since yesterday somebody has tried to sign in to your staff account with many wrong
        passwords. Those tries did not get in, and your account is not locked.
      </EmailText>
      <EmailText>
        If it was you, there is nothing to do. If not, make sure that you use this password nowhere
        else, and turn on one-time codes: then a password alone is not enough.
      </EmailText>
      <EmailAction href={props.link}>Look at your account</EmailAction>
    </EmailFrame>
  );
}
