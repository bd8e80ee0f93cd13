import { EmailAction, EmailDetails, EmailFrame, EmailText } from "~/domains/messaging/index.ts";

export function SenderRefused(props: {
  reason: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const heading = "The provider is rejecting this business\u2019s texts";
  return (
    <EmailFrame preview={heading} heading={heading} sender={props.sender}>
      <EmailText>
        Until this is fixed, its texts are on hold, and we send them by email where we have an
        address. Fix the registration at the provider, then click Try again on the texting page.
      </EmailText>
      <EmailDetails rows={[["The provider says", props.reason]]} />
      <EmailAction href={props.link}>View texting</EmailAction>
    </EmailFrame>
  );
}
