import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailLink,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import { type Urgency, urgencyLabels } from "../leads.ts";

export function LeadReceived(props: {
  lead: {
    name: string;
    phone: string | null;
    phoneExtension: string | null;
    email: string | null;
  };
  enquiry: { need: string; zipCode: string | null; urgency: Urgency };
  again: boolean;
  /** The ad or site that led here, if known. */
  cameFrom: string | null;
  businessName: string;
  sender: { siteName: string; postalAddress: string };
  staffLink: string | null;
  /** Of the business's own screen; null for staff. */
  crmLink: string | null;
}) {
  const { lead, enquiry } = props;
  return (
    <EmailFrame
      preview={`${[lead.name, enquiry.zipCode && `ZIP ${enquiry.zipCode}`].filter(Boolean).join(", ")}: ${urgencyLabels[enquiry.urgency]}`}
      heading={
        props.again ? `${lead.name} sent another request` : `${lead.name} requested an estimate`
      }
      sender={props.sender}
    >
      <EmailText>
        This lead came through {props.businessName}’s page and is exclusive to {props.businessName}.
      </EmailText>
      <EmailDetails
        rows={[
          ["Name", lead.name],
          ["Phone", formatPhone(lead.phone, lead.phoneExtension)],
          ["Email", lead.email],
          ["Needs", enquiry.need],
          ["ZIP code", enquiry.zipCode],
          ["When", urgencyLabels[enquiry.urgency]],
          ["Source", props.cameFrom],
        ]}
      />
      {props.staffLink ? (
        <EmailAction href={props.staffLink}>Open in the staff area</EmailAction>
      ) : lead.phone ? (
        <EmailAction href={telLink(lead.phone, lead.phoneExtension)}>
          Call {lead.name} now
        </EmailAction>
      ) : (
        <EmailAction href={`mailto:${lead.email}`}>Email {lead.name} now</EmailAction>
      )}
      {props.crmLink ? <EmailLink href={props.crmLink}>Open in your CRM</EmailLink> : null}
    </EmailFrame>
  );
}
