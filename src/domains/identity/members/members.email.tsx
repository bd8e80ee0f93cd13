import { EmailAction, EmailFrame, EmailText } from "~/domains/messaging/index.ts";
import { memberText } from "./members.text.en.ts";

type Sender = { siteName: string; postalAddress: string };

export function MemberSignIn(props: {
  /** In two groups of three digits. */
  code: string;
  link: string;
  minutes: number;
  sender: Sender;
}) {
  const text = memberText.signIn;
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

export function MemberInvitation(props: {
  businessName: string;
  role: string;
  link: string;
  sender: Sender;
}) {
  const text = memberText.invitation;
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

export function MemberOwnerInvited(props: {
  businessName: string;
  email: string;
  invitedBy: string;
  link: string;
  sender: Sender;
}) {
  const text = memberText.ownerInvited;
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

export function MemberOwnerLeft(props: {
  businessName: string;
  name: string;
  keys: readonly string[];
  link: string;
  sender: Sender;
}) {
  const text = memberText.ownerLeft;
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
