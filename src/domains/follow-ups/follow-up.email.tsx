import { Fragment } from "react";
import { Link } from "react-email";
import {
  type EmailBusiness,
  EmailFrame,
  EmailText,
  unsubscribeFrom,
} from "~/domains/messaging/index.ts";

/** A business's own text: blank lines separate paragraphs, and line breaks are preserved. */
export function FollowUp(props: {
  businessName: string;
  subject: string;
  text: string;
  sender: { siteName: string; postalAddress: string };
  preferencesUrl: string | null;
  business?: EmailBusiness | null;
}) {
  return (
    <EmailFrame
      preview={props.subject}
      heading={props.business ? props.subject : props.businessName}
      business={props.business}
      sender={props.sender}
    >
      {props.text.split(/\n{2,}/).map((paragraph) => (
        <EmailText key={paragraph}>
          {paragraph.split("\n").map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ID, only a position
            <Fragment key={index}>
              {index > 0 ? <br /> : null}
              {line}
            </Fragment>
          ))}
        </EmailText>
      ))}
      {props.preferencesUrl ? (
        <EmailText>
          <Link href={props.preferencesUrl}>{unsubscribeFrom(props.businessName)}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}
