import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailLink,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";
import type { MessageChannel } from "~/features/messages/messages.ts";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import type { Replier } from "./find-replier.server.ts";

/** A longer answer is read where it stands. */
const shown = 2_000;

export function ReplyReceived(props: {
  replier: Replier;
  reply: { words: string; channel: MessageChannel };
  readyToBook: boolean;
  sender: { siteName: string; postalAddress: string };
  staffLink: string | null;
  /** Of the business's own screen; null for staff. */
  crmLink: string | null;
}) {
  const { replier, reply } = props;
  const words = reply.words.slice(0, shown) || "They sent no words.";
  return (
    <EmailFrame
      preview={words.slice(0, 120)}
      heading={props.readyToBook ? `${replier.name} is ready to book` : `${replier.name} replied`}
      sender={props.sender}
    >
      <EmailText>
        {reply.channel === "sms" ? "By text" : "By email"} to {replier.businessName}.
        {replier.leadId
          ? " The automatic follow-up has ended: from here a person goes on."
          : " No automatic message answers them."}
      </EmailText>
      <EmailDetails
        rows={[
          ["They wrote", words],
          ["Phone", formatPhone(replier.phone)],
          ["Email", replier.email],
        ]}
      />
      {props.staffLink ? (
        <EmailAction href={props.staffLink}>Open in the staff area</EmailAction>
      ) : replier.phone ? (
        <EmailAction href={telLink(replier.phone)}>Call {replier.name} now</EmailAction>
      ) : (
        <EmailAction href={`mailto:${replier.email}`}>Email {replier.name} now</EmailAction>
      )}
      {props.crmLink ? <EmailLink href={props.crmLink}>Open it in your CRM</EmailLink> : null}
    </EmailFrame>
  );
}
