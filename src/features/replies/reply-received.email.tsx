import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailLink,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";
import type { MessageChannel } from "~/features/messages/messages.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

/** A longer answer is read where it stands. */
const shown = 2_000;

export function ReplyReceived(props: {
  lead: { name: string; phone: string | null; email: string | null };
  reply: { text: string | null; channel: MessageChannel };
  readyToBook: boolean;
  businessName: string;
  sender: { siteName: string; postalAddress: string };
  staffLink: string | null;
  /** Of the business's own screen; null for staff. */
  crmLink: string | null;
}) {
  const { lead, reply } = props;
  const words = reply.text?.slice(0, shown).trim() || "They sent no words.";
  return (
    <EmailFrame
      preview={words.slice(0, 120)}
      heading={props.readyToBook ? `${lead.name} is ready to book` : `${lead.name} replied`}
      sender={props.sender}
    >
      <EmailText>
        {reply.channel === "sms" ? "By text" : "By email"} to {props.businessName}. The automatic
        follow-up has ended: from here a person goes on.
      </EmailText>
      <EmailDetails
        rows={[
          ["They wrote", words],
          ["Phone", formatPhone(lead.phone)],
          ["Email", lead.email],
        ]}
      />
      {props.staffLink ? (
        <EmailAction href={props.staffLink}>Open in the staff area</EmailAction>
      ) : lead.phone ? (
        <EmailAction href={`tel:${lead.phone}`}>Call {lead.name} now</EmailAction>
      ) : (
        <EmailAction href={`mailto:${lead.email}`}>Write to {lead.name} now</EmailAction>
      )}
      {props.crmLink ? <EmailLink href={props.crmLink}>Open it in your CRM</EmailLink> : null}
    </EmailFrame>
  );
}
