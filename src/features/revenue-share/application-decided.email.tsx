import { EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";
import type { ApplicationRow } from "./revenue-share.emails.server.ts";

export function ApplicationDecided(props: {
  application: ApplicationRow;
  approved: boolean;
  sender: { siteName: string; postalAddress: string };
}) {
  const { application, approved } = props;
  return (
    <EmailFrame
      preview={approved ? "Your website and ads are next." : "We cannot take your business on now."}
      heading={
        approved ? `Welcome, ${application.contactName}` : `Thank you, ${application.contactName}`
      }
      sender={props.sender}
    >
      {approved ? (
        <EmailText>
          {application.businessName} is in the revenue share program. Next we set up your website
          and your ads, at our expense. You pay 20% commission on the deals you close, and nothing
          else.
        </EmailText>
      ) : (
        <EmailText>
          We looked at your application for {application.businessName} and cannot take it on right
          now. You are welcome to apply again, or to answer this email with a question.
        </EmailText>
      )}
    </EmailFrame>
  );
}
