import {
  EmailAction,
  EmailDetails,
  EmailFrame,
} from "~/domains/messaging/messages/email-frame.email.tsx";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { ApplicationRow } from "../revenue-share.emails.server.ts";

export function ApplicationAlert(props: {
  application: ApplicationRow;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { application } = props;
  return (
    <EmailFrame
      preview={`${application.businessName} applied for revenue share.`}
      heading="New revenue share application"
      sender={props.sender}
    >
      <EmailDetails
        rows={[
          ["Business", application.businessName],
          ["Contact", application.contactName],
          ["Email", application.email],
          ["Phone", formatPhone(application.phone)],
          ["Services", application.services.join(", ")],
          ["Service areas", application.serviceAreas.join(", ")],
          ["Years of experience", String(application.yearsExperience)],
          ["Current monthly leads", application.currentMonthlyLeads?.toString() ?? null],
          ["Target monthly leads", application.targetMonthlyLeads?.toString() ?? null],
          ["Lead value", application.leadValueRange],
        ]}
      />
      <EmailAction href={props.link}>Review application</EmailAction>
    </EmailFrame>
  );
}
