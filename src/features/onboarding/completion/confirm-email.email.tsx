import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";
import type { PageOutcome } from "~/features/page-reviews/page-reviews.ts";

export function ConfirmEmail(props: {
  link: string;
  /** What becomes of the pages, as it is when the email is sent. */
  pages: readonly { outcome: PageOutcome; text: string }[];
  sender: { siteName: string; postalAddress: string };
}) {
  const { pages } = props;
  const goesLive = pages.some(({ outcome }) => outcome === "live");
  return (
    <EmailFrame
      preview={goesLive ? "One click and your business page goes live." : "One more click."}
      heading={goesLive ? "You're almost live" : "Confirm your email address"}
      sender={props.sender}
    >
      <EmailText>
        That's everything we need. Please confirm that this email address is yours.
        {goesLive ? " Every lead from your page is yours alone." : ""}
      </EmailText>
      {pages.length === 0 ? (
        <EmailText>Then we'll set up your page with you within 24 hours.</EmailText>
      ) : null}
      {pages.map(({ outcome, text }) => (
        <EmailText key={outcome}>{text}</EmailText>
      ))}
      <EmailAction href={props.link}>
        {goesLive ? "Confirm and go live" : "Confirm my email"}
      </EmailAction>
      <EmailText>
        If you didn't sign up with {props.sender.siteName}, you can ignore this email. Nothing
        happens until you click the button.
      </EmailText>
    </EmailFrame>
  );
}
