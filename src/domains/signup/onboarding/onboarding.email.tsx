import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";
import type { PageOutcome } from "~/domains/publishing/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { FormNotification } from "./onboarding.emails.server.ts";

export function ConfirmEmail(props: {
  link: string;
  /** The outcome of each page at the time the email is sent. */
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

export function ResumeOnboarding(props: {
  step: number;
  /** The outcomes of pages that don't go live right away. */
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

export function FormCompleted(props: {
  notification: FormNotification;
  /** "Nov 25, 2026, 2:32 PM", in the operator's time zone. */
  startedAt: string;
  place: string | null;
  /** Why its pages need review by staff; empty if they don't. */
  holds: readonly string[];
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { notification } = props;
  return (
    <EmailFrame
      preview={`${notification.business_name} finished all seven steps.`}
      heading="New onboarding completed"
      sender={props.sender}
    >
      <EmailText>{notification.business_name} finished all seven steps.</EmailText>
      <EmailDetails
        rows={[
          ["Business", notification.business_name],
          ["Email", notification.email],
          ["Phone", formatPhone(notification.phone)],
          ["Services", notification.services.join(", ")],
          ["City", props.place ?? "not given, so no page was drafted"],
          ["Started", props.startedAt],
          ...props.holds.map((reason): [string, string] => ["Review needed", reason]),
        ]}
      />
      <EmailAction href={props.link}>Open in the staff area</EmailAction>
    </EmailFrame>
  );
}
