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

/** The rest of a longer reply is in the CRM. */
const shown = 2_000;

export function ReplyReceived(props: {
  replier: Replier;
  reply: { words: string; channel: MessageChannel };
  readyToBook: boolean;
  mayStop: boolean;
  sender: { siteName: string; postalAddress: string };
  staffLink: string | null;
  /** Of the business's own screen; null for staff. */
  crmLink: string | null;
}) {
  const { replier, reply } = props;
  const words = reply.words.slice(0, shown) || "No message, only quoted text or a photo.";
  return (
    <EmailFrame preview={words.slice(0, 120)} heading={headingOf(props)} sender={props.sender}>
      <EmailText>
        {reply.channel === "sms" ? "Text" : "Email"} to {replier.businessName}.
        {replier.leadId
          ? " Automatic follow-up has stopped. It’s your turn."
          : " They aren’t getting automatic messages."}
      </EmailText>
      <EmailDetails
        rows={[
          ["Message", words],
          ["Phone", formatPhone(replier.phone, replier.phoneExtension)],
          ["Email", replier.email],
        ]}
      />
      {props.mayStop ? (
        <EmailText>
          They may want {replier.businessName} to stop messaging them. Texts to them are on hold
          until you decide whether to stop.
        </EmailText>
      ) : null}
      {props.staffLink ? (
        <EmailAction href={props.staffLink}>Open in the staff area</EmailAction>
      ) : replier.phone ? (
        <EmailAction href={telLink(replier.phone, replier.phoneExtension)}>
          Call {replier.name} now
        </EmailAction>
      ) : (
        <EmailAction href={`mailto:${replier.email}`}>Email {replier.name} now</EmailAction>
      )}
      {props.crmLink ? <EmailLink href={props.crmLink}>Open in your CRM</EmailLink> : null}
    </EmailFrame>
  );
}

type Heading = { replier: Replier; readyToBook: boolean; mayStop: boolean };

function headingOf({ replier: { name }, readyToBook, mayStop }: Heading): string {
  if (mayStop) return `${name} may want you to stop`;
  return readyToBook ? `${name} is ready to book` : `${name} replied`;
}
