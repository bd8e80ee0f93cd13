import type { Urgency } from "~/domains/leads/leads.ts";
import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailLink,
  EmailText,
} from "~/domains/messaging/index.ts";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import { urgencyLabels } from "../leads.text.en.ts";
import { leadReceivedText as text } from "./lead-received.text.en.ts";

export function LeadReceived(props: {
  lead: {
    name: string;
    phone: string | null;
    phoneExtension: string | null;
    email: string | null;
  };
  enquiry: { need: string; zipCode: string | null; urgency: Urgency };
  again: boolean;
  /** Whether it came through the business's page, not a connected source. */
  isFromPage: boolean;
  /** The ad or site the lead came from; null if unknown. */
  cameFrom: string | null;
  businessName: string;
  sender: { siteName: string; postalAddress: string };
  staffLink: string | null;
  /** Link to the business's own screen; null for staff. */
  crmLink: string | null;
}) {
  const { lead, enquiry } = props;
  const urgency = urgencyLabels[enquiry.urgency];
  return (
    <EmailFrame
      preview={text.preview({ name: lead.name, zipCode: enquiry.zipCode, urgency })}
      heading={text.heading(lead.name, props.again)}
      sender={props.sender}
    >
      <EmailText>
        {props.isFromPage
          ? props.staffLink
            ? text.exclusiveTo(props.businessName)
            : text.exclusive
          : text.from(props.cameFrom)}
      </EmailText>
      <EmailDetails
        rows={[
          [text.details.name, lead.name],
          [text.details.phone, formatPhone(lead.phone, lead.phoneExtension)],
          [text.details.email, lead.email],
          [text.details.need, enquiry.need],
          [text.details.zipCode, enquiry.zipCode],
          [text.details.urgency, urgency],
          [text.details.source, props.cameFrom],
        ]}
      />
      {props.staffLink ? (
        <EmailAction href={props.staffLink}>{text.openStaffArea}</EmailAction>
      ) : lead.phone ? (
        <EmailAction href={telLink(lead.phone, lead.phoneExtension)}>
          {text.call(lead.name)}
        </EmailAction>
      ) : (
        <EmailAction href={`mailto:${lead.email}`}>{text.email(lead.name)}</EmailAction>
      )}
      {props.crmLink ? <EmailLink href={props.crmLink}>{text.openCrm}</EmailLink> : null}
    </EmailFrame>
  );
}
