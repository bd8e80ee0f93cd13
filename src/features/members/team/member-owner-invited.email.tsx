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
      preview="If you expected this, you don’t need to do anything."
      heading="An owner was invited"
      sender={props.sender}
    >
      <EmailText>
        {props.invitedBy} invited {props.email} to be an owner of {props.businessName}. Owners can
        do everything. If you didn’t expect this, cancel the invitation.
      </EmailText>
      <EmailAction href={props.link}>Open Team</EmailAction>
    </EmailFrame>
  );
}
