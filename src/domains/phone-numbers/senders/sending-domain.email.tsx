import { EmailAction, EmailFrame, EmailText } from "~/domains/messaging/index.ts";

type Change = "works" | "broken";

export const sendingDomainSubjects: Record<Change, (domain: string) => string> = {
  works: (domain) => `Your emails are now sent from ${domain}`,
  broken: (domain) => `Your emails are no longer sent from ${domain}`,
};

const texts: Record<Change, string> = {
  works:
    "We found the DNS records. Emails to your customers are now sent from your own domain. Keep the records in place.",
  broken:
    "A DNS record we need is missing or changed, so emails to your customers are sent from our domain for now. They\u2019re still delivered. Restore the record, and we switch back automatically.",
};

/** Notifies an owner that emails are sent from their domain, or no longer are. */
export function SendingDomainMail(props: {
  what: Change;
  domain: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { what, domain, link, sender } = props;
  const heading = sendingDomainSubjects[what](domain);
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>{texts[what]}</EmailText>
      <EmailAction href={link}>View records</EmailAction>
    </EmailFrame>
  );
}
