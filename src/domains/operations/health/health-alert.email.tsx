import { Text } from "react-email";
import { EmailAction, EmailFrame } from "~/domains/messaging/index.ts";

export function HealthAlert(props: {
  message: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview={props.message}
      heading={`${props.sender.siteName} needs attention`}
      sender={props.sender}
    >
      <Text>{props.message}</Text>
      <Text>You get this alert once. The health page shows whether it's still a problem.</Text>
      <EmailAction href={props.link}>View site health</EmailAction>
    </EmailFrame>
  );
}
