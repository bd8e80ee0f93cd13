import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";
import { memberText } from "../members.text.en.ts";

const text = memberText.ownerLeft;

export function MemberOwnerLeft(props: {
  businessName: string;
  name: string;
  keys: readonly string[];
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { businessName, name, keys } = props;
  return (
    <EmailFrame preview={text.preview} heading={text.heading(name)} sender={props.sender}>
      <EmailText>{text.left(name, businessName)}</EmailText>
      {keys.length > 0 ? <EmailText>{text.keysRevoked(keys)}</EmailText> : null}
      <EmailText>{text.webhooks(name)}</EmailText>
      <EmailAction href={props.link}>{text.action}</EmailAction>
    </EmailFrame>
  );
}
