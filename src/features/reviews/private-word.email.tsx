import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";

export function PrivateWordMail(props: {
  customerName: string;
  what: string;
  /** As people read it. */
  phone: string | null;
  email: string | null;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { customerName, what, phone, email, link, sender } = props;
  return (
    <EmailFrame preview={what} heading={`${customerName} sent you a message`} sender={sender}>
      <EmailText>
        It’s a private message about their appointment. You’ll find it in your inbox.
      </EmailText>
      <EmailDetails
        rows={[
          ["Job", what],
          ["Phone", phone],
          ["Email", email],
        ]}
      />
      <EmailAction href={link}>Open your inbox</EmailAction>
    </EmailFrame>
  );
}
