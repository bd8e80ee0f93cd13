import { Link } from "react-email";
import {
  EmailAction,
  type EmailBusiness,
  EmailDetails,
  EmailFrame,
  EmailText,
  unsubscribeFrom,
} from "~/domains/messaging/index.ts";
import { changeLimitHours } from "~/domains/schedule/visit-offers/visit-offers.ts";
import { visitNoticeText } from "./visit-notices.text.en.ts";

export function VisitNoticeMail(props: {
  notice: keyof typeof visitNoticeText.headings;
  businessName: string;
  arrival: string;
  phone: string | null;
  link: string | null;
  also: string | null;
  what: string;
  address: string | null;
  sender: { siteName: string; postalAddress: string };
  preferencesUrl: string | null;
  business: EmailBusiness | null;
  portalUrl: string | null;
}) {
  const { notice, businessName, arrival, phone, preferencesUrl } = props;
  return (
    <EmailFrame
      preview={arrival}
      heading={visitNoticeText.headings[notice]}
      business={props.business}
      portalUrl={props.portalUrl}
      sender={props.sender}
    >
      <EmailDetails
        rows={[
          [visitNoticeText.business, businessName],
          [visitNoticeText.when, arrival],
          [visitNoticeText.job, props.what],
          [visitNoticeText.address, props.address],
        ]}
      />
      {props.also ? <EmailText>{props.also}</EmailText> : null}
      <EmailText>
        {notice === "canceled" ? "" : `${visitNoticeText.attached} `}
        {visitNoticeText.questions(phone)}
      </EmailText>
      {props.link ? (
        <>
          <EmailAction href={props.link}>{visitNoticeText.change}</EmailAction>
          <EmailText>{visitNoticeText.changeLimit(changeLimitHours)}</EmailText>
        </>
      ) : null}
      {preferencesUrl ? (
        <EmailText>
          <Link href={preferencesUrl}>{unsubscribeFrom(businessName)}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}
