import { Link } from "react-email";
import {
  EmailAction,
  type EmailBusiness,
  EmailDetails,
  EmailFrame,
  EmailText,
  unsubscribeFrom,
} from "~/domains/messaging/index.ts";
import type { InvoiceMessageContent } from "./invoice-messages.ts";
import { invoiceText } from "./invoices.text.en.ts";

/** An invoice, reminder, or receipt email: its state, details, and link. */
export function InvoiceMail(props: {
  content: InvoiceMessageContent;
  businessName: string;
  rows: [label: string, value: string | null][];
  howToPay: string | null;
  link: string;
  preferencesUrl: string | null;
  business: EmailBusiness | null;
  portalUrl: string | null;
  sender: { siteName: string; postalAddress: string };
}) {
  const { content, businessName, rows, howToPay, link, preferencesUrl, sender } = props;
  return (
    <EmailFrame
      preview={content.statusText}
      heading={invoiceText.from(content.subject, businessName)}
      business={props.business}
      portalUrl={props.portalUrl}
      sender={sender}
    >
      <EmailText>{content.statusText}</EmailText>
      <EmailDetails rows={rows} />
      {howToPay ? <EmailText>{invoiceText.instructions(howToPay)}</EmailText> : null}
      <EmailText>{invoiceText.aboutPage}</EmailText>
      <EmailAction href={link}>{content.link.button}</EmailAction>
      {preferencesUrl ? (
        <EmailText>
          <Link href={preferencesUrl}>{unsubscribeFrom(businessName)}</Link>
        </EmailText>
      ) : null}
    </EmailFrame>
  );
}
