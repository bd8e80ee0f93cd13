import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

/** Tells somebody of a change to their own account that they should know of (`staff.account-notices`). */
export function AccountNotice(props: {
  name: string;
  heading: string;
  /** What happened. */
  text: string;
  /** What to do when it was not them. */
  otherwise: string;
  link: string;
  action: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="If you know of it, there is nothing to do."
      heading={`${props.heading}, ${props.name}`}
      sender={props.sender}
    >
      <EmailText>{props.text} If you know of it, there is nothing to do.</EmailText>
      <EmailText>{props.otherwise}</EmailText>
      <EmailAction href={props.link}>{props.action}</EmailAction>
    </EmailFrame>
  );
}
