import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { ApplicationRow } from "./revenue-share.emails.server.ts";

export function ApplicationReceived(props: {
  application: ApplicationRow;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { application } = props;
  return (
    <EmailFrame
      preview="We'll review it and get back to you within 24 hours."
      heading="Thank you for applying"
      sender={props.sender}
    >
      <EmailText>
        We got your application. We'll review it and get back to you within 24 hours. You pay
        nothing up front, only 20% commission on closed deals.
      </EmailText>
      <EmailText>Please confirm that this email address is yours:</EmailText>
      <EmailAction href={props.link}>Confirm my email address</EmailAction>
      <EmailDetails
        rows={[
          ["Services", application.services.join(", ")],
          ["Lead value", application.leadValueRange],
        ]}
      />
      <EmailText>
        The link expires in 7 days and can only be used once. If you didn't apply to{" "}
        {props.sender.siteName}, you can ignore this email. Nothing will happen.
      </EmailText>
    </EmailFrame>
  );
}

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

export function ApplicationDecided(props: {
  approved: boolean;
  sender: { siteName: string; postalAddress: string };
}) {
  const { approved } = props;
  return (
    <EmailFrame
      preview={
        approved ? "Your website and ads are next." : "We can't accept your application right now."
      }
      heading={approved ? "Welcome to the program" : "Thank you for applying"}
      sender={props.sender}
    >
      {approved ? (
        <EmailText>
          Your business is in the revenue share program. Next, we'll set up your website and ads at
          our expense. You pay 20% commission on the deals you close, and nothing else.
        </EmailText>
      ) : (
        <EmailText>
          We reviewed your application and can't accept it right now. You're welcome to apply again,
          or reply to this email with any questions.
        </EmailText>
      )}
    </EmailFrame>
  );
}

/** The email with a question about a statement, or the reply. */
export function StatementMail(props: {
  heading: string;
  rows: [string, string][];
  text: string;
  link: string;
  button: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { heading, rows, text, link, button, sender } = props;
  return (
    <EmailFrame preview={heading} heading={heading} sender={sender}>
      <EmailDetails rows={rows} />
      <EmailText>{text}</EmailText>
      <EmailAction href={link}>{button}</EmailAction>
    </EmailFrame>
  );
}
