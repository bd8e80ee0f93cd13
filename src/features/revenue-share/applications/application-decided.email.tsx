import { EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function ApplicationDecided(props: {
  approved: boolean;
  sender: { siteName: string; postalAddress: string };
}) {
  const { approved } = props;
  return (
    <EmailFrame
      preview={approved ? "Your website and ads are next." : "We cannot take your business on now."}
      heading={approved ? "Welcome to the program" : "Thank you for applying"}
      sender={props.sender}
    >
      {approved ? (
        <EmailText>
          Your business is in the revenue share program. Next we set up your website and your ads,
          at our expense. You pay 20% commission on the deals you close, and nothing else.
        </EmailText>
      ) : (
        <EmailText>
          We looked at your application and cannot take your business on right now. You are welcome
          to apply again, or to answer this email with a question.
        </EmailText>
      )}
    </EmailFrame>
  );
}
