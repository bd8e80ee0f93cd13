import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";
import { memberText } from "../members.text.en.ts";

const text = memberText.invitation;

export function MemberInvitation(props: {
  businessName: string;
  role: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview={text.preview}
      heading={text.heading(props.businessName)}
      sender={props.sender}
    >
      <EmailText>
        {text.invited({
          businessName: props.businessName,
          siteName: props.sender.siteName,
          role: props.role,
        })}
      </EmailText>
      <EmailAction href={props.link}>{text.action}</EmailAction>
      <EmailText>{text.worksOnce}</EmailText>
    </EmailFrame>
  );
}
