import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";
import { memberText } from "../members.text.en.ts";

const text = memberText.signIn;

export function MemberSignIn(props: {
  /** In two groups of three digits. */
  code: string;
  link: string;
  minutes: number;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview={text.preview}
      heading={text.heading(props.sender.siteName)}
      sender={props.sender}
    >
      <EmailText>{text.enterCode}</EmailText>
      <EmailText>
        <span style={{ fontSize: "32px", fontWeight: 700, letterSpacing: "4px" }}>
          {props.code}
        </span>
      </EmailText>
      <EmailText>{text.orHere}</EmailText>
      <EmailAction href={props.link}>{text.action}</EmailAction>
      <EmailText>{text.worksOnce(props.minutes)}</EmailText>
    </EmailFrame>
  );
}
