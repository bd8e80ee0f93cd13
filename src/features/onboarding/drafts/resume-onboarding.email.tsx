import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";
import type { PageOutcome } from "~/features/page-reviews/page-reviews.ts";

export function ResumeOnboarding(props: {
  step: number;
  /** What becomes of the pages that don't go live right away. */
  pages: readonly { outcome: PageOutcome; text: string }[];
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="Pick up where you left off."
      heading="Pick up where you left off"
      sender={props.sender}
    >
      <EmailText>
        Your answers up to step {props.step} of 7 are saved. This link opens them on any device for
        the next 30 days.
      </EmailText>
      {props.pages.map(({ outcome, text }) => (
        <EmailText key={outcome}>{text}</EmailText>
      ))}
      <EmailAction href={props.link}>Continue my setup</EmailAction>
      <EmailText>
        If you didn't sign up with {props.sender.siteName}, you can ignore this email. Nothing will
        happen.
      </EmailText>
    </EmailFrame>
  );
}
