import { EmailAction, EmailFrame, EmailText } from "~/features/messages/email-frame.email.tsx";

export function MemberOwnerLeft(props: {
  businessName: string;
  name: string;
  keys: readonly string[];
  link: string;
  sender: { siteName: string; postalAddress: string };
}) {
  const { businessName, name, keys } = props;
  return (
    <EmailFrame
      preview="Look through what is connected to your business."
      heading={`${name} is no longer an owner`}
      sender={props.sender}
    >
      <EmailText>
        {name} is no longer an owner of {businessName}.
      </EmailText>
      {keys.length > 0 ? (
        <EmailText>
          The API keys that they made were revoked, and programs that use them are refused:{" "}
          {keys.join(", ")}. Make a new key for each program that you still need.
        </EmailText>
      ) : null}
      <EmailText>
        Webhooks belong to the business and go on. Delete those whose address you do not know, and
        renew the secret of the others if {name} had it.
      </EmailText>
      <EmailAction href={props.link}>Look through your webhooks</EmailAction>
    </EmailFrame>
  );
}
