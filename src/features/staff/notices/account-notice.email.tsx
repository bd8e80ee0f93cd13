import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

/** Notifies someone of a change to their own account (`staff.account-notices`). */
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
      preview="If this was you, you're all set."
      heading={`${props.heading}, ${props.name}`}
      sender={props.sender}
    >
      <EmailText>{props.text} If this was expected, you don't need to do anything.</EmailText>
      <EmailText>{props.otherwise}</EmailText>
      <EmailAction href={props.link}>{props.action}</EmailAction>
    </EmailFrame>
  );
}
