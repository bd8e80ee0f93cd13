import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";
import { memberText } from "../members.text.en.ts";

const text = memberText.passkey;

export function MemberPasskeyNotice(props: {
  name: string;
  what: "added" | "removed";
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame preview={text.preview} heading={text.headings[props.what]} sender={props.sender}>
      <EmailText>
        {text.what[props.what](props.name)} {text.help}
      </EmailText>
      <EmailAction href={props.link}>{text.action}</EmailAction>
    </EmailFrame>
  );
}
