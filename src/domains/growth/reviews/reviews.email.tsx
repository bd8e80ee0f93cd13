import { Link } from "react-email";
import {
  EmailAction,
  type EmailBusiness,
  EmailDetails,
  EmailFrame,
  EmailText,
  unsubscribeFrom,
} from "~/domains/messaging/index.ts";
import { reviewText, privateMessageText as text } from "./reviews.text.en.ts";

export function ReviewRequestMail(props: {
  businessName: string;
  day: string;
  link: string;
  preferencesUrl: string | null;
  business: EmailBusiness | null;
  sender: { siteName: string; postalAddress: string };
}) {
  const { businessName, day, link, preferencesUrl, sender } = props;
  return (
    <EmailFrame
      preview={reviewText.preview(day)}
      heading={reviewText.heading(businessName)}
      business={props.business}
      sender={sender}
    >
      <EmailText>{reviewText.email(businessName, day)}</EmailText>
      <EmailAction href={link}>{reviewText.action}</EmailAction>
      <EmailText>{reviewText.orPrivate(businessName)}</EmailText>
      {preferencesUrl ? (
        <EmailText>
          <Link href={preferencesUrl}>{unsubscribeFrom(businessName)}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}

export function PrivateMessageMail(props: {
  customerName: string;
  what: string;
  /** Formatted for display. */
  phone: string | null;
  email: string | null;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { customerName, what, phone, email, link, sender } = props;
  return (
    <EmailFrame preview={what} heading={text.heading(customerName)} sender={sender}>
      <EmailText>{text.isPrivate}</EmailText>
      <EmailDetails
        rows={[
          [text.details.job, what],
          [text.details.phone, phone],
          [text.details.email, email],
        ]}
      />
      <EmailAction href={link}>{text.open}</EmailAction>
    </EmailFrame>
  );
}
