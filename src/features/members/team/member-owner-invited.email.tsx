import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function MemberOwnerInvited(props: {
  businessName: string;
  email: string;
  invitedBy: string;
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  return (
    <EmailFrame
      preview="If you know about it, there is nothing to do."
      heading="An owner was invited"
      sender={props.sender}
    >
      <EmailText>
        {props.invitedBy} invited {props.email} as an owner of {props.businessName}. Owners may do
        everything there. If you do not know about it, take the invitation back.
      </EmailText>
      <EmailAction href={props.link}>Open your team</EmailAction>
    </EmailFrame>
  );
}
