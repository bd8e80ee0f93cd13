import {
  EmailAction,
  EmailFrame,
  EmailLink,
  EmailText,
} from "~/domains/messaging/messages/email-frame.email.tsx";
import type { Described } from "../alerts/describe-notification.server.ts";
import { notificationText } from "../notifications.text.en.ts";
import type { Digest } from "./read-digest.server.ts";

const { digest: text, manage } = notificationText;

export function MorningDigest(props: {
  digest: Digest;
  businessName: string;
  linkTo: (path: string) => string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { digest, linkTo } = props;
  return (
    <EmailFrame
      preview={digest.subject}
      heading={text.heading(props.businessName)}
      sender={props.sender}
    >
      {digest.waiting > 0 ? (
        <EmailText>{text.waiting(<strong key="total">{digest.waiting}</strong>)}</EmailText>
      ) : null}
      <Part heading={text.headings.today} rows={digest.today} linkTo={linkTo} />
      <Part heading={text.headings.tasks} rows={digest.tasks} linkTo={linkTo} />
      <Part heading={text.headings.overnight} rows={digest.overnight} linkTo={linkTo} />
      <EmailAction href={linkTo("/crm")}>{text.openCrm}</EmailAction>
      <EmailLink href={linkTo("/crm/account/notifications")}>{manage}</EmailLink>
    </EmailFrame>
  );
}

type PartProps = {
  heading: string;
  rows: readonly Described[];
  linkTo: (path: string) => string;
};

function Part({ heading, rows, linkTo }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <EmailText>
        <strong>{heading}</strong>
      </EmailText>
      {rows.map(({ title, body, path }) => (
        <EmailText key={path + title + body}>
          <EmailLink href={linkTo(path)}>{title}</EmailLink> – {body}
        </EmailText>
      ))}
    </>
  );
}
