import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { FormNotification } from "../onboarding.emails.server.ts";

export function FormCompleted(props: {
  notification: FormNotification;
  /** "Nov 25, 2026, 2:32 PM", in the operator's time zone. */
  startedAt: string;
  place: string | null;
  /** Why its pages wait for staff; empty where they don't. */
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
