import { EmailFrame, EmailText } from "~/domains/messaging/messages/email-frame.email.tsx";

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
