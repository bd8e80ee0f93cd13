import {
  EmailAction,
  EmailDetails,
  EmailFrame,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";
import { type ReportReason, reportReasonLabels } from "./lead-reports.ts";

export function LeadReportDecided(props: {
  name: string;
  accepted: boolean;
  reason: ReportReason;
  answer: string | null;
  sender: { siteName: string; postalAddress: string };
  link: string;
}) {
  const { name, accepted } = props;
  return (
    <EmailFrame
      preview={accepted ? "Your report was accepted." : "Your report was declined."}
      heading={accepted ? "Your report was accepted" : "Your report was declined"}
      sender={props.sender}
    >
      <EmailText>
        {accepted
          ? `${name} is marked as lost, gets no more messages, and brings no revenue share.`
          : `${name} stays among your leads as before.`}
      </EmailText>
      <EmailDetails
        rows={[
          ["You said", reportReasonLabels[props.reason]],
          ["Our answer", props.answer],
        ]}
      />
      <EmailAction href={props.link}>Open the lead</EmailAction>
    </EmailFrame>
  );
}
