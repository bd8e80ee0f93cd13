import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function MemberInvitation(props: {
  businessName: string;
  role: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="Enter your name to join."
      heading={`Join ${props.businessName}`}
      sender={props.sender}
    >
      <EmailText>
        {props.businessName} invited you to see its leads and schedule on {props.sender.siteName}.
        Your role: {props.role}.
      </EmailText>
      <EmailAction href={props.link}>Accept invitation</EmailAction>
      <EmailText>
        The link works once, for seven days. If you weren’t expecting this email, ignore it.
      </EmailText>
    </EmailFrame>
  );
}
