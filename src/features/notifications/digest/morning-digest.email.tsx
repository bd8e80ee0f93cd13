import {
  EmailAction,
  EmailFrame,
  EmailLink,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";
import type { Described } from "../alerts/describe-notification.server.ts";
import type { Digest } from "./read-digest.server.ts";

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
      heading={`Good morning, ${props.businessName}`}
      sender={props.sender}
    >
      {digest.waiting > 0 ? (
        <EmailText>
          New leads no one has called yet: <strong>{digest.waiting}</strong>.
        </EmailText>
      ) : null}
      <Part heading="Appointments today" rows={digest.today} linkTo={linkTo} />
      <Part heading="Tasks" rows={digest.tasks} linkTo={linkTo} />
      <Part heading="During quiet hours" rows={digest.overnight} linkTo={linkTo} />
      <EmailAction href={linkTo("/crm")}>Open your CRM</EmailAction>
      <EmailLink href={linkTo("/crm/account/notifications")}>Manage notifications</EmailLink>
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
        <EmailText key={path + title}>
          <EmailLink href={linkTo(path)}>{title}</EmailLink> {body}
        </EmailText>
      ))}
    </>
  );
}
