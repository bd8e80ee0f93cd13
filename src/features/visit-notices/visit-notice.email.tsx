import { Link } from "react-email";
import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";
import { changeLimitHours } from "~/features/visit-offers/visit-offers.ts";
import { mailHeadings } from "./visit-notices.ts";

export function VisitNoticeMail(props: {
  notice: keyof typeof mailHeadings;
  businessName: string;
  arrival: string;
  phone: string | null;
  link: string | null;
  also: string | null;
  what: string;
  address: string | null;
  sender: { siteName: string; postalAddress: string };
  preferencesUrl: string | null;
}) {
  const { notice, businessName, arrival, phone, preferencesUrl } = props;
  return (
    <EmailFrame preview={arrival} heading={mailHeadings[notice]} sender={props.sender}>
      <EmailDetails
        rows={[
          ["Business", businessName],
          ["When", arrival],
          ["Job", props.what],
          ["Address", props.address],
        ]}
      />
      {props.also ? <EmailText>{props.also}</EmailText> : null}
      <EmailText>
        {notice === "canceled"
          ? "No one will come at that time."
          : "The visit is attached for your calendar."}{" "}
        {phone
          ? `Questions, or need a different time? Call ${phone}.`
          : "Questions, or need a different time? Just reply to this email."}
      </EmailText>
      {props.link ? (
        <>
          <EmailAction href={props.link}>Move or cancel</EmailAction>
          <EmailText>You can do so up to {changeLimitHours} hours before your visit.</EmailText>
        </>
      ) : null}
      {preferencesUrl ? (
        <EmailText>
          <Link href={preferencesUrl}>Stop messages from {businessName}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}
