import { replyReceivedText as text } from "~/domains/inbox/inbox.text.en.ts";
import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailLink,
  EmailText,
  type WrittenChannel,
} from "~/domains/messaging/index.ts";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import type { Replier } from "./find-replier.server.ts";

/** Longer replies are cut; the CRM has the rest. */
const maxShownLength = 2_000;

export function ReplyReceived(props: {
  replier: Replier;
  reply: { text: string; channel: WrittenChannel };
  readyToBook: boolean;
  mayStop: boolean;
  sender: { siteName: string; postalAddress: string };
  staffLink: string | null;
  /** Link to the business's own screen; null for staff. */
  crmLink: string | null;
}) {
  const { replier, reply } = props;
  const shownText = reply.text.slice(0, maxShownLength) || text.noText;
  return (
    <EmailFrame preview={shownText.slice(0, 120)} heading={headingOf(props)} sender={props.sender}>
      <EmailText>
        {props.staffLink
          ? text.sentToBusiness[reply.channel](replier.businessName)
          : text.sentTo[reply.channel]}{" "}
        {replier.leadId ? text.followUpStopped : text.noFollowUp}
      </EmailText>
      <EmailDetails
        rows={[
          [text.details.message, shownText],
          [text.details.phone, formatPhone(replier.phone, replier.phoneExtension)],
          [text.details.email, replier.email],
        ]}
      />
      {props.mayStop ? (
        <EmailText>
          {props.staffLink ? text.mayStopBusiness(replier.businessName) : text.mayStop}
        </EmailText>
      ) : null}
      {props.staffLink ? (
        <EmailAction href={props.staffLink}>{text.openStaffArea}</EmailAction>
      ) : replier.phone ? (
        <EmailAction href={telLink(replier.phone, replier.phoneExtension)}>
          {text.call(replier.name)}
        </EmailAction>
      ) : (
        <EmailAction href={`mailto:${replier.email}`}>{text.email(replier.name)}</EmailAction>
      )}
      {props.crmLink ? <EmailLink href={props.crmLink}>{text.openCrm}</EmailLink> : null}
    </EmailFrame>
  );
}

type Heading = { replier: Replier; readyToBook: boolean; mayStop: boolean };

function headingOf({ replier: { name }, readyToBook, mayStop }: Heading): string {
  const { headings } = text;
  if (mayStop) return headings.mayStop(name);
  return readyToBook ? headings.readyToBook(name) : headings.reply(name);
}
