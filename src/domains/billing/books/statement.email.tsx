import { Link } from "react-email";
import {
  EmailAction,
  type EmailBusiness,
  EmailDetails,
  EmailFrame,
  EmailLink,
  EmailText,
  unsubscribeFrom,
} from "~/domains/messaging/index.ts";
import { statementText } from "./statement.text.en.ts";

/** A customer's statement: its sums, the unpaid invoices with their links, and how to pay. */
export function StatementMail(props: {
  businessName: string;
  days: string;
  rows: [label: string, value: string | null][];
  unpaid: { text: string; link: string | null }[];
  howToPay: string | null;
  preferencesUrl: string | null;
  business: EmailBusiness | null;
  portalUrl: string | null;
  sender: { siteName: string; postalAddress: string };
}) {
  const { businessName, days, rows, unpaid, howToPay, preferencesUrl, portalUrl } = props;
  return (
    <EmailFrame
      preview={statementText.intro(days)}
      heading={statementText.subject(businessName)}
      business={props.business}
      portalUrl={null}
      sender={props.sender}
    >
      <EmailText>{statementText.intro(days)}</EmailText>
      <EmailDetails rows={rows} />
      {unpaid.length > 0 ? <EmailText>{statementText.unpaid}</EmailText> : null}
      {unpaid.map(({ text, link }) =>
        link ? (
          <EmailLink key={text} href={link}>
            {text}
          </EmailLink>
        ) : (
          <EmailText key={text}>{text}</EmailText>
        ),
      )}
      {howToPay && unpaid.length > 0 ? (
        <EmailText>{statementText.instructions(howToPay)}</EmailText>
      ) : null}
      {portalUrl ? <EmailAction href={portalUrl}>{statementText.seeAccount}</EmailAction> : null}
      <EmailText>{statementText.questions}</EmailText>
      {preferencesUrl ? (
        <EmailText>
          <Link href={preferencesUrl}>{unsubscribeFrom(businessName)}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}
