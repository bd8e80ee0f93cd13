import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";

/** Notifies staff that unusual texting paused a business's automatic texts. */
export function TextBurst(props: {
  reason: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const heading = "Unusual texting paused a business\u2019s automatic texts";
  return (
    <EmailFrame preview={heading} heading={heading} sender={props.sender}>
      <EmailText>
        Many similar new numbers were texted within minutes, which can mean toll fraud. Check the
        latest requests. If they’re real, click Release texts on the texting page to resume them.
      </EmailText>
      <EmailDetails rows={[["What happened", props.reason]]} />
      <EmailAction href={props.link}>View texting</EmailAction>
    </EmailFrame>
  );
}
