import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";
import { type ReportReason, reportReasonLabels } from "./lead-reports.ts";

export function LeadReportDecided(props: {
  name: string;
  accepted: boolean;
  /** Whether the business is or was in revenue share. */
  paysCommission: boolean;
  reason: ReportReason;
  answer: string | null;
  sender: { siteName: string; postalAddress: string };
  link: string;
}) {
  const { name, accepted, paysCommission } = props;
  return (
    <EmailFrame
      preview={accepted ? "Your report was accepted." : "Your report was declined."}
      heading={accepted ? "Your report was accepted" : "Your report was declined"}
      sender={props.sender}
    >
      <EmailText>
        {accepted
          ? `We marked ${name} as lost and won't message them again.${paysCommission ? " You won't owe commission on this lead." : ""}`
          : `${name} stays in your leads.`}
      </EmailText>
      <EmailDetails
        rows={[
          ["You said", reportReasonLabels[props.reason]],
          ["Our reply", props.answer],
        ]}
      />
      <EmailAction href={props.link}>Open the lead</EmailAction>
    </EmailFrame>
  );
}
