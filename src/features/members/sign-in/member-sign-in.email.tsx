import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function MemberSignIn(props: {
  /** In two groups of three digits. */
  code: string;
  link: string;
  minutes: number;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="Your sign-in code"
      heading={`Sign in to ${props.sender.siteName}`}
      sender={props.sender}
    >
      <EmailText>Enter this code where you’re signing in:</EmailText>
      <EmailText>
        <span style={{ fontSize: "32px", fontWeight: 700, letterSpacing: "4px" }}>
          {props.code}
        </span>
      </EmailText>
      <EmailText>Or sign in on this device:</EmailText>
      <EmailAction href={props.link}>Sign in</EmailAction>
      <EmailText>
        Both work once, for {props.minutes} minutes. If it wasn’t you, ignore this email. No one can
        get in without it. We’ll never ask you for this code.
      </EmailText>
    </EmailFrame>
  );
}
