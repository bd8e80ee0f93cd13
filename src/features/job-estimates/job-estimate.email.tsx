import { Link } from "react-email";
import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";
import { type LocalDay, longDay } from "~/features/time-zones/local-day.ts";

export function JobEstimateMail(props: {
  businessName: string;
  name: string;
  what: string;
  price: string;
  until: LocalDay | null;
  link: string;
  preferencesUrl: string | null;
  sender: { siteName: string; postalAddress: string };
}) {
  const { businessName, name, what, price, until, link, preferencesUrl, sender } = props;
  return (
    <EmailFrame preview={price} heading={`Your estimate from ${businessName}`} sender={sender}>
      <EmailDetails
        rows={[
          ["Estimate", name],
          ["Job", what],
          ["Price", price],
          ["Good until", until && longDay(until)],
        ]}
      />
      <EmailText>
        You can read it, ask a question, accept or decline it. No account is needed.
      </EmailText>
      <EmailAction href={link}>Open the estimate</EmailAction>
      {preferencesUrl ? (
        <EmailText>
          <Link href={preferencesUrl}>Stop messages from {businessName}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}
