import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";

/** Tells an owner that nothing is sent to a webhook any more. */
export function WebhookPausedMail(props: {
  host: string;
  why: string;
  sender: { siteName: string; postalAddress: string };
  link: string;
}) {
  const { host, why, sender, link } = props;
  return (
    <EmailFrame
      preview={`Nothing is sent to ${host} anymore`}
      heading="A webhook is paused"
      sender={sender}
    >
      <EmailText>
        What happens in your business is sent to a program of yours. It failed for so long that we
        stopped. Nothing here is lost: fix the program, resume the webhook, and send again what it
        missed.
      </EmailText>
      <EmailDetails
        rows={[
          ["Program", host],
          ["Why", why],
        ]}
      />
      <EmailAction href={link}>Open the webhook</EmailAction>
    </EmailFrame>
  );
}
