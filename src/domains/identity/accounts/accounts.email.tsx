import { EmailAction, EmailFrame, EmailText } from "~/domains/messaging/index.ts";
import { accountText } from "./accounts.text.en.ts";

type Sender = { siteName: string; postalAddress: string };

/** Notifies someone of a change to their own account. */
export function AccountNotice(props: {
  name: string;
  heading: string;
  /** What happened. */
  text: string;
  /** What to do if it wasn't them. */
  otherwise: string;
  link: string;
  action: string;
  sender: Sender;
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

/** The link to choose a new password. */
export function PasswordReset(props: { name: string; link: string; sender: Sender }) {
  return (
    <EmailFrame
      preview="This link expires in 1 hour and can only be used once."
      heading={`Choose a new password, ${props.name}`}
      sender={props.sender}
    >
      <EmailText>
        Someone requested a new password for your staff account. This link expires in 1 hour and can
        only be used once. Setting a new password signs you out everywhere.
      </EmailText>
      <EmailAction href={props.link}>Choose a new password</EmailAction>
      <EmailText>If it wasn't you, ignore this email. Your password won't change.</EmailText>
    </EmailFrame>
  );
}

const text = accountText.passkey;

/** Notifies a member that a passkey was added or removed. */
export function MemberPasskeyNotice(props: {
  name: string;
  what: "added" | "removed";
  link: string;
  sender: Sender;
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

export function StaffInvitation(props: {
  role: string;
  summary: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="Enter your name and a password to get started."
      heading={`Join the staff at ${props.sender.siteName}`}
      sender={props.sender}
    >
      <EmailText>
        You're invited as {props.role}: {props.summary.toLowerCase()}. Enter your name and a
        password to get started.
      </EmailText>
      <EmailAction href={props.link}>Accept invitation</EmailAction>
      <EmailText>
        The link expires in 7 days and can only be used once. If you weren't expecting this email,
        ignore it.
      </EmailText>
    </EmailFrame>
  );
}
