import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";

/** Notifies an owner that a webhook was paused. */
export function WebhookPausedMail(props: {
  host: string;
  why: string;
  sender: { siteName: string; postalAddress: string };
  link: string;
}) {
  const { host, why, sender, link } = props;
  return (
    <EmailFrame
      preview={`We stopped sending to ${host}`}
      heading="A webhook is paused"
      sender={sender}
    >
      <EmailText>
        Your webhook sends events to another app. Deliveries failed for so long that we stopped
        sending them. Fix the app, then resume the webhook. You can resend events that failed.
        Events that happen while it's paused aren't sent.
      </EmailText>
      <EmailDetails
        rows={[
          ["App", host],
          ["Why", why],
        ]}
      />
      <EmailAction href={link}>Open the webhook</EmailAction>
    </EmailFrame>
  );
}
