import {
  EmailAction,
  type EmailBusiness,
  EmailFrame,
  EmailText,
} from "~/domains/messaging/index.ts";
import { portalText } from "./portal.text.en.ts";

export function PortalLinkMail(props: {
  businessName: string;
  link: string;
  business: EmailBusiness | null;
  sender: { siteName: string; postalAddress: string };
}) {
  const { businessName, link, business, sender } = props;
  return (
    <EmailFrame
      preview={portalText.mail.preview}
      heading={portalText.heading(businessName)}
      business={business}
      sender={sender}
    >
      <EmailText>{portalText.mail.about(businessName)}</EmailText>
      <EmailAction href={link}>{portalText.mail.open}</EmailAction>
      <EmailText>{portalText.mail.keep}</EmailText>
    </EmailFrame>
  );
}
