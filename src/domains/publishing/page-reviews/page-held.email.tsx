import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/domains/messaging/messages/email-frame.email.tsx";

type Sender = { siteName: string; postalAddress: string };

/** Of "Plumbing in Austin, TX"; the subject, too. */
export const pageHeldHeading = (territory: string) => `Your page for ${territory} is under review`;

/** Tells a business that its page is offline while we look at it. */
export function PageHeldMail(props: { territory: string; link: string; sender: Sender }) {
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

/** Tells staff which page waits for them, and why. */
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
