import {
  EmailAction,
  EmailFrame,
  EmailLink,
  EmailText,
} from "~/features/messages/email-frame.email.tsx";

export function MemberAlert(props: {
  title: string;
  body: string;
  businessName: string;
  link: string;
  choicesLink: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame preview={props.body} heading={props.title} sender={props.sender}>
      <EmailText>{props.body}</EmailText>
      <EmailAction href={props.link}>Open it in your CRM</EmailAction>
      <EmailText>You get this because you chose it for {props.businessName}.</EmailText>
      <EmailLink href={props.choicesLink}>Choose what you are told</EmailLink>
    </EmailFrame>
  );
}
