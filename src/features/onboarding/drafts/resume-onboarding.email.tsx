import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function ResumeOnboarding(props: {
  step: number;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="Pick up where you left off."
      heading="Pick up where you left off"
      sender={props.sender}
    >
      <EmailText>
        Your answers up to step {props.step} of 7 are saved. This link opens them on any device for
        the next 30 days.
      </EmailText>
      <EmailAction href={props.link}>Continue my setup</EmailAction>
      <EmailText>
        If you didn't sign up with {props.sender.siteName}, you can ignore this email: nothing
        happens.
      </EmailText>
    </EmailFrame>
  );
}
