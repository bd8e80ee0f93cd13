import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";

type Sender = { siteName: string; postalAddress: string };

/** Heading and subject, for a territory such as "Plumbing in Austin, TX". */
export const pageHeldHeading = (territory: string) => `Your page for ${territory} is under review`;

/** Notifies a business that its page is offline while under review. */
export function PageHeldEmail(props: { territory: string; link: string; sender: Sender }) {
  const { territory, link, sender } = props;
  const heading = pageHeldHeading(territory);
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>
        A live page already covers this city under a different spelling of its name, and each
        territory belongs to one business. Your page is offline and first on the waiting list while
        we review it. Reply to this email with any questions.
      </EmailText>
      <EmailAction href={link}>Open your pages</EmailAction>
    </EmailFrame>
  );
}

/** Notifies staff which page needs review, and why. */
export function PageHeldAlert(props: {
  business: string;
  territory: string;
  reasons: readonly string[];
  link: string;
  sender: Sender;
}) {
  const { business, territory, reasons, link, sender } = props;
  const heading = `Review needed: ${business}`;
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailText>This page isn't live until you publish it.</EmailText>
      <EmailDetails
        rows={[
          ["Territory", territory],
          ...reasons.map((reason): [string, string] => ["Why", reason]),
        ]}
      />
      <EmailAction href={link}>View pages on hold</EmailAction>
    </EmailFrame>
  );
}
