import {
  EmailAction,
  EmailFrame,
  EmailText,
} from "~/domains/messaging/messages/email-frame.email.tsx";

export function StaffInvitation(props: {
  role: string;
  summary: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="Enter your name and a password to get started."
      heading={`Join the staff at ${props.sender.siteName}`}
      sender={props.sender}
    >
      <EmailText>
        You're invited as {props.role}: {props.summary.toLowerCase()}. Enter your name and a
        password to get started.
      </EmailText>
      <EmailAction href={props.link}>Accept invitation</EmailAction>
      <EmailText>
        The link expires in 7 days and can only be used once. If you weren't expecting this email,
        ignore it.
      </EmailText>
    </EmailFrame>
  );
}
