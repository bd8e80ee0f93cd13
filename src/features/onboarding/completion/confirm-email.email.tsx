import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function ConfirmEmail(props: {
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="One click and your business page goes live."
      heading="You're almost live"
      sender={props.sender}
    >
      <EmailText>
        We have all your answers. Confirm that this email address is yours, and your business page
        goes live. Every homeowner who asks there is your exclusive lead.
      </EmailText>
      <EmailAction href={props.link}>Confirm and go live</EmailAction>
      <EmailText>
        If you didn't sign up with {props.sender.siteName}, you can ignore this email. Nothing
        happens until the button is pressed.
      </EmailText>
    </EmailFrame>
  );
}
