import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";
import { memberText } from "../members.text.en.ts";

const text = memberText.ownerInvited;

export function MemberOwnerInvited(props: {
  businessName: string;
  email: string;
  invitedBy: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame preview={text.preview} heading={text.heading} sender={props.sender}>
      <EmailText>
        {text.invited({
          by: props.invitedBy,
          email: props.email,
          businessName: props.businessName,
        })}
      </EmailText>
      <EmailAction href={props.link}>{text.action}</EmailAction>
    </EmailFrame>
  );
}
