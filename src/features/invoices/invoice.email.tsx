import { Link } from "react-email";
import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";

export function InvoiceMail(props: {
  businessName: string;
  name: string;
  what: string;
  owed: string;
  due: string;
  howToPay: string | null;
  link: string;
  preferencesUrl: string | null;
  sender: { siteName: string; postalAddress: string };
}) {
  const { businessName, name, what, owed, due, howToPay, link, preferencesUrl, sender } = props;
  return (
    <EmailFrame preview={owed} heading={`Your invoice from ${businessName}`} sender={sender}>
      <EmailDetails
        rows={[
          ["Invoice", name],
          ["Job", what],
          ["Balance due", owed],
          ["Due", due],
        ]}
      />
      {howToPay ? <EmailText>How to pay: {howToPay}</EmailText> : null}
      <EmailText>Its page shows each line and what you have paid. No account is needed.</EmailText>
      <EmailAction href={link}>Open the invoice</EmailAction>
      {preferencesUrl ? (
        <EmailText>
          <Link href={preferencesUrl}>Stop messages from {businessName}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}
