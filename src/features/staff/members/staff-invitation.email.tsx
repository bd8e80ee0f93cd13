import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function StaffInvitation(props: {
  role: string;
  summary: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="Set a name and a password to begin."
      heading={`Join the staff of ${props.sender.siteName}`}
      sender={props.sender}
    >
      <EmailText>
        You are invited as {props.role}: {props.summary.toLowerCase()}. Set your name and a password
        to begin.
      </EmailText>
      <EmailAction href={props.link}>Accept the invitation</EmailAction>
      <EmailText>
        The link works once, for seven days. If you don't know why you got this email, ignore it.
      </EmailText>
    </EmailFrame>
  );
}
