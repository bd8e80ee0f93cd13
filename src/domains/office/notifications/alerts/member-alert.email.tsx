import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailLink,
  EmailText,
} from "~/domains/messaging/messages/email-frame.email.tsx";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import { notificationText as text } from "../notifications.text.en.ts";

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
