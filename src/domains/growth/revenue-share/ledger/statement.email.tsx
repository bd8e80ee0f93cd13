import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/domains/messaging/messages/email-frame.email.tsx";

/** The email with a question about a statement, or the reply. */
export function StatementMail(props: {
  heading: string;
  rows: [string, string][];
  words: string;
  link: string;
  button: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { heading, rows, words, link, button, sender } = props;
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailDetails rows={rows} />
      <EmailText>{words}</EmailText>
      <EmailAction href={link}>{button}</EmailAction>
    </EmailFrame>
  );
}
