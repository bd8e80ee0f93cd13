import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailLink,
  EmailText,
} from "~/domains/messaging/index.ts";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import type { Described } from "./alerts/describe-notification.server.ts";
import type { Digest } from "./digest/digest.server.ts";
import { notificationText, notificationText as text } from "./notifications.text.en.ts";

export function MemberAlert(props: {
  title: string;
  body: string;
  /** The customer's details; the email is for the business's own members. */
  details: [label: string, value: string | null][];
  /** Of the customer, in E.164. */
  phone: string | null;
  phoneExtension: string | null;
  businessName: string;
  link: string;
  choicesLink: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame preview={props.body} heading={props.title} sender={props.sender}>
      <EmailText>{props.body}</EmailText>
      {props.details.some(([, value]) => value) ? <EmailDetails rows={props.details} /> : null}
      {props.phone ? (
        <EmailLink href={telLink(props.phone, props.phoneExtension)}>
          {text.call(formatPhone(props.phone, props.phoneExtension))}
        </EmailLink>
      ) : null}
      <EmailAction href={props.link}>{text.openCrm}</EmailAction>
      <EmailText>{text.why(props.businessName)}</EmailText>
      <EmailLink href={props.choicesLink}>{text.manage}</EmailLink>
    </EmailFrame>
  );
}

const { digest: digestText, manage } = notificationText;

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
      heading={digestText.heading(props.businessName)}
      sender={props.sender}
    >
      {digest.waiting > 0 ? (
        <EmailText>{digestText.waiting(<strong key="total">{digest.waiting}</strong>)}</EmailText>
      ) : null}
      <Part heading={digestText.headings.today} rows={digest.today} linkTo={linkTo} />
      <Part heading={digestText.headings.tasks} rows={digest.tasks} linkTo={linkTo} />
      <Part heading={digestText.headings.overnight} rows={digest.overnight} linkTo={linkTo} />
      <EmailAction href={linkTo("/crm")}>{digestText.openCrm}</EmailAction>
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
